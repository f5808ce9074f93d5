import { expect, test } from 'vitest';
import { asOfWords } from './as-of.ts';

const now = new Date(2026, 10, 2, 14, 6);
const at = (...[day, hour]: [day: number, hour: number]) => new Date(2026, 10, day, hour, 5);

test('shows the time of today, and the date of another day', () => {
  const time = at(2, 14).toLocaleTimeString(undefined, { timeStyle: 'short' });
  expect(asOfWords(at(2, 14), now)).toBe(time);
  expect(asOfWords(at(1, 14), now)).toContain(time);
  expect(asOfWords(at(1, 14), now)).toContain('2026');
});
