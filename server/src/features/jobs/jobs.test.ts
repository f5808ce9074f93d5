import { listActivity } from '@portal/contract/activity';
import type { CallBody } from '@portal/contract/call';
import { deleteCompany } from '@portal/contract/companies';
import type { CompanyRef } from '@portal/contract/fields';
import * as calls from '@portal/contract/jobs';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { createTrainee, deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createJobs } from './service.ts';
import { jobsTasks } from './tasks.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';
import { countRuns, makeManyTrainees } from './testing/many-trainees.ts';

type Body = CallBody<typeof calls.startBulkAction>;

const it = portalIt.extend('jobs', ({ portal, admin }) => {
  const runDue = () => portal.work(['job']);
  const ask = async (id: number) => succeeded(await admin.call(calls.getJob, { params: { id } }));
  return {
    ask,
    runDue,
    start: (body: Body) => admin.call(calls.startBulkAction, { body }),
    /** Starts the action and waits for its end. */
    async run(body: Body) {
      const { id } = succeeded(await admin.call(calls.startBulkAction, { body }));
      await runDue();
      return ask(id);
    },
    undo: (id: number) => admin.call(calls.undoJob, { params: { id } }),
    cancel: (id: number) => admin.call(calls.cancelJob, { params: { id } }),
    itemsOf: async (id: number, cursor?: string) =>
      succeeded(
        await admin.call(calls.listJobItems, {
          params: { id },
          query: cursor === undefined ? {} : { cursor },
        }),
      ),
    /** The lines that the job has left. */
    async linesOf(id: number) {
      const lines = succeeded(await admin.call(listActivity, { query: { pageSize: '100' } }));
      return lines.filter(({ jobId }) => jobId === id);
    },
    async namesIn({ id }: CompanyRef) {
      const query = { company: String(id) };
      return succeeded(await admin.call(listTrainees, { query })).map(({ name }) => name);
    },
    async runsOf(userIds: readonly number[]) {
      const rows = await portal.resources.db
        .selectFrom('runs')
        .select(['user_id', 'number', 'company_id', 'ended_at'])
        .where('user_id', 'in', userIds)
        .orderBy('user_id')
        .orderBy('number')
        .execute();
      return Object.groupBy(rows, ({ user_id }) => user_id);
    },
  };
});

describe('the deletion of many trainees', () => {
  it('hides them, and refuses admins and unknown or deleted users', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const deleted = await makeTrainee(portal, { companyName: company.name });
    succeeded(await admin.call(deleteTrainee, { params: { id: deleted.user.id } }));
    const trainee = await makeTrainee(portal, { companyName: company.name, name: 'Tess' });
    const [stays, other = 0] = await makeManyTrainees(portal, company, { count: 2 });
    const ids = [trainee.user.id, other, admin.user.id, 999_999, deleted.user.id];

    const started = await jobs.start({ action: 'delete', ids });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ state: 'running', total: 5, done: 0, undoable: false });
    await jobs.runDue();
    const job = await jobs.ask(started.body.id);
    expect(job).toMatchObject({ state: 'done', done: 2, refused: 3, problem: null });
    expect(job).toMatchObject({ deletionId: expect.any(Number), undoable: true });
    expect(await jobs.namesIn(company)).toEqual(['Many 00000']);
    expect((await trainee.call(getDashboard)).status).toBe(401);
    expect(stays).toEqual(expect.any(Number));
    expect(await jobs.itemsOf(job.id)).toMatchObject([
      { userId: trainee.user.id, name: 'Tess', state: 'done' },
      { userId: other, name: 'Many 00001', state: 'done' },
      { userId: admin.user.id, name: 'Ada Admin', state: 'refused' },
      { userId: 999_999, name: null, state: 'refused' },
      { userId: deleted.user.id, name: 'Tess Trainee', state: 'refused' },
    ]);
    const query = { state: 'refused' as const };
    const refused = await admin.call(calls.listJobItems, { params: { id: job.id }, query });
    expect(refused.body.map(({ userId }) => userId)).toEqual([
      admin.user.id,
      999_999,
      deleted.user.id,
    ]);
    expect(await jobs.linesOf(job.id)).toMatchObject([
      {
        action: 'trainees.deleted',
        actor: { name: 'Ada Admin' },
        subject: { kind: 'trainee', id: null, name: '', count: 2 },
        company: { name: company.name },
        after: { trainees: 2, chosen: 5, refused: 3 },
      },
    ]);
  });

  it('is one deletion, which one undo restores', async ({ portal, company, jobs }) => {
    await makeManyTrainees(portal, company, { count: 120 });
    const filter = { company: company.id };
    const job = await jobs.run({ action: 'delete', filter, expectedCount: 120 });
    expect(job).toMatchObject({ state: 'done', done: 120, refused: 0, undoable: true });
    expect(await jobs.namesIn(company)).toEqual([]);
    const deletions = portal.resources.db.selectFrom('deletions').selectAll();
    const row = await deletions.where('id', '=', job.deletionId).executeTakeFirst();
    expect(row).toMatchObject({ subject_id: null, subject_name: '', counts: '{"trainees":120}' });
    expect(row).toMatchObject({ company_id: company.id, restored_at: null });

    const answers = await Promise.all([jobs.undo(job.id), jobs.undo(job.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await jobs.runDue();
    expect((await jobs.undo(job.id)).status).toBe(200);
    const undone = { state: 'undone', done: 0, refused: 0, undoable: false };
    expect(await jobs.ask(job.id)).toMatchObject(undone);
    expect(await jobs.namesIn(company)).toHaveLength(120);
    expect(await jobs.linesOf(job.id)).toMatchObject([
      { action: 'trainees.undone', subject: { count: 120 } },
      { action: 'trainees.deleted', subject: { count: 120 } },
    ]);
    expect(await deletions.where('id', '=', job.deletionId).executeTakeFirst()).toMatchObject({
      restored_at: expect.any(Number),
    });
  });

  it('is not undone while an email is used again', async ({ portal, admin, company, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: 3 });
    const job = await jobs.run({ action: 'delete', ids });
    const email = `MANY1@company${company.id}.test`;
    const fields = { name: 'New', email, password: PASSWORD, companyName: company.name };
    succeeded(await admin.call(createTrainee, { body: { ...fields, asNew: true } }));
    const refused = await jobs.undo(job.id);
    expect(refused.status).toBe(409);
    const people = [{ userId: ids[1], name: 'Many 00001', email: email.toLowerCase() }];
    expect(refused.error).toMatchObject({ code: 'EMAIL_TAKEN', details: { people, count: 1 } });
    expect(await jobs.namesIn(company)).toEqual(['New']);
    expect(await jobs.ask(job.id)).toMatchObject({ state: 'done', done: 3, undoable: true });
  });
});

describe('a start', () => {
  it('by a filter is refused if another number of trainees is found', async ({
    portal,
    company,
    jobs,
  }) => {
    await makeManyTrainees(portal, company, { count: 12 });
    const filter = { company: company.id, search: 'many 0000' };
    const refused = await jobs.start({ action: 'delete', filter, expectedCount: 12 });
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({ code: 'CONFLICT', details: { count: 10 } });
    const job = await jobs.run({ action: 'delete', filter, expectedCount: 10 });
    expect(job).toMatchObject({ total: 10, done: 10 });
    expect(await jobs.namesIn(company)).toEqual(['Many 00010', 'Many 00011']);
    const none = await jobs.start({ action: 'delete', filter, expectedCount: 0 });
    expect([none.status, none.error.details]).toEqual([
      409,
      { reason: 'noSuchTrainees', count: 0 },
    ]);
  });

  it('by a second click is the same job, and a later one is another', async ({
    portal,
    company,
    jobs,
  }) => {
    await makeManyTrainees(portal, company, { count: 5 });
    const filter = { company: company.id };
    const body = { action: 'delete' as const, filter, expectedCount: 5 };
    const clicks = await Promise.all([jobs.start(body), jobs.start(body)]);
    await jobs.runDue();
    const third = await jobs.start(body);
    const [first, ...others] = [...clicks, third].map((answer) => succeeded(answer).id);
    expect(others).toEqual([first, first]);
    expect(third.body).toMatchObject({ state: 'done', done: 5 });
    portal.clock.advance(5_001);
    expect((await jobs.start(body)).error).toMatchObject({
      message: 'There are no such trainees.',
      details: { count: 0 },
    });
  });

  it('that is repeated with its request id is the same job, however late', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    await makeManyTrainees(portal, company, { count: 3 });
    const startRuns = (clientRequestId: string) =>
      admin.call(calls.startRunsOfCompany, {
        params: { id: company.id },
        body: { expectedCount: 3, clientRequestId },
      });
    const first = succeeded(await startRuns('a')).id;
    await jobs.runDue();
    portal.clock.advance(3_600_000);
    expect(succeeded(await startRuns('a')).id).toBe(first);
    await jobs.runDue();
    expect(await countRuns(portal, company.id)).toEqual([[2, 3]]);
    expect(succeeded(await startRuns('b')).id).not.toBe(first);
    const filter = { company: company.id };
    const body = { action: 'delete' as const, filter, expectedCount: 3, clientRequestId: 'c' };
    const deletion = succeeded(await jobs.start(body)).id;
    await jobs.runDue();
    portal.clock.advance(3_600_000);
    expect(succeeded(await jobs.start(body)).id).toBe(deletion);
  });

  it.for<[string, object]>([
    ['without trainees', { action: 'delete' }],
    ['with ids and a filter', { action: 'delete', ids: [1], filter: {}, expectedCount: 1 }],
    ['with a filter and no number', { action: 'delete', filter: {} }],
    ['of a move without a company', { action: 'move', ids: [1] }],
    ['of a deletion with a company', { action: 'delete', ids: [1], companyId: 1 }],
  ])('%s is refused', async ([, body], { jobs }) => {
    expect((await jobs.start(body as Body)).status).toBe(400);
  });

  it('of a move to an unknown company, or of unknown jobs, is answered with 404', async ({
    jobs,
    admin,
  }) => {
    expect((await jobs.start({ action: 'move', ids: [1], companyId: 999_999 })).status).toBe(404);
    const params = { id: 999_999 };
    for (const call of [calls.getJob, calls.listJobItems, calls.cancelJob, calls.undoJob])
      expect((await admin.call(call, { params })).status).toBe(404);
    expect((await admin.call(calls.startRunsOfCompany, { params, body: {} })).status).toBe(404);
  });
});

describe('a move of many trainees', () => {
  it('starts a run in the other company, and its undo continues the former one', async ({
    portal,
    company,
    jobs,
  }) => {
    const target = await makeCompany(portal);
    const ids = await makeManyTrainees(portal, company, { count: 30 });
    const [there = 0] = await makeManyTrainees(portal, target, { count: 1 });
    const job = await jobs.run({
      action: 'move',
      ids: [...ids, there],
      companyId: target.id,
    });
    expect(job).toMatchObject({ state: 'done', done: 30, refused: 1, deletionId: null });
    expect(await jobs.namesIn(company)).toEqual([]);
    expect(await jobs.namesIn(target)).toHaveLength(31);
    for (const runs of Object.values(await jobs.runsOf(ids)))
      expect(runs).toMatchObject([
        { number: 1, company_id: company.id, ended_at: expect.any(Number) },
        { number: 2, company_id: target.id, ended_at: null },
      ]);

    succeeded(await jobs.undo(job.id));
    await jobs.runDue();
    expect(await jobs.ask(job.id)).toMatchObject({ state: 'undone', done: 0, refused: 1 });
    expect(await jobs.namesIn(company)).toHaveLength(30);
    for (const runs of Object.values(await jobs.runsOf(ids)))
      expect(runs).toMatchObject([{ number: 1, company_id: company.id, ended_at: null }]);
    const [undo] = await jobs.linesOf(job.id);
    expect(undo).toMatchObject({
      action: 'trainees.undone',
      subject: { count: 30 },
      after: { trainees: 30, undoneJob: 'move' },
    });
  });

  it('is not undone for any trainee once one has begun the new run', async ({
    portal,
    company,
    jobs,
  }) => {
    const target = await makeCompany(portal);
    const module = await makeQuizModule(portal, target.id);
    const trainee = await makeTrainee(portal, { companyName: company.name, name: 'Tess' });
    const others = await makeManyTrainees(portal, company, { count: 3 });
    const ids = [...others, trainee.user.id];
    const job = await jobs.run({ action: 'move', ids, companyId: target.id });
    succeeded(await trainee.call(getTrainingModule, { params: { id: module.id } }));
    const refused = await jobs.undo(job.id);
    expect(refused.status).toBe(409);
    const people = [{ userId: trainee.user.id, name: 'Tess' }];
    expect(refused.error).toMatchObject({ code: 'CONFLICT', details: { people, count: 1 } });
    expect(await jobs.namesIn(target)).toHaveLength(4);
    expect(await jobs.ask(job.id)).toMatchObject({ state: 'done', undoable: true });
  });

  it('is not undone while the former company is in the trash', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const target = await makeCompany(portal);
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const job = await jobs.run({ action: 'move', ids, companyId: target.id });
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    const { status, error } = await jobs.undo(job.id);
    expect([status, error.code]).toEqual([409, 'COMPANY_DELETED']);
    expect(error.details).toMatchObject({
      deletionId: expect.any(Number),
      companyName: company.name,
    });
    expect(await jobs.namesIn(target)).toHaveLength(2);
  });

  it('fails with a sentence if the company is deleted before it has begun', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const target = await makeCompany(portal);
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const { id } = succeeded(await jobs.start({ action: 'move', ids, companyId: target.id }));
    succeeded(await admin.call(deleteCompany, { params: { id: target.id } }));
    await jobs.runDue();
    expect(await jobs.ask(id)).toMatchObject({
      state: 'failed',
      done: 0,
      problem: expect.stringContaining('The company was deleted'),
      undoable: false,
    });
    const [line] = await jobs.linesOf(id);
    expect(line?.after).toMatchObject({ trainees: 0, problem: { reason: 'moveTargetDeleted' } });
    expect(await jobs.namesIn(company)).toHaveLength(2);
  });
});

describe('new runs of a company', () => {
  it('are started for all of its trainees, and undone', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 15 });
    const params = { id: company.id };
    const refused = await admin.call(calls.startRunsOfCompany, {
      params,
      body: { expectedCount: 14 },
    });
    expect([refused.status, refused.error.details]).toEqual([
      409,
      { reason: 'traineesChanged', values: { count: 15 }, count: 15 },
    ]);
    const body = { expectedCount: 15 };
    const { id } = succeeded(await admin.call(calls.startRunsOfCompany, { params, body }));
    await jobs.runDue();
    expect(await jobs.ask(id)).toMatchObject({ kind: 'train-again', done: 15, undoable: true });
    for (const runs of Object.values(await jobs.runsOf(ids))) expect(runs).toHaveLength(2);
    expect(await jobs.linesOf(id)).toMatchObject([
      { action: 'trainees.runs-started', company: { id: company.id } },
    ]);
    succeeded(await jobs.undo(id));
    await jobs.runDue();
    for (const runs of Object.values(await jobs.runsOf(ids))) expect(runs).toHaveLength(1);
  });
});

describe('the invitation of many trainees', () => {
  it('is mailed to those without a password, and cannot be undone', async ({
    portal,
    company,
    jobs,
  }) => {
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const ids = await makeManyTrainees(portal, company, { count: 3, isInvited: true });
    const waiting = () =>
      portal.resources.db
        .selectFrom('mail_queue')
        .select('recipient_id')
        .where('kind', '=', 'INVITATION')
        .where('recipient_id', 'in', [...ids, trainee.user.id])
        .orderBy('recipient_id')
        .execute();
    await portal.deliverMails();
    expect(await waiting()).toEqual([]);
    const job = await jobs.run({ action: 'invite', ids: [...ids, trainee.user.id] });
    expect(job).toMatchObject({ state: 'done', done: 3, refused: 1, undoable: false });
    expect(await waiting()).toEqual(ids.map((id) => ({ recipient_id: id })));
    const refused = await jobs.undo(job.id);
    expect([refused.status, refused.error.message]).toEqual([409, 'Invitations cannot be undone.']);
  });
});

describe('a job', () => {
  it('does not stop at a trainee for whom it fails', async ({ portal, company, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: 25, isInvited: true });
    const { accounts, certificates, trainees, learning, reminders, standings } = portal.services;
    const { help, summaries, tasks } = portal.services;
    const log = { ...portal.resources.log, error: vi.fn() } as never;
    const failing = createJobs({
      ...portal.resources,
      log,
      trashDays: 30,
      certificates,
      trainees,
      learning,
      reminders,
      standings,
      restorePerson: () => Promise.reject(new Error('is not used here')),
      help,
      summaries,
      deletions: {
        recordDeletion: () => Promise.reject(new Error('is not used here')),
        changed: () => Promise.reject(new Error('is not used here')),
      },
      tasks,
      accounts: {
        ...accounts,
        inviteAgain: (tx, some) =>
          some.includes(ids[7] ?? 0)
            ? Promise.reject(new Error('fails for this trainee'))
            : accounts.inviteAgain(tx, some),
      },
    });
    const { id } = succeeded(await jobs.start({ action: 'invite', ids }));
    const runner = createTasks(portal.resources);
    runner.add(jobsTasks(failing));
    await runner.runDue(['job']);
    expect(await jobs.ask(id)).toMatchObject({ state: 'done', done: 24, refused: 1 });
    const items = await jobs.itemsOf(id);
    expect(items.filter(({ state }) => state === 'refused')).toMatchObject([{ userId: ids[7] }]);
  });

  it('is cancelled between two batches, and undone for those whom it has reached', async ({
    portal,
    company,
    jobs,
  }) => {
    await makeManyTrainees(portal, company, { count: 1_000 });
    const filter = { company: company.id };
    const { id } = succeeded(await jobs.start({ action: 'delete', filter, expectedCount: 1_000 }));
    await runFirstBatch(portal);
    const cancelled = succeeded(await jobs.cancel(id));
    expect(cancelled).toMatchObject({ state: 'cancelled', undoable: true });
    const { done } = cancelled;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(1_000);
    expect(succeeded(await jobs.cancel(id))).toEqual(cancelled);
    await jobs.runDue();
    expect(await jobs.namesIn(company)).toHaveLength(1_000 - done);
    expect(await jobs.linesOf(id)).toMatchObject([
      {
        subject: { count: done },
        after: { trainees: done, chosen: 1_000, cancelledBy: 'Ada Admin' },
      },
    ]);
    succeeded(await jobs.undo(id));
    await jobs.runDue();
    expect(await jobs.namesIn(company)).toHaveLength(1_000);
    const [undone] = await jobs.linesOf(id);
    expect(undone).toMatchObject({
      action: 'trainees.undone',
      subject: { count: done },
      after: { trainees: done, undoneJob: 'delete' },
    });
    expect((await jobs.cancel(id)).status).toBe(409);
  });

  it('lists its trainees in pages', async ({ portal, admin, company, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: 150 });
    const { id } = succeeded(await jobs.start({ action: 'invite', ids }));
    const first = await admin.call(calls.listJobItems, { params: { id } });
    expect(first.body).toHaveLength(100);
    expect(first.body[0]).toMatchObject({ userId: ids[0], name: 'Many 00000', state: 'waiting' });
    const rest = await admin.call(calls.listJobItems, {
      params: { id },
      query: { cursor: String(first.headers['x-next-cursor']) },
    });
    expect(rest.body.map(({ userId }) => userId)).toEqual(ids.slice(100));
    expect(rest.headers).not.toHaveProperty('x-next-cursor');
    await jobs.runDue();
  });

  it('is removed with its trainees after 90 days', async ({ portal, admin, company, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: 10 });
    const job = await jobs.run({ action: 'invite', ids });
    await portal.services.jobs.removeOld();
    expect(await jobs.ask(job.id)).toEqual(job);
    portal.clock.advance(90 * 86_400_000 + 1);
    const { token } = await signInAgain(portal, admin);
    await portal.services.jobs.removeOld();
    expect((await portal.call(calls.getJob, { params: { id: job.id }, token })).status).toBe(404);
    const items = portal.resources.db.selectFrom('job_items').select('place');
    expect(await items.where('job_id', '=', job.id).execute()).toEqual([]);
  });
});
