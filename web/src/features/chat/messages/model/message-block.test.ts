import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBlocks } from '../components/message-block.tsx';

const message = (seq: number) =>
  ({ id: seq, seq, createdAt: '2026-01-01T00:00:00.000Z' }) as Parameters<
    typeof inBlocks
  >[0][number];
const span = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => message(from + i));

it('puts every message into one block, in order, each knowing the one above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.nat(200), (from, count) => {
      const messages = span(from, count);
      const blocks = inBlocks(messages);
      expect(blocks.flatMap((block) => block.messages)).toEqual(messages);
      expect(new Set(blocks.map(({ number }) => number)).size).toBe(blocks.length);
      for (const { messages: own, previous } of blocks)
        expect(previous?.seq ?? from - 1).toBe((own[0]?.seq ?? 0) - 1);
    }),
  );
});

it('keeps messages in their blocks when older ones are put before them', () => {
  const numberOf = (blocks: ReturnType<typeof inBlocks>, seq: number) =>
    blocks.find(({ messages }) => messages.some((each) => each.seq === seq))?.number;
  const [later, all] = [inBlocks(span(51, 50)), inBlocks(span(1, 100))];
  for (let seq = 51; seq <= 100; seq += 1) expect(numberOf(all, seq)).toBe(numberOf(later, seq));
});
