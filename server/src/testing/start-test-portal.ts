/** The real app on a real database, called like by a client: according to the contract, over HTTP. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call, CallBody, CallQuery, CallResponse } from '@portal/contract/call';
import type { ErrorBody } from '@portal/contract/errors';
import type { InjectOptions } from 'fastify';
import { inject as provided } from 'vitest';
import type { Portal } from '../app.ts';
import type { OpenResources } from '../open-resources.ts';
import { createLog } from '../platform/create-log.ts';
import { makeDataDir, SQLITE_FILE } from '../platform/data-dir.ts';
import { readSettings, type Settings } from '../settings.ts';
import type {} from './migrated-database.ts';
import { openTestPortal } from './open-test-portal.ts';
import { makeTestDatabase, makeTestFolder } from './test-resources.ts';

export interface CallInput<C extends Call> {
  readonly params?: Record<string, string | number>;
  readonly query?: CallQuery<C> | Record<string, string>;
  readonly body?: CallBody<C>;
  readonly token?: string | undefined;
  readonly address?: string;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The answer as text, to search it for what it must not contain. */
  readonly raw: string;
  /** Checks the status first; for another status the error contains the answer. */
  readonly body: T;
  readonly error: ErrorBody;
}

export interface TestPortal extends Portal, AsyncDisposable {
  readonly resources: OpenResources;
  readonly settings: Settings;
  /** Milliseconds since 1970. The portal's time changes only by `clock.advance`. */
  readonly clock: { readonly now: number; advance(ms: number): void };
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Answer<CallResponse<C>>>;
  /** Any request, also with broken JSON or unknown methods. */
  inject(options: InjectOptions): Promise<Answer<unknown>>;
}

export async function startTestPortal(
  env: Record<string, string> = {},
  log = createLog('silent'),
): Promise<TestPortal> {
  await using starting = new AsyncDisposableStack();
  const folder = starting.use(await makeTestFolder());
  const dataDir = join(folder.path, 'data');
  const databaseUrl = env['DATABASE_URL'] ?? (await copyMigrated(starting, dataDir));
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const portal = starting.use(await openTestPortal(settings, log));
  const started = starting.move();
  return { ...portal, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** A copy of the migrated database: its address on PostgreSQL; on SQLite a file in the folder and no address. */
async function copyMigrated(starting: AsyncDisposableStack, dataDir: string): Promise<string> {
  const { file, databaseUrl } = provided('migratedDatabase');
  const copy = starting.use(await makeTestDatabase(databaseUrl));
  if (copy.databaseUrl !== undefined) return copy.databaseUrl;
  makeDataDir(dataDir);
  await copyFile(file, join(dataDir, SQLITE_FILE));
  return '';
}
