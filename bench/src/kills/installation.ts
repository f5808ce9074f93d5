/** A portal on one engine whose processes are killed: one process on SQLite, two with Redis and a bucket on PostgreSQL. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NEEDS, provision } from '../../../scripts/test/provision.mjs';
import { startPostgres, startRedis } from '../../../scripts/test/servers.mjs';
import { BADGE_KEY_FILE, LOG_KEY_FILE } from '../../../server/src/platform/data-dir.ts';
import type { Engine } from '../../../server/src/platform/database/engine.ts';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { openBadgeKey } from '../../../server/src/platform/keys/badge-key.ts';
import { openLogKey } from '../../../server/src/platform/keys/log-key.ts';
import { startS3TestService } from '../../../server/src/platform/media/s3-test-service.ts';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { type PortalProcess, startPortalProcess } from '../servers/portal-process.ts';

const PROCESSES = { sqlite: 1, postgres: 2 } as const satisfies Record<Engine, number>;
const READ_ATTEMPTS = 50;
const READ_AGAIN_MS = 100;

export interface Installation {
  readonly engine: Engine;
  readonly processes: readonly PortalProcess[];
  /** Settings that all processes and the operator's commands share. */
  readonly env: Readonly<Record<string, string>>;
  read<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /** On SQLite only while no process runs. */
  write<T>(change: (db: Db) => Promise<T>): Promise<T>;
}

export function engineNamed(name: string): Engine {
  if (name !== 'sqlite' && name !== 'postgres') throw new Error(`There is no engine ${name}`);
  return name;
}

export async function startInstallation(
  engine: Engine,
  stack: AsyncDisposableStack,
): Promise<Installation> {
  const servers = engine === 'postgres' ? await startServers(stack) : {};
  const { path: dataDir } = stack.use(await makeTestFolder());
  const env: Record<string, string> = { ...servers, DATA_DIR: dataDir };
  const processes: PortalProcess[] = [];
  for (let i = 0; i < PROCESSES[engine]; i += 1) {
    const folder = i === 0 ? dataDir : stack.use(await makeTestFolder()).path;
    processes.push(stack.use(await startPortalProcess({ ...env, DATA_DIR: folder })));
  }
  const databaseUrl = env['DATABASE_URL'];
  return {
    engine,
    processes,
    env,
    read: (query) =>
      repeatRead(() => withDatabase({ databaseUrl, dataDir, readOnly: true }, query)),
    write: (change) => withDatabase({ databaseUrl, dataDir, readOnly: false }, change),
  };
}

/** PostgreSQL, Redis, a bucket and the keys that all processes share, as settings of a portal. */
export async function startServers(stack: AsyncDisposableStack): Promise<Record<string, string>> {
  await provision([NEEDS.postgres, NEEDS.redis]);
  const [postgres, redis] = [NEEDS.postgres.find(), NEEDS.redis.find()];
  if (postgres === undefined || redis === undefined)
    throw new Error('PostgreSQL or Redis is missing');
  const database = await startPostgres(postgres);
  stack.defer(() => database.stop());
  const bus = await startRedis(redis);
  stack.defer(() => bus.stop());
  const bucket = await startS3TestService(stack.use(await makeTestFolder()).path);
  stack.defer(() => bucket.close());
  const keys = await makeKeys(stack.use(await makeTestFolder()).path);
  return { DATABASE_URL: database.url, REDIS_URL: bus.url, S3_URL: bucket.url, ...keys };
}

async function makeKeys(dataDir: string): Promise<Record<string, string>> {
  await openLogKey({ dataDir, logKeyFile: undefined });
  await openBadgeKey({ dataDir, badgeKeyFile: undefined });
  return {
    LOG_KEY_FILE: join(dataDir, LOG_KEY_FILE),
    BADGE_KEY_FILE: join(dataDir, BADGE_KEY_FILE),
  };
}

export async function withDatabase<T>(
  settings: Parameters<typeof openDatabase>[0],
  query: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase(settings);
  try {
    return await query(db);
  } finally {
    await close();
  }
}

/** The file of SQLite cannot be read while a process recovers it after a kill. */
async function repeatRead<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === READ_ATTEMPTS) throw error;
      await pause(READ_AGAIN_MS);
    }
  }
}
