import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import type { Json } from './bus.ts';
import { createMemoryBus } from './memory-bus.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the bus in memory', () => {
  it('delivers to the subscribers of a topic, and only to them', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const received: [string, Json][] = [];
    bus.subscribe('a', (payload) => void received.push(['first', payload]));
    bus.subscribe('a', (payload) => void received.push(['second', payload]));
    bus.subscribe('b', (payload) => void received.push(['other', payload]));
    bus.publish('a', { text: 'hello', list: [1, null, true] });
    bus.publish('no-subscriber', 1);
    await settle();
    const payload = { text: 'hello', list: [1, null, true] };
    expect(received).toEqual([
      ['first', payload],
      ['second', payload],
    ]);
  });

  it('gives each handler its own copy of the payload, as JSON converts it', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const received: Json[] = [];
    bus.subscribe('a', (payload) => {
      received.push(payload);
    });
    bus.subscribe('a', (payload) => {
      received.push(payload);
    });
    const payload = { kept: 1, left: undefined };
    bus.publish('a', payload);
    payload.kept = 2;
    await settle();
    expect(received).toEqual([{ kept: 1 }, { kept: 1 }]);
    expect(received[0]).not.toHaveProperty('left');
    expect(received[0]).not.toBe(received[1]);
  });

  it('keeps order when a handler publishes', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const received: Json[] = [];
    bus.subscribe('a', (payload) => {
      if (payload === 1) bus.publish('a', 2);
    });
    bus.subscribe('a', (payload) => {
      received.push(payload);
    });
    bus.publish('a', 1);
    await settle();
    expect(received).toEqual([1, 2]);
  });

  it('logs a handler that fails, at once or later, and delivers to the others', async () => {
    const log = createRecordingLog();
    const bus = createMemoryBus(log);
    const received: Json[] = [];
    bus.subscribe('a', () => {
      throw new Error('at once');
    });
    bus.subscribe('a', () => Promise.reject(new Error('later')));
    bus.subscribe('a', (payload) => {
      received.push(payload);
    });
    bus.publish('a', 1);
    await settle();
    expect(received).toEqual([1]);
    expect(log.lines).toEqual([
      ['error', 'a live event handler failed', { err: new Error('at once'), topic: 'a' }],
      ['error', 'a live event handler failed', { err: new Error('later'), topic: 'a' }],
    ]);
  });

  it('ends one subscription and leaves the others', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const received: string[] = [];
    const handler = () => {
      received.push('twice');
    };
    const endFirst = bus.subscribe('a', handler);
    bus.subscribe('a', handler);
    endFirst();
    endFirst();
    bus.publish('a', 1);
    await settle();
    expect(received).toEqual(['twice']);
    await bus.close();
    bus.publish('a', 1);
    await settle();
    expect(received).toEqual(['twice']);
  });

  it('is always reachable', async () => {
    await expect(createMemoryBus(createRecordingLog()).ping()).resolves.toBeUndefined();
  });
});
