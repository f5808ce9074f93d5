import { because } from '@portal/contract/reasons';
import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from './app-error.ts';
import { isOperator, type OperatorAccess } from './operator.ts';

type Label = 'method' | 'route' | 'status';

/** One value, read at each request of the metrics. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<number>;
}

interface MetricsOptions extends OperatorAccess {
  readonly gauges: readonly GaugeSource[];
  /** Adds the platform's metrics that do not concern requests. */
  readonly register: (registry: Registry) => void;
}

/** `/metrics` for Prometheus, for operators only. */
export function serveMetrics(
  app: FastifyInstance,
  { gauges, register, ...access }: MetricsOptions,
): void {
  const registry = new Registry();
  const ofProcess = processRegistry();
  register(registry);
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from request to answer by call and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Recorded by the pattern of the route, because labels with ids would grow without limit.
  app.addHook('onRoute', (route) => {
    const own = route.onResponse === undefined ? [] : [route.onResponse].flat();
    route.onResponse = [...own, observe(duration, route.url)];
  });
  app.addHook('onResponse', observeUnrouted(duration));
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, access)) throw new AppError('FORBIDDEN', because('metricsNotPublic'));
    return reply
      .type(registry.contentType)
      .send(await Registry.merge([ofProcess, registry]).metrics());
  });
}

let collected: Registry | undefined;

/**
 * The metrics of the process, which all its portals share: a collection cannot be stopped and takes 2 MB. It starts
 * with the first portal.
 */
function processRegistry(): Registry {
  if (collected !== undefined) return collected;
  collected = new Registry();
  collectDefaultMetrics({ register: collected });
  return collected;
}

function observe(duration: Histogram<Label>, route: string): onResponseHookHandler {
  return ({ method }, reply, next) => {
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  };
}

function observeUnrouted(duration: Histogram<Label>): onResponseHookHandler {
  const observeNone = observe(duration, 'none');
  return function (request, reply, next) {
    if (request.is404) observeNone.call(this, request, reply, next);
    else next();
  };
}
