/** A client in a thread of its own, so that what it does is not counted as the server's work. */
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

export interface Sending {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One after the other, and again from the first; none is a request without a body. */
  readonly bodies: readonly Uint8Array[];
  /** How many requests are sent, one after the other. */
  readonly times: number;
}

const agent = new Agent({ keepAlive: true });
let next: Sending;

parentPort?.on('message', async (message: Sending | 'send') => {
  if (message !== 'send') {
    next = message;
    parentPort?.postMessage('ready');
    return;
  }
  const statuses: number[] = [];
  for (let i = 0; i < next.times; i += 1) statuses.push(await send(next, i));
  parentPort?.postMessage(statuses);
});

/** The status; 0 where the server cut the connection before it had read the whole body. */
function send({ url, method, headers, bodies }: Sending, turn: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { agent, method, headers }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(0);
    else reject(error);
  });
  sent.end(bodies[turn % bodies.length]);
  return promise;
}
