/** A client in its own thread, so that its work does not count as the server's. */
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

export interface Sending {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in order and then again from the first; empty for requests without a body. */
  readonly bodies: readonly Uint8Array[];
  /** Number of requests, sent one after the other. */
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

/** Returns the status; 0 if the server cut the connection before it had read the whole body. */
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
