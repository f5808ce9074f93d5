import { listActivity } from '@portal/contract/activity';
import { deleteCompany } from '@portal/contract/companies';
import * as calls from '@portal/contract/help';
import { ADMIN_NOTES_MAX } from '@portal/contract/limits';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { engineOf } from '#server/platform/database/engine.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { untilWaiting } from '#server/testing/until-waiting.ts';
import { HELP_ANSWERED, HELP_CHANGED } from './service.ts';

const it = portalIt.extend('help', ({ portal, admin, trainee }) => {
  const ask = async (message = 'Help', about: { moduleId?: number } = {}, token = trainee.token) =>
    succeeded(await portal.call(calls.askForHelp, { body: { message, ...about }, token }));

  const list = async (query: Record<string, string> = {}) =>
    succeeded(await admin.call(calls.listHelpRequests, { query }));

  const update = (id: number, body: object, token: string | undefined = admin.token) =>
    portal.call(calls.updateHelpRequest, { params: { id }, body: body as never, token });

  const changesOf = async (id: number) =>
    succeeded(await admin.call(calls.listHelpRequestChanges, { params: { id } }));

  const ownList = async () => succeeded(await trainee.call(calls.listOwnHelpRequests));

  const pendingCount = async () => succeeded(await admin.call(calls.countPendingHelp)).pendingCount;
  const seen = (upTo: string) => trainee.call(calls.markHelpSeen, { body: { upTo } });
  return { ask, list, update, changesOf, ownList, pendingCount, seen };
});

describe('access', () => {
  it.for([
    calls.listHelpRequests,
    calls.countPendingHelp,
    calls.countOpenHelp,
    calls.listHelpAssignees,
    calls.updateHelpRequest,
    calls.listHelpRequestChanges,
  ])('$name is for administrators', async (call, { portal, trainee }) => {
    const params = { id: 1 };
    expect((await portal.call(call, { params })).status).toBe(401);
    expect((await trainee.call(call, { params })).status).toBe(403);
  });
});

describe('the list', () => {
  it('shows who asks, of which company, about what', async ({ portal, company, trainee, help }) => {
    const module = await makeQuizModule(portal, company.id, { name: 'Ladders' });
    const { id } = await help.ask('Which ladder?', { moduleId: module.id });
    expect((await help.list())[0]).toEqual({
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
      assignee: null,
    });
  });

  it('follows a trainee into another company', async ({
    portal,
    admin,
    company,
    trainee,
    help,
  }) => {
    const { id } = await help.ask();
    const next = await makeCompany(portal);
    const params = { id: trainee.user.id };
    const body = { companyName: next.name };
    succeeded(await admin.call(updateTrainee, { params, body }));
    expect(await help.list({ company: String(company.id) })).toEqual([]);
    expect(await help.list({ company: String(next.id) })).toMatchObject([
      { id, trainee: { company: { id: next.id, name: next.name } } },
    ]);
  });
});

describe('the badge', () => {
  it('counts no pending requests of deleted trainees and of deleted companies', async ({
    portal,
    admin,
    help,
  }) => {
    const before = await help.pendingCount();
    const company = await makeCompany(portal);
    const [one, two] = [
      await makeTrainee(portal, { companyName: company.name }),
      await makeTrainee(portal, { companyName: company.name }),
    ];
    for (const { token } of [one, two, two]) await help.ask('Help', {}, token);
    expect(await help.pendingCount()).toBe(before + 3);
    succeeded(await admin.call(deleteTrainee, { params: { id: one.user.id } }));
    expect(await help.pendingCount()).toBe(before + 2);
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect(await help.pendingCount()).toBe(before);
  });

  it('counts pending requests', async ({ help }) => {
    const before = await help.pendingCount();
    const { id } = await help.ask();
    await help.ask();
    expect(await help.pendingCount()).toBe(before + 2);
    succeeded(await help.update(id, { status: 'IN_PROGRESS' }));
    expect(await help.pendingCount()).toBe(before + 1);
  });
});

describe('an update', () => {
  it.for(calls.helpStatus.options)('sets %s from any other status', async (status, { help }) => {
    const { id } = await help.ask();
    for (const from of calls.helpStatus.options) {
      succeeded(await help.update(id, { status: from }));
      expect(succeeded(await help.update(id, { status })).status).toBe(status);
    }
  });

  it('trims notes, keeps them when they are absent, clears them by null', async ({ help }) => {
    const { id } = await help.ask();
    const noted = succeeded(
      await help.update(id, { status: 'PENDING', adminNotes: '  Call me.  ' }),
    );
    expect(noted.adminNotes).toBe('Call me.');
    expect(succeeded(await help.update(id, { status: 'CLOSED' })).adminNotes).toBe('Call me.');
    expect(
      succeeded(await help.update(id, { status: 'CLOSED', adminNotes: null })).adminNotes,
    ).toBe(null);
    expect((await help.ownList())[0]).toMatchObject({ id, status: 'CLOSED', adminNotes: null });
  });

  it.for<[object, string]>([
    [{}, 'Please select a status'],
    [{ status: 'DONE' }, 'Please select a status'],
    [
      { status: 'CLOSED', adminNotes: 'x'.repeat(ADMIN_NOTES_MAX + 1) },
      `At most ${ADMIN_NOTES_MAX} characters`,
    ],
  ])('refuses %j', async ([body, message], { help }) => {
    const { id } = await help.ask();
    const answer = await help.update(id, body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await help.changesOf(id)).toEqual([]);
  });

  it('of an unknown request is 404', async ({ help }) => {
    const answer = await help.update(999_999, { status: 'CLOSED' });
    expect(answer.status).toBe(404);
    expect(answer.error).toMatchObject({ code: 'NOT_FOUND', message: 'Help request not found' });
  });

  it('is refused when another administrator was quicker', async ({ help }) => {
    const { id, updatedAt } = await help.ask();
    const bodies = [
      { status: 'RESOLVED', adminNotes: 'One', updatedAt },
      { status: 'CLOSED', adminNotes: 'Two', updatedAt },
    ];
    const answers = await Promise.all(bodies.map((body) => help.update(id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'CONFLICT',
      message:
        'Somebody else has changed this request in the meantime. Look at it as it stands now.',
    });
    const winner = answers.find(({ status }) => status === 200)?.body;
    const refusal = answers.find(({ status }) => status === 409)?.error;
    expect(refusal?.details).toEqual({ reason: 'helpRequestChanged', request: winner });
    expect(await help.changesOf(id)).toHaveLength(1);
  });

  it('that is sent again after a lost answer is answered like the first time', async ({
    portal,
    admin,
    company,
    help,
  }) => {
    const answered: unknown[] = [];
    const stop = portal.resources.bus.subscribe(HELP_ANSWERED, (event) => {
      answered.push(event);
    });
    const [request, next] = [await help.ask(), await help.ask()];
    const { id, updatedAt } = request;
    const body = { status: 'RESOLVED', adminNotes: 'Done', assigneeId: admin.user.id, updatedAt };
    const first = succeeded(await help.update(id, body));
    expect(succeeded(await help.update(id, body))).toEqual(first);
    expect(await help.changesOf(id)).toHaveLength(1);
    const query = { company: String(company.id), action: 'help.updated' } as const;
    expect(succeeded(await admin.call(listActivity, { query }))).toHaveLength(1);
    // The event of a later answer arrives after all of this one.
    succeeded(await help.update(next.id, { status: 'RESOLVED' }));
    await expect.poll(() => answered.at(-1)).toMatchObject({ requestId: next.id });
    expect(answered).toMatchObject([{ requestId: id }, { requestId: next.id }]);
    stop();
  });

  it('continues from the state that the last update created', async ({ help }) => {
    const { id, updatedAt } = await help.ask();
    const first = succeeded(await help.update(id, { status: 'IN_PROGRESS', updatedAt }));
    const second = await help.update(id, { status: 'RESOLVED', updatedAt: first.updatedAt });
    expect(second.status).toBe(200);
  });
});

describe('the history', () => {
  it('records who changed what and when, the latest first', async ({ help }) => {
    const { id } = await help.ask();
    succeeded(await help.update(id, { status: 'IN_PROGRESS', adminNotes: 'Looking' }));
    const last = succeeded(await help.update(id, { status: 'RESOLVED', adminNotes: null }));
    expect(await help.changesOf(id)).toEqual([
      {
        id: expect.any(Number),
        changedAt: last.updatedAt,
        adminName: 'Ada Admin',
        status: { before: 'IN_PROGRESS', after: 'RESOLVED' },
        adminNotes: { before: 'Looking', after: null },
        assignee: { before: null, after: null },
      },
      {
        id: expect.any(Number),
        changedAt: expect.any(String),
        adminName: 'Ada Admin',
        status: { before: 'PENDING', after: 'IN_PROGRESS' },
        adminNotes: { before: null, after: 'Looking' },
        assignee: { before: null, after: null },
      },
    ]);
  });

  it('is also in the list of all changes, under the trainee’s name', async ({
    admin,
    company,
    trainee,
    help,
  }) => {
    const { id } = await help.ask();
    succeeded(await help.update(id, { status: 'RESOLVED', adminNotes: 'Done' }));
    const query = { company: String(company.id) };
    const [newest] = succeeded(await admin.call(listActivity, { query }));
    expect(newest).toMatchObject({
      action: 'help.updated',
      subject: { kind: 'help', id, name: trainee.user.name },
      company: { id: company.id, name: company.name },
      before: { status: 'PENDING', adminNotes: null },
      after: { status: 'RESOLVED', adminNotes: 'Done' },
    });
  });

  it('records nothing for an update that changes nothing', async ({ help }) => {
    const request = await help.ask();
    const same = succeeded(await help.update(request.id, { status: 'PENDING', adminNotes: ' ' }));
    expect(same.updatedAt).toBe(request.updatedAt);
    expect(await help.changesOf(request.id)).toEqual([]);
  });

  it('of an unknown request is 404', async ({ portal, admin }) => {
    const input = { params: { id: 999_999 }, token: admin.token };
    expect((await portal.call(calls.listHelpRequestChanges, input)).status).toBe(404);
  });
});

describe('the events of a change', () => {
  it('are published for each change, and separately for an answer', async ({
    portal,
    company,
    trainee,
    help,
  }) => {
    const published: unknown[] = [];
    const stops = [HELP_CHANGED, HELP_ANSWERED].map((topic) =>
      portal.resources.bus.subscribe(topic, (event) => {
        published.push([topic, event]);
      }),
    );
    const { id } = await help.ask();
    const event = (status: string) => ({
      requestId: id,
      traineeId: trainee.user.id,
      companyId: company.id,
      status,
    });
    succeeded(await help.update(id, { status: 'IN_PROGRESS' }));
    succeeded(await help.update(id, { status: 'IN_PROGRESS' }));
    succeeded(await help.update(id, { status: 'RESOLVED', adminNotes: 'Done' }));
    await expect.poll(() => published.length).toBe(3);
    expect(published).toEqual([
      [HELP_CHANGED, event('IN_PROGRESS')],
      [HELP_CHANGED, event('RESOLVED')],
      [HELP_ANSWERED, event('RESOLVED')],
    ]);
    for (const stop of stops) stop();
  });
});

describe('unseen changes for the trainee', () => {
  it('remain until they are seen, up to the time that was seen', async ({ help }) => {
    const { id } = await help.ask();
    succeeded(await help.update(id, { status: 'IN_PROGRESS' }));
    const [shown] = await help.ownList();
    expect(shown?.hasNews).toBe(true);
    succeeded(await help.update(id, { status: 'RESOLVED' }));
    succeeded(await help.seen(shown?.updatedAt ?? ''));
    expect((await help.ownList())[0]?.hasNews).toBe(true);
    succeeded(await help.seen((await help.ownList())[0]?.updatedAt ?? ''));
    expect((await help.ownList())[0]?.hasNews).toBe(false);
  });

  it('tell notes that are new from a status alone', async ({ help }) => {
    const { id } = await help.ask();
    const news = async () => {
      const [own] = await help.ownList();
      return own === undefined ? null : { isNew: own.hasNews, hasNotes: own.hasNewNotes };
    };
    const see = async () =>
      void succeeded(await help.seen((await help.ownList())[0]?.updatedAt ?? ''));
    succeeded(await help.update(id, { status: 'IN_PROGRESS' }));
    expect(await news()).toEqual({ isNew: true, hasNotes: false });
    succeeded(await help.update(id, { status: 'IN_PROGRESS', adminNotes: 'Call me.' }));
    expect(await news()).toEqual({ isNew: true, hasNotes: true });
    // The notes are still unseen after a change of the status.
    succeeded(await help.update(id, { status: 'RESOLVED' }));
    expect(await news()).toEqual({ isNew: true, hasNotes: true });
    await see();
    succeeded(await help.update(id, { status: 'RESOLVED', adminNotes: 'Call Ann.' }));
    await see();
    // The latest change, although it was seen.
    expect(await news()).toEqual({ isNew: false, hasNotes: true });
    succeeded(await help.update(id, { status: 'CLOSED' }));
    expect(await news()).toEqual({ isNew: true, hasNotes: false });
    await see();
    succeeded(await help.update(id, { status: 'CLOSED', adminNotes: null }));
    expect(await news()).toEqual({ isNew: true, hasNotes: false });
  });

  it('are marked as seen for each trainee separately', async ({ portal, company, help }) => {
    const { id } = await help.ask();
    const { updatedAt } = succeeded(await help.update(id, { status: 'CLOSED' }));
    const { token } = await makeTrainee(portal, { companyName: company.name });
    succeeded(await portal.call(calls.markHelpSeen, { body: { upTo: updatedAt }, token }));
    expect((await help.ownList())[0]?.hasNews).toBe(true);
  });

  it('refuse an invalid time', async ({ help }) => {
    expect((await help.seen('yesterday')).status).toBe(400);
  });
});

it('an answer that waits while the trainee is deleted is stored before it, or finds no request', async ({
  portal,
  trainee,
  help,
}) => {
  const request = await help.ask();
  const wants = { browserNotifications: false, soundNotifications: false } as const;
  const settings = { ...wants, toastNotifications: false, emailNotifications: true };
  // A mail to the trainee is due with the answer, so the answer checks that they still exist.
  succeeded(await trainee.call(saveNotificationSettings, { body: settings }));
  const { db } = portal.resources;
  let answer: ReturnType<typeof help.update> | undefined;
  await inTransaction(db, async (tx) => {
    // The deletion locks the trainee first.
    const row = tx.selectFrom('all_users').select('id').where('id', '=', trainee.user.id);
    await row.$if(engineOf(tx) === 'postgres', (query) => query.forUpdate()).execute();
    if (answer === undefined) {
      answer = help.update(request.id, { status: 'RESOLVED', adminNotes: 'Done' });
      // The answer has locked the request, and waits for the trainee.
      await untilWaiting(portal);
    }
    // Each now waits for the other: PostgreSQL rolls back one of them, which is retried.
    await tx.deleteFrom('all_users').where('id', '=', trainee.user.id).execute();
  });
  // 200 if the deletion was rolled back: then it follows the answer.
  expect([404, 200]).toContain((await answer)?.status);
  expect(
    await db.selectFrom('all_users').select('id').where('id', '=', trainee.user.id).execute(),
  ).toEqual([]);
});
