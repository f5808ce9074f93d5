import { addDays } from '@portal/contract/civil-dates';
import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import type { DueEntry } from './due-entries.ts';

const SECONDS_BETWEEN_READS = 12 * 60 * 60;

/** An entry with what calendar programs compare. */
export interface NumberedEntry extends DueEntry {
  /** The same for ever, and in no other calendar. */
  readonly uid: string;
  /** The number of changes. */
  readonly sequence: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Returns the text of an `.ics` file. The same entries are the same text, whenever it is read. */
export function writeCalendar(name: string, entries: readonly NumberedEntry[]): string {
  const calendar = ical({
    // The library escapes the texts of events, but not this one.
    name: escapeText(name, false),
    prodId: '//Training Portal//Due dates//EN',
    ttl: SECONDS_BETWEEN_READS,
  });
  for (const { uid, sequence, modifiedAt, day, title, description } of entries)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: new Date(modifiedAt),
      lastModified: new Date(modifiedAt),
      allDay: true,
      start: day,
      // The end of an all-day event is the day after it.
      end: addDays(day, 1),
      summary: title,
      description,
      // The day stays free.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
