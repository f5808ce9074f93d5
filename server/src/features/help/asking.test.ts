import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/help';
import { HELP_MESSAGE_MAX } from '@portal/contract/limits';
import { createModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { deleteForGood } from '../trash/testing/delete-for-good.ts';
import { HELP_ASKED } from './service.ts';

const it = portalIt.extend('module', ({ portal, company }) =>
  makeQuizModule(portal, company.id, { name: 'Safety basics' }),
);

const ask = (by: Actor, body: object) =>
  by.call(calls.askForHelp, { body: body as { message: string } });

const ownList = async (by: Actor) => succeeded(await by.call(calls.listOwnHelpRequests));

describe('access', () => {
  it.for([calls.askForHelp, calls.listOwnHelpRequests, calls.markHelpSeen])(
    '$name is for trainees',
    async (call, { portal, admin }) => {
      expect((await portal.call(call)).status).toBe(401);
      expect((await admin.call(call)).status).toBe(403);
    },
  );

  it('shows each trainee only their own requests', async ({ portal, trainee }) => {
    const [one, other] = [trainee, await makeTrainee(portal)];
    succeeded(await ask(one, { message: 'Mine' }));
    expect(await ownList(other)).toEqual([]);
  });
});

describe('asking for help', () => {
  it('about a module answers 201 with the pending request', async ({ trainee, module }) => {
    const answer = await ask(trainee, { moduleId: module.id, message: '  The video stops.  ' });
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
      hasNewNotes: false,
    });
    expect(await ownList(trainee)).toEqual([answer.body]);
  });

  it.for([{}, { moduleId: null }])('in general names no module: %j', async (about, { trainee }) => {
    const request = succeeded(await ask(trainee, { ...about, message: 'Who do I ask?' }));
    expect([request.moduleId, request.module]).toEqual([null, null]);
  });

  it('lists the newest first', async ({ trainee }) => {
    for (const message of ['first', 'second', 'third']) succeeded(await ask(trainee, { message }));
    const messages = (await ownList(trainee)).map(({ message }) => message);
    expect(messages).toEqual(['third', 'second', 'first']);
  });

  it('publishes an event after the commit', async ({ portal, company, trainee }) => {
    const published = Promise.withResolvers<unknown>();
    const stop = portal.resources.bus.subscribe(HELP_ASKED, (event) => published.resolve(event));
    const { id } = succeeded(await ask(trainee, { message: 'Hello?' }));
    expect(await published.promise).toEqual({
      requestId: id,
      traineeId: trainee.user.id,
      traineeName: trainee.user.name,
      companyId: company.id,
    });
    stop();
  });

  it.for<[string, object, string]>([
    ['nothing', {}, 'Please enter a message'],
    ['an empty message', { message: '' }, 'Please enter a message'],
    ['blanks', { message: ' \n\t ' }, 'Please enter a message'],
    ['501 characters', { message: 'x'.repeat(HELP_MESSAGE_MAX + 1) }, 'At most 500 characters'],
    ['a NUL', { message: 'a\0b' }, 'Contains characters that cannot be stored'],
    ['an invalid request id', { message: 'a', clientRequestId: 'x y' }, 'Not a request id'],
  ])('refuses %s', async ([_, body, message], { trainee }) => {
    const answer = await ask(trainee, body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await ownList(trainee)).toEqual([]);
  });

  it('accepts 500 characters of any kind', async ({ trainee }) => {
    const message = 'é'.repeat(HELP_MESSAGE_MAX);
    expect(succeeded(await ask(trainee, { message })).message).toBe(message);
  });

  it('does not find drafts, modules of another company, or unknown modules', async ({
    portal,
    admin,
    company,
    trainee,
  }) => {
    const draft = succeeded(
      await admin.call(createModule, {
        params: { id: company.id },
        body: { name: 'Draft' },
      }),
    ).module;
    const foreign = await makeQuizModule(portal, (await makeCompany(portal)).id);
    for (const moduleId of [draft.id, foreign.id, 999_999]) {
      const answer = await ask(trainee, { moduleId, message: 'What is this?' });
      expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await ownList(trainee)).toEqual([]);
  });

  it('accepts a locked module, because the question may be why it is locked', async ({
    portal,
    company,
    trainee,
  }) => {
    const locked = await makeQuizModule(portal, company.id, { name: 'Ladders' });
    expect((await ask(trainee, { moduleId: locked.id, message: 'When?' })).status).toBe(201);
  });
});

describe('a request sent twice under one id', () => {
  it('is stored once, for two clicks at once and for a later retry', async ({
    trainee,
    module,
  }) => {
    const body = { message: 'Twice', moduleId: module.id, clientRequestId: randomUUID() };
    const answers = await Promise.all([ask(trainee, body), ask(trainee, body)]);
    const [one, other] = answers.map(succeeded);
    expect(other).toEqual(one);
    expect(succeeded(await ask(trainee, body))).toEqual(one);
    expect(await ownList(trainee)).toHaveLength(1);
  });

  it.for([{ message: 'Other words' }, { moduleId: undefined }])(
    'is refused when the second differs: %j',
    async (change, { trainee, module }) => {
      const body = { message: 'Words', moduleId: module.id, clientRequestId: randomUUID() };
      succeeded(await ask(trainee, body));
      const answer = await ask(trainee, { ...body, ...change });
      expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT']);
    },
  );

  it('is separate for each trainee', async ({ portal, trainee }) => {
    const body = { message: 'Same id', clientRequestId: randomUUID() };
    for (const one of [trainee, await makeTrainee(portal)]) {
      succeeded(await ask(one, body));
      expect(await ownList(one)).toHaveLength(1);
    }
  });
});

describe('the limit', () => {
  it('is 20 per hour for each trainee; refusals and repeats do not count', async ({
    portal,
    trainee,
  }) => {
    const other = await makeTrainee(portal);
    const first = { message: 'Again', clientRequestId: randomUUID() };
    succeeded(await ask(trainee, first));
    for (let i = 1; i < 20; i++) {
      await ask(trainee, { message: '' });
      succeeded(await ask(trainee, { message: `Request ${i}` }));
    }
    const refused = await ask(trainee, { message: 'One more' });
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.error.message).toBe('You have sent many help requests. Please try again later.');
    succeeded(await ask(trainee, first));
    succeeded(await ask(other, { message: 'Not me' }));
    portal.clock.advance(60 * 60_000);
    succeeded(await ask(trainee, { message: 'Now' }));
  });
});

describe('deleting the trainee', () => {
  it('hides their requests, and deletes them with their history for good', async ({
    portal,
    admin,
    trainee,
  }) => {
    const { id } = succeeded(await ask(trainee, { message: 'Bye' }));
    const update = { params: { id }, body: { status: 'CLOSED' as const }, token: admin.token };
    succeeded(await portal.call(calls.updateHelpRequest, update));
    const deleted = await admin.call(deleteTrainee, { params: { id: trainee.user.id } });
    expect((await portal.call(calls.updateHelpRequest, update)).status).toBe(404);
    await deleteForGood(portal, deleted);
    const { db } = portal.resources;
    const rows = await db
      .selectFrom('help_request_changes')
      .select('id')
      .where('request_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});
