/** How long a chat conversation takes while 50 clients fetch ranges of a video from the same portal, beside idle. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile } from '../figures.ts';
import type { MeasuredServer } from '../measure.ts';
import type { RangeWork } from './range-worker.ts';
import { rangeLoadOf } from './ranges.ts';
import type { VideoPortal, Videos } from './videos.ts';

/** Between two requests. */
const INTERVAL_MS = 10;
const WORKER = new URL('./range-worker.ts', import.meta.url);

/** The p99 of a conversation in milliseconds, by the round. */
export interface ChatMeanwhile {
  /** Who sends the video. */
  readonly sender: 'portal' | 'nginx (MEDIA_ACCEL)';
  readonly idle: readonly number[];
  readonly meanwhile: readonly number[];
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

/** Server, load and the measured requests share all cores. */
export async function measureChat(videos: Videos, rounds: Rounds): Promise<ChatMeanwhile[]> {
  const { portal, behindNginx } = videos;
  const figures = [await measureBeside('portal', portal, { ...rounds, videos })];
  if (behindNginx !== null)
    figures.push(await measureBeside('nginx (MEDIA_ACCEL)', behindNginx, { ...rounds, videos }));
  return figures;
}

async function measureBeside(
  sender: ChatMeanwhile['sender'],
  server: VideoPortal,
  { rounds, seconds, videos }: Rounds & { readonly videos: Videos },
): Promise<ChatMeanwhile> {
  const conversation = server.full.calls.get('conversation');
  if (conversation === undefined) throw new Error('There is no conversation');
  const idle: number[] = [];
  const meanwhile: number[] = [];
  await p99Until(conversation, pause(1_000));
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await p99Until(conversation, pause(seconds * 1_000)));
    const workerData: RangeWork = {
      url: await server.nextUrl(),
      load: rangeLoadOf(videos),
      seconds,
    };
    const worker = new Worker(WORKER, { workerData });
    const ended = once(worker, 'exit');
    await once(worker, 'online');
    meanwhile.push(await p99Until(conversation, ended));
  }
  return { sender, idle, meanwhile };
}

/** Requests at a steady rate, also while earlier answers are awaited. */
async function p99Until(server: MeasuredServer, end: Promise<unknown>): Promise<number> {
  let hasEnded = false;
  const ended = end.finally(() => {
    hasEnded = true;
  });
  const answers: Promise<number>[] = [];
  while (!hasEnded) {
    answers.push(timeOf(server));
    await pause(INTERVAL_MS);
  }
  await ended;
  return quantile(await Promise.all(answers), 0.99);
}

async function timeOf({ url, headers }: MeasuredServer): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startedAt;
}
