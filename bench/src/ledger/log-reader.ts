import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../scale/random.ts';

const REPEAT_MS = 50;
/** Longer than a start takes. */
const GIVE_UP_MS = 120_000;
const ANSWER_MS = 30_000;

export interface LogReader {
  read(path: string): Promise<string>;
  proofOf(code: string): Promise<string>;
}

/**
 * Reads what is public from one of the processes, until one answers. Each request comes from another address, because an
 * address may not ask as often.
 */
export function createLogReader(origins: readonly string[], random: Random): LogReader {
  /** Null if no process has answered. */
  async function attempt(path: string): Promise<string | null> {
    const address = Array.from({ length: 3 }, () => random.int(256)).join('.');
    const answer = await fetch(`${random.pick(origins)}${path}`, {
      headers: { 'x-forwarded-for': `10.${address}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null);
    if (answer === null || answer.status === 503) return null;
    const text = await answer.text().catch(() => null);
    if (text !== null && !answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  async function read(path: string): Promise<string> {
    for (const endsAt = performance.now() + GIVE_UP_MS; performance.now() < endsAt; ) {
      const text = await attempt(path);
      if (text !== null) return text;
      await pause(REPEAT_MS);
    }
    throw new Error(`${path} is not answered`);
  }

  return { read, proofOf: (code) => read(`/api/certificates/${code}/proof`) };
}
