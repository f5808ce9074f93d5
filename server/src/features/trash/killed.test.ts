/** Long work on deletions in a process that is killed, and continued by the next one. */
import { deleteCompany } from '@portal/contract/companies';
import { getJob, startBulkAction, undoJob } from '@portal/contract/jobs';
import { purgeFromTrash, restoreFromTrash } from '@portal/contract/trash';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { makeCompany, makeVideoModule, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { killDuring } from '#server/testing/killed-process.ts';
import type { NthStatement } from '#server/testing/nth-statement.ts';
import type { AdminProcess } from '#server/testing/process-client.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { inBatch } from '../jobs/testing/interrupted-job.ts';
import { makeManyTrainees } from '../jobs/testing/many-trainees.ts';
import { storedRows } from './testing/stored-rows.ts';

const COUNT = 300;
/** Longer than any lease. */
const LEASES_MS = 60_000;

interface Installation {
  readonly env: Record<string, string>;
  readonly email: string;
  readonly companyId: number;
}

/** A company with trainees who are logged in. */
async function install(stack: AsyncDisposableStack): Promise<Installation> {
  const installation = stack.use(await makeTestInstallation());
  const env = { ...installation.env, PUBLIC_URL: 'http://portal.test' };
  await using portal = await startTestPortal(env);
  const { user } = await signInAdmin(portal);
  const { id: companyId, name } = await makeCompany(portal);
  await makeVideoModule(portal, companyId, { name: 'Film' });
  const ids = await makeManyTrainees(portal, { id: companyId, name }, { count: COUNT });
  const { db } = portal.resources;
  await db
    .insertInto('sessions')
    .values(
      ids.map((id) => ({
        user_id: id,
        token_hash: `hash ${id}`,
        created_at: 0,
        expires_at: Date.now() + 86_400_000,
      })),
    )
    .execute();
  return { env, email: user.email, companyId };
}

/** Kills the process in the middle of the work that the call begins: `count` has changed by then. */
async function killInMiddle(
  { env, email }: Installation,
  args: Parameters<AdminProcess['call']>,
  { moment, count }: { moment: NthStatement; count: (db: Db) => Promise<number> },
): Promise<void> {
  const before = await read(env, count);
  await killDuring({ env, email, moment, begin: ({ call }) => call(...args) });
  expect(await read(env, count)).not.toBe(before);
  expect(await read(env, isUnfinished)).toBe(true);
}

async function read<T>(env: Installation['env'], query: (db: Db) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = env;
  const { db, close } = openDatabase({ databaseUrl: databaseUrl || undefined, dataDir });
  try {
    return await query(db);
  } finally {
    await close();
  }
}

const isUnfinished = async (db: Db) => {
  const job = db.selectFrom('jobs').select('id').where('state', 'in', ['running', 'undoing']);
  const deletion = db
    .selectFrom('deletions')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('settled_at', 'is', null),
        eb.and([eb('purge_requested_at', 'is not', null), eb('purged_at', 'is', null)]),
      ]),
    );
  return (await job.execute()).length + (await deletion.execute()).length > 0;
};

/** The next process, when the leases of the killed one are over. Does all work that is due. */
async function startNext(stack: AsyncDisposableStack, { env }: Installation): Promise<TestPortal> {
  const portal = stack.use(await startTestPortal(env));
  portal.clock.advance(LEASES_MS);
  await portal.work(['job']);
  await portal.work(['deletion']);
  expect(await isUnfinished(portal.resources.db)).toBe(false);
  return portal;
}

const actionsIn = async ({ resources: { db } }: TestPortal, prefix: string) => {
  const rows = await db.selectFrom('activity').select('action').orderBy('id').execute();
  return rows.map(({ action }) => action).filter((action) => action.startsWith(prefix));
};

const countIn = (table: 'users' | 'all_users' | 'sessions' | 'runs') => async (db: Db) =>
  (await db.selectFrom(table).select('id').execute()).length;

const deletionOfAll = ({ companyId: company }: Installation) => ({
  action: 'delete' as const,
  filter: { company },
  expectedCount: COUNT,
});

test('the sessions of a deleted company, and then its purge', async () => {
  await using stack = new AsyncDisposableStack();
  const installed = await install(stack);
  const { companyId } = installed;
  await killInMiddle(installed, [deleteCompany, companyId], {
    moment: { text: 'delete from "sessions" where "user_id" in', count: 2 },
    count: countIn('sessions'),
  });
  let deletionId = 0;
  {
    await using portal = await startTestPortal(installed.env);
    portal.clock.advance(LEASES_MS);
    await portal.work(['deletion']);
    const { db } = portal.resources;
    expect(await countIn('sessions')(db)).toBeLessThanOrEqual(2);
    deletionId = (await db.selectFrom('deletions').select('id').executeTakeFirstOrThrow()).id;
  }
  await killInMiddle(installed, [purgeFromTrash, deletionId], {
    // A transaction deletes some of them, as many as it can in a few milliseconds.
    moment: { text: 'delete from "all_users"', count: COUNT / 2 },
    count: countIn('all_users'),
  });
  const portal = await startNext(stack, installed);
  const rows = await storedRows(portal.resources.db);
  for (const table of ['all_companies', 'all_modules', 'videos', 'runs', 'trainee_search'])
    expect([table, rows[table]]).toEqual([table, []]);
  expect(rows['all_users']).toHaveLength(1);
  expect(await storedFiles(portal)).toEqual([]);
  expect(await actionsIn(portal, 'company.')).toEqual([
    'company.created',
    'company.deleted',
    'company.purged',
  ]);
});

test('the restore of many trainees', async () => {
  await using stack = new AsyncDisposableStack();
  const installed = await install(stack);
  {
    await using portal = await startTestPortal(installed.env);
    const admin = await signInAdmin(portal);
    succeeded(await admin.call(startBulkAction, { body: deletionOfAll(installed) }));
    await portal.work(['job']);
  }
  await killInMiddle(installed, [restoreFromTrash, 1, {}], {
    moment: { text: 'update "all_users" set "deleted_at"', count: 2 },
    count: countIn('users'),
  });
  const portal = await startNext(stack, installed);
  expect(await countIn('users')(portal.resources.db)).toBe(COUNT + 1);
  expect(await countIn('runs')(portal.resources.db)).toBe(COUNT);
  expect(await actionsIn(portal, 'trainee')).toEqual(['trainees.deleted', 'trainee.restored']);
  const deletions = await portal.resources.db.selectFrom('deletions').selectAll().execute();
  expect(deletions).toMatchObject([{ restored_at: expect.any(Number), purged_at: null }]);
});

test('the deletion of many trainees, and then its undo', async () => {
  await using stack = new AsyncDisposableStack();
  const installed = await install(stack);
  const body = deletionOfAll(installed);
  const inSecondBatch = { moment: inBatch(2), count: countIn('users') };
  await killInMiddle(installed, [startBulkAction, 0, body], inSecondBatch);
  {
    await using portal = await startTestPortal(installed.env);
    portal.clock.advance(LEASES_MS);
    await portal.work(['job']);
    const admin = await signInAdmin(portal);
    const job = await admin.call(getJob, { params: { id: 1 } });
    expect(job.body).toMatchObject({ state: 'done', done: COUNT, refused: 0 });
    const [deletion, ...others] = await portal.resources.db
      .selectFrom('deletions')
      .selectAll()
      .execute();
    expect([deletion, others]).toMatchObject([{ counts: `{"trainees":${COUNT}}` }, []]);
  }
  await killInMiddle(installed, [undoJob, 1], inSecondBatch);
  const portal = await startNext(stack, installed);
  expect(await countIn('users')(portal.resources.db)).toBe(COUNT + 1);
  expect(await actionsIn(portal, 'trainees.')).toEqual(['trainees.deleted', 'trainees.undone']);
  const admin = await signInAdmin(portal);
  const job = await admin.call(getJob, { params: { id: 1 } });
  expect(job.body).toMatchObject({ state: 'undone', done: 0, refused: 0 });
});
