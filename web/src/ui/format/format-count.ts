import { formatNumber } from './format-number.ts';

/** '1 module', '3 modules', '100,000 modules': for nouns whose plural ends in s. */
export function formatCount(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}
