/** Frequent calls at an even pace, and how long each takes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../servers/send.ts';
import type { LargePortal } from './portal.ts';

/** Between two requests of one call. */
const INTERVAL_MS = 100;

interface MeasuredCall {
  readonly name: string;
  request(): Promise<unknown>;
}

/** Milliseconds of each request, by the name of the call. */
export type Times = ReadonlyMap<string, readonly number[]>;

export function callsOf({ full, origin, senders }: LargePortal): readonly MeasuredCall[] {
  const read = (name: string): MeasuredCall => {
    const { url, headers } = full.calls.get(name) ?? { url: '', headers: {} };
    return {
      name,
      async request() {
        const response = await fetch(url, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      },
    };
  };
  let sent = 0;
  async function sendMessage(): Promise<unknown> {
    const sender = senders[sent++ % senders.length];
    const body = {
      chatRoomId: sender?.roomId,
      senderId: sender?.userId,
      content: 'The fire door of the second floor does not close by itself any more.',
      clientMessageId: randomUUID(),
    };
    return send(origin, 'POST', '/chat/send', { token: sender?.token ?? '', body });
  }
  return [read('dashboard'), read('list of trainees'), { name: 'message', request: sendMessage }];
}

/** Makes the calls until the end, also while earlier answers are awaited. */
export async function timesUntil(
  calls: readonly MeasuredCall[],
  end: Promise<unknown>,
): Promise<Times> {
  let hasEnded = false;
  const ended = end.finally(() => {
    hasEnded = true;
  });
  const measured = calls.map(async ({ name, request }) => {
    const answers: Promise<number>[] = [];
    for (let next = performance.now(); !hasEnded; next += INTERVAL_MS) {
      answers.push(timeOf(request));
      await pause(Math.max(0, next + INTERVAL_MS - performance.now()));
    }
    return [name, await Promise.all(answers)] as const;
  });
  const times = new Map(await Promise.all(measured));
  await ended;
  return times;
}

async function timeOf(request: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await request();
  return performance.now() - startedAt;
}
