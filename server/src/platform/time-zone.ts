/** The clocks of time zones. A clock's time is given in ms as if the clock showed UTC. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Clocks are only changed at quarters of an hour of UTC. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Known quarters, each about 50 bytes. */
const QUARTERS_MAX = 10_000;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 3;

/** Returns the time of the clock at an instant, in ms since 1970. */
export type Clock = (instant: number) => number;

/** The IANA name of the server's time zone. */
export function serverTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    // The only way to learn whether this runtime knows a time zone.
    return false;
  }
}

/** Throws RangeError for an unknown time zone. */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();
  return (instant) => {
    const start = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
    let offset = offsets.get(start);
    if (offset === undefined) {
      offset = shownBy(format, start) - start;
      if (offsets.size >= QUARTERS_MAX) offsets.clear();
      offsets.set(start, offset);
    }
    return instant + offset;
  };
}

function shownBy(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const [year = 0, month = 0, ...rest] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.get(type)));
  return Date.UTC(year, month - 1, ...rest);
}

/** The first instant at which the clock shows a time; where the clock skips that time, as much later as it skips. */
export function instantAt(clock: Clock, time: number): number {
  const [before, after] = [-DAY_MS, DAY_MS].map((distance) => {
    const instant = time + distance;
    return time - (clock(instant) - instant);
  }) as [number, number];
  const shown = [before, after].filter((instant) => clock(instant) === time);
  return shown.length === 0 ? Math.max(before, after) : Math.min(...shown);
}

export interface WeekTime {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
}

/** The next instant after `now` at which it is the day of the week and the clock shows the hour. */
export function nextWeekdayAt(clock: Clock, { weekday, hour }: WeekTime, now: number): number {
  const today = Math.floor(clock(now) / DAY_MS);
  const day = today + ((weekday + 6 - ((today + THURSDAY) % 7)) % 7);
  const instant = instantAt(clock, day * DAY_MS + hour * 60 * MINUTE_MS);
  return instant > now ? instant : instantAt(clock, (day + 7) * DAY_MS + hour * 60 * MINUTE_MS);
}

/** '2026-10-25 02:30', in the order that sorts. */
export function writtenTime(clock: Clock, instant: number): string {
  return new Date(clock(instant)).toISOString().slice(0, 16).replace('T', ' ');
}
