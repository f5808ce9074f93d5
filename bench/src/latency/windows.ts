/**
 * Compares the waiting times of a portal that works on something large with those of an equal portal that is idle. Short
 * windows on the two alternate, so that other load of the machine concerns both; while the idle one is measured, the
 * process of the busy one is stopped.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable, quantile } from '../figures.ts';
import { longestBlockOf } from '../scale/longest-block.ts';
import { makeClients, requestUntil, type WaitingTimes } from './clients.ts';
import type { Copies, Transaction } from './copies.ts';

/** The aim for the 99th percentile, in relation to that of the idle portal. */
const LIMIT = 1.5;
const WINDOW_MS = 1_500;
/** After a change to the other portal, in ms. */
const SETTLE_MS = 50;

export interface Phase {
  readonly name: string;
  readonly isEnded: boolean;
  readonly busy: WaitingTimes;
  /** Every second window each, to state how much the measurement itself varies. */
  readonly idle: readonly [WaitingTimes, WaitingTimes];
  readonly longest: Transaction;
  readonly blockMs: number;
  /** The longest delay of the event loop of this process, which makes the requests. */
  readonly ownDelayMs: number;
}

const noTimes = (): WaitingTimes => ({ reads: [], writes: [] });

export async function createComparison({ busy, idle }: Copies, seconds: number) {
  const clients = { busy: await makeClients(busy.origin), idle: await makeClients(idle.origin) };
  // The first requests of a process are slower than all later ones.
  for (const each of [clients.busy, clients.idle])
    await requestUntil(each, noTimes(), timer(3_000));
  const phases: Phase[] = [];
  const works: Promise<unknown>[] = [];

  /** Returns the figures of the busy portal since the last call. */
  async function takeFigures() {
    return { longest: await busy.longestTransaction(), blockMs: await longestBlockOf(busy.origin) };
  }

  return {
    phases,
    /**
     * Sends the request and measures until it is answered and `rest` has ended, or for so many seconds: the rest goes on
     * then.
     */
    async measure(
      name: string,
      request: () => Promise<unknown>,
      rest: () => Promise<unknown>,
    ): Promise<void> {
      const times = { busy: noTimes(), idle: [noTimes(), noTimes()] as const };
      const isLate = timer(seconds * 1_000);
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      let longest: Transaction = { ms: 0, statements: [] };
      let blockMs = 0;
      let isAnswered = false;
      let isEnded = false;
      await takeFigures();
      const working = request()
        .then(() => {
          isAnswered = true;
          return rest();
        })
        .then(() => {
          isEnded = true;
        });
      // Its failure is that of `settled`; until then it only ends this measurement.
      working.catch(() => {
        isEnded = true;
      });
      works.push(working);
      for (let index = 0; !isEnded && !(isAnswered && isLate()); index += 1) {
        const isOver = timer(WINDOW_MS);
        await requestUntil(clients.busy, times.busy, () => isEnded || isOver());
        const figures = await takeFigures();
        if (figures.longest.ms > longest.ms) longest = figures.longest;
        blockMs = Math.max(blockMs, figures.blockMs);
        process.kill(busy.pid, 'SIGSTOP');
        try {
          await requestUntil(
            clients.idle,
            index % 2 === 0 ? times.idle[0] : times.idle[1],
            timer(WINDOW_MS),
          );
        } finally {
          process.kill(busy.pid, 'SIGCONT');
        }
        await pause(SETTLE_MS);
        // The time for which the process was stopped is not one of its figures.
        await takeFigures();
      }
      delay.disable();
      const ownDelayMs = delay.percentile(99) / 1e6;
      phases.push({ name, isEnded, ...times, longest, blockMs, ownDelayMs });
    },

    /** Waits for the end of all works. Rejects if one has failed. */
    settled: () => Promise.all(works),
  };
}

function timer(ms: number): () => boolean {
  const endsAt = performance.now() + ms;
  return () => performance.now() >= endsAt;
}

/** Prints the figures. The process ends with an error if a 99th percentile is above the aim. */
export function report(phases: readonly Phase[]): void {
  const rows = phases.flatMap((phase) =>
    (['reads', 'writes'] as const).map((kind) => {
      const [one, other] = phase.idle;
      const idle = [...one[kind], ...other[kind]];
      const [busyP99, idleP99] = [quantile(phase.busy[kind], 0.99), quantile(idle, 0.99)];
      const ratio = busyP99 / idleP99;
      return {
        phase: phase.isEnded ? phase.name : `${phase.name} (part)`,
        kind,
        requests: `${phase.busy[kind].length}/${idle.length}`,
        'median ms': `${quantile(phase.busy[kind], 0.5).toFixed(1)}/${quantile(idle, 0.5).toFixed(1)}`,
        'p99 ms': `${busyP99.toFixed(1)}/${idleP99.toFixed(1)}`,
        'p99 to idle': ratio.toFixed(2),
        // With a single idle window there are no two to compare.
        'idle to idle':
          other[kind].length === 0
            ? ''
            : (quantile(one[kind], 0.99) / quantile(other[kind], 0.99)).toFixed(2),
        'longest transaction ms': phase.longest.ms.toFixed(1),
        'longest block ms': phase.blockMs.toFixed(1),
        'own p99 delay ms': phase.ownDelayMs.toFixed(1),
        verdict: ratio > LIMIT ? `OVER ${LIMIT}` : '',
      };
    }),
  );
  printTable(rows);
  for (const { name, longest } of phases)
    console.log(`${name}: ${longest.statements.slice(0, 30).join(' | ')}`);
  if (rows.some(({ verdict }) => verdict !== '')) process.exitCode = 1;
}
