import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleByTrainee } from './events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moved = (traineeId: number, moduleId: number) => ({ traineeId, companyId: 1, moduleId });

it('publishes the first event at once, and the last of the others an interval later, for each trainee', () => {
  const published: unknown[] = [];
  const publish = throttleByTrainee((event) => published.push(event), 1_000);
  for (const moduleId of [1, 2, 3]) publish(moved(7, moduleId));
  publish(moved(8, 1));
  expect(published).toEqual([moved(7, 1), moved(8, 1)]);
  vi.advanceTimersByTime(1_000);
  expect(published).toEqual([moved(7, 1), moved(8, 1), moved(7, 3)]);
  publish(moved(7, 4));
  expect(published).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  expect(published.at(-1)).toEqual(moved(7, 4));
  vi.advanceTimersByTime(1_000);
  publish(moved(8, 2));
  expect(published.at(-1)).toEqual(moved(8, 2));
});
