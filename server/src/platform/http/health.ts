import type { FastifyInstance } from 'fastify';
import { CheckFailedError, type HealthCheck } from '../health-check.ts';
import type { Logger } from '../log.ts';
import type { OpenRequests } from './open-requests.ts';
import { isOperator, type OperatorAccess } from './operator.ts';

const CHECK_MS = 2_000;

interface Result {
  readonly state: string;
  readonly reason?: unknown;
}

interface HealthOptions extends OperatorAccess {
  readonly openRequests: Pick<OpenRequests, 'isLeaving'>;
  readonly version: string;
  readonly checks: Readonly<Record<string, HealthCheck>>;
}

/**
 * `/healthz`: the process answers, and shows its version to operators. `/readyz`: the process can answer requests, with
 * the state of each check. A failed check that is not required leaves the status at 200, as 'degraded'. A process that
 * ends is 'stopping', with 503, before it stops listening.
 */
export function serveHealth(
  app: FastifyInstance,
  { version, checks, openRequests, ...access }: HealthOptions,
): void {
  const logChange = changeLogger(app.log);
  app.get('/healthz', (request, reply) =>
    reply.send({ status: 'ok', ...(isOperator(request, access) ? { version } : {}) }),
  );

  app.get('/readyz', async (_request, reply) => {
    if (openRequests.isLeaving) return reply.code(503).send({ status: 'stopping' });
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const result = await resultOf(check);
        logChange(name, check, result);
        return { name, isRequired: check.isRequired, state: result.state };
      }),
    );
    const failed = results.filter(({ state }) => state !== 'ok');
    const isReady = !failed.some(({ isRequired }) => isRequired);
    const states = Object.fromEntries(results.map(({ name, state }) => [name, state]));
    if (!isReady) return reply.code(503).send({ status: 'not ready', checks: states });
    return reply.send({ status: failed.length === 0 ? 'ready' : 'degraded', checks: states });
  });
}

async function resultOf({ run }: HealthCheck): Promise<Result> {
  try {
    await withinTime(run);
    return { state: 'ok' };
  } catch (reason) {
    return { state: reason instanceof CheckFailedError ? reason.state : 'unreachable', reason };
  }
}

async function withinTime(run: HealthCheck['run']): Promise<void> {
  const timeout = AbortSignal.timeout(CHECK_MS);
  const tooLate = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  await Promise.race([run(), tooLate]);
}

/** Logs when the state of a check changes, so that a balancer that polls does not fill the log. */
function changeLogger(log: Logger) {
  const states = new Map<string, string>();
  return (check: string, { isRequired }: HealthCheck, { state, reason }: Result): void => {
    if ((states.get(check) ?? 'ok') === state) return;
    states.set(check, state);
    if (state === 'ok') log.warn({ check }, 'a readiness check succeeds again');
    else if (isRequired) log.error({ err: reason, check, state }, 'not ready');
    else log.warn({ err: reason, check, state }, 'degraded: a shared service cannot be used');
  };
}
