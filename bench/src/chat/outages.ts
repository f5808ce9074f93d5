/** Cuts connections and restarts servers, and records how long pages take to be connected and up to date again. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TcpLink } from '../../../server/src/testing/tcp-link.ts';
import type { Page } from './page.ts';
import type { PortalProcess } from './portal-process.ts';

export interface Recoveries {
  /** Milliseconds until pages were connected and up to date, after the connection or port was back. */
  readonly afterReturn: number[];
  /** The same after the connection was lost, over all cuts in between. */
  readonly afterLoss: number[];
  /** The part of it between the opening of the socket and the last answer. */
  readonly catchUp: number[];
  /** Pages that never were up to date again. */
  never: number;
  /** Pages that had stopped reconnecting when all connections worked again. */
  givenUp: number;
}

/** A page with a connection that can be cut. */
export interface Line {
  readonly page: Page;
  readonly link: TcpLink;
  /** Set while the page is not up to date since its first cut. */
  lostAt: number | null;
  backAt: number | null;
}

const TIMEOUT_MS = 60_000;

/** Records that a page is up to date again after an outage. */
export function recordCaughtUp(line: Line, { afterReturn, afterLoss, catchUp }: Recoveries): void {
  const { lostAt, backAt, page } = line;
  if (lostAt === null || backAt === null) return;
  const now = performance.now();
  afterReturn.push(now - backAt);
  afterLoss.push(now - lostAt);
  catchUp.push(now - page.connectedAt());
  line.lostAt = null;
}

/** Cuts each connection again and again: it works for 5 s on average, then fails for 2 s. */
export async function flap(
  lines: readonly Line[],
  { seconds, random }: { readonly seconds: number; readonly random: () => number },
): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let cuts = 0;
  const flapOne = async (line: Line) => {
    for (;;) {
      await pause(-Math.log(1 - random()) * 5_000);
      if (performance.now() > until) return;
      cuts += 1;
      await line.link.cut();
      line.lostAt ??= performance.now();
      line.backAt = null;
      await pause(2_000);
      await line.link.mend();
      line.backAt = performance.now();
    }
  };
  await Promise.all(lines.map(flapOne));
  return cuts;
}

export interface Restarted {
  /** Milliseconds from the signal to the open port. */
  readonly downMs: number;
  /** The time when the port was open. */
  readonly openAt: number;
}

/** Stops the portal and starts it again after a pause, which stands for a slower start. */
export async function restart(
  portal: PortalProcess,
  signal: 'SIGKILL' | 'SIGTERM',
  pauseMs: number,
): Promise<Restarted> {
  const endedAt = performance.now();
  if (signal === 'SIGKILL') await portal.kill();
  else await portal.stop();
  await pause(pauseMs);
  const [openAt] = await Promise.all([untilPortOpens(portal.origin), portal.start()]);
  return { downMs: openAt - endedAt, openAt };
}

async function untilPortOpens(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    const isOpen = await promise;
    socket.destroy();
    if (isOpen) return performance.now();
    await pause(20);
  }
}

/** Waits until the condition holds for all items. Returns for how many it does not hold in the end. */
export async function untilAll<T>(all: readonly T[], holds: (one: T) => boolean): Promise<number> {
  const until = performance.now() + TIMEOUT_MS;
  let left = all.length;
  while (performance.now() < until) {
    left = all.filter((one) => !holds(one)).length;
    if (left === 0) return 0;
    await pause(50);
  }
  return left;
}
