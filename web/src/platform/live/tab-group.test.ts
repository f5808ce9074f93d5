import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, type Tab } from '../tabs/browser-tabs.fixture.ts';
import type { ConnectionCallbacks, LiveStatus } from './connection.ts';
import { createLiveStore } from './live-store.ts';
import type { Subscription } from './subscriptions.ts';
import { createOwnSubscriptions } from './subscriptions.ts';
import { joinTabGroup, type TabGroup } from './tab-group.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const runPending = () => vi.advanceTimersByTimeAsync(10);

const FRAME: ServerFrame = { type: 'HELP_LIST_CHANGED', payload: {} };
const watch = (traineeId: number): Subscription => ({
  type: 'WATCH_TRAINEE',
  payload: { traineeId },
});
const unwatch = (traineeId: number): ClientFrame => ({
  type: 'UNWATCH_TRAINEE',
  payload: { traineeId },
});

/** A connection whose server is the test. */
type FakeConnection = ConnectionCallbacks & {
  readonly sent: ClientFrame[];
  isStarted: boolean;
  wakes: number;
  answers: number;
};

/** All connections that were made in a browser, and its tabs. */
function browser() {
  const { openTab } = createBrowser();
  const connections: FakeConnection[] = [];

  function join(tab: Tab | null = openTab()) {
    const store = createLiveStore();
    const onSessionEnded = vi.fn();
    const received: ServerFrame['type'][] = [];
    const reopened = vi.fn();
    const calls = { repeat: vi.fn() };
    store.onFrame('HELP_LIST_CHANGED', () => received.push('HELP_LIST_CHANGED'));
    store.onReopened(reopened);
    let group: TabGroup | undefined;
    const own = createOwnSubscriptions(() => group?.subscriptionsChanged());
    group = joinTabGroup({
      credentials: { token: 't', userId: 1 },
      store,
      calls,
      subscriptions: own.all,
      link: tab?.link ?? null,
      onSessionEnded,
      connect(_, callbacks) {
        let isOpen = false;
        const onStatus = (status: LiveStatus) => {
          isOpen = status === 'connected';
          callbacks.onStatus(status);
          if (isOpen) void callbacks.catchUp({ wasDead: false });
        };
        const fresh = { sent: [], isStarted: false, wakes: 0, answers: 0 };
        const connection: FakeConnection = { ...callbacks, ...fresh, onStatus };
        connections.push(connection);
        return {
          start: () => {
            connection.isStarted = true;
            callbacks.onStatus('connecting');
          },
          stop: () => {
            connection.isStarted = false;
          },
          wake: () => {
            connection.wakes += 1;
          },
          answered: () => {
            connection.answers += 1;
          },
          send: (frame) => isOpen && connection.sent.push(frame) > 0,
        };
      },
    });
    return {
      ...group,
      tab,
      store,
      calls,
      received,
      reopened,
      onSessionEnded,
      subscribe: own.add,
    };
  }

  const running = () => connections.filter(({ isStarted }) => isStarted);
  /** The only connection; throws if there is none or more than one. */
  function theOne(): FakeConnection {
    const [one, ...more] = running();
    if (one === undefined || more.length > 0) throw new Error(`${running().length} connections`);
    return one;
  }
  return { join, running, theOne };
}

describe('two tabs', () => {
  it('have one socket and receive the same frames', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    theOne().onFrame(FRAME);
    theOne().onFrame({ type: 'USER_ONLINE', payload: { userId: 7 } });
    await runPending();
    for (const { store, received, reopened } of tabs) {
      expect(store.status()).toBe('connected');
      expect(received).toEqual(['HELP_LIST_CHANGED']);
      expect([...store.online()]).toEqual([7]);
      expect(reopened).not.toHaveBeenCalled();
    }
  });

  it('fetch missed data when the server reports lost frames', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    theOne().onFrame({ type: 'FRAMES_LOST', payload: {} });
    await runPending();
    for (const { reopened } of tabs) expect(reopened).toHaveBeenCalledOnce();
  });

  it('receive the current state when opened later', async () => {
    const { join, theOne } = browser();
    join();
    await runPending();
    theOne().onStatus('connected');
    theOne().onFrame({ type: 'USER_ONLINE', payload: { userId: 7 } });
    const late = join();
    await runPending();
    expect([late.store.status(), [...late.store.online()]]).toEqual(['connected', [7]]);
  });

  it('both send through the socket and wake it', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    for (const tab of tabs) tab.send({ type: 'PING', payload: {} });
    const before = theOne().wakes;
    for (const tab of tabs) tab.wake();
    await runPending();
    expect(theOne().sent).toHaveLength(2);
    expect(theOne().wakes - before).toBe(2);
  });

  it('both report answered calls, and both repeat calls after a reconnect', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    for (const tab of tabs) tab.answered();
    await runPending();
    expect(theOne().answers).toBe(2);
    for (const wasDead of [true, false]) {
      void theOne().catchUp({ wasDead });
      await runPending();
      for (const { calls } of tabs)
        expect(calls.repeat).toHaveBeenLastCalledWith(expect.objectContaining({ wasDead }));
    }
  });

  it('have caught up when this tab has read all missed data', async () => {
    const { join, theOne } = browser();
    const { store } = join();
    await runPending();
    theOne().onStatus('connected');
    const reads = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const ends = reads.map(({ promise }) => store.onReopened(() => promise));
    const caughtUp = vi.fn();
    void theOne().catchUp({ wasDead: false }).then(caughtUp);
    reads[0]?.resolve(true);
    await runPending();
    expect(caughtUp).not.toHaveBeenCalled();
    reads[1]?.resolve(true);
    await runPending();
    expect(caughtUp).toHaveBeenCalledWith(true);
    for (const end of ends) end();
    store.onReopened(() => Promise.resolve(false));
    expect(await theOne().catchUp({ wasDead: false })).toBe(false);
  });

  it('have common subscriptions: sent once by each tab, until the last tab ends them, and again on every new socket', async () => {
    const { join, theOne } = browser();
    const [first, second] = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    const ends = [first, second, second].map((tab) => tab.subscribe(watch(5)));
    await runPending();
    // The answer of the server shows the second tab the present state.
    expect(theOne().sent).toEqual([watch(5), watch(5)]);
    ends[0]?.();
    ends[1]?.();
    await runPending();
    expect(theOne().sent).toEqual([watch(5), watch(5)]);
    theOne().onStatus('connecting');
    theOne().onStatus('connected');
    expect(theOne().sent).toEqual([watch(5), watch(5), watch(5)]);
    ends[2]?.();
    await runPending();
    expect(theOne().sent.at(-1)).toEqual(unwatch(5));
  });

  it('replace the tab with the socket when it closes, and catch up', async () => {
    const { join, theOne } = browser();
    const [first, second] = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    const before = theOne();
    second.subscribe(watch(5));
    first.leave();
    await runPending();
    expect(theOne()).not.toBe(before);
    theOne().onStatus('connected');
    expect(theOne().sent).toEqual([watch(5)]);
    expect(second.reopened).toHaveBeenCalledOnce();
    theOne().onFrame(FRAME);
    expect([first.received, second.received]).toEqual([[], ['HELP_LIST_CHANGED']]);
    expect(first.store.status()).toBe('disconnected');
  });

  it('replace a frozen tab with the socket when another tab is visible', async () => {
    const { join, theOne, running } = browser();
    const [first, second] = [join(), join()];
    await runPending();
    theOne().onStatus('connected');
    await runPending();
    if (first.tab !== null) first.tab.isFrozen = true;
    second.wake();
    await vi.advanceTimersByTimeAsync(2_500);
    theOne().onStatus('connected');
    expect(second.store.status()).toBe('connected');
    expect(second.reopened).toHaveBeenCalledOnce();
    // The first tab is not frozen any more and uses the socket of the other.
    if (first.tab !== null) first.tab.isFrozen = false;
    first.wake();
    await vi.advanceTimersByTimeAsync(2_500);
    theOne().onFrame(FRAME);
    await runPending();
    expect(first.received).toEqual(['HELP_LIST_CHANGED']);
    first.leave();
    second.leave();
    await runPending();
    expect(running()).toEqual([]);
  });

  it('send and receive nothing after leaving', async () => {
    const { join, theOne, running } = browser();
    const [first, second] = [join(), join()];
    await runPending();
    second.leave();
    theOne().onFrame(FRAME);
    await runPending();
    expect(second.received).toEqual([]);
    first.leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(running()).toEqual([]);
  });
});

it('tabs catch up after every gap; the first socket of a page is no gap, unless it opened late', async () => {
  const { join, theOne } = browser();
  const tab = join();
  await runPending();
  theOne().onStatus('connected');
  expect(tab.reopened).not.toHaveBeenCalled();
  theOne().onStatus('connecting');
  theOne().onStatus('connected');
  expect(tab.reopened).toHaveBeenCalledOnce();

  const other = browser();
  const late = other.join();
  await vi.advanceTimersByTimeAsync(5_000);
  other.theOne().onStatus('connected');
  expect(late.reopened).toHaveBeenCalledOnce();
});

it('tabs have separate sockets if they cannot communicate', async () => {
  const { join, running } = browser();
  const [first, second] = [join(null), join(null)];
  await runPending();
  expect(running()).toHaveLength(2);
  running()[0]?.onFrame(FRAME);
  await runPending();
  expect([first.received.length, second.received.length]).toEqual([1, 0]);
  first.leave();
  expect(running()).toHaveLength(1);
});
