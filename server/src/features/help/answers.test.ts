import { setTimeout as pause } from 'node:timers/promises';
import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/help';
import { ADMIN_NOTES_MAX } from '@portal/contract/limits';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { updateTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineOf } from '#server/platform/database/engine.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { HELP_ANSWERED, HELP_CHANGED } from './service.ts';

let portal: TestPortal;
let adminToken: string;
let company: { id: number; name: string };
let trainee: { token: string; user: { id: number; name: string; email: string } };

beforeAll(async () => {
  portal = await startTestPortal();
  adminToken = (await signInAdmin(portal)).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

beforeEach(async () => {
  company = await makeCompany(portal);
  trainee = await makeTrainee(portal, { companyName: company.name });
});

const ask = async (message = 'Help', about: { moduleId?: number } = {}, token = trainee.token) =>
  succeeded(await portal.call(calls.askForHelp, { body: { message, ...about }, token }));

const list = async (query: Record<string, string> = {}) =>
  succeeded(await portal.call(calls.listHelpRequests, { query, token: adminToken }));

const update = (id: number, body: object, token: string | undefined = adminToken) =>
  portal.call(calls.updateHelpRequest, { params: { id }, body: body as never, token });

const changesOf = async (id: number) =>
  succeeded(await portal.call(calls.listHelpRequestChanges, { params: { id }, token: adminToken }));

const ownList = async () =>
  succeeded(await portal.call(calls.listOwnHelpRequests, { token: trainee.token }));

const pendingCount = async () =>
  succeeded(await portal.call(calls.countPendingHelp, { token: adminToken })).pendingCount;

describe('who may', () => {
  it.each([
    calls.listHelpRequests,
    calls.countPendingHelp,
    calls.updateHelpRequest,
    calls.listHelpRequestChanges,
  ])('$name is for administrators', async (call) => {
    const params = { id: 1 };
    expect((await portal.call(call, { params })).status).toBe(401);
    expect((await portal.call(call, { params, token: trainee.token })).status).toBe(403);
  });
});

describe('the list', () => {
  it('shows who asks, of which company, about what', async () => {
    const module = await makeQuizModule(portal, company.id, { name: 'Ladders' });
    const { id } = await ask('Which ladder?', { moduleId: module.id });
    expect((await list())[0]).toEqual({
      id,
      status: 'PENDING',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      message: 'Which ladder?',
      moduleId: module.id,
      module: { id: module.id, name: 'Ladders' },
      adminNotes: null,
      trainee: {
        id: trainee.user.id,
        name: trainee.user.name,
        email: trainee.user.email,
        company: { id: company.id, name: company.name },
      },
    });
  });

  it('is of one status, of one company, of both, and all without a filter', async () => {
    const other = await makeTrainee(portal);
    const mine = await ask();
    const closed = await ask();
    succeeded(await update(closed.id, { status: 'CLOSED' }));
    const foreign = await ask('Foreign', {}, other.token);
    const ids = async (query = {}) => (await list(query)).map(({ id }) => id);
    const companyId = String(company.id);
    expect(await ids({ company: companyId })).toEqual([closed.id, mine.id]);
    expect(await ids({ company: companyId, status: 'CLOSED' })).toEqual([closed.id]);
    expect(await ids({ status: 'PENDING' })).toEqual(expect.arrayContaining([foreign.id, mine.id]));
    expect(await ids({ status: 'PENDING' })).not.toContain(closed.id);
    expect((await ids()).slice(0, 3)).toEqual([foreign.id, closed.id, mine.id]);
    expect(await ids({ company: '999999' })).toEqual([]);
  });

  it('is read page by page, without gap or repetition when new ones come', async () => {
    const asked: number[] = [];
    for (let i = 0; i < 5; i++) asked.unshift((await ask(`Request ${i}`)).id);
    const query = { company: String(company.id), pageSize: '2' };
    const read: number[] = [];
    let page = await list(query);
    while (page.length > 0) {
      await ask('Meanwhile');
      read.push(...page.map(({ id }) => id));
      page = await list({ ...query, before: String(read.at(-1)) });
    }
    expect(read).toEqual(asked);
  });

  it.each([{ status: 'LOST' }, { company: 'x' }, { pageSize: '0' }, { pageSize: '101' }])(
    'refuses %j',
    async (query) => {
      const answer = await portal.call(calls.listHelpRequests, { query, token: adminToken });
      expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('follows a trainee into another company', async () => {
    const { id } = await ask();
    const next = await makeCompany(portal);
    const params = { id: trainee.user.id };
    const body = { companyName: next.name };
    succeeded(await portal.call(updateTrainee, { params, body, token: adminToken }));
    expect(await list({ company: String(company.id) })).toEqual([]);
    expect(await list({ company: String(next.id) })).toMatchObject([
      { id, trainee: { company: { id: next.id, name: next.name } } },
    ]);
  });
});

describe('the badge', () => {
  it('counts what is pending', async () => {
    const before = await pendingCount();
    const { id } = await ask();
    await ask();
    expect(await pendingCount()).toBe(before + 2);
    succeeded(await update(id, { status: 'IN_PROGRESS' }));
    expect(await pendingCount()).toBe(before + 1);
  });
});

describe('an update', () => {
  it.each(calls.helpStatus.options)('sets %s from any other status', async (status) => {
    const { id } = await ask();
    for (const from of calls.helpStatus.options) {
      succeeded(await update(id, { status: from }));
      expect(succeeded(await update(id, { status })).status).toBe(status);
    }
  });

  it('trims notes, leaves them when they are absent, clears them by null', async () => {
    const { id } = await ask();
    const noted = succeeded(await update(id, { status: 'PENDING', adminNotes: '  Call me.  ' }));
    expect(noted.adminNotes).toBe('Call me.');
    expect(succeeded(await update(id, { status: 'CLOSED' })).adminNotes).toBe('Call me.');
    expect(succeeded(await update(id, { status: 'CLOSED', adminNotes: null })).adminNotes).toBe(
      null,
    );
    expect((await ownList())[0]).toMatchObject({ id, status: 'CLOSED', adminNotes: null });
  });

  it.each([
    [{}, 'Please select a status'],
    [{ status: 'DONE' }, 'Please select a status'],
    [
      { status: 'CLOSED', adminNotes: 'x'.repeat(ADMIN_NOTES_MAX + 1) },
      `At most ${ADMIN_NOTES_MAX} characters`,
    ],
  ])('refuses %j', async (body, message) => {
    const { id } = await ask();
    const answer = await update(id, body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await changesOf(id)).toEqual([]);
  });

  it('of what is not there is 404', async () => {
    const answer = await update(999_999, { status: 'CLOSED' });
    expect(answer.status).toBe(404);
    expect(answer.error).toMatchObject({ code: 'NOT_FOUND', message: 'Help request not found' });
  });

  it('is refused where another administrator was quicker', async () => {
    const { id, updatedAt } = await ask();
    const bodies = [
      { status: 'RESOLVED', adminNotes: 'One', updatedAt },
      { status: 'CLOSED', adminNotes: 'Two', updatedAt },
    ];
    const answers = await Promise.all(bodies.map((body) => update(id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'CONFLICT',
      message:
        'Somebody else has changed this request in the meantime. Look at it as it stands now.',
    });
    const winner = answers.find(({ status }) => status === 200)?.body;
    const refusal = answers.find(({ status }) => status === 409)?.error;
    expect(refusal?.details).toEqual({ request: winner });
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('goes on from the state it has made', async () => {
    const { id, updatedAt } = await ask();
    const first = succeeded(await update(id, { status: 'IN_PROGRESS', updatedAt }));
    const second = await update(id, { status: 'RESOLVED', updatedAt: first.updatedAt });
    expect(second.status).toBe(200);
  });
});

describe('the history', () => {
  it('keeps who changed what and when, the latest first', async () => {
    const { id } = await ask();
    succeeded(await update(id, { status: 'IN_PROGRESS', adminNotes: 'Looking' }));
    const last = succeeded(await update(id, { status: 'RESOLVED', adminNotes: null }));
    expect(await changesOf(id)).toEqual([
      {
        id: expect.any(Number),
        changedAt: last.updatedAt,
        adminName: 'Ada Admin',
        status: { before: 'IN_PROGRESS', after: 'RESOLVED' },
        adminNotes: { before: 'Looking', after: null },
      },
      {
        id: expect.any(Number),
        changedAt: expect.any(String),
        adminName: 'Ada Admin',
        status: { before: 'PENDING', after: 'IN_PROGRESS' },
        adminNotes: { before: null, after: 'Looking' },
      },
    ]);
  });

  it('stands in the list of all changes too, by the trainee’s name', async () => {
    const { id } = await ask();
    succeeded(await update(id, { status: 'RESOLVED', adminNotes: 'Done' }));
    const query = { company: String(company.id) };
    const [newest] = succeeded(await portal.call(listActivity, { query, token: adminToken }));
    expect(newest).toMatchObject({
      action: 'help.updated',
      subject: { kind: 'help', id, name: trainee.user.name },
      company: { id: company.id, name: company.name },
      before: { status: 'PENDING', notes: null },
      after: { status: 'RESOLVED', notes: 'Done' },
    });
  });

  it('keeps nothing of an update that changes nothing', async () => {
    const request = await ask();
    const same = succeeded(await update(request.id, { status: 'PENDING', adminNotes: ' ' }));
    expect(same.updatedAt).toBe(request.updatedAt);
    expect(await changesOf(request.id)).toEqual([]);
  });

  it('of what is not there is 404', async () => {
    const input = { params: { id: 999_999 }, token: adminToken };
    expect((await portal.call(calls.listHelpRequestChanges, input)).status).toBe(404);
  });
});

describe('what a change tells', () => {
  it('is each change, and which of them is an answer', async () => {
    const told: unknown[] = [];
    const stops = [HELP_CHANGED, HELP_ANSWERED].map((topic) =>
      portal.resources.bus.subscribe(topic, (event) => {
        told.push([topic, event]);
      }),
    );
    const { id } = await ask();
    const event = (status: string) => ({
      requestId: id,
      traineeId: trainee.user.id,
      companyId: company.id,
      status,
    });
    succeeded(await update(id, { status: 'IN_PROGRESS' }));
    succeeded(await update(id, { status: 'IN_PROGRESS' }));
    succeeded(await update(id, { status: 'RESOLVED', adminNotes: 'Done' }));
    await expect.poll(() => told.length).toBe(3);
    expect(told).toEqual([
      [HELP_CHANGED, event('IN_PROGRESS')],
      [HELP_CHANGED, event('RESOLVED')],
      [HELP_ANSWERED, event('RESOLVED')],
    ]);
    for (const stop of stops) stop();
  });
});

describe('news for the trainee', () => {
  const seen = (upTo: string) =>
    portal.call(calls.markHelpSeen, { body: { upTo }, token: trainee.token });

  it('last until they are seen, as far as they were seen', async () => {
    const { id } = await ask();
    succeeded(await update(id, { status: 'IN_PROGRESS' }));
    const [shown] = await ownList();
    expect(shown?.hasNews).toBe(true);
    succeeded(await update(id, { status: 'RESOLVED' }));
    succeeded(await seen(shown?.updatedAt ?? ''));
    expect((await ownList())[0]?.hasNews).toBe(true);
    succeeded(await seen((await ownList())[0]?.updatedAt ?? ''));
    expect((await ownList())[0]?.hasNews).toBe(false);
  });

  it('are each trainee’s own to see', async () => {
    const { id } = await ask();
    const { updatedAt } = succeeded(await update(id, { status: 'CLOSED' }));
    const { token } = await makeTrainee(portal, { companyName: company.name });
    succeeded(await portal.call(calls.markHelpSeen, { body: { upTo: updatedAt }, token }));
    expect((await ownList())[0]?.hasNews).toBe(true);
  });

  it('refuses what is no instant', async () => {
    expect((await seen('yesterday')).status).toBe(400);
  });
});

it('of a request whose trainee is deleted meanwhile is a 404, whoever waits for whom', async () => {
  const request = await ask();
  const wants = { browserNotifications: false, soundNotifications: false } as const;
  const settings = { ...wants, toastNotifications: false, emailNotifications: true };
  // So that the answer owes them a mail, and has to look whether they are still there.
  succeeded(await portal.call(saveNotificationSettings, { body: settings, token: trainee.token }));
  const { db } = portal.resources;
  const answered = await db.transaction().execute(async (tx) => {
    // As the deletion itself does it first.
    const row = tx.selectFrom('users').select('id').where('id', '=', trainee.user.id);
    await row.$if(engineOf(tx) === 'postgres', (query) => query.forUpdate()).execute();
    const answer = update(request.id, { status: 'RESOLVED', adminNotes: 'Done' });
    // The request is locked by now, and the answer waits for the trainee.
    await pause(200);
    await tx.deleteFrom('all_users').where('id', '=', trainee.user.id).execute();
    return { answer };
  });
  expect((await answered.answer).status).toBe(404);
});
