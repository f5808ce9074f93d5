/** Purges: the rows and files that they remove, when, and the rows that stay for the runs of others. */
import { listActivity } from '@portal/contract/activity';
import { listRooms } from '@portal/contract/chat';
import { uploadVideo } from '@portal/contract/modules';
import { createException, recordResult } from '@portal/contract/requirements';
import { listRuns, startRun } from '@portal/contract/runs';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, it as plainIt } from 'vitest';
import { LEASE_MS } from '#server/platform/tasks/queries.ts';
import {
  type Actor,
  makeTrainee,
  multipart,
  signInAdmin,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { it, trashOf } from './testing/trash-test.ts';

const DAY_MS = 86_400_000;

/** An exception and a recorded result of the trainee in the module. */
async function exceptAndRecord({ call }: Actor, id: number, moduleId: number): Promise<void> {
  const params = { id };
  const waiver = { moduleId, kind: 'waive' as const, reason: 'Works at the office' };
  succeeded(await call(createException, { params, body: waiver }));
  const paper = { moduleId, completedOn: '2024-02-29', validUntil: null, note: '' };
  succeeded(await call(recordResult, { params, body: paper }));
}

it('waits for its time, and is recorded then', async ({ portal, admin, trash, training }) => {
  const { db } = portal.resources;
  await trash.deleteTrainee(training.ann);
  const countUsers = async () => (await db.selectFrom('all_users').selectAll().execute()).length;
  const before = await countUsers();
  portal.clock.advance(30 * DAY_MS - 1);
  await trash.work();
  expect(await countUsers()).toBe(before);
  portal.clock.advance(1);
  await trash.work();
  expect(await countUsers()).toBe(before - 1);
  const token = (await signInAgain(portal, admin)).token;
  const query = { pageSize: '1' };
  expect(succeeded(await portal.call(listActivity, { query, token }))).toMatchObject([
    {
      action: 'trainee.purged',
      actor: { id: null },
      subject: { name: `Deleted user ${training.ann.user.id}` },
    },
  ]);
});

it('of a trainee leaves no row of theirs but the conversations of others', async ({
  portal,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const { ann, ben } = training;
  const deletionId = await trash.deleteTrainee(ann);
  succeeded(await trash.purge(deletionId));
  await trash.work();
  const userId = ann.user.id;
  expect(await db.selectFrom('all_users').select('id').execute()).toHaveLength(2);
  expect(await db.selectFrom('trainee_search').select('user_id').execute()).toEqual([
    { user_id: ben.user.id },
  ]);
  for (const table of ['runs', 'feedback', 'help_requests', 'sessions'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).toEqual(
      [],
    );
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(3);
  const [room] = succeeded(await ben.call(listRooms));
  expect(room?.messages.at(-1)?.content).toBe('Hello Ann');
  expect((await trash.restore(deletionId)).status).toBe(404);
});

it('of a module keeps its row while a run refers to it, and removes its content', async ({
  portal,
  admin,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const { first, ann, ben } = training;
  const form = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
  succeeded(await upload(portal, uploadVideo, form, { token: admin.token, id: first }));
  const [video] = await db.selectFrom('videos').selectAll().execute();
  await exceptAndRecord(admin, ann.user.id, first);
  const deletionId = await trash.deleteModule(first);
  expect(await portal.resources.media.stat(video?.media_key ?? '')).not.toBeNull();
  succeeded(await trash.purge(deletionId));
  await trash.work();
  expect(await portal.resources.media.stat(video?.media_key ?? '')).toBeNull();
  expect(await db.selectFrom('videos').selectAll().execute()).toEqual([]);
  const retired = () =>
    db.selectFrom('all_modules').selectAll().where('purged_at', 'is not', null).execute();
  expect(await retired()).toMatchObject([{ id: first, name: 'One' }]);
  expect(
    await db.selectFrom('all_questions').selectAll().where('module_id', '=', first).execute(),
  ).toHaveLength(2);
  expect(
    await db.selectFrom('feedback').selectAll().where('module_id', '=', first).execute(),
  ).toEqual([]);
  for (const table of ['requirement_exceptions', 'recorded_results'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  // The last runs that refer to it go with their trainees.
  for (const trainee of [ann, ben])
    succeeded(await trash.purge(await trash.deleteTrainee(trainee)));
  await trash.work();
  expect(await retired()).toEqual([]);
});

it('of a company removes everything in it, and the runs of those who have left', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const { ben } = training;
  succeeded(await admin.call(startRun, { params: { id: ben.user.id }, body: {} }));
  await exceptAndRecord(admin, ben.user.id, training.first);
  const ofTrainee = await trash.deleteTrainee(training.ann);
  const deletionId = await trash.deleteCompany(company.id);
  succeeded(await trash.purge(deletionId));
  await trash.work();
  for (const table of [
    'all_companies',
    'all_modules',
    'all_questions',
    'runs',
    'progress',
    'attempts',
    'attempt_answers',
    'run_modules',
    'help_requests',
    'feedback',
    'feedback_tallies',
    'feedback_givers',
    'trainee_search',
    'trainee_counts',
    'requirement_exceptions',
    'recorded_results',
  ] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  expect(await db.selectFrom('all_users').select('role').execute()).toEqual([{ role: 'ADMIN' }]);
  expect([(await trash.restore(ofTrainee)).status, await trash.list()]).toEqual([404, []]);
});

it('keeps the earlier run of a trainee who has moved until that company is purged', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const { db } = portal.resources;
  const { ben } = training;
  await makeGroup(admin, { companyId: company.id, userIds: [ben.user.id] });
  const other = await makeTrainee(portal);
  const companyName = other.user.company?.name ?? '';
  const params = { id: ben.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName } }));
  const runs = async () => succeeded(await admin.call(listRuns, { params }));
  expect(await runs()).toHaveLength(2);
  const deletionId = await trash.deleteCompany(company.id);
  succeeded(await trash.purge(deletionId));
  await trash.work();
  expect(await runs()).toHaveLength(1);
  for (const table of ['all_groups', 'all_group_members'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});

describe('the work of several processes', () => {
  it('is that of one for each deletion, and another continues after it was killed', async ({
    portal,
    trash,
    training,
  }) => {
    const { db } = portal.resources;
    const deletionId = await trash.deleteTrainee(training.ann);
    succeeded(await trash.purge(deletionId));
    const lease = { lease_until: portal.clock.now + LEASE_MS };
    await db.updateTable('tasks').set(lease).execute();
    const isPurged = async () =>
      (await db.selectFrom('deletions').select('purged_at').executeTakeFirstOrThrow()).purged_at !==
      null;
    await trash.work();
    expect(await isPurged()).toBe(false);
    portal.clock.advance(LEASE_MS);
    await Promise.all([trash.work(), trash.work()]);
    expect(await isPurged()).toBe(true);
  });

  it('stops between two steps, and continues after a restart', async ({
    portal,
    company,
    trash,
    training,
  }) => {
    const { db } = portal.resources;
    expect(training.first).toBeGreaterThan(0);
    const deletionId = await trash.deleteCompany(company.id);
    succeeded(await trash.purge(deletionId));
    const purging = { text: 'delete from "runs"', count: 1 };
    await stopAtStatement((ending) => portal.work(['deletion'], ending), purging);
    const rows = () => db.selectFrom('all_companies').selectAll().execute();
    expect(await rows()).toHaveLength(1);
    await trash.work();
    expect(await rows()).toEqual([]);
  });
});

plainIt('hides at once and purges in the background without a trash', async () => {
  await using portal = await startTestPortal({ TRASH_DAYS: '0' });
  const admin = await signInAdmin(portal);
  const ann = await makeTrainee(portal);
  const params = { id: ann.user.id };
  const answer = succeeded(await admin.call(deleteTrainee, { params }));
  expect(answer.deletionId).toBeNull();
  const trash = trashOf(portal, admin);
  expect(await trash.list()).toEqual([]);
  const users = () => portal.resources.db.selectFrom('all_users').selectAll().execute();
  expect(await users()).toHaveLength(2);
  await trash.work();
  expect(await users()).toHaveLength(1);
});
