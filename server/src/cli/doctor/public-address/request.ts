/** Requests of `doctor` to the portal, with an answer that shows each header as it was sent. */
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { doctorToken } from '#server/platform/http/doctor/token.ts';

/** The portal and the way to it that is examined. */
export interface Target {
  /** The address in the browser, without a slash at its end. */
  readonly url: string;
  /** The secret of the calls for `doctor`. */
  readonly secret: Buffer;
  /** The longest wait in ms for what a proxy passes on at once or not at all. */
  readonly patienceMs: number;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

export interface Answer {
  readonly status: number;
  /** The values of a header, one for each time that it was sent. */
  values(name: string): readonly string[];
  readonly body: string;
  /** The port of the end of the connection that is here. */
  readonly localPort: number;
}

/** A request without a byte in either direction for this time is given up. */
const SILENCE_MS = 10_000;
/** The whole time of a request: the program at a wrong address may never end its answer. */
const REQUEST_MS = 60_000;
/** More than a page of the portal has; the rest of a longer answer is not read. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Sends a request without a body. */
export async function send(target: Target, path: string, sending?: Sending): Promise<Answer> {
  const request = begin(target, path, sending);
  const answer = answerTo(request);
  request.end();
  return answer;
}

/** Sends a request to one of the calls for `doctor`. */
export function sendCall(target: Target, path: string, headers = {}): Promise<Answer> {
  return send(target, `/api${path}`, { headers: { ...authorization(target), ...headers } });
}

export const authorization = ({ secret }: Target) => ({
  authorization: `Bearer ${doctorToken(secret, Date.now())}`,
});

/** A request on a connection of its own, whose body the caller writes and ends. */
export function begin(
  target: Target,
  path: string,
  { method = 'GET', headers = {} }: Sending = {},
) {
  const url = new URL(target.url + path);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(REQUEST_MS);
  return request(url, { method, headers, agent: false, timeout: SILENCE_MS, signal });
}

/** Rejects if the connection cannot be made or is cut before the end of the answer. */
export async function answerTo(request: ClientRequest): Promise<Answer> {
  request.on('timeout', () => request.destroy(new NoAnswerError()));
  const answered: Promise<IncomingMessage[]> = once(request, 'response');
  request.on('error', () => {
    // After an early answer the rest of a body meets a closed connection; an error before the answer rejects above.
  });
  const [response] = await answered;
  if (response === undefined) throw new NoAnswerError();
  const { statusCode: status = 0, headersDistinct, socket } = response;
  const localPort = socket.localPort ?? 0;
  return {
    status,
    values: (name) => headersDistinct[name] ?? [],
    body: await textOf(response),
    localPort,
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(parts).toString();
}

class NoAnswerError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('There was no answer');
  }
}
