import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StreamedList } from './streamed-list.ts';

async function* inPieces<T>(pieces: readonly (readonly T[])[]) {
  yield* pieces;
}

it('a streamed list is the JSON of the whole list, for chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.jsonValue(), { maxLength: 4 })), async (pieces) => {
      const list = new StreamedList(inPieces(pieces));
      const json = await text(list.toJson((piece) => JSON.stringify(piece)));
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(pieces.flat())));
    }),
  );
});

it('a streamed list builds no chunk long before it is read', async () => {
  let made = 0;
  async function* counted() {
    for (; made < 50; made += 1) yield [made];
  }
  const stream = new StreamedList(counted()).toJson((piece) => JSON.stringify(piece));
  await new Promise((wake) => stream.once('readable', wake));
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  expect(made).toBeLessThan(5);
  stream.destroy();
});
