import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackgroundWork } from './background-work.ts';
import { createRecordingLog } from './platform/log.fixture.ts';

let log: ReturnType<typeof createRecordingLog>;
let background: BackgroundWork;
beforeEach(() => {
  vi.useFakeTimers();
  log = createRecordingLog();
  background = new BackgroundWork(log);
});
afterEach(() => vi.useRealTimers());

it('end waits until running work has stopped', async () => {
  const released = Promise.withResolvers<void>();
  let hasStopped = false;
  background.run('failed', async (ending) => {
    await released.promise;
    hasStopped = true;
    ending.throwIfAborted();
  });
  const end = background.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasStopped).toBe(false);
  released.resolve();
  await end;
  expect([hasStopped, log.lines]).toEqual([true, []]);
  const late = vi.fn(async () => undefined);
  background.run('failed', late);
  expect(late).not.toHaveBeenCalled();
});

it('a failed round is logged, and later rounds still run', async () => {
  const error = new Error('away');
  let rounds = 0;
  background.repeat(60_000, 'the round failed', async () => {
    rounds += 1;
    throw error;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(rounds).toBe(0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(log.lines).toEqual(Array(2).fill(['error', 'the round failed', { err: error }]));
  await background.end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(rounds).toBe(2);
});
