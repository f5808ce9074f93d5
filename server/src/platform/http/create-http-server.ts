import { parse } from 'node:querystring';
import fastifyCors from '@fastify/cors';
import type { Call } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
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
import type { OpenRequests } from './open-requests.ts';
import { recordRefusal } from './record-refusal.ts';
import { type Kernel, registerRoutes } from './register-routes.ts';
import { createRequestIds } from './request-ids.ts';
import { urlInPortal } from './request-url.ts';
import type { Route } from './route.ts';
import type { RunningHandlers } from './running-handlers.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApiDocs } from './serve-api-docs.ts';
import { fallbackForUndecodableUrl, serveWebApp } from './serve-web-app.ts';
import { watchForSlowBodies } from './slow-bodies.ts';
import { type TrustProxy, trustedProxies } from './trusted-proxies.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { readWebBuild } from './web-build.ts';

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger;
  readonly security: SecurityLog;
  readonly routes: readonly Route[];
  readonly kernel: Kernel;
  readonly handlers: RunningHandlers;
  readonly openRequests: OpenRequests;
  /** Registers routes that are not calls of the contract, such as media with ranges. Registered below `/api`. */
  readonly extend: (api: FastifyInstance) => void;
  /** Registers pages that the server makes itself. Other addresses are those of the web app. */
  readonly pages: (root: FastifyInstance) => void;
  readonly version: string;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The path of the public address, empty without one. */
  readonly basePath: string;
  readonly corsOrigins: readonly string[];
  readonly mediaOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly metricsToken: string | undefined;
  /** Metrics of the features, read at each request of `/metrics`. */
  readonly gauges: readonly GaugeSource[];
  readonly registerMetrics: (registry: Registry) => void;
}

/**
 * Milliseconds without any data from or to a client until its connection is closed. Bodies also have a minimum rate.
 */
const IDLE_TIMEOUT_MS = 2 * 60_000;

/** More than any call has. Further parameters are not parsed: 2,000 invented ones would take 2 ms. */
const MAX_PARAMETERS = 50;

/** Longer than any address that Node reads. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

const parseQuery = (query: string) => parse(query, '&', '=', { maxKeys: MAX_PARAMETERS });

export interface HttpServer {
  /** With everything registered, not yet listening. */
  readonly app: FastifyInstance;
  /** Answers 503 to the requests that have no answer yet, and ends their connections and those of all others. */
  refuseOpenRequests(): void;
}

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const webBuild = await readWebBuild(options.webFolder, options.basePath);
  const headersFor = securityHeaders({
    inline: webBuild ?? { inlineScripts: [], inlineStyles: [] },
    mediaOrigins: options.mediaOrigins,
    isHttps: options.publicUrl.startsWith('https:'),
  });
  const { refuseOpen, ...unreadable } = answerUnreadable(headersFor);
  const slowBodies = watchForSlowBodies((request) => refuseOpen(request, 'REQUEST_TIMEOUT'));
  const app = Fastify({
    ...unreadable,
    rewriteUrl: (request) =>
      fallbackForUndecodableUrl({
        method: request.method,
        url: urlInPortal(request, options.basePath),
      }),
    loggerInstance: warningsOnly(options.log),
    // One logger for all requests. A child for each request would cost more than most answers, and the few lines that
    // are written name the request themselves.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy:
      typeof options.trustProxy === 'object' ? [...options.trustProxy] : options.trustProxy,
    genReqId: createRequestIds(trustedProxies(options.trustProxy)),
    // Requests that arrive while the process ends are still answered, because the balancer may not know yet.
    return503OnClosing: false,
    // For requests that are not calls. Each call has the limit of its own body, and files are streamed without it.
    bodyLimit: WITHOUT_BODY.maxBytes,
    connectionTimeout: IDLE_TIMEOUT_MS,
    // Some clients offer HTTP/2 with every plain request (`Upgrade: h2c`); the server stays with HTTP/1.1.
    http: {
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
      // The contract bounds the parameters of calls; the whole address is bounded by Node.
      maxParamLength: MAX_PARAMETER_LENGTH,
    },
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The framework refuses an unreadable body outside the context that the first hook created.
    withRequest(request, () => recordRefusal(options.security, error, request));
    return handleError(error, request, reply);
  });
  options.handlers.attachTo(app);
  readJson(app);
  // Read now, because Node keeps the address after the connection has ended only if it was read before.
  app.server.on('connection', ({ remoteAddress }) => remoteAddress);
  app.addHook('onClose', async () => slowBodies.stop());
  options.openRequests.attachTo(app);
  app.addHook('onRequest', (request, reply, next) => {
    slowBodies.watch({ request: request.raw, response: reply.raw, requestId: request.id });
    reply.headers(headersFor(request.url)).header('x-request-id', request.id);
    withRequest(request, next);
  });
  logAccess(app, options.log);
  serveMetrics(app, {
    metricsToken: options.metricsToken,
    publicUrl: options.publicUrl,
    gauges: options.gauges,
    register: options.registerMetrics,
  });
  serveHealth(app, options);
  await app.register(apiPlugin(options), { prefix: '/api' });
  options.pages(app);
  await serveWebApp(app, webBuild);
  return {
    app,
    refuseOpenRequests() {
      options.openRequests.end((request) => refuseOpen(request, 'UNAVAILABLE'));
      app.server.closeAllConnections();
    },
  };
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
 * A POST without a body may still declare JSON, as many clients do. Values are counted before they are parsed: a large
 * number of small ones costs far more than their bytes.
 */
function readJson(app: FastifyInstance): void {
  const parseBody = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { maxValues = WITHOUT_BODY.maxValues } = request.routeOptions.config;
    if (body.length === 0) done(null, undefined);
    else if (hasMoreValues(body as Buffer, maxValues))
      done(new AppError('TOO_LARGE', because('requestTooLarge')));
    else void parseBody(request, body.toString(), done);
  });
}

/**
 * Leaves out the framework's line about its address at level info; the process prints a sentence for people instead.
 */
function warningsOnly(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'info' ? log.child({}, { level: 'warn' }) : log;
}
