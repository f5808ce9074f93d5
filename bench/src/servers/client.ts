/** Calls of many users, each on a connection that stays open. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';

export interface Client {
  /** Throws if the portal refuses the call. */
  call<Answer>(token: string, method: string, path: string, body?: object): Promise<Answer>;
  close(): void;
}

export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });
  return {
    async call<Answer>(token: string, method: string, path: string, body?: object) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const asked = request(`${origin}/api${path}`, {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-length': Buffer.byteLength(text),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      });
      asked.end(text);
      const [response] = await once(asked, 'response');
      const answer = Buffer.concat(await response.toArray()).toString();
      const isDone = response.statusCode >= 200 && response.statusCode < 300;
      if (!isDone) throw new Error(`${path}: ${response.statusCode} ${answer}`);
      return JSON.parse(answer) as Answer;
    },
    close: () => agent.destroy(),
  };
}
