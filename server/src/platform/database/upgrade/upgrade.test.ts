import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/create-log.ts';
import { addSecondMigration, SECOND_MIGRATION } from '#server/testing/second-migration.ts';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { VERSION } from '#server/version.ts';
import {
  executedMigrations,
  migrate,
  NewerDatabaseError,
  readUsableState,
  UnreleasedDatabaseError,
} from '../migrate.ts';
import { migrations } from '../migrations/all.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { type InstallationLock, lockInstallation } from '../postgres/installation-lock.ts';
import { OldProcessError } from '../postgres/lock-errors.ts';
import { refuseWithoutRoom } from './disk-room.ts';
import { upgradeDatabase } from './upgrade.ts';
import { UpgradeRefusedError } from './upgrade-refused-error.ts';

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const hasPgDump = spawnSync('pg_dump', ['--version']).status === 0;
const before = { ...migrations };
const all = [...Object.keys(before), SECOND_MIGRATION];
const log = createLog('silent');

let resources: AsyncDisposableStack;
let dataDir: string;
let databaseUrl: string | undefined;
let database: OpenDatabase;

beforeEach(async () => {
  resources = new AsyncDisposableStack();
  resources.defer(addSecondMigration());
  dataDir = resources.use(await makeTestFolder()).path;
  databaseUrl = resources.use(await makeTestDatabase()).databaseUrl;
  database = open();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await resources.disposeAsync();
});

function open(): OpenDatabase {
  const opened = openDatabase({ databaseUrl, dataDir });
  resources.defer(() => opened.close());
  return opened;
}

async function fillOld(): Promise<void> {
  await migrate(database.db, before);
  await sql`insert into all_companies (id, name, name_key, search_key, sort_key, created_at)
    values (7, 'Old', 'old', 'old', 'old', 0)`.execute(database.db);
}

const upgrade = (more: { isBackedUp?: boolean; lock?: InstallationLock | null } = {}) =>
  upgradeDatabase({ database, dataDir, databaseUrl, lock: null, isBackedUp: true, log, ...more });

const backupsIn = async () =>
  (await readdir(dataDir)).includes('backups') ? await readdir(join(dataDir, 'backups')) : [];
const migrated = () => executedMigrations(database.db);

/** The names of the companies in a copy. */
async function companiesIn(file: string): Promise<unknown[]> {
  if (!isPostgres) {
    const copy = new DatabaseSync(file);
    const rows = copy.prepare('select name from all_companies').all();
    copy.close();
    return rows.map((row) => row['name']);
  }
  const other = resources.use(await makeTestDatabase());
  execFileSync('pg_restore', ['--no-owner', `--dbname=${other.databaseUrl}`, file]);
  const client = new pg.Client({ connectionString: other.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from all_companies');
  await client.end();
  return rows.map(({ name }) => name);
}

test('a new database is made without a copy, and remembers the version', async () => {
  await upgrade();
  expect(await migrated()).toEqual(all);
  expect(await backupsIn()).toEqual([]);
  const { rows } = await sql`select version from portal_version`.execute(database.db);
  expect(rows).toEqual([{ version: VERSION }]);
});

test.skipIf(isPostgres && !hasPgDump)(
  'the database is copied before its schema is changed, once, for its owner alone',
  async () => {
    await fillOld();
    await upgrade();
    await upgrade();
    expect(await migrated()).toEqual(all);
    const [name = '', ...more] = await backupsIn();
    expect([name, more]).toEqual([
      expect.stringMatching(/^portal-[\d.]+-001-schema-\d{8}T\d{6}Z\.(sqlite|dump)$/),
      [],
    ]);
    const file = join(dataDir, 'backups', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'backups'))).mode & 0o777).toBe(0o700);
    expect(await companiesIn(file)).toEqual(['Old']);
  },
);

test('without BACKUP_BEFORE_UPGRADE no copy is made', async () => {
  await fillOld();
  await upgrade({ isBackedUp: false });
  expect(await migrated()).toEqual(all);
  expect(await backupsIn()).toEqual([]);
});

test.skipIf(isPostgres && !hasPgDump)(
  'the newest three copies are kept after the upgrade, and nothing of a broken-off one',
  async () => {
    await fillOld();
    await mkdir(join(dataDir, 'backups'));
    const earlier = [
      'portal-0.1.0-014-module-saves-20250101T000000Z.sqlite',
      'portal-015-a-20250301T000000Z.sqlite',
      'portal-0.0.9-013-device-tokens-20250401T000000Z.sqlite',
      'portal-017-mail-queue-20250501T000000Z.sqlite.partial',
      'notes.txt',
    ];
    for (const name of earlier) await writeFile(join(dataDir, 'backups', name), '');
    await upgrade();
    expect((await backupsIn()).sort()).toEqual([
      'notes.txt',
      'portal-0.0.9-013-device-tokens-20250401T000000Z.sqlite',
      expect.stringMatching(/^portal-[\d.]+-001-schema-2/),
      'portal-015-a-20250301T000000Z.sqlite',
    ]);
  },
);

test('a database of a newer version is refused with both versions, and not written', async () => {
  await upgrade();
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(
    database.db,
  );
  await sql`update portal_version set version = '7.1.0'`.execute(database.db);
  const refusal = upgrade();
  await expect(refusal).rejects.toThrow(NewerDatabaseError);
  await expect(refusal).rejects.toThrow(
    `used by a newer version of the portal (7.1.0), with migrations up to 999-later. This is version ${VERSION}, with migrations up to ${all.at(-1)}.`,
  );
  expect(await backupsIn()).toEqual([]);
  const { rows } = await sql`select version from portal_version`.execute(database.db);
  expect(rows).toEqual([{ version: '7.1.0' }]);
});

test.each([
  ['of another schema', sql`update portal_version set schema_sha256 = 'other'`],
  ['whose schema is not recorded', sql`drop table portal_version`],
  [
    'of migrations that no release had',
    sql`update kysely_migration set name = '001-foundation' where name = '001-schema'`,
  ],
])('a database %s is refused, and not written', async (_, change) => {
  await fillOld();
  await change.execute(database.db);
  const refusal = upgrade();
  await expect(refusal).rejects.toThrow(UnreleasedDatabaseError);
  await expect(refusal).rejects.toThrow(
    isPostgres
      ? 'This database was made by an unreleased version. Start with an empty database.'
      : 'This data folder was made by an unreleased version. Start with an empty DATA_DIR.',
  );
  expect(await migrated()).not.toContain(SECOND_MIGRATION);
  expect(await backupsIn()).toEqual([]);
});

describe.skipIf(isPostgres)('on SQLite', () => {
  test('a disk without room for a copy refuses the upgrade, and says how much is needed', async () => {
    await fillOld();
    await refuseWithoutRoom(dataDir, async () => 1e9);
    const refusal = refuseWithoutRoom(dataDir, async () => 100_000);
    await expect(refusal).rejects.toThrow(UpgradeRefusedError);
    await expect(refusal).rejects.toThrow(/needs \d+ MB .* where 1 MB are free\. Make room/);
  });

  test('a copy that cannot be written refuses the upgrade, and changes nothing', async () => {
    await fillOld();
    await writeFile(join(dataDir, 'backups'), 'a file where the folder should be');
    await expect(upgrade()).rejects.toThrow('EEXIST');
    expect(await migrated()).toEqual(Object.keys(before));
  });
});

describe.skipIf(!isPostgres)('on PostgreSQL', () => {
  const timeouts = { acquireMs: 0, oldProcessMs: 30_000 };

  async function lockShared(more: { oldProcessMs?: number } = {}): Promise<InstallationLock> {
    const lock = await lockInstallation({
      databaseUrl: databaseUrl ?? '',
      isShared: true,
      schema: 'new',
      onLost: vi.fn(),
      timeouts: { ...timeouts, ...more },
    });
    resources.defer(() => lock.release());
    return lock;
  }

  /** Like a running process of the version before. */
  async function startOldProcess(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'training-portal-lock',
    });
    await client.connect();
    await client.query('select pg_advisory_lock_shared(7472616961)');
    return client;
  }

  test('without pg_dump the upgrade is refused, with what to do, and changes nothing', async () => {
    await fillOld();
    vi.stubEnv('PATH', dataDir);
    const refusal = upgrade();
    await expect(refusal).rejects.toThrow(UpgradeRefusedError);
    await expect(refusal).rejects.toThrow(
      /pg_dump is not installed\. Nothing was changed\. Install .*BACKUP_BEFORE_UPGRADE=false/,
    );
    expect(await migrated()).toEqual(Object.keys(before));
    expect(await backupsIn()).toEqual([]);
  });

  test.skipIf(!hasPgDump)(
    'a pg_dump that fails refuses the upgrade without the password',
    async () => {
      await fillOld();
      const url = new URL(databaseUrl ?? '');
      url.pathname = '/there_is_no_such_database';
      url.password = 'very:secret';
      const refusal = upgradeDatabase({
        database,
        dataDir,
        databaseUrl: url.href,
        lock: null,
        isBackedUp: true,
        log,
      });
      await expect(refusal).rejects.toThrow(/pg_dump failed \(.*there_is_no_such_database/);
      await expect(refusal).rejects.not.toThrow(/very/);
      expect(await backupsIn()).toEqual([]);
    },
  );

  test('a process of an older version is waited for, and the upgrade follows when it has ended', async () => {
    await fillOld();
    const old = await startOldProcess();
    const lock = await lockShared();
    const warn = vi.fn();
    const upgrading = upgradeDatabase({
      database,
      dataDir,
      databaseUrl,
      lock,
      isBackedUp: false,
      log: { info: vi.fn(), warn, error: vi.fn() },
    });
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({
      processes: [expect.objectContaining({ name: 'training-portal-lock' })],
    });
    expect(await migrated()).toEqual(Object.keys(before));
    await old.end();
    await upgrading;
    expect(await migrated()).toEqual(all);
    // Others with a Redis may start again.
    await lockShared();
  });

  test('a process of an older version that goes on refuses the upgrade', async () => {
    await fillOld();
    const old = await startOldProcess();
    resources.defer(() => old.end());
    const refusal = upgrade({ isBackedUp: false, lock: await lockShared({ oldProcessMs: 0 }) });
    await expect(refusal).rejects.toThrow(OldProcessError);
    await expect(refusal).rejects.toThrow(
      /older version of the portal still runs on it \(from .*\)\. Stop all/,
    );
    expect(await migrated()).toEqual(Object.keys(before));
  });

  test('of several processes that start at once one upgrades, and the others wait', async () => {
    await fillOld();
    const locks = [await lockShared(), await lockShared(), await lockShared()];
    const info = vi.fn();
    await Promise.all(
      locks.map((lock) =>
        upgradeDatabase({
          database,
          dataDir,
          databaseUrl,
          lock,
          isBackedUp: false,
          log: { info, warn: vi.fn(), error: vi.fn() },
        }),
      ),
    );
    expect(info.mock.calls.map(([, message]) => message)).toEqual(['the database was upgraded']);
    expect(await migrated()).toEqual(all);
  });

  test('the state can be read while another process commits an upgrade', async () => {
    await fillOld();
    const other = open();
    await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        expect((await readUsableState(tx)).migrations).toEqual(Object.keys(before));
        await migrate(other.db);
        expect((await readUsableState(tx)).migrations).toEqual(Object.keys(before));
      });
    expect(await migrated()).toEqual(all);
  });

  test('a process that upgraded and ended just before the lock was free leaves nothing to do', async () => {
    await fillOld();
    const lock = await lockShared();
    const run = vi.fn();
    const answers = [true, false];
    await lock.upgrade({
      isPending: async () => answers.shift() ?? false,
      run,
      onOldProcesses: vi.fn(),
    });
    expect(run).not.toHaveBeenCalled();
    // The exclusive lock was given back.
    await lockShared();
  });

  test('a process that waited while a newer version upgraded refuses the database', async () => {
    await fillOld();
    const lock = await lockShared();
    const waiting: InstallationLock = {
      ...lock,
      async upgrade() {
        await migrate(database.db);
        await sql`update portal_version set version = '7.1.0'`.execute(database.db);
        await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(
          database.db,
        );
      },
    };
    await expect(upgrade({ isBackedUp: false, lock: waiting })).rejects.toThrow(NewerDatabaseError);
    const { rows } = await sql`select version from portal_version`.execute(database.db);
    expect(rows).toEqual([{ version: '7.1.0' }]);
  });

  test('a process that starts during an upgrade waits for its end', async () => {
    const upgrading = await lockShared();
    const observer = new pg.Client({ connectionString: databaseUrl });
    await observer.connect();
    resources.defer(() => observer.end());
    // It asks for the lock, and after some time also who has it.
    const asking = `select 1 from pg_stat_activity where datname = current_database()
      and application_name = 'training-portal-lock new' and query ~ 'try_advisory_lock_shared|pg_locks'`;
    let next: Promise<InstallationLock> | undefined;
    await upgrading.upgrade({
      isPending: async () => true,
      run: async () => {
        next = lockShared();
        await expect.poll(async () => (await observer.query(asking)).rowCount).toBe(1);
      },
      onOldProcesses: vi.fn(),
    });
    await (await next)?.ping();
  });
});
