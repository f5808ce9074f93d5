/** Trainees who read their dashboard while processes are killed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import type { Random } from '../scale/random.ts';

const INTERVAL_MS = 50;

interface Reading {
  readonly people: readonly Session[];
  readonly origins: readonly string[];
  readonly random: Random;
}

export interface Readers {
  readonly answered: number;
  /** Requests to a process that was killed or starting. */
  readonly unanswered: number;
  /** Other answers than a dashboard. */
  readonly refusals: readonly string[];
  stop(): Promise<void>;
}

export function startReaders({ people, origins, random }: Reading): Readers {
  const counts = { answered: 0, unanswered: 0 };
  const refusals: string[] = [];
  let isDone = false;

  async function readOnce(token: string): Promise<void> {
    const response = await fetch(`${random.pick(origins)}/api/trainee/dashboard`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (response.ok) counts.answered += 1;
    else if (response.status === 503) counts.unanswered += 1;
    else refusals.push(`the dashboard answered ${response.status}: ${text}`);
  }

  async function read({ token }: Session): Promise<void> {
    while (!isDone) {
      try {
        await readOnce(token);
      } catch {
        counts.unanswered += 1;
      }
      await pause(INTERVAL_MS);
    }
  }

  const reading = Promise.all(people.map(read));
  return {
    get answered() {
      return counts.answered;
    },
    get unanswered() {
      return counts.unanswered;
    },
    refusals,
    async stop() {
      isDone = true;
      await reading;
    },
  };
}
