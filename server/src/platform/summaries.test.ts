import { describe, expect, it as plainIt } from 'vitest';
import { createMemoryBus } from './live/memory-bus.ts';
import { createRecordingLog } from './log.fixture.ts';
import { createSummaries } from './summaries.ts';

const TTL_MS = 60_000;

const it = plainIt
  .extend('clock', { now: 1_000_000 })
  .extend('bus', () => createMemoryBus(createRecordingLog()))
  .extend('summaries', ({ clock, bus }) => createSummaries({ bus, now: () => clock.now }))
  .extend('counting', () => {
    const counting = {
      queries: 0,
      query: async () => {
        counting.queries += 1;
        return counting.queries;
      },
    };
    return counting;
  });

describe('a summary', () => {
  it('is counted once for concurrent callers, and kept for a while', async ({
    summaries,
    counting,
    clock,
  }) => {
    const startedAt = clock.now;
    const get = (key = 'one') => summaries.summary(key, TTL_MS, counting.query);
    const first = { value: 1, countedAt: startedAt };
    expect(await Promise.all([get(), get(), get()])).toEqual([first, first, first]);
    expect(await get('other')).toEqual({ value: 2, countedAt: startedAt });
    clock.now += TTL_MS - 1;
    expect(await get()).toEqual(first);
    clock.now += 1;
    expect(await get()).toEqual({ value: 3, countedAt: clock.now });
    // The clock was set back.
    clock.now = startedAt;
    expect((await get()).value).toBe(4);
  });

  it('is counted again after a failure', async ({ summaries, counting }) => {
    const failing = () => Promise.reject(new Error('no connection'));
    await expect(summaries.summary('one', TTL_MS, failing)).rejects.toThrow('no connection');
    expect((await summaries.summary('one', TTL_MS, counting.query)).value).toBe(1);
  });

  it('is forgotten after a change, in all processes, also while it is counted', async ({
    summaries,
    counting,
    clock,
    bus,
  }) => {
    const other = createSummaries({ bus, now: () => clock.now });
    const { promise, resolve } = Promise.withResolvers<number>();
    const running = summaries.summary('one', TTL_MS, () => promise);
    await other.summary('one', TTL_MS, counting.query);
    summaries.forget();
    expect((await summaries.summary('one', TTL_MS, counting.query)).value).toBe(2);
    resolve(0);
    expect((await running).value).toBe(0);
    expect((await other.summary('one', TTL_MS, counting.query)).value).toBe(3);
  });

  it('is forgotten when there are many newer ones', async ({ summaries, counting }) => {
    const get = async (i: number) =>
      (await summaries.summary(`${i}`, TTL_MS, counting.query)).value;
    for (let i = 1; i <= 500; i += 1) await get(i);
    expect([await get(1), await get(500)]).toEqual([1, 500]);
    await get(501);
    expect([await get(2), await get(1)]).toEqual([2, 502]);
  });
});
