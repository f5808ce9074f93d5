/** One login over a persistent connection, with the client address that a proxy would send. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly deviceToken?: string | undefined;
}

export interface LoginAnswer {
  readonly status: number;
  /** Milliseconds until the whole answer arrived. */
  readonly ms: number;
  readonly body: string;
}

export interface Sender {
  readonly origin: string;
  readonly agent: Agent;
}

export function createSender(origin: string, connections: number): Sender {
  return { origin, agent: new Agent({ keepAlive: true, maxSockets: connections }) };
}

export function sendLogin({ origin, agent }: Sender, login: Login, address: string) {
  const startedAt = performance.now();
  const content = JSON.stringify(login);
  const { promise, resolve, reject } = Promise.withResolvers<LoginAnswer>();
  const sent = request(`${origin}/api/auth/login`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'x-forwarded-for': address,
    },
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    const { statusCode: status = 0 } = response;
    text(response).then(
      (body) => resolve({ status, body, ms: performance.now() - startedAt }),
      reject,
    );
  });
  sent.end(content);
  return promise;
}
