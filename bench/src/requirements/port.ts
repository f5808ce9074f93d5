/** Calls of the history, each repeated until a process answers it. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallResponse } from '@portal/contract/call';
import type { ErrorBody } from '@portal/contract/errors';
import {
  type Input,
  type Port,
  Refused,
} from '../../../server/src/features/learning/testing/requirements-world.ts';
import type { Random } from '../scale/random.ts';
import type { Processes } from './processes.ts';

const ANSWER_MS = 30_000;
const REPEAT_MS = 50;
/** Longer than a start takes. */
const GIVE_UP_MS = 120_000;
const YEARS_MS = 20 * 366 * 24 * 3_600_000;

export interface RepeatingPort extends Port {
  readonly calls: number;
  readonly repeated: number;
}

export function createPort(processes: Processes, adminId: number, random: Random): RepeatingPort {
  const tokens = new Map<number, string>();
  const counts = { calls: 0, repeated: 0 };

  async function tokenOf(userId: number): Promise<string> {
    const known = tokens.get(userId);
    if (known !== undefined) return known;
    const token = randomBytes(32).toString('base64url');
    await processes.withDb((db) =>
      db
        .insertInto('sessions')
        .values({
          token_hash: createHash('sha256').update(token).digest('base64url'),
          user_id: userId,
          created_at: processes.now,
          expires_at: processes.now + YEARS_MS,
          device: null,
          last_used_at: null,
        })
        .execute(),
    );
    tokens.set(userId, token);
    return token;
  }

  /** Null if no process has answered. */
  async function attempt(
    token: string,
    call: Call,
    { params = {}, query = {}, body }: Input<Call>,
  ) {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
    const url = `${random.pick(processes.origins)}/api${path}?${new URLSearchParams(query)}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: call.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null);
    if (response === null || response.status === 503) return null;
    const text = await response.text().catch(() => null);
    return text === null ? null : { isRefused: !response.ok, answer: JSON.parse(text) as unknown };
  }

  return {
    get now() {
      return processes.now;
    },
    get calls() {
      return counts.calls;
    },
    get repeated() {
      return counts.repeated;
    },
    async call<C extends Call>(who: number | null, call: C, input: Input<C> = {}) {
      const token = await tokenOf(who ?? adminId);
      const endsAt = performance.now() + GIVE_UP_MS;
      for (let attempts = 1; ; attempts += 1) {
        const given = await attempt(token, call, input as Input<Call>);
        counts.calls += 1;
        if (given?.isRefused) throw refusalOf(call, given.answer, attempts > 1);
        if (given !== null) return given.answer as CallResponse<C>;
        if (performance.now() > endsAt) throw new Error(`${call.name} is not answered`);
        counts.repeated += 1;
        await pause(REPEAT_MS);
      }
    },
  };
}

function refusalOf({ name }: Call, answer: unknown, isRepeated: boolean): Error {
  const { code, message } = answer as ErrorBody;
  return code === 'INTERNAL' ? new Error(`${name}: ${message}`) : new Refused(code, isRepeated);
}
