import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, type Lane } from './fair-queue.ts';

const lane = (address: string, account = 'a'): Lane => ({ address, account });

function queueOf(...items: readonly [Lane, string][]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [from, item] of items) queue.push(from, item);
  return queue;
}

const drained = <T>(queue: FairQueue<T>) => Array.from({ length: queue.size }, () => queue.shift());

describe('a fair queue', () => {
  it('serves addresses in rotation, each in the order of arrival', () => {
    const queue = queueOf(
      [lane('flood'), 'f1'],
      [lane('flood'), 'f2'],
      [lane('flood'), 'f3'],
      [lane('home'), 'h1'],
      [lane('home'), 'h2'],
    );
    expect(drained(queue)).toEqual(['f1', 'h1', 'f2', 'h2', 'f3']);
    expect(queue.shift()).toBeUndefined();
  });

  it('serves the accounts of an address in rotation', () => {
    const queue = queueOf(
      [lane('office', 'flood'), 'f1'],
      [lane('office', 'flood'), 'f2'],
      [lane('office', 'tess'), 't1'],
      [lane('home'), 'h1'],
    );
    expect(drained(queue)).toEqual(['f1', 'h1', 't1', 'f2']);
  });

  it('evicts an item of the largest account of the largest address for a new address', () => {
    const queue = queueOf(
      [lane('flood', 'x'), 'x1'],
      [lane('flood', 'y'), 'y1'],
      [lane('flood', 'y'), 'y2'],
      [lane('home'), 'h1'],
    );
    const cut = queue.laneToEvict(lane('elsewhere'));
    expect(cut).toEqual(lane('flood', 'y'));
    expect(queue.pop(cut ?? lane(''))).toBe('y2');
    expect(drained(queue)).toEqual(['x1', 'h1', 'y1']);
  });

  it('evicts nothing for a new item of the largest account, or of an equally large one', () => {
    const flood = queueOf([lane('flood'), 'f1'], [lane('flood'), 'f2'], [lane('home'), 'h1']);
    expect(flood.laneToEvict(lane('flood'))).toBeNull();
    expect(flood.laneToEvict(lane('flood', 'colleague'))).toEqual(lane('flood'));
    const even = queueOf([lane('one'), '1'], [lane('two'), '2']);
    expect(even.laneToEvict(lane('three'))).toBeNull();
    expect(even.laneToEvict(lane('one', 'b'))).toBeNull();
  });

  it('serves each lane in the order of arrival, and loses nothing', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const step = fc.option(fc.record({ address: name, account: name }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const queue = new FairQueue<Lane>();
        const waiting: Lane[] = [];
        for (const pushed of steps) {
          if (pushed === null) {
            const item = queue.shift();
            expect(item).toBe(waiting.find((other) => isSameLane(other, item)));
            if (item !== undefined) waiting.splice(waiting.indexOf(item), 1);
          } else {
            queue.push(pushed, pushed);
            waiting.push(pushed);
          }
          expect(queue.size).toBe(waiting.length);
        }
      }),
    );
  });

  it('serves no address twice while another address waits', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const lanes = fc.array(fc.record({ address: name, account: name }), { maxLength: 60 });
    fc.assert(
      fc.property(lanes, (pushed) => {
        const queue = new FairQueue<Lane>();
        for (const each of pushed) queue.push(each, each);
        const served = drained(queue).map((item) => item?.address ?? '');
        for (const [i, address] of served.entries()) {
          const previous = served.lastIndexOf(address, i - 1);
          const between = i === 0 ? [] : served.slice(previous + 1, i);
          expect(new Set(between).size).toBe(between.length);
        }
      }),
    );
  });
});

const isSameLane = (one: Lane, other: Lane | undefined) =>
  one.address === other?.address && one.account === other.account;
