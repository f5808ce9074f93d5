/** How long a portal waited for connections to PostgreSQL, read from its metrics. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PortalServer } from '../servers/portal.ts';

export interface ConnectionWaits {
  readonly count: number;
  readonly meanMs: number;
  /** Milliseconds, and the part of the waits that were longer. */
  readonly overMs: readonly (readonly [ms: number, part: number])[];
}

const LIMITS_MS = [1, 5, 20];

export async function readWaits({ url }: Pick<PortalServer, 'url'>): Promise<ConnectionWaits> {
  // A connection of its own: one that was kept since the start may be closed by the portal at this moment.
  const asked = get(new URL('/metrics', url), { agent: false });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer === undefined) throw new Error('There is no answer');
  return waitsIn(await text(answer));
}

/** `metrics` in the text format of Prometheus. */
export function waitsIn(metrics: string): ConnectionWaits {
  const read = (name: string) => {
    const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The metrics have no ${name}`);
    return Number(line.split(' ')[1]);
  };
  const count = read('portal_database_wait_seconds_count');
  const within = (ms: number) => read(`portal_database_wait_seconds_bucket{le="${ms / 1_000}"}`);
  return {
    count,
    meanMs: (1_000 * read('portal_database_wait_seconds_sum')) / count,
    overMs: LIMITS_MS.map((ms) => [ms, 1 - within(ms) / count] as const),
  };
}
