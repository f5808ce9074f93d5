import { formatNumber } from '#web/ui/format/format-number.ts';

/** '1 person', '3 people'. */
export function peopleWords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`;
}
