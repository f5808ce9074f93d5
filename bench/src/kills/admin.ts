/** An admin who repeats each request until a process answers it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import type { Random } from '../scale/random.ts';
import { ADMIN } from '../servers/portal-process.ts';
import { send } from '../servers/send.ts';

/** Milliseconds; far longer than any lease. */
const GIVE_UP_MS = 120_000;
const ANSWER_MS = 45_000;
const REPEAT_MS = 50;

/** The portal has answered with an error that a repetition does not change. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export interface Admin {
  /** Throws a {@link Refusal}. A repeated request may have been carried out before. */
  call<T>(method: string, path: string, body?: object): Promise<T>;
  /** The number of requests that were repeated. */
  readonly repeated: number;
}

export async function signInAdmin(origins: readonly string[], random: Random): Promise<Admin> {
  const { token } = await send<Session>(origins[0] ?? '', 'POST', '/auth/admin/login', {
    body: ADMIN,
  });
  const headers = { authorization: `Bearer ${token}` };
  let repeated = 0;

  async function attempt<T>(method: string, path: string, body?: object) {
    const response = await fetch(`${random.pick(origins)}/api${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text();
    if (response.status === 503) throw new Error(text);
    if (!response.ok) return new Refusal(response.status, `${method} ${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    async call<T>(method: string, path: string, body?: object): Promise<T> {
      for (const endsAt = performance.now() + GIVE_UP_MS; ; repeated += 1) {
        try {
          const answer = await attempt<T>(method, path, body);
          if (!(answer instanceof Refusal)) return answer;
          throw answer;
        } catch (error) {
          if (error instanceof Refusal || performance.now() > endsAt) throw error;
          await pause(REPEAT_MS);
        }
      }
    },
    get repeated() {
      return repeated;
    },
  };
}
