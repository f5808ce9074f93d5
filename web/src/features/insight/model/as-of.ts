/** '14:05', or with the date if it is of another day, in the reader's zone and language. */
export function asOfWords(asOf: Date, now: Date): string {
  const isToday = asOf.toDateString() === now.toDateString();
  return isToday
    ? asOf.toLocaleTimeString(undefined, { timeStyle: 'short' })
    : asOf.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
