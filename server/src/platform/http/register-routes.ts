/** Registers routes with Fastify: validate → load → may → run, serialised by the contract. */

import type { Access, Call } from '@portal/contract/call';
import { errorBody } from '@portal/contract/errors';
import { type NeededReach, VIEW_AS_HEADER } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  preValidationHookHandler,
} from 'fastify';
import { withRequest } from '../current-request.ts';
import { AppError } from './app-error.ts';
import { bearerToken } from './bearer.ts';
import { boundsOf } from './body-bounds.ts';
import { clientAddress } from './client-address.ts';
import { type JsonSchema, serialiserOf, serialiserSchema } from './json-schema.ts';
import { acceptMultipart, type Receiving, receiveMultipart } from './multipart.ts';
import { isBudgeted, type RequestBudget } from './request-budget.ts';
import { sendUnlessKnown } from './revalidation.ts';
import {
  type Identity,
  needsPolicy,
  type Route,
  type RouteInput,
  type SentFile,
  type Verdict,
  type WithHeaders,
} from './route.ts';
import { StreamedList } from './streamed-list.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
  interface FastifyContextConfig {
    /** Maximum number of values in the JSON body of the route. */
    maxValues?: number;
  }
}

export interface Kernel {
  /** Returns the session of a token, or null. */
  readonly authenticate: (token: string) => Promise<Identity | null>;
  /** Throws NOT_FOUND or FORBIDDEN for a call that leaves the reach of an admin. */
  readonly checkReach: (
    needed: NeededReach,
    caller: Identity,
    values: Pick<RouteInput<Call>, 'params' | 'query' | 'body'>,
  ) => Promise<void>;
  /** The caller with the reach that a header names. Throws FORBIDDEN. */
  readonly viewAs: (caller: Identity, header: string) => Promise<Identity>;
  readonly receiving: Receiving;
  readonly budget: RequestBudget;
}

/** Registers every route below the instance's prefix. Throws for a route that lacks a required policy or reach. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], kernel: Kernel) {
  for (const { call, may } of routes) {
    if (needsPolicy(call) && may === undefined)
      throw new Error(`${call.name} needs a policy on the server, or a scope in the contract`);
    if (call.access === 'admin' && neededReach(call) === null)
      throw new Error(`${call.name} needs a reach in the contract`);
  }
  register(
    app,
    routes.filter(({ call }) => call.file === undefined),
    kernel,
  );
  const uploads = routes.filter(({ call }) => call.file !== undefined);
  app.register(uploadsPlugin(uploads, kernel));
}

/** The multipart plugin adds hooks to each route of its scope, so routes without files are registered outside it. */
function uploadsPlugin(routes: readonly Route[], kernel: Kernel): FastifyPluginAsync {
  return async (scope) => {
    await acceptMultipart(scope);
    register(scope, routes, kernel);
  };
}

function register(app: FastifyInstance, routes: readonly Route[], kernel: Kernel): void {
  const errorSchema = serialiserSchema(errorBody);
  for (const route of routes) {
    const { call } = route;
    const { maxBytes, maxValues } = boundsOf(call);
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        response: {
          ...(call.sends === undefined ? { [call.status]: serialiserSchema(call.response) } : {}),
          '4xx': errorSchema,
          '5xx': errorSchema,
        },
      },
      serializerCompiler: ({ schema }) => serialiserOf(schema as JsonSchema),
      bodyLimit: maxBytes,
      config: { maxValues },
      ...(call.access === 'public'
        ? call.knowsCaller === true && { onRequest: recognition(kernel) }
        : { onRequest: admission(call, kernel) }),
      ...(call.method === 'GET' ? {} : { preValidation: resumeRequest }),
      ...(isBudgeted(call) ? budgetHooks(kernel) : {}),
      handler: call.file ? multipartHandler(route, kernel) : jsonHandler(route, kernel),
    });
  }
}

/** A caller whose session has ended is a visitor. */
function recognition({ authenticate }: Kernel) {
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    request.identity = token === null ? null : await authenticate(token);
  };
}

const REQUIRED_ROLE = { 'signed-in': null, trainee: 'TRAINEE', admin: 'ADMIN' } as const;

/** Runs before the body is read, so that a client need not send a large body to get a 401. */
function admission({ access, method, stores = false }: Call, { authenticate, viewAs }: Kernel) {
  const role = REQUIRED_ROLE[access as Exclude<Access, 'public'>];
  const onlyReads = method === 'GET' && !stores;
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const identity = token === null ? null : await authenticate(token);
    if (identity === null) throw new AppError('UNAUTHENTICATED', because('notLoggedIn'));
    const viewed = request.headers[VIEW_AS_HEADER];
    if (viewed !== undefined && !onlyReads) throw new AppError('FORBIDDEN', because('viewOnly'));
    request.identity = viewed === undefined ? identity : await viewAs(identity, String(viewed));
    if (role !== null && identity.role !== role)
      throw new AppError('FORBIDDEN', because('accessDenied'));
  };
}

/** A body is read in events of its connection, which are outside the context of the request. */
const resumeRequest: preValidationHookHandler = (request, _reply, next) =>
  withRequest(request, next);

/** The framework runs `preParsing` after the admission and before it reads the body. */
function budgetHooks({ budget }: Kernel) {
  return { preParsing: budget.admit, onResponse: budget.charge };
}

function jsonHandler(route: Route, kernel: Kernel) {
  const { call, load, may, run } = route;
  const checkReach = reachCheck(call, kernel);
  const answer = answerer(route);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const body = validate(call.body, request.body);
    const input = new Input(call, request);
    input.body = body as never;
    await checkReach?.(input);
    const thing = load === undefined ? input : await load(input);
    if (may !== undefined) enforce(may(input.user, thing));
    const result = await run(input, thing);
    return answer(request, reply.code(call.status), result);
  };
}

function neededReach({ reach, right, by }: Call): NeededReach | null {
  return reach === undefined || right === undefined || by === undefined
    ? null
    : { reach, right, by };
}

function reachCheck(call: Call, { checkReach }: Kernel) {
  const needed = neededReach(call);
  if (needed === null) return undefined;
  return (input: Input): Promise<void> => checkReach(needed, input.user, input);
}

type SendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) => FastifyReply | Promise<FastifyReply>;

function answerer({ call }: Route): SendAnswer {
  if (call.sends !== undefined) return fileSender(call.sends);
  const sendBody = call.revalidates === true ? sendUnlessKnown : send;
  const { headers } = call;
  if (headers === undefined) return sendBody;
  const declared = Object.entries(headers);
  return (request, reply, result) => {
    const { body, headers: values } = result as WithHeaders<unknown, Record<string, unknown>>;
    for (const [key, { name }] of declared) {
      const value = values[key];
      if (value !== null) reply.header(name, String(value));
    }
    return sendBody(request, reply, body);
  };
}

/** The browser shows it, or saves it by its name. */
const fileSender =
  (type: string): SendAnswer =>
  (_request, reply, result) => {
    const { bytes, fileName, publicSeconds } = result as SentFile;
    if (publicSeconds !== undefined)
      reply.headers({
        'cache-control': `public, max-age=${publicSeconds}`,
        'access-control-allow-origin': '*',
      });
    return reply
      .type(type)
      .header('content-disposition', `inline; filename="${fileName}"`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

const send: SendAnswer = (_request, reply, result) => {
  if (!(result instanceof StreamedList)) return reply.send(result);
  return reply.type(JSON_TYPE).send(result.toJson((piece) => textOf(reply, piece)));
};

/** The contract's compiled serialiser returns text; the framework's type allows other types. */
const textOf = (reply: FastifyReply, result: unknown) => String(reply.serialize(result as object));

const JSON_TYPE = 'application/json; charset=utf-8';

/** Decides by the address before the first byte of the file is stored. */
function multipartHandler(route: Route, kernel: Kernel) {
  const { call, load, may, run } = route;
  const checkReach = reachCheck(call, kernel);
  const answer = answerer(route);
  const form = { file: call.file, maxFieldBytes: boundsOf(call).maxBytes };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = new Input(call, request);
    await checkReach?.(input);
    const thing = load === undefined ? input : await load(input);
    if (may !== undefined) enforce(may(input.user, thing));
    await using received = await receiveMultipart(form, request, kernel.receiving);
    // From here on the client waits for the server, so a timeout of its connection must not end the request.
    reply.raw.on('timeout', () => undefined);
    input.body = validate(call.body, received.fields) as never;
    input.file = received.file as never;
    const result = await run(input, thing);
    return answer(request, reply.code(call.status), result);
  };
}

/** The input of a handler. A class, because one is created for each request. */
class Input implements RouteInput<Call> {
  readonly params;
  readonly query = undefined as never;
  body = undefined as never;
  file = undefined as never;
  readonly user;
  readonly #request: FastifyRequest;

  constructor(call: Call, request: FastifyRequest) {
    // The types are erased only here: the values that the call declares have just been validated.
    this.params = validate(call.params, request.params) as never;
    if (call.query !== undefined)
      this.query = validate(call.query, givenIn(request.query)) as never;
    this.user = request.identity as never;
    this.#request = request;
  }

  /** A getter, because only limits by client need the address. */
  get address(): string {
    return clientAddress(this.#request.ip);
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  get acceptLanguage(): string | undefined {
    return this.#request.headers['accept-language'];
  }
}

/** A form sends an empty parameter for an empty input; it counts as absent. */
function givenIn(query: unknown): unknown {
  const parameters = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(parameters.filter(([, value]) => value !== ''));
}

function enforce(verdict: Verdict): void {
  if (verdict === true) return;
  if (verdict === false) throw new AppError('FORBIDDEN', because('noPermission'));
  const { code, refusal, logged } = verdict;
  throw new AppError(code, refusal, logged === undefined ? {} : { logged });
}
