/** How long a chat conversation takes while 50 clients fetch ranges of a video from the same portal, beside idle. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quantile } from '../figures.ts';
import type { MeasuredServer } from '../measure.ts';
import { type Cores, pin } from './pin.ts';
import type { RangeWork } from './range-worker.ts';
import { rangeLoadOf } from './ranges.ts';
import type { VideoPortal, Videos } from './videos.ts';

/** Between two requests. */
const INTERVAL_MS = 10;
const WORKER = fileURLToPath(import.meta.resolve('./range-worker.ts'));

/** The p99 of a conversation in milliseconds, by the round. */
export interface ChatMeanwhile {
  /** Who sends the video. */
  readonly sender: 'portal' | 'nginx (MEDIA_ACCEL)';
  readonly idle: readonly number[];
  readonly meanwhile: readonly number[];
  /** Ranges per second that the clients received meanwhile. */
  readonly ranges: readonly number[];
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  /** Null if server and load share the cores. */
  readonly cores: Cores | null;
}

/** The servers have a core for themselves; the clients have the others, and yield to the measured requests there. */
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
  { rounds, seconds, cores, videos }: Rounds & { readonly videos: Videos },
): Promise<ChatMeanwhile> {
  const conversation = server.full.calls.get('conversation');
  if (conversation === undefined) throw new Error('There is no conversation');
  if (cores !== null) {
    pin(process.pid, cores.load);
    for (const pid of server.pids) pin(pid, cores.server);
  }
  const idle: number[] = [];
  const meanwhile: number[] = [];
  const ranges: number[] = [];
  await p99Until(conversation, pause(1_000));
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await p99Until(conversation, pause(seconds * 1_000)));
    const load = await startLoad({
      url: await server.nextUrl(),
      load: rangeLoadOf(videos),
      seconds,
    });
    const ended = once(load, 'message');
    meanwhile.push(await p99Until(conversation, ended));
    ranges.push(Number((await ended)[0]));
  }
  return { sender, idle, meanwhile, ranges };
}

/** Starts the clients on the cores of this process, at a low priority: the measured requests must not wait for them. */
async function startLoad(work: RangeWork): Promise<ChildProcess> {
  const load = fork(WORKER, [JSON.stringify(work)]);
  if (load.pid === undefined) throw new Error('The load was not started');
  setPriority(load.pid, constants.priority.PRIORITY_LOW);
  await once(load, 'message');
  return load;
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
