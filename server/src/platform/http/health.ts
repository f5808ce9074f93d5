import type { FastifyInstance } from 'fastify';

export type Check = () => Promise<void>;

const CHECK_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: what it stands on answers too, each by name. */
export function serveHealth(app: FastifyInstance, checks: Readonly<Record<string, Check>>): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks).map(withinTime));
    const states = results.map((result, i) => {
      if (result.status === 'rejected')
        request.log.error({ err: result.reason, check: names[i] }, 'not ready');
      return [names[i], result.status === 'fulfilled' ? 'ok' : 'unreachable'];
    });
    const isReady = results.every(({ status }) => status === 'fulfilled');
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(states) });
  });
}

async function withinTime(check: Check): Promise<void> {
  const timeout = AbortSignal.timeout(CHECK_MS);
  const tooLate = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  await Promise.race([check(), tooLate]);
}
