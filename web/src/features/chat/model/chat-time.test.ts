import { expect, it } from 'vitest';
import { chatTime, dayName, isSameDay } from './chat-time.ts';

const HOUR_MS = 3_600_000;
const now = new Date(2026, 2, 12, 15, 30);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

it('shows hour and minute within 24 hours, even on the day before', () => {
  for (const hours of [-0.1, 0, 15, 23.99])
    expect(chatTime(hoursAgo(hours), now)).toBe(
      hoursAgo(hours).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' }),
    );
});

it.each([24, 30, 47.99])('is Yesterday %d hours ago', (hours) => {
  expect(chatTime(hoursAgo(hours), now)).toBe('Yesterday');
});

it.each([48, 1000])('is the date %d hours ago', (hours) => {
  expect(chatTime(hoursAgo(hours), now)).toBe(hoursAgo(hours).toLocaleDateString());
});

it('names days by the calendar', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour);
  expect(dayName(at(12, 0), now)).toBe('Today');
  expect(dayName(at(11, 23), now)).toBe('Yesterday');
  expect(dayName(at(10, 23), now)).toContain('2026');
  expect(isSameDay(at(12, 0), at(12, 23))).toBe(true);
  expect(isSameDay(at(12, 0), at(11, 23))).toBe(false);
});
