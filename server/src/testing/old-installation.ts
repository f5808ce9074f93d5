/** An installation of the version before migration 018, from `fixtures/before-018`, on the engine under test. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { MEDIA_FOLDER, makeDataDir, SQLITE_FILE } from '../platform/data-dir.ts';
import { makeTestDatabase } from './test-database.ts';
import { makeInstallation, type TestInstallation } from './test-installation.ts';

const ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';
const FIXTURE = resolve(import.meta.dirname, '../../../fixtures/before-018', ENGINE);

export function makeOldInstallation(): Promise<TestInstallation> {
  return makeInstallation(async (dataDir) => {
    await using making = new AsyncDisposableStack();
    const database = making.use(await makeTestDatabase());
    makeDataDir(dataDir);
    cpSync(join(FIXTURE, MEDIA_FOLDER), join(dataDir, MEDIA_FOLDER), { recursive: true });
    if (database.databaseUrl === undefined) {
      const packed = readFileSync(join(FIXTURE, 'portal.sqlite.gz'));
      writeFileSync(join(dataDir, SQLITE_FILE), gunzipSync(packed), { mode: 0o600 });
    } else {
      await loadDump(database.databaseUrl);
    }
    making.move();
    return database;
  });
}

async function loadDump(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(readFileSync(join(FIXTURE, 'dump.sql'), 'utf8'));
  } finally {
    await client.end();
  }
}

/** An answer of the version before. They are stored in the order of the calls. */
export interface OldAnswer {
  /** The email of the caller; null for a caller who is not signed in. */
  readonly as: string | null;
  /** Absent for an export. */
  readonly path?: string;
  /** The company of an export; null for all. */
  readonly exportOf?: number | null;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: unknown;
}

export function readOldAnswers(): OldAnswer[] {
  return JSON.parse(readFileSync(join(FIXTURE, 'answers.json'), 'utf8')) as OldAnswer[];
}
