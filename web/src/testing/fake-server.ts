import type { Call, CallArguments, CallHeaders, CallResponse } from '@portal/contract/call';
import { type ErrorBody, type ErrorCode, STATUS_BY_CODE } from '@portal/contract/errors';

/** An answer of the server that is an error. */
class Refusal {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    this.body = body;
  }
}

/** Its reason is one that the app does not know, so that it shows the message, unless `details` have another. */
export function refusal(code: ErrorCode, message: string, details: object = {}): Refusal {
  return new Refusal({ code, message, details: { reason: 'ofATest', ...details } });
}

/** An answer with the headers that its call declares. */
class Reply<Body, Headers> {
  readonly body: Body;
  readonly headers: Headers;

  constructor(body: Body, headers: Headers) {
    this.body = body;
    this.headers = headers;
  }
}

export function reply<Body, Headers>(body: Body, headers: Headers): Reply<Body, Headers> {
  return new Reply(body, headers);
}

/** An answer of something in between, such as the sign-in page of a network. */
class SignInPage {
  readonly status: number;

  constructor(status: number) {
    this.status = status;
  }
}

export const signInPage = (status: number) => new SignInPage(status);

/** A request that cannot reach the server. */
export const NO_CONNECTION = Symbol('no connection');

type Answer<C extends Call> =
  | CallResponse<C>
  | Reply<CallResponse<C>, CallHeaders<C>>
  | Refusal
  | SignInPage
  | typeof NO_CONNECTION;
type Handler<C extends Call> = (request: CallArguments<C>) => Answer<C> | Promise<Answer<C>>;

interface Route {
  readonly call: Call;
  readonly pattern: RegExp;
  answer: (request: CallArguments<Call>) => unknown;
  readonly received: CallArguments<Call>[];
}

/** Answers calls of the contract. Anything else is a fault, which fails the test. */
export type FakeServer = ReturnType<typeof createFakeServer>;

export function createFakeServer() {
  const routes = new Map<string, Route>();
  const files = new Map<string, () => Response>();
  const faults: string[] = [];

  function fault(text: string): Response {
    faults.push(text);
    return errorResponse(refusal('INTERNAL', text).body);
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return file();
    const route = [...routes.values()].find(
      ({ call, pattern }) => call.method === request.method && pattern.test(pathname),
    );
    if (!route) return fault(`Unexpected call: ${request.method} ${pathname}`);
    const { call, pattern, received } = route;
    const read = readRequest(call, {
      params: pattern.exec(pathname)?.groups,
      query: Object.fromEntries(searchParams),
      body: await bodyOf(request),
    });
    if (typeof read === 'string') return fault(read);
    received.push(read);
    const answer = await route.answer(read);
    const failure = failureOf(answer);
    if (failure !== null) return failure;
    const { body, headers } = answer instanceof Reply ? answer : reply(answer, {});
    const problem = call.response.safeParse(body).error;
    if (problem) return fault(`The answer to ${call.name} is not of the contract: ${problem}`);
    return Response.json(body, { status: call.status, headers: headersOf(call, headers) });
  }

  return {
    respond,
    /** Requests that no test expects, and answers that are not of the contract. */
    faults,
    /** Answers a call from now on, with the same answer or with a function of the request. */
    answer<C extends Call>(call: C, answer: Answer<C> | Handler<C>): void {
      const known = routes.get(call.name);
      const handler = (typeof answer === 'function'
        ? answer
        : () => answer) as unknown as Route['answer'];
      if (known) known.answer = handler;
      else routes.set(call.name, { call, pattern: patternOf(call), answer: handler, received: [] });
    },
    /** Answers requests for a stored file from now on, with its text or with a refusal. */
    answerFile(key: string, file: string | Refusal): void {
      const answer = () =>
        file instanceof Refusal ? errorResponse(file.body) : new Response(file);
      files.set(`/api/uploads/${key}`, answer);
    },
    /** Keeps answers to a call back until the test gives one. */
    hold<C extends Call>(call: C): (answer: Answer<C>) => void {
      const { promise, resolve } = Promise.withResolvers<Answer<C>>();
      this.answer(call, () => promise);
      return resolve;
    },
    /** The requests of a call, in order. */
    received<C extends Call>(call: C): CallArguments<C>[] {
      return (routes.get(call.name)?.received ?? []) as unknown as CallArguments<C>[];
    },
  };
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

type Part = 'params' | 'query' | 'body';

/** The request as a handler of the server receives it, or what is wrong with it. */
function readRequest(call: Call, parts: Record<Part, unknown>): CallArguments<Call> | string {
  const read: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const { data, error } = schema.safeParse(parts[part]);
    if (error) return `The ${part} of ${call.name} are not of the contract: ${error}`;
    read[part] = data;
  }
  return read as CallArguments<Call>;
}

/** JSON, or the text fields of a form; the file of a form is not read. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  if (!type.startsWith('multipart/form-data')) return undefined;
  const entries = [...(await request.formData())];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

function headersOf(call: Call, values: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [key, value] of Object.entries(values)) {
    const name = call.headers?.[key]?.name;
    if (name !== undefined && value !== null) headers.set(name, String(value));
  }
  return headers;
}

/** The response to an answer that is no body of the call, such as a file; null for a body. */
function failureOf(answer: unknown): Response | null {
  if (answer === NO_CONNECTION) throw new TypeError('Failed to fetch');
  if (answer instanceof Response) return answer;
  if (answer instanceof Refusal) return errorResponse(answer.body);
  return answer instanceof SignInPage ? htmlResponse(answer.status) : null;
}

function htmlResponse(status: number): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response('<h1>Please sign in to the network</h1>', { status, headers });
}

function errorResponse(body: ErrorBody): Response {
  return Response.json(body, { status: STATUS_BY_CODE[body.code] });
}
