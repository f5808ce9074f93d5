import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import type { Json } from './bus.ts';
import { createMemoryBus } from './memory-bus.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the bus of one process', () => {
  it('tells the subscribers of a topic, and only them', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const heard: [string, Json][] = [];
    bus.subscribe('a', (payload) => void heard.push(['first', payload]));
    bus.subscribe('a', (payload) => void heard.push(['second', payload]));
    bus.subscribe('b', (payload) => void heard.push(['other', payload]));
    bus.publish('a', { text: 'hello', list: [1, null, true] });
    bus.publish('nobody', 1);
    await settle();
    const payload = { text: 'hello', list: [1, null, true] };
    expect(heard).toEqual([
      ['first', payload],
      ['second', payload],
    ]);
  });

  it('gives each handler what JSON makes of the payload, as a copy', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const heard: Json[] = [];
    bus.subscribe('a', (payload) => {
      heard.push(payload);
    });
    bus.subscribe('a', (payload) => {
      heard.push(payload);
    });
    const payload = { kept: 1, left: undefined };
    bus.publish('a', payload);
    payload.kept = 2;
    await settle();
    expect(heard).toEqual([{ kept: 1 }, { kept: 1 }]);
    expect(heard[0]).not.toHaveProperty('left');
    expect(heard[0]).not.toBe(heard[1]);
  });

  it('keeps order when a handler publishes', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const heard: Json[] = [];
    bus.subscribe('a', (payload) => {
      if (payload === 1) bus.publish('a', 2);
    });
    bus.subscribe('a', (payload) => {
      heard.push(payload);
    });
    bus.publish('a', 1);
    await settle();
    expect(heard).toEqual([1, 2]);
  });

  it('logs a handler that fails, at once or later, and tells the others', async () => {
    const log = createRecordingLog();
    const bus = createMemoryBus(log);
    const heard: Json[] = [];
    bus.subscribe('a', () => {
      throw new Error('at once');
    });
    bus.subscribe('a', () => Promise.reject(new Error('later')));
    bus.subscribe('a', (payload) => {
      heard.push(payload);
    });
    bus.publish('a', 1);
    await settle();
    expect(heard).toEqual([1]);
    expect(log.lines).toEqual([
      ['error', 'a live event handler failed', { err: new Error('at once'), topic: 'a' }],
      ['error', 'a live event handler failed', { err: new Error('later'), topic: 'a' }],
    ]);
  });

  it('ends one subscription and leaves the others', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const heard: string[] = [];
    const handler = () => {
      heard.push('twice');
    };
    const endFirst = bus.subscribe('a', handler);
    bus.subscribe('a', handler);
    endFirst();
    endFirst();
    bus.publish('a', 1);
    await settle();
    expect(heard).toEqual(['twice']);
    await bus.close();
    bus.publish('a', 1);
    await settle();
    expect(heard).toEqual(['twice']);
  });

  it('is always reachable', async () => {
    await expect(createMemoryBus(createRecordingLog()).ping()).resolves.toBeUndefined();
  });
});
