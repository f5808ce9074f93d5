import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatchNews } from './watch-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moved = (traineeId: number, moduleId: number) => ({ traineeId, companyId: 1, moduleId });

it('tells the first at once and the last of the rest an interval later, for each trainee', () => {
  const told: unknown[] = [];
  const tell = createWatchNews((news) => told.push(news), 1_000);
  for (const moduleId of [1, 2, 3]) tell(moved(7, moduleId));
  tell(moved(8, 1));
  expect(told).toEqual([moved(7, 1), moved(8, 1)]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([moved(7, 1), moved(8, 1), moved(7, 3)]);
  tell(moved(7, 4));
  expect(told).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toEqual(moved(7, 4));
  vi.advanceTimersByTime(1_000);
  tell(moved(8, 2));
  expect(told.at(-1)).toEqual(moved(8, 2));
});
