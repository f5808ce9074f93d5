/** The real app on a real database, called as a client would: by the contract, through the front door. */
import { join } from 'node:path';
import type { Call, CallBody, CallQuery, CallResponse } from '@portal/contract/call';
import type { ErrorBody } from '@portal/contract/errors';
import type { InjectOptions } from 'fastify';
import { buildPortal, type Portal } from '../app.ts';
import { type OpenResources, openResources } from '../open-resources.ts';
import { createLog } from '../platform/create-log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { makeTestDatabase, makeTestFolder } from './test-resources.ts';

interface CallInput<C extends Call> {
  readonly params?: Record<string, string | number>;
  readonly query?: CallQuery<C> | Record<string, string>;
  readonly body?: CallBody<C>;
  readonly token?: string | undefined;
  readonly address?: string;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The answer as text, to look for what must not be in it. */
  readonly raw: string;
  /** Read only after the status was looked at; the error tells what came if it is another. */
  readonly body: T;
  readonly error: ErrorBody;
}

export interface TestPortal extends Portal, AsyncDisposable {
  readonly resources: OpenResources;
  readonly settings: Settings;
  /** Milliseconds since 1970; `clock.advance` moves the portal's time on. */
  readonly clock: { readonly now: number; advance(ms: number): void };
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Answer<CallResponse<C>>>;
  /** Anything at all: broken JSON, foreign methods. */
  inject(options: InjectOptions): Promise<Answer<unknown>>;
}

export async function startTestPortal(
  env: Record<string, string> = {},
  log = createLog('silent'),
): Promise<TestPortal> {
  await using starting = new AsyncDisposableStack();
  const folder = starting.use(await makeTestFolder());
  const databaseUrl =
    env['DATABASE_URL'] ?? starting.use(await makeTestDatabase()).databaseUrl ?? '';
  const settings = readSettings({
    DATA_DIR: join(folder.path, 'data'),
    PUBLIC_URL: 'http://portal.test',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const resources = starting.use(await openResources(settings, log, now));
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
        ahead += ms;
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

function addressOf(path: string, params: Record<string, string | number>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
