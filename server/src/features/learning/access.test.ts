import {
  completeVideo,
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { createModule } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const GONE = "The requested module could not be found or you don't have access to it.";

const listCalls = [getDashboard, listTrainingModules];
const moduleCalls = [
  { call: getTrainingModule, body: undefined },
  { call: reportWatching, body: { timeSpent: 1 } },
  { call: completeVideo, body: undefined },
  { call: submitQuiz, body: { answers: {} } },
];
const named = moduleCalls.map((each) => [each.call.name, each] as const);

const it = portalIt.extend('training', { scope: 'file' }, async ({ portal, admin }) => {
  const [company, other] = [await makeCompany(portal), await makeCompany(portal)];
  const makeDraft = async (companyId: number) => {
    const input = { params: { id: companyId }, body: { name: 'Draft' } };
    return succeeded(await admin.call(createModule, input)).module;
  };
  return {
    first: await makeVideoModule(portal, company.id, { name: 'Safety basics', questions: 1 }),
    locked: await makeVideoModule(portal, company.id, { name: 'Ladders', questions: 1 }),
    draft: await makeDraft(company.id),
    foreign: [await makeQuizModule(portal, other.id), await makeDraft(other.id)],
    token: (await makeTrainee(portal, { companyName: company.name })).token,
  };
});

describe.each(listCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it('requires a login', async ({ portal }) => {
    expect((await portal.call(call)).status).toBe(401);
  });

  it('is for trainees only', async ({ admin }) => {
    const answer = await admin.call(call);
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe.each(named)('%s', (_, { call, body }) => {
  const ask = (portal: TestPortal, token: string, id: number | string) =>
    portal.inject({
      method: call.method,
      url: `/api${call.path.replace(':id', String(id))}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });

  it('requires a login', async ({ portal, training }) => {
    expect((await ask(portal, '', training.first.id)).error.code).toBe('UNAUTHENTICATED');
  });

  it('is for trainees only', async ({ portal, admin, training }) => {
    const answer = await ask(portal, admin.token, training.first.id);
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.for(['0', '-1', '1e3', 'x', '99999999999999999999'])(
    'refuses the id %s',
    async (id, { portal, training }) => {
      const answer = await ask(portal, training.token, id);
      expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('does not find an unknown module', async ({ portal, training }) => {
    const answer = await ask(portal, training.token, 999_999_999);
    expect([answer.status, answer.error.message]).toEqual([404, GONE]);
  });

  it('does not show a draft', async ({ portal, training }) => {
    const answer = await ask(portal, training.token, training.draft.id);
    expect([answer.status, answer.error.message]).toEqual([404, GONE]);
  });

  it('answers for a module of another company as for an unknown one', async ({
    portal,
    training,
  }) => {
    const missing = await ask(portal, training.token, 999_999_999);
    for (const { id } of training.foreign) {
      const answer = await ask(portal, training.token, id);
      expect([answer.status, answer.raw]).toEqual([404, missing.raw]);
    }
  });

  it('names the module to finish before a locked module', async ({ portal, training }) => {
    const answer = await ask(portal, training.token, training.locked.id);
    expect(answer.status).toBe(403);
    expect(answer.error).toEqual({
      code: 'MODULE_LOCKED',
      message: "This module is locked. Finish 'Safety basics' first.",
      details: {
        reason: 'moduleLocked',
        values: { name: 'Safety basics' },
        moduleId: training.first.id,
        moduleName: 'Safety basics',
      },
    });
  });
});

describe('refused calls', () => {
  it('change nothing', async ({ portal, training }) => {
    const { db } = portal.resources;
    const reached = await db.selectFrom('progress').selectAll().execute();
    expect(reached.filter(({ module_id }) => module_id !== training.first.id)).toEqual([]);
  });
});
