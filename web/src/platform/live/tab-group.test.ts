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

const settle = () => vi.advanceTimersByTimeAsync(10);

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

/** All connections that were ever made in a browser, and its tabs. */
function browser() {
  const { openTab } = createBrowser();
  const connections: FakeConnection[] = [];

  function join(tab: Tab | null = openTab()) {
    const store = createLiveStore();
    const onSessionEnded = vi.fn();
    const heard: ServerFrame['type'][] = [];
    const reopened = vi.fn();
    const calls = { repeat: vi.fn() };
    store.onFrame('HELP_LIST_CHANGED', () => heard.push('HELP_LIST_CHANGED'));
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
    return { ...group, tab, store, calls, heard, reopened, onSessionEnded, subscribe: own.add };
  }

  const running = () => connections.filter(({ isStarted }) => isStarted);
  /** The one that is there; more, or none, are a mistake. */
  function theOne(): FakeConnection {
    const [one, ...more] = running();
    if (one === undefined || more.length > 0) throw new Error(`${running().length} connections`);
    return one;
  }
  return { join, running, theOne };
}

describe('two tabs', () => {
  it('have one socket, and hear the same from it', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    theOne().onFrame(FRAME);
    theOne().onFrame({ type: 'USER_ONLINE', payload: { userId: 7 } });
    await settle();
    for (const { store, heard, reopened } of tabs) {
      expect(store.status()).toBe('connected');
      expect(heard).toEqual(['HELP_LIST_CHANGED']);
      expect([...store.online()]).toEqual([7]);
      expect(reopened).not.toHaveBeenCalled();
    }
  });

  it('fetch again what they missed when the server says that frames were lost', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    theOne().onFrame({ type: 'FRAMES_LOST', payload: {} });
    await settle();
    for (const { reopened } of tabs) expect(reopened).toHaveBeenCalledOnce();
  });

  it('a later one knows at once how things stand', async () => {
    const { join, theOne } = browser();
    join();
    await settle();
    theOne().onStatus('connected');
    theOne().onFrame({ type: 'USER_ONLINE', payload: { userId: 7 } });
    const late = join();
    await settle();
    expect([late.store.status(), [...late.store.online()]]).toEqual(['connected', [7]]);
  });

  it('both send by it, and wake it', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    for (const tab of tabs) tab.send({ type: 'PING', payload: {} });
    const before = theOne().wakes;
    for (const tab of tabs) tab.wake();
    await settle();
    expect(theOne().sent).toHaveLength(2);
    expect(theOne().wakes - before).toBe(2);
  });

  it('both tell it of answered calls, and both repeat calls when it is back', async () => {
    const { join, theOne } = browser();
    const tabs = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    for (const tab of tabs) tab.answered();
    await settle();
    expect(theOne().answers).toBe(2);
    for (const wasDead of [true, false]) {
      void theOne().catchUp({ wasDead });
      await settle();
      for (const { calls } of tabs)
        expect(calls.repeat).toHaveBeenLastCalledWith(expect.objectContaining({ wasDead }));
    }
  });

  it('the connection has caught up when this tab has read all that was missed', async () => {
    const { join, theOne } = browser();
    const { store } = join();
    await settle();
    theOne().onStatus('connected');
    const reads = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const ends = reads.map(({ promise }) => store.onReopened(() => promise));
    const caughtUp = vi.fn();
    void theOne().catchUp({ wasDead: false }).then(caughtUp);
    reads[0]?.resolve(true);
    await settle();
    expect(caughtUp).not.toHaveBeenCalled();
    reads[1]?.resolve(true);
    await settle();
    expect(caughtUp).toHaveBeenCalledWith(true);
    for (const end of ends) end();
    store.onReopened(() => Promise.resolve(false));
    expect(await theOne().catchUp({ wasDead: false })).toBe(false);
  });

  it('are subscribed together: once, until the last, and again on every new socket', async () => {
    const { join, theOne } = browser();
    const [first, second] = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    const ends = [first, second, second].map((tab) => tab.subscribe(watch(5)));
    await settle();
    expect(theOne().sent).toEqual([watch(5)]);
    ends[0]?.();
    ends[1]?.();
    await settle();
    expect(theOne().sent).toEqual([watch(5)]);
    theOne().onStatus('connecting');
    theOne().onStatus('connected');
    expect(theOne().sent).toEqual([watch(5), watch(5)]);
    ends[2]?.();
    await settle();
    expect(theOne().sent.at(-1)).toEqual(unwatch(5));
  });

  it('when the one with the socket goes, the other takes over and catches up', async () => {
    const { join, theOne } = browser();
    const [first, second] = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    const before = theOne();
    second.subscribe(watch(5));
    first.leave();
    await settle();
    expect(theOne()).not.toBe(before);
    theOne().onStatus('connected');
    expect(theOne().sent).toEqual([watch(5)]);
    expect(second.reopened).toHaveBeenCalledOnce();
    theOne().onFrame(FRAME);
    expect([first.heard, second.heard]).toEqual([[], ['HELP_LIST_CHANGED']]);
    expect(first.store.status()).toBe('disconnected');
  });

  it('when the one with the socket is frozen, the one that is looked at takes it away', async () => {
    const { join, theOne, running } = browser();
    const [first, second] = [join(), join()];
    await settle();
    theOne().onStatus('connected');
    await settle();
    if (first.tab !== null) first.tab.isFrozen = true;
    second.wake();
    await vi.advanceTimersByTimeAsync(2_500);
    theOne().onStatus('connected');
    expect(second.store.status()).toBe('connected');
    expect(second.reopened).toHaveBeenCalledOnce();
    // Thawed, the first uses the other's.
    if (first.tab !== null) first.tab.isFrozen = false;
    first.wake();
    await vi.advanceTimersByTimeAsync(2_500);
    theOne().onFrame(FRAME);
    await settle();
    expect(first.heard).toEqual(['HELP_LIST_CHANGED']);
    first.leave();
    second.leave();
    await settle();
    expect(running()).toEqual([]);
  });

  it('a tab that has left neither hears nor leads any more', async () => {
    const { join, theOne, running } = browser();
    const [first, second] = [join(), join()];
    await settle();
    second.leave();
    theOne().onFrame(FRAME);
    await settle();
    expect(second.heard).toEqual([]);
    first.leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(running()).toEqual([]);
  });
});

it('after every gap the tabs catch up; the first socket of a page is none, unless it was late', async () => {
  const { join, theOne } = browser();
  const tab = join();
  await settle();
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

it('where tabs cannot agree, each has a socket of its own', async () => {
  const { join, running } = browser();
  const [first, second] = [join(null), join(null)];
  await settle();
  expect(running()).toHaveLength(2);
  running()[0]?.onFrame(FRAME);
  await settle();
  expect([first.heard.length, second.heard.length]).toEqual([1, 0]);
  first.leave();
  expect(running()).toHaveLength(1);
});
