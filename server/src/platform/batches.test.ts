import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitFor } from '#server/testing/wait-for.ts';
import { createBatches } from './batches.ts';
import { currentRequest, withRequest } from './current-request.ts';

const failOnError = (error: unknown) => {
  throw error;
};

it('processes items added at once in batches, each in its own turn of the event loop', async () => {
  const batches: (readonly number[])[] = [];
  const turnsBefore: number[] = [];
  let turns = 0;
  const { add } = createBatches<number>({
    maxItems: 2,
    run(items) {
      batches.push(items);
      turnsBefore.push(turns);
    },
    onError: failOnError,
  });
  add([1, 2, 3]);
  add([4, 5]);
  expect(batches).toEqual([]);
  while (batches.length < 3) {
    await nextTurn();
    turns += 1;
  }
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  expect(new Set(turnsBefore).size).toBe(3);
});

it('does not add a waiting item twice, but adds a processed one again', async () => {
  const processed: number[] = [];
  const { add } = createBatches<number>({
    maxItems: 10,
    run: (items) => void processed.push(...items),
    onError: failOnError,
  });
  add([1, 2]);
  add([2, 1, 3]);
  await waitFor(() => expect(processed).toEqual([1, 2, 3]));
  add([1]);
  await waitFor(() => expect(processed).toEqual([1, 2, 3, 1]));
});

it('starts a batch after the previous one has ended, also when that one failed', async () => {
  const events: string[] = [];
  const errors: unknown[] = [];
  const { add } = createBatches<number>({
    maxItems: 1,
    async run([item]) {
      events.push(`begin ${item}`);
      await nextTurn();
      events.push(`end ${item}`);
      if (item === 1) throw new Error('broken');
    },
    onError: (error) => errors.push(error),
  });
  add([1]);
  await waitFor(() => expect(events).toContain('begin 1'));
  add([2]);
  await waitFor(() => expect(events).toContain('end 2'));
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
  expect(errors).toEqual([new Error('broken')]);
});

it('with a delay, processes items added during the delay together with the first', async () => {
  const batches: (readonly number[])[] = [];
  const { add } = createBatches<number>({
    maxItems: 10,
    delayMs: 500,
    run: (items) => void batches.push(items),
    onError: failOnError,
  });
  add([1]);
  await nextTurn();
  add([2]);
  await waitFor(() => expect(batches).toEqual([[1, 2]]));
});

it('processes items of several requests outside of any request', async () => {
  const requests: unknown[] = [];
  const { add } = createBatches<number>({
    maxItems: 1,
    run: () => void requests.push(currentRequest()),
    onError: failOnError,
  });
  withRequest({ id: 'one', ip: '192.0.2.1' }, () => add([1]));
  withRequest({ id: 'two', ip: '192.0.2.2' }, () => add([2]));
  await waitFor(() => expect(requests).toEqual([undefined, undefined]));
});
