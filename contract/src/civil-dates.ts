/** Civil dates are texts such as 2027-02-28, which are compared as texts. They have no time and no time zone. */

const DAY_MS = 24 * 60 * 60_000;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export function addDays(date: string, days: number): string {
  return dateOf(dayOf(date) + days);
}

/** The days from one date to another; negative if the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/** The same day of a later month, or the last one of that month if it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dateOf(
    Math.floor(last.getTime() / DAY_MS) - last.getUTCDate() + Math.min(day, last.getUTCDate()),
  );
}

export function later(date: string, other: string | null): string {
  return other !== null && other > date ? other : date;
}

/** Null is after all dates. */
export function earlier(date: string | null, other: string | null): string | null {
  if (date === null || other === null) return date ?? other;
  return other < date ? other : date;
}

/** Compares two dates for a sort. */
export function compareDates(date: string, other: string): number {
  return date < other ? -1 : Number(date > other);
}
