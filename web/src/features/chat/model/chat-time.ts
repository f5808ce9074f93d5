import { instantFormat } from '#web/platform/time/instant-format.ts';
import { chatTexts } from '../texts/catalogue.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const hourAndMinute = instantFormat({ hour: '2-digit', minute: '2-digit' });
const date = instantFormat();
const dateInFull = instantFormat({ dateStyle: 'full' });

/** The time of a message: hour and minute within 24 hours, 'Yesterday' within 48 hours, then the date. */
export function chatTime(instant: Date, now: Date): string {
  const past = now.getTime() - instant.getTime();
  if (past < DAY_MS) return hourAndMinute(instant);
  return past < 2 * DAY_MS ? chatTexts().yesterday : date(instant);
}

/** The heading above the messages of a day, in the reader's zone. */
export function dayName(instant: Date, now: Date): string {
  const days = Math.round((dayOf(now).getTime() - dayOf(instant).getTime()) / DAY_MS);
  // The page shows its last minute when the first message of a new day comes.
  if (days <= 0) return chatTexts().today;
  if (days === 1) return chatTexts().yesterday;
  return dateInFull(instant);
}

export function isSameDay(one: Date, other: Date): boolean {
  return dayOf(one).getTime() === dayOf(other).getTime();
}

function dayOf(instant: Date): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate());
}
