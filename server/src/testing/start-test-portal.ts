/** The real app on a real database, called like by a client: according to the contract, over HTTP. */
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Call, CallBody, CallQuery, CallResponse } from '@portal/contract/call';
import type { ErrorBody } from '@portal/contract/errors';
import type { InjectOptions } from 'fastify';
import { inject as provided } from 'vitest';
import { buildPortal, type Portal } from '../app.ts';
import { type OpenResources, openResources } from '../open-resources.ts';
import { createLog } from '../platform/create-log.ts';
import { makeDataDir, SQLITE_FILE } from '../platform/data-dir.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { readSettings, type Settings } from '../settings.ts';
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
  let time = Date.now();
  const now = () => time;
  const opened = starting.use(await openResources(settings, log, now));
  const resources = { ...opened, passwords: await withQuickHashes(opened.passwords) };
  const portal = await buildPortal(resources, settings);
  starting.defer(() => portal.app.close());
  await portal.app.ready();
  const started = starting.move();

  const inject = async (options: InjectOptions): Promise<Answer<unknown>> => {
    const response = await portal.app.inject(options);
    const json = () => JSON.parse(response.body) as never;
    return {
      status: response.statusCode,
      headers: response.headers,
      raw: response.body,
      get body() {
        return json();
      },
      get error() {
        return json();
      },
    };
  };

  return {
    ...portal,
    resources,
    settings,
    clock: {
      get now() {
        return now();
      },
      advance: (ms) => {
        time += ms;
      },
    },
    inject,
    call: (call, { params = {}, query, body, token, address } = {}) =>
      inject({
        method: call.method,
        url: `/api${addressOf(call.path, params)}`,
        ...(query === undefined ? {} : { query: query as Record<string, string> }),
        ...(body === undefined ? {} : { payload: body as object }),
        ...(address === undefined ? {} : { remoteAddress: address }),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }) as Promise<Answer<never>>,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
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

/** Argon2 at the lowest cost that it allows, also for emails without an account, because tests log in many times. */
async function withQuickHashes(passwords: PasswordHasher): Promise<PasswordHasher> {
  const quickHash = (password: string) =>
    hash(password.normalize('NFKC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const unknownAccount = await quickHash(randomUUID());
  return {
    ...passwords,
    hash: quickHash,
    // A check costs as much as the hash.
    verify: async (known, password, lane) =>
      (await passwords.verify(known ?? unknownAccount, password, lane)) && known !== null,
  };
}

function addressOf(path: string, params: Record<string, string | number>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
