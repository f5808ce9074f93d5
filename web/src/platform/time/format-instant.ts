import { platformTexts } from '../texts/catalogue.ts';
import { instantFormat } from './instant-format.ts';
import { nextTask } from './next-task.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** '5 min ago', 'yesterday', '12 Mar 2026': how long ago something happened. */
export function relativeTime(instant: Date, now: Date): string {
  const past = now.getTime() - instant.getTime();
  const { ago } = platformTexts();
  // An instant is later than now if it comes within the minute of the page, or from a process whose clock is ahead.
  if (past < MINUTE_MS) return ago.now;
  if (past < HOUR_MS) return ago.minutes(Math.floor(past / MINUTE_MS));
  if (past < DAY_MS) return ago.hours(Math.floor(past / HOUR_MS));
  if (past < 2 * DAY_MS) return ago.yesterday;
  if (past < 7 * DAY_MS) return ago.days(Math.floor(past / DAY_MS));
  return shortDate(instant);
}

/** The date only, in the reader's zone and language. */
export const shortDate = instantFormat({ dateStyle: 'medium' });

/** The time and the reader's zone: two readers in different zones see the same instant as different times. */
const timeWithZone = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Date and time in a short form, in the reader's zone, which is named, and language. */
export const dateAndTime = instantFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  ...timeWithZone,
});

/** Date and time in full, in the reader's zone, which is named, and language. */
export const fullDate = instantFormat({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  ...timeWithZone,
});

/**
 * Uses the formats once, each in a task of its own. A browser needs up to 25 ms for its first ones, which would hold up
 * the page whose times are shown; now it needs them while the page waits for its data.
 */
export async function prepareFormats(): Promise<void> {
  for (const format of [shortDate, dateAndTime, fullDate]) {
    await nextTask();
    format(new Date());
  }
}
