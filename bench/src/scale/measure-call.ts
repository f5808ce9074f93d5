import { setTimeout as pause } from 'node:timers/promises';
import type { CallResponse } from '@portal/contract/call';
import type { createProgressExport } from '@portal/contract/exports';
import { totalCount } from '@portal/contract/headers';
import type { MeasuredCall } from './calls.ts';

const TIMES = 20;

export interface CallFigures {
  /** Milliseconds, like the other two. The least value does not depend on other load of the machine. */
  readonly least: number;
  readonly median: number;
  /** The slowest but one of twenty. */
  readonly p95: number;
  readonly bytes: number;
  readonly total: string;
}

export interface Target {
  readonly origin: string;
  readonly token: string;
}

interface Asked {
  readonly target: Target;
  /** Below `/api`. */
  readonly path: string;
}

interface Compared {
  readonly first: Asked;
  readonly second: Asked;
  /** For each. */
  readonly times: number;
}

/** Makes one call at a time. Throws if any answer is not a 200. */
export async function measureCall(admin: Target, call: MeasuredCall): Promise<CallFigures> {
  const target = { ...admin, token: call.token ?? admin.token };
  if (!call.isWhole) await ask(target, call);
  const times: number[] = [];
  let last = await ask(target, call);
  if (call.isWhole) times.push(last.ms);
  while (times.length < (call.isWhole ? 1 : TIMES)) {
    last = await ask(target, call);
    times.push(last.ms);
  }
  times.sort((a, b) => a - b);
  return {
    least: times[0] ?? Number.NaN,
    median: times[times.length >> 1] ?? Number.NaN,
    p95: times.at(times.length > 1 ? -2 : -1) ?? Number.NaN,
    bytes: last.bytes,
    total: last.total,
  };
}

/** The times in ms of two calls that alternate, so that other load of the machine is the same for both. */
export async function measureAlternately({
  first,
  second,
  times,
}: Compared): Promise<[number[], number[]]> {
  const [ofFirst, ofSecond]: [number[], number[]] = [[], []];
  for (const { target, path } of [first, second]) await ask(target, { path });
  for (let i = 0; i < times; i += 1) {
    ofFirst.push((await ask(first.target, first)).ms);
    ofSecond.push((await ask(second.target, second)).ms);
  }
  return [ofFirst, ofSecond];
}

async function ask(
  { origin, token }: Target,
  { path, isExport, body = {} }: Pick<MeasuredCall, 'path' | 'isExport' | 'body'>,
) {
  const headers = { authorization: `Bearer ${token}` };
  const start = performance.now();
  const url = isExport ? await exportLink(`${origin}/api${path}`, body, headers) : `/api${path}`;
  const response = await fetch(origin + url, { headers });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const total = response.headers.get(totalCount.name) ?? '';
  return { ms: performance.now() - start, bytes, total };
}

/** The longest time in ms that another client waits for a small answer during `work`. */
export async function longestWaitDuring(target: Target, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${target.origin}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    await pause(5);
  }
  await ended;
  return longest;
}

async function exportLink(address: string, body: object, headers: Record<string, string>) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { url } = (await response.json()) as CallResponse<typeof createProgressExport>;
  return url;
}
