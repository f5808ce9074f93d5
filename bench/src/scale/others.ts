/** Other users of the portal, whose waiting times are measured while it works on something large. */
import { setTimeout as pause } from 'node:timers/promises';

interface Target {
  readonly origin: string;
  readonly token: string;
}

export interface WaitingTimes {
  /** Milliseconds. */
  readonly reads: readonly number[];
  readonly writes: readonly number[];
}

const READS = ['/admin/trainees?page=1', '/chat/users', '/admin/help-requests/pending-count'];
const SETTINGS = '/me/notification-settings';
const BODY = JSON.stringify({
  browserNotifications: false,
  soundNotifications: false,
  toastNotifications: true,
  emailNotifications: false,
});
const READERS = 3;
/** The pause of each client between two requests, in ms: the portal is used and not overloaded. */
const PAUSE_MS = 15;

/** Some clients read and one writes, one request after the other, until `work` has ended. */
export async function measureOthers(target: Target, work: Promise<unknown>): Promise<WaitingTimes> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const reads: number[] = [];
  const writes: number[] = [];

  async function repeat(times: number[], send: (index: number) => Promise<unknown>) {
    for (let index = 0; !isOver; index += 1) {
      const start = performance.now();
      await send(index);
      times.push(performance.now() - start);
      await pause(PAUSE_MS);
    }
  }

  const readers = Array.from({ length: READERS }, (_, reader) =>
    repeat(reads, (index) => ask(target, READS[(reader + index) % READS.length] ?? '')),
  );
  const writer = repeat(writes, () => ask(target, SETTINGS, BODY));
  await Promise.all([...readers, writer, ended]);
  return { reads, writes };
}

async function ask({ origin, token }: Target, path: string, body?: string): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'PUT', body }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
  return JSON.parse(answer);
}
