/** Opens the real app on a clock that stands still, called without a network. It needs no test runner. */
import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Call, CallBody, CallQuery, CallResponse } from '@portal/contract/call';
import type { ErrorBody } from '@portal/contract/errors';
import type { InjectOptions } from 'fastify';
import { buildPortal, type Portal } from '../app.ts';
import { type OpenResources, openResources } from '../open-resources.ts';
import type { createLog } from '../platform/create-log.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { listFailing } from '../platform/tasks/operator-queries.ts';
import { WorkerPool } from '../platform/worker/worker-pool.ts';
import type { Settings } from '../settings.ts';

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

export interface OpenedPortal extends Portal, AsyncDisposable {
  readonly resources: OpenResources;
  readonly settings: Settings;
  /** Milliseconds since 1970. The portal's time changes only by `clock.advance`. */
  readonly clock: { readonly now: number; advance(ms: number): void };
  /** Does what is due in the background, of these kinds or of all. Throws if some of it fails. */
  work(kinds?: readonly string[], ending?: AbortSignal): Promise<void>;
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Answer<CallResponse<C>>>;
  /** Any request, also with broken JSON or unknown methods. */
  inject(options: InjectOptions): Promise<Answer<unknown>>;
}

/** Shared by the portals of a process, because each thread loads the parsers for 130 ms of CPU time. */
const workers = new WorkerPool();
const printers = new WorkerPool({ threads: 1 });

export async function openTestPortal(
  settings: Settings,
  log: ReturnType<typeof createLog>,
): Promise<OpenedPortal> {
  await using starting = new AsyncDisposableStack();
  let time = Date.now();
  const now = () => time;
  const opened = starting.use(await openResources(settings, log, now));
  const resources = {
    ...opened,
    workers,
    printers,
    passwords: await withQuickHashes(opened.passwords),
  };
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
    async work(kinds, ending) {
      await portal.services.tasks.runDue(kinds, ending);
      const [failure] = await listFailing(resources.db, time, 1);
      if (failure !== undefined) throw new Error(`${failure.kind}: ${failure.last_error}`);
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
