import { dateAndTime } from '#web/platform/time/format-instant.ts';
import { instantFormat } from '#web/platform/time/instant-format.ts';

const time = instantFormat({ timeStyle: 'short' });

/** '14:05', or with the date if it is of another day, in the reader's zone and language. */
export function asOfWords(asOf: Date, now: Date): string {
  const isToday = asOf.toDateString() === now.toDateString();
  return isToday ? time(asOf) : dateAndTime(asOf);
}
