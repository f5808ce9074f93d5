/** Long work on deletions in a process that is killed, and continued by the next one. */
import type { Call } from '@portal/contract/call';
import { deleteCompany } from '@portal/contract/companies';
import { getJob, startBulkAction, undoJob } from '@portal/contract/jobs';
import { purgeFromTrash, restoreFromTrash } from '@portal/contract/trash';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { makeCompany, makeVideoModule, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { startWithAdmin } from '#server/testing/process-client.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { makeManyTrainees } from '../jobs/testing/many-trainees.ts';
import { storedRows } from './testing/stored-rows.ts';

const COUNT = 1_500;
/** Longer than any lease. */
const LEASES_MS = 60_000;

type Start = (call: Call, id: number, body?: object) => Promise<unknown>;

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
  for (let from = 0; from < COUNT; from += 500)
    await db
      .insertInto('sessions')
      .values(
        ids.slice(from, from + 500).map((id) => ({
          user_id: id,
          token_hash: `hash ${id}`,
          created_at: 0,
          expires_at: Date.now() + 86_400_000,
        })),
      )
      .execute();
  return { env, email: user.email, companyId };
}

/** Starts the process, begins the work, and kills the process when `count` has changed. */
async function killDuring(
  { env, email }: Installation,
  begin: (call: Start) => Promise<unknown>,
  count: (db: Db) => Promise<number>,
): Promise<void> {
  const killed = await startWithAdmin(env, email);
  const before = await read(env, count);
  // The call of a restore is not answered any more.
  const begun = begin(killed.call).catch((error: unknown) => error);
  await expect.poll(() => read(env, count), { interval: 1 }).not.toBe(before);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await begun;
  expect(await read(env, isUnfinished)).toBe(true);
}

/** A connection to SQLite keeps its snapshot until it writes, so each reading has a new one. */
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
  await portal.services.jobs.runDue();
  await portal.services.trash.work();
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
  await killDuring(installed, (call) => call(deleteCompany, companyId), countIn('sessions'));
  let deletionId = 0;
  {
    await using portal = await startTestPortal(installed.env);
    portal.clock.advance(LEASES_MS);
    await portal.services.trash.work();
    const { db } = portal.resources;
    expect(await countIn('sessions')(db)).toBeLessThanOrEqual(2);
    deletionId = (await db.selectFrom('deletions').select('id').executeTakeFirstOrThrow()).id;
  }
  await killDuring(installed, (call) => call(purgeFromTrash, deletionId), countIn('all_users'));
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
}, 120_000);

test('the restore of many trainees', async () => {
  await using stack = new AsyncDisposableStack();
  const installed = await install(stack);
  {
    await using portal = await startTestPortal(installed.env);
    const admin = await signInAdmin(portal);
    succeeded(await admin.call(startBulkAction, { body: deletionOfAll(installed) }));
    await portal.services.jobs.runDue();
  }
  await killDuring(installed, (call) => call(restoreFromTrash, 1, {}), countIn('users'));
  const portal = await startNext(stack, installed);
  expect(await countIn('users')(portal.resources.db)).toBe(COUNT + 1);
  expect(await countIn('runs')(portal.resources.db)).toBe(COUNT);
  expect(await actionsIn(portal, 'trainee')).toEqual(['trainees.deleted', 'trainee.restored']);
  const deletions = await portal.resources.db.selectFrom('deletions').selectAll().execute();
  expect(deletions).toMatchObject([{ restored_at: expect.any(Number), purged_at: null }]);
}, 120_000);

test('the deletion of many trainees, and then its undo', async () => {
  await using stack = new AsyncDisposableStack();
  const installed = await install(stack);
  const body = deletionOfAll(installed);
  await killDuring(installed, (call) => call(startBulkAction, 0, body), countIn('users'));
  {
    await using portal = await startTestPortal(installed.env);
    portal.clock.advance(LEASES_MS);
    await portal.services.jobs.runDue();
    const admin = await signInAdmin(portal);
    const job = await admin.call(getJob, { params: { id: 1 } });
    expect(job.body).toMatchObject({ state: 'done', done: COUNT, refused: 0 });
    const [deletion, ...others] = await portal.resources.db
      .selectFrom('deletions')
      .selectAll()
      .execute();
    expect([deletion, others]).toMatchObject([{ counts: `{"trainees":${COUNT}}` }, []]);
  }
  await killDuring(installed, (call) => call(undoJob, 1), countIn('users'));
  const portal = await startNext(stack, installed);
  expect(await countIn('users')(portal.resources.db)).toBe(COUNT + 1);
  expect(await actionsIn(portal, 'trainees.')).toEqual(['trainees.deleted', 'trainees.undone']);
  const admin = await signInAdmin(portal);
  const job = await admin.call(getJob, { params: { id: 1 } });
  expect(job.body).toMatchObject({ state: 'undone', done: 0, refused: 0 });
}, 120_000);
