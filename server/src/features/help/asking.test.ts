import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/help';
import { HELP_MESSAGE_MAX } from '@portal/contract/limits';
import { createModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { HELP_ASKED } from './service.ts';

let portal: TestPortal;
let company: { id: number; name: string };
let module: { id: number; name: string };
let adminToken: string;

beforeAll(async () => {
  portal = await startTestPortal();
  company = await makeCompany(portal);
  module = await makeQuizModule(portal, company.id, { name: 'Safety basics' });
  adminToken = (await signInAdmin(portal)).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

const newTrainee = () => makeTrainee(portal, { companyName: company.name });

const ask = (token: string | undefined, body: object) =>
  portal.call(calls.askForHelp, { token, body: body as { message: string } });

const ownList = async (token: string) =>
  succeeded(await portal.call(calls.listOwnHelpRequests, { token }));

describe('who may', () => {
  it.each([calls.askForHelp, calls.listOwnHelpRequests, calls.markHelpSeen])(
    '$name is for trainees',
    async (call) => {
      expect((await portal.call(call)).status).toBe(401);
      expect((await portal.call(call, { token: adminToken })).status).toBe(403);
    },
  );

  it('shows each trainee their own requests alone', async () => {
    const [one, other] = [await newTrainee(), await newTrainee()];
    succeeded(await ask(one.token, { message: 'Mine' }));
    expect(await ownList(other.token)).toEqual([]);
  });
});

describe('asking for help', () => {
  it('about a module answers 201 with the pending request', async () => {
    const { token } = await newTrainee();
    const answer = await ask(token, { moduleId: module.id, message: '  The video stops.  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      status: 'PENDING',
      createdAt: expect.any(String),
      updatedAt: answer.body.createdAt,
      message: 'The video stops.',
      moduleId: module.id,
      module: { id: module.id, name: 'Safety basics' },
      adminNotes: null,
      hasNews: false,
    });
    expect(await ownList(token)).toEqual([answer.body]);
  });

  it.each([{}, { moduleId: null }])('in general names no module: %j', async (about) => {
    const { token } = await newTrainee();
    const request = succeeded(await ask(token, { ...about, message: 'Who do I ask?' }));
    expect([request.moduleId, request.module]).toEqual([null, null]);
  });

  it('lists the newest first', async () => {
    const { token } = await newTrainee();
    for (const message of ['first', 'second', 'third']) succeeded(await ask(token, { message }));
    const messages = (await ownList(token)).map(({ message }) => message);
    expect(messages).toEqual(['third', 'second', 'first']);
  });

  it('tells who listens, after the commit', async () => {
    const { token, user } = await newTrainee();
    const told = Promise.withResolvers<unknown>();
    const stop = portal.resources.bus.subscribe(HELP_ASKED, (event) => told.resolve(event));
    const { id } = succeeded(await ask(token, { message: 'Hello?' }));
    expect(await told.promise).toEqual({
      requestId: id,
      traineeId: user.id,
      traineeName: user.name,
      companyId: company.id,
    });
    stop();
  });

  it.each([
    ['nothing', {}, 'Please enter a message'],
    ['an empty message', { message: '' }, 'Please enter a message'],
    ['blanks', { message: ' \n\t ' }, 'Please enter a message'],
    ['501 characters', { message: 'x'.repeat(HELP_MESSAGE_MAX + 1) }, 'At most 500 characters'],
    ['a NUL', { message: 'a\0b' }, 'Contains characters that cannot be stored'],
    ['a strange request id', { message: 'a', clientRequestId: 'x y' }, 'Not a request id'],
  ])('refuses %s', async (_, body, message) => {
    const { token } = await newTrainee();
    const answer = await ask(token, body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await ownList(token)).toEqual([]);
  });

  it('takes 500 characters of any kind', async () => {
    const { token } = await newTrainee();
    const message = 'é'.repeat(HELP_MESSAGE_MAX);
    expect(succeeded(await ask(token, { message })).message).toBe(message);
  });

  it('does not know drafts, another company’s modules, or none', async () => {
    const { token } = await newTrainee();
    const draft = succeeded(
      await portal.call(createModule, {
        params: { id: company.id },
        body: { name: 'Draft' },
        token: adminToken,
      }),
    ).module;
    const foreign = await makeQuizModule(portal, (await makeCompany(portal)).id);
    for (const moduleId of [draft.id, foreign.id, 999_999]) {
      const answer = await ask(token, { moduleId, message: 'What is this?' });
      expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await ownList(token)).toEqual([]);
  });

  it('takes a locked module: why it is locked may be the question', async () => {
    const { token } = await newTrainee();
    const locked = await makeQuizModule(portal, company.id, { name: 'Ladders' });
    expect((await ask(token, { moduleId: locked.id, message: 'When?' })).status).toBe(201);
  });
});

describe('a request sent twice under one id', () => {
  it('is one, from two clicks at once and from a later retry', async () => {
    const { token } = await newTrainee();
    const body = { message: 'Twice', moduleId: module.id, clientRequestId: randomUUID() };
    const answers = await Promise.all([ask(token, body), ask(token, body)]);
    const [one, other] = answers.map(succeeded);
    expect(other).toEqual(one);
    expect(succeeded(await ask(token, body))).toEqual(one);
    expect(await ownList(token)).toHaveLength(1);
  });

  it.each([{ message: 'Other words' }, { moduleId: undefined }])(
    'is refused where it is another: %j',
    async (change) => {
      const { token } = await newTrainee();
      const body = { message: 'Words', moduleId: module.id, clientRequestId: randomUUID() };
      succeeded(await ask(token, body));
      const answer = await ask(token, { ...body, ...change });
      expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT']);
    },
  );

  it('is each trainee’s own', async () => {
    const body = { message: 'Same id', clientRequestId: randomUUID() };
    for (const { token } of [await newTrainee(), await newTrainee()]) {
      succeeded(await ask(token, body));
      expect(await ownList(token)).toHaveLength(1);
    }
  });
});

describe('the limit', () => {
  it('is 20 an hour for each trainee; refusals and repeats do not count', async () => {
    const [{ token }, other] = [await newTrainee(), await newTrainee()];
    const first = { message: 'Again', clientRequestId: randomUUID() };
    succeeded(await ask(token, first));
    for (let i = 1; i < 20; i++) {
      await ask(token, { message: '' });
      succeeded(await ask(token, { message: `Request ${i}` }));
    }
    const refused = await ask(token, { message: 'One more' });
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.error.message).toBe('You have sent many help requests. Please try again later.');
    succeeded(await ask(token, first));
    succeeded(await ask(other.token, { message: 'Not me' }));
    portal.clock.advance(60 * 60_000);
    succeeded(await ask(token, { message: 'Now' }));
  });
});

describe('deleting the trainee', () => {
  it('deletes their requests with their history', async () => {
    const { token, user } = await newTrainee();
    const { id } = succeeded(await ask(token, { message: 'Bye' }));
    const update = { params: { id }, body: { status: 'CLOSED' as const }, token: adminToken };
    succeeded(await portal.call(calls.updateHelpRequest, update));
    succeeded(await portal.call(deleteTrainee, { params: { id: user.id }, token: adminToken }));
    expect((await portal.call(calls.updateHelpRequest, update)).status).toBe(404);
    const { db } = portal.resources;
    const rows = await db
      .selectFrom('help_request_changes')
      .select('id')
      .where('request_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});
