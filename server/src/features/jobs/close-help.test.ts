import { listActivity } from '@portal/contract/activity';
import type { CallBody } from '@portal/contract/call';
import * as helpCalls from '@portal/contract/help';
import * as calls from '@portal/contract/jobs';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { HELP_ANSWERED, HELP_CHANGED, HELP_CHANGED_TOGETHER } from '../help/service.ts';
import { makeHelpRequests } from '../help/testing/help-requests.ts';

type Body = CallBody<typeof calls.closeHelpRequests>;

const it = portalIt.extend('help', ({ portal, admin, company, trainee }) => {
  const runDue = () => portal.work(['job']);
  const job = async (id: number) => succeeded(await admin.call(calls.getJob, { params: { id } }));
  const start = (body: Body) => admin.call(calls.closeHelpRequests, { body });
  const query = { company: String(company.id) };
  const params = (id: number) => ({ params: { id } });
  return {
    start,
    async run(body: Body) {
      const { id } = succeeded(await start(body));
      await runDue();
      return job(id);
    },
    async undo(id: number) {
      succeeded(await admin.call(calls.undoJob, params(id)));
      await runDue();
      return job(id);
    },
    items: async (id: number) => succeeded(await admin.call(calls.listJobItems, params(id))),
    ask: async (by = trainee) =>
      succeeded(await by.call(helpCalls.askForHelp, { body: { message: 'Help' } })),
    update: async (id: number, body: object) =>
      succeeded(
        await admin.call(helpCalls.updateHelpRequest, { ...params(id), body: body as never }),
      ),
    list: async () => succeeded(await admin.call(helpCalls.listHelpRequests, { query })),
    statusOf: async (id: number) =>
      succeeded(await admin.call(helpCalls.listHelpRequests, { query })).find(
        (each) => each.id === id,
      )?.status,
    changes: async (id: number) =>
      succeeded(await admin.call(helpCalls.listHelpRequestChanges, params(id))),
    lines: async (jobId: number) => {
      const all = succeeded(await admin.call(listActivity, { query: { pageSize: '50' } }));
      return all.filter((line) => line.jobId === jobId);
    },
    makeMany: (count: number) =>
      makeHelpRequests(portal, { userId: trainee.user.id, companyId: company.id, count }),
  };
});

const seen = ({ id, updatedAt }: helpCalls.HelpRequest | helpCalls.OwnHelpRequest) => ({
  id,
  updatedAt,
});

describe('access', () => {
  it('is for admins', async ({ portal, trainee }) => {
    expect((await portal.call(calls.closeHelpRequests)).status).toBe(401);
    expect((await trainee.call(calls.closeHelpRequests)).status).toBe(403);
  });

  it.for<[string, object]>([
    ['neither', {}],
    ['both', { requests: [{ id: 1, updatedAt: new Date(0).toISOString() }], filter: {} }],
    ['no count', { filter: {} }],
    ['no requests', { requests: [] }],
  ])('refuses %s', async ([, body], { help: { start } }) => {
    const answer = await start(body as Body);
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('chosen requests', () => {
  it('are closed, with one line in the activity, and opened again', async ({
    admin,
    company,
    trainee,
    help,
  }) => {
    const [one, two] = [await help.ask(), await help.ask()];
    const looked = await help.update(two.id, { status: 'IN_PROGRESS', adminNotes: 'Looking' });
    const job = await help.run({ requests: [seen(one), seen(looked)] });
    expect(job).toMatchObject({
      kind: 'close-help',
      state: 'done',
      total: 2,
      done: 2,
      undoable: true,
    });
    expect((await help.list()).map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED']);
    expect((await help.changes(two.id))[0]).toMatchObject({
      adminName: admin.user.name,
      status: { before: 'IN_PROGRESS', after: 'CLOSED' },
      adminNotes: { before: 'Looking', after: 'Looking' },
    });
    expect(await help.lines(job.id)).toMatchObject([
      {
        action: 'help.closed',
        subject: { kind: 'help', id: null, name: '', count: 2 },
        company: { id: company.id },
      },
    ]);
    expect(await help.items(job.id)).toMatchObject(
      [two, one].map(({ id }) => ({ requestId: id, userId: trainee.user.id, state: 'done' })),
    );
    const undone = await help.undo(job.id);
    expect(undone).toMatchObject({ state: 'undone', done: 0 });
    expect(await help.statusOf(one.id)).toBe('PENDING');
    expect(await help.statusOf(two.id)).toBe('IN_PROGRESS');
    expect((await help.lines(job.id))[0]).toMatchObject({ action: 'help.closing-undone' });
  });

  it('that were changed, closed or deleted meanwhile are refused and named', async ({
    portal,
    admin,
    company,
    help,
  }) => {
    const leaver = await makeTrainee(portal, { companyName: company.name });
    const [stays, changed, closed] = [await help.ask(), await help.ask(), await help.ask()];
    const ofLeaver = await help.ask(leaver);
    await help.update(changed.id, { status: 'PENDING', adminNotes: 'I am on it' });
    const known = await help.update(closed.id, { status: 'CLOSED' });
    const requests = [seen(stays), seen(changed), seen(known), seen(ofLeaver)];
    const { id } = succeeded(await help.start({ requests }));
    succeeded(await admin.call(deleteTrainee, { params: { id: leaver.user.id } }));
    await portal.work(['job']);
    expect(await help.statusOf(stays.id)).toBe('CLOSED');
    expect(await help.statusOf(changed.id)).toBe('PENDING');
    const refused = (await help.items(id)).filter(({ state }) => state === 'refused');
    expect(refused.map(({ requestId }) => requestId)).toEqual([ofLeaver.id, closed.id, changed.id]);
  });

  it('that were changed after the job stay as they are when it is undone', async ({ help }) => {
    const [one, two] = [await help.ask(), await help.ask()];
    const job = await help.run({ requests: [seen(one), seen(two)] });
    await help.update(one.id, { status: 'RESOLVED' });
    expect(await help.undo(job.id)).toMatchObject({ state: 'undone', done: 1 });
    expect(await help.statusOf(one.id)).toBe('RESOLVED');
    expect(await help.statusOf(two.id)).toBe('PENDING');
  });
});

describe('all that are found', () => {
  it('are closed, if their number is the expected one', async ({ company, help }) => {
    const ids = await help.makeMany(130);
    await help.update(ids[0] ?? 0, { status: 'CLOSED' });
    const filter = { company: company.id, search: 'request' };
    const refused = await help.start({ filter, expectedCount: 130 });
    expect([refused.status, refused.error.details]).toEqual([
      409,
      { reason: 'requestsChanged', values: { count: 129 }, count: 129 },
    ]);
    const job = await help.run({ filter, expectedCount: 129 });
    expect(job).toMatchObject({ total: 129, done: 129, refused: 0 });
    expect((await help.list()).every(({ status }) => status === 'CLOSED')).toBe(true);
    expect(await help.undo(job.id)).toMatchObject({ state: 'undone', done: 0 });
    const open = (await help.list()).filter(({ status }) => status === 'PENDING');
    expect(open).toHaveLength(129);
  });

  it('are closed once by a request that is sent twice', async ({ portal, company, help }) => {
    await help.makeMany(3);
    const body = { filter: { company: company.id }, expectedCount: 3, clientRequestId: 'x1' };
    const [one, two] = [succeeded(await help.start(body)), succeeded(await help.start(body))];
    expect(two.id).toBe(one.id);
    await portal.work(['job']);
  });

  it('can be none', async ({ company, help }) => {
    const answer = await help.start({ filter: { company: company.id }, expectedCount: 0 });
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'There are no such open requests.',
    ]);
  });
});

describe('the trainees', () => {
  it('are notified as for a single closing', async ({ portal, trainee, help }) => {
    const published: string[] = [];
    const stops = [HELP_CHANGED, HELP_CHANGED_TOGETHER, HELP_ANSWERED].map((topic) =>
      portal.resources.bus.subscribe(topic, () => {
        published.push(topic);
      }),
    );
    const wants = { browserNotifications: false, soundNotifications: false } as const;
    const settings = { ...wants, toastNotifications: false, emailNotifications: true };
    succeeded(await trainee.call(saveNotificationSettings, { body: settings }));
    const [pending, resolved] = [await help.ask(), await help.ask()];
    const answered = await help.update(resolved.id, { status: 'RESOLVED' });
    const due = () =>
      portal.resources.db
        .selectFrom('mail_queue')
        .select('subject_id')
        .where('recipient_id', '=', trainee.user.id)
        .execute();
    expect(await due()).toEqual([{ subject_id: resolved.id }]);
    await expect.poll(() => published).toEqual([HELP_CHANGED, HELP_ANSWERED]);
    published.length = 0;
    await help.run({ requests: [seen(pending), seen(answered)] });
    // The resolved one was answered before.
    expect(await due()).toEqual([{ subject_id: resolved.id }, { subject_id: pending.id }]);
    await expect.poll(() => published).toEqual([HELP_CHANGED_TOGETHER, HELP_ANSWERED]);
    const own = succeeded(await trainee.call(helpCalls.listOwnHelpRequests));
    expect(own.map(({ status, hasNews }) => [status, hasNews])).toEqual([
      ['CLOSED', true],
      ['CLOSED', true],
    ]);
    for (const stop of stops) stop();
  });
});
