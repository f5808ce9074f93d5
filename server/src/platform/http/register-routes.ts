/** Turns routes into Fastify's: validate → load → may → run, serialised by the contract. */
import type { Access, Call } from '@portal/contract/call';
import { errorBody } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { bearerToken } from './bearer.ts';
import { clientAddress } from './client-address.ts';
import { serialiserSchema } from './json-schema.ts';
import { type ReceiveFile, receiveMultipart } from './multipart.ts';
import type { Identity, Route, RouteInput, Verdict } from './route.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

export interface Kernel {
  /** The session behind a token, or null. */
  readonly authenticate: (token: string) => Promise<Identity | null>;
  readonly receiveFile: ReceiveFile;
}

/** Registers every route below the instance's prefix; refuses a route without a policy. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], kernel: Kernel) {
  const errorSchema = serialiserSchema(errorBody);
  for (const route of routes) {
    const { call } = route;
    if (typeof route.may !== 'function') throw new Error(`Route ${call.name} has no policy`);
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        response: {
          [call.status]: serialiserSchema(call.response),
          '4xx': errorSchema,
          '5xx': errorSchema,
        },
      },
      ...(call.bodyMaxBytes === undefined ? {} : { bodyLimit: call.bodyMaxBytes }),
      ...(call.access === 'public' ? {} : { onRequest: admission(call.access, kernel) }),
      handler: call.file ? multipartHandler(route, kernel) : jsonHandler(route),
    });
  }
}

const REQUIRED_ROLE = { 'signed-in': null, trainee: 'TRAINEE', admin: 'ADMIN' } as const;

/** Before the body is read: nobody sends a hundred megabytes to be told to sign in. */
function admission(access: Exclude<Access, 'public'>, { authenticate }: Kernel) {
  const role = REQUIRED_ROLE[access];
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const identity = token === null ? null : await authenticate(token);
    if (identity === null)
      throw new AppError('UNAUTHENTICATED', 'You are not logged in. Please log in again.');
    if (role !== null && identity.role !== role) throw new AppError('FORBIDDEN', 'Access denied');
    request.identity = identity;
  };
}

function jsonHandler(route: Route) {
  const { call, load, may, run } = route;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = readInput(call, request, reply, validate(call.body, request.body));
    const thing = load === undefined ? undefined : await load(input);
    enforce(may(request.identity, thing));
    const result = await run(input, thing, undefined);
    return reply.code(call.status).send(result);
  };
}

/** Decides on what the address names before the first byte of the file is kept. */
function multipartHandler(route: Route, { receiveFile }: Kernel) {
  const { call, load, may, run } = route;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = readInput(call, request, reply, undefined);
    const thing = load === undefined ? undefined : await load(input);
    enforce(may(request.identity, thing));
    await using received = await receiveMultipart(call, request, receiveFile);
    // From here on it is we who keep the client waiting: its silence, if heard, does not end the connection.
    reply.raw.on('timeout', () => undefined);
    const body = validate(call.body, received.fields);
    const result = await run({ ...input, body } as RouteInput<Call>, thing, received.file);
    return reply.code(call.status).send(result);
  };
}

function readInput(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): RouteInput<Call> {
  return {
    params: validate(call.params, request.params),
    query: validate(call.query, request.query),
    body,
    user: request.identity,
    // Asked for where clients are counted only.
    get address() {
      return clientAddress(request.ip);
    },
    setHeader: (name, value) => reply.header(name, value),
  } as RouteInput<Call>;
}

function enforce(verdict: Verdict): void {
  if (verdict === true) return;
  if (verdict === false) throw new AppError('FORBIDDEN', 'You do not have permission to do this.');
  throw new AppError(verdict.code, verdict.message);
}
