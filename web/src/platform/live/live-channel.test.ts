import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionCallbacks } from './connection.ts';
import { createLiveChannel } from './live-channel.ts';
import { createLiveStore } from './live-store.ts';
import { createSubscriptions, type Subscription } from './subscriptions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (traineeId: number): Subscription => ({
  type: 'WATCH_TRAINEE',
  payload: { traineeId },
});
const unwatch = (traineeId: number): ClientFrame => ({
  type: 'UNWATCH_TRAINEE',
  payload: { traineeId },
});

/** A tab whose server is the test. */
function openTab() {
  const store = createLiveStore();
  const calls = { repeat: vi.fn() };
  const reopened = vi.fn();
  store.onReopened(reopened);
  const sent: ClientFrame[] = [];
  let isOpen = false;
  const send = (frame: ClientFrame) => isOpen && sent.push(frame) > 0;
  const subscriptions = createSubscriptions(send);
  const made: ConnectionCallbacks[] = [];
  createLiveChannel({
    credentials: { token: 't', userId: 1 },
    store,
    calls,
    subscriptions,
    onSessionEnded: () => undefined,
    isPageShown: () => true,
    connect(_, callbacks) {
      made.push(callbacks);
      const ignore = () => undefined;
      return { start: ignore, stop: ignore, wake: ignore, answered: ignore, send };
    },
  });
  const callbacks = made[0];
  if (callbacks === undefined) throw new Error('No connection');

  function open(wasDead = false): Promise<boolean> {
    isOpen = true;
    callbacks?.onStatus('connected');
    return callbacks?.catchUp({ wasDead }) ?? Promise.resolve(false);
  }
  function cut(): void {
    isOpen = false;
    callbacks?.onStatus('connecting');
  }
  const receive = (frame: ServerFrame) => callbacks.onFrame(frame);
  return { store, calls, reopened, sent, subscribe: subscriptions.add, open, cut, receive };
}

it('fetches missed data after every gap, and repeats calls; the first socket of a page is no gap', async () => {
  const { open, cut, reopened, calls } = openTab();
  expect(await open()).toBe(true);
  expect([reopened.mock.calls, calls.repeat.mock.calls]).toEqual([[], []]);
  for (const wasDead of [true, false]) {
    cut();
    await open(wasDead);
    expect(calls.repeat).toHaveBeenLastCalledWith({ wasDead });
  }
  expect(reopened).toHaveBeenCalledTimes(2);
});

it('fetches missed data after a first socket that opened late', async () => {
  const { open, reopened } = openTab();
  await vi.advanceTimersByTimeAsync(5_000);
  await open();
  expect(reopened).toHaveBeenCalledOnce();
});

it('fetches missed data when the server reports lost frames', async () => {
  const { open, receive, reopened } = openTab();
  await open();
  receive({ type: 'FRAMES_LOST', payload: {} });
  expect(reopened).toHaveBeenCalledOnce();
});

it('has caught up when all missed data was read', async () => {
  const { open, cut, store } = openTab();
  await open();
  const reads = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const ends = reads.map(({ promise }) => store.onReopened(() => promise));
  const caughtUp = vi.fn();
  cut();
  void open().then(caughtUp);
  reads[0]?.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(caughtUp).not.toHaveBeenCalled();
  reads[1]?.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(caughtUp).toHaveBeenCalledWith(true);
  for (const end of ends) end();
  store.onReopened(() => Promise.resolve(false));
  cut();
  expect(await open()).toBe(false);
});

it('shows who is online, and no user while it is not connected', async () => {
  const { open, cut, receive, store } = openTab();
  await open();
  receive({ type: 'USER_ONLINE', payload: { userId: 7 } });
  expect([store.status(), [...store.online()]]).toEqual(['connected', [7]]);
  cut();
  expect([store.status(), [...store.online()]]).toEqual(['connecting', []]);
});

it('sends each subscription at once and on every new socket, until the last screen ends it', async () => {
  const { open, cut, sent, subscribe } = openTab();
  const early = subscribe(watch(4));
  await open();
  const ends = [subscribe(watch(5)), subscribe(watch(5))];
  expect(sent).toEqual([watch(4), watch(5), watch(5)]);
  early();
  ends[0]?.();
  expect(sent.slice(3)).toEqual([unwatch(4)]);
  cut();
  await open();
  expect(sent.slice(4)).toEqual([watch(5)]);
  ends[1]?.();
  ends[1]?.();
  expect(sent.slice(5)).toEqual([unwatch(5)]);
});
