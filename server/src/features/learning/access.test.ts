import {
  completeVideo,
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { createModule } from '@portal/contract/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

const GONE = "The requested module could not be found or you don't have access to it.";

const listCalls = [getDashboard, listTrainingModules];
const moduleCalls = [
  { call: getTrainingModule, body: undefined },
  { call: reportWatching, body: { timeSpent: 1 } },
  { call: completeVideo, body: undefined },
  { call: submitQuiz, body: { answers: {} } },
];
const named = moduleCalls.map((each) => [each.call.name, each] as const);

let portal: TestPortal;
let company: { id: number; name: string };
let token: string;
let adminToken: string;
let first: { id: number; name: string };
let locked: { id: number; name: string };
let draftId: number;
let foreignId: number;
let foreignDraftId: number;

beforeAll(async () => {
  portal = await startTestPortal();
  company = await makeCompany(portal);
  first = await makeVideoModule(portal, company.id, { name: 'Safety basics', questions: 1 });
  locked = await makeVideoModule(portal, company.id, { name: 'Ladders', questions: 1 });
  adminToken = (await signInAdmin(portal)).token;
  const makeDraft = async (companyId: number) => {
    const input = { params: { id: companyId }, body: { name: 'Draft' }, token: adminToken };
    return succeeded(await portal.call(createModule, input)).module.id;
  };
  draftId = await makeDraft(company.id);
  const other = await makeCompany(portal);
  foreignId = (await makeQuizModule(portal, other.id)).id;
  foreignDraftId = await makeDraft(other.id);
  token = (await makeTrainee(portal, { companyName: company.name })).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

describe.each(listCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it('asks who calls', async () => {
    expect((await portal.call(call)).status).toBe(401);
  });

  it('is for trainees alone', async () => {
    const answer = await portal.call(call, { token: adminToken });
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe.each(named)('%s', (_, { call, body }) => {
  const ask = (id: number | string, as: string | undefined = token) =>
    portal.inject({
      method: call.method,
      url: `/api${call.path.replace(':id', String(id))}`,
      headers: as === '' ? {} : { authorization: `Bearer ${as}` },
      ...(body === undefined ? {} : { payload: body }),
    });

  it('asks who calls', async () => {
    expect((await ask(first.id, '')).error.code).toBe('UNAUTHENTICATED');
  });

  it('is for trainees alone', async () => {
    const answer = await ask(first.id, adminToken);
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(['0', '-1', '1e3', 'x', '99999999999999999999'])('refuses the id %s', async (id) => {
    const answer = await ask(id);
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('does not know a module that is not there', async () => {
    const answer = await ask(999_999_999);
    expect([answer.status, answer.error.message]).toEqual([404, GONE]);
  });

  it('does not show a draft', async () => {
    const answer = await ask(draftId);
    expect([answer.status, answer.error.message]).toEqual([404, GONE]);
  });

  it('answers for a module of another company as for one that is not there', async () => {
    const missing = await ask(999_999_999);
    for (const id of [foreignId, foreignDraftId]) {
      const answer = await ask(id);
      expect([answer.status, answer.raw]).toEqual([404, missing.raw]);
    }
  });

  it('says what to finish before a locked module', async () => {
    const answer = await ask(locked.id);
    expect(answer.status).toBe(403);
    expect(answer.error).toEqual({
      code: 'MODULE_LOCKED',
      message: "This module is locked. Finish 'Safety basics' first.",
      details: { moduleId: first.id, moduleName: 'Safety basics' },
    });
  });
});

describe('what was refused', () => {
  it('left no trace', async () => {
    const { db } = portal.resources;
    const reached = await db.selectFrom('progress').selectAll().execute();
    expect(reached.filter(({ module_id }) => module_id !== first.id)).toEqual([]);
  });
});
