import { parse } from 'node:querystring';
import fastifyCors from '@fastify/cors';
import type { Call } from '@portal/contract/call';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import { withRequest } from '../current-request.ts';
import type { HealthCheck } from '../health-check.ts';
import type { SecurityLog } from '../security-log.ts';
import { logAccess } from './access-log.ts';
import { AppError } from './app-error.ts';
import { WITHOUT_BODY } from './body-bounds.ts';
import { handleError, handleUnknownCall } from './error-handler.ts';
import { serveHealth } from './health.ts';
import { hasMoreValues } from './json-values.ts';
import { type GaugeSource, serveMetrics } from './metrics.ts';
import { recordRefusal } from './record-refusal.ts';
import { type Kernel, registerRoutes } from './register-routes.ts';
import { createRequestIds } from './request-ids.ts';
import { normalizedUrl } from './request-url.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApiDocs } from './serve-api-docs.ts';
import { screenForUndecodable, serveWebApp } from './serve-web-app.ts';
import { watchForSlowBodies } from './slow-bodies.ts';
import { type TrustProxy, trustedProxies } from './trusted-proxies.ts';
import { answerUnreadable } from './unreadable-request.ts';

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger;
  readonly security: SecurityLog;
  readonly routes: readonly Route[];
  readonly kernel: Kernel;
  /** Routes that are no calls of the contract: media with its ranges. Registered below `/api`. */
  readonly extend: (api: FastifyInstance) => void;
  readonly version: string;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly webFolder: string;
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly mediaOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly metricsToken: string | undefined;
  /** Figures of the features, read when the metrics are. */
  readonly gauges: readonly GaugeSource[];
  readonly registerMetrics: (registry: Registry) => void;
}

/** How long a client may neither send nor take anything before it is cut off. Bodies have a least rate as well. */
const SILENCE_MS = 2 * 60_000;

/** More than any call has. The rest of a query is not read: 2,000 invented parameters would take 2 ms. */
const MAX_PARAMETERS = 50;

const parseQuery = (query: string) => parse(query, '&', '=', { maxKeys: MAX_PARAMETERS });

/** The server with everything registered, not yet listening. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const headersFor = securityHeaders({
    mediaOrigins: options.mediaOrigins,
    isHttps: options.publicUrl.startsWith('https:'),
  });
  const { refuseSlowBody, ...unreadable } = answerUnreadable(headersFor);
  const slowBodies = watchForSlowBodies(refuseSlowBody);
  const app = Fastify({
    ...unreadable,
    rewriteUrl: ({ method, url = '/' }) =>
      screenForUndecodable({ method, url: normalizedUrl(url) }),
    loggerInstance: withoutNews(options.log),
    // One logger for all requests: a child for each would cost more than most answers, and the few lines
    // that are written name the request themselves.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy:
      typeof options.trustProxy === 'object' ? [...options.trustProxy] : options.trustProxy,
    genReqId: createRequestIds(trustedProxies(options.trustProxy)),
    // While the process ends, what still arrives is served: the balancer has not noticed yet.
    return503OnClosing: false,
    // For requests that are no call; each call has the bound of its own body, and files are streamed past it.
    bodyLimit: WITHOUT_BODY.maxBytes,
    connectionTimeout: SILENCE_MS,
    // Some clients offer HTTP/2 with every plain request (`Upgrade: h2c`): that is not taken up.
    http: {
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The framework refuses an unreadable body outside the context that the first hook opened.
    withRequest(request, () => recordRefusal(options.security, error, request));
    return handleError(error, request, reply);
  });
  readJson(app);
  // Read now, because Node forgets an address with its connection unless it was read before.
  app.server.on('connection', ({ remoteAddress }) => remoteAddress);
  app.addHook('onClose', async () => slowBodies.stop());
  app.addHook('onRequest', (request, reply, next) => {
    slowBodies.watch({ request: request.raw, response: reply.raw, requestId: request.id });
    reply.headers(headersFor(request.url)).header('x-request-id', request.id);
    withRequest(request, next);
  });
  logAccess(app, options.log);
  serveMetrics(app, {
    token: options.metricsToken,
    gauges: options.gauges,
    register: options.registerMetrics,
  });
  serveHealth(app, options);
  await app.register(apiPlugin(options), { prefix: '/api' });
  await serveWebApp(app, options.webFolder);
  return app;
}

function apiPlugin(options: HttpServerOptions): FastifyPluginAsync {
  const calls = options.routes.map(({ call }) => call);
  return async (api) => {
    if (options.corsOrigins.length > 0)
      await api.register(fastifyCors, {
        origin: [...options.corsOrigins],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        exposedHeaders: ['x-request-id', 'retry-after', 'etag', ...declaredHeaders(calls)],
        maxAge: 600,
      });
    api.setNotFoundHandler(handleUnknownCall);
    serveApiDocs(api, options.publicUrl, calls);
    options.extend(api);
    api.decorateRequest('identity', null);
    registerRoutes(api, options.routes, options.kernel);
  };
}

/** The names of the response headers that these calls declare. */
function declaredHeaders(calls: readonly Call[]): string[] {
  const names = calls.flatMap(({ headers = {} }) => Object.values(headers).map(({ name }) => name));
  return [...new Set(names)];
}

/**
 * A POST without a body may still say that it is JSON, as many clients do. Values are counted before
 * they are read: countless small ones cost far more than their bytes.
 */
function readJson(app: FastifyInstance): void {
  const parseBody = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { maxValues = WITHOUT_BODY.maxValues } = request.routeOptions.config;
    if (body.length === 0) done(null, undefined);
    else if (hasMoreValues(body as Buffer, maxValues))
      done(new AppError('TOO_LARGE', 'The request is too large.'));
    else void parseBody(request, body.toString(), done);
  });
}

/** The framework tells where it listens at level info; the process says it in people's words. */
function withoutNews(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'info' ? log.child({}, { level: 'warn' }) : log;
}
