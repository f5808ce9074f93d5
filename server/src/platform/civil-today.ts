/** The dates that the clocks of time zones show. */
import { type Clock, clockOf, instantAt, serverTimeZone } from './time-zone.ts';

const DAY_MS = 24 * 60 * 60_000;

/** By time zone. The name of the server's is looked up once, because that takes as long as 100 dates. */
const clocks = new Map<string | null, Clock>();

/** `timeZone` is an IANA name; null for the server's. */
export function clockIn(timeZone: string | null): Clock {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone ?? serverTimeZone());
  clocks.set(timeZone, clock);
  return clock;
}

/** The civil date at an instant. `timeZone` is an IANA name; null for the server's. */
export const civilDateAt = (instant: number, timeZone: string | null): string =>
  new Date(clockIn(timeZone)(instant)).toISOString().slice(0, 10);

/** The last instant of a civil date, in ms since 1970. */
export const endOfDay = (date: string, timeZone: string | null): number =>
  instantAt(clockIn(timeZone), Date.parse(`${date}T00:00:00Z`) + DAY_MS) - 1;
