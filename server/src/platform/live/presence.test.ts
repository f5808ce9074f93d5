import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import type { Bus } from './bus.ts';
import { createMemoryBus } from './memory-bus.ts';
import { createPresence } from './presence.ts';

const BEAT_MS = 40;

/** Several processes on one bus; each records the changes that it reports. */
function processes() {
  const shared = createMemoryBus(createRecordingLog());
  /** A killed process neither sends nor receives from that moment on. */
  function start({ lingerMs = 0 } = {}) {
    let isDead = false;
    const changes: [userId: number, isOnline: boolean][] = [];
    const bus: Bus = {
      ...shared,
      publish: (topic, payload) => {
        if (!isDead) shared.publish(topic, payload);
      },
      subscribe: (topic, handler) =>
        shared.subscribe(topic, (payload) => (isDead ? undefined : handler(payload))),
    };
    const presence = createPresence({
      bus,
      beatMs: BEAT_MS,
      lingerMs,
      onChange: (...change) => changes.push(change),
    });
    const kill = () => {
      isDead = true;
    };
    return { ...presence, changes, kill };
  }
  return { start, shared };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(10);
/** The time for which another process may be silent, plus one beat. */
const missBeats = () => vi.advanceTimersByTimeAsync(4 * BEAT_MS);

describe('on one process', () => {
  it('a user is online from the first socket to the last', async () => {
    const { changes, enter, leave, isOnline, close } = processes().start();
    enter(7);
    enter(7);
    leave(7);
    await settle();
    expect([isOnline(7), changes]).toEqual([true, [[7, true]]]);
    leave(7);
    await settle();
    expect([isOnline(7), changes]).toEqual([
      false,
      [
        [7, true],
        [7, false],
      ],
    ]);
    close();
  });

  it('a user who reloads the page stays online', async () => {
    const { changes, enter, leave, isOnline, close } = processes().start({ lingerMs: 30 });
    enter(7);
    leave(7);
    await settle();
    enter(7);
    await vi.advanceTimersByTimeAsync(60);
    expect([isOnline(7), changes]).toEqual([true, [[7, true]]]);
    close();
  });
});

describe('on several processes', () => {
  it('a user is online until the last socket on the last process is closed', async () => {
    const { start } = processes();
    const [one, two] = [start(), start()];
    one.enter(7);
    await settle();
    two.enter(7);
    one.leave(7);
    await settle();
    expect([one.isOnline(7), two.isOnline(7)]).toEqual([true, true]);
    two.leave(7);
    await settle();
    expect([one.isOnline(7), two.isOnline(7)]).toEqual([false, false]);
    expect([one.changes, two.changes]).toEqual(
      Array(2).fill([
        [7, true],
        [7, false],
      ]),
    );
    one.close();
    two.close();
  });

  it('a process that starts later learns who is online', async () => {
    const { start } = processes();
    const early = start();
    early.enter(7);
    await settle();
    const late = start();
    await settle();
    expect(late.isOnline(7)).toBe(true);
    early.close();
    late.close();
  });

  it('the users of a process that stops go offline at once, of one that dies after missed beats', async () => {
    const { start } = processes();
    const [witness, ending, dying] = [start(), start(), start()];
    ending.enter(1);
    dying.enter(2);
    dying.enter(3);
    witness.enter(3);
    await settle();
    ending.close();
    await settle();
    expect([1, 2, 3].map(witness.isOnline)).toEqual([false, true, true]);
    dying.kill();
    await missBeats();
    expect(witness.isOnline(2)).toBe(false);
    expect(witness.isOnline(3)).toBe(true);
    witness.close();
  });

  it('a process that was silent for a while is added again with its present state', async () => {
    const { start, shared } = processes();
    const witness = start();
    const say = (message: object) => shared.publish('live.presence', { node: 'other', ...message });
    say({ users: [1, 2] });
    await settle();
    expect([1, 2].map(witness.isOnline)).toEqual([true, true]);
    await missBeats();
    expect(witness.isOnline(1)).toBe(false);
    say({ users: [2, 3] });
    await settle();
    expect([1, 2, 3].map(witness.isOnline)).toEqual([false, true, true]);
    witness.close();
  });
});
