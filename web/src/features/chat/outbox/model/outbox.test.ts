import type { ChatMessage } from '@portal/contract/chat';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { createSafeStorage } from '#web/platform/storage/safe-storage.ts';
import { createBrowser, type Tab } from './browser-tabs.fixture.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-state.ts';

const ANN = 1;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.useRealTimers();
});
const opened: Outbox[] = [];

/** Local storage, which the tabs of one browser share. */
function createStorage() {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return createSafeStorage(
    () => Object.assign(Object.create(methods), Object.fromEntries(items)) as Storage,
  );
}

const delivered = ({ id, chatRoomId, content }: OutboxEntry): ChatMessage => ({
  id: 1,
  chatRoomId,
  seq: 1,
  senderId: ANN,
  sender: { id: ANN, name: 'Ann' },
  content,
  clientMessageId: id,
  createdAt: '2026-01-01T00:00:00.000Z',
});

function setUp() {
  const storage = createStorage();
  const browser = createBrowser();
  const send = vi.fn(async (entry: OutboxEntry) => delivered(entry));

  function openTab({
    ownerId = ANN,
    tab = browser.openTab(),
  }: {
    ownerId?: number;
    tab?: Tab;
  } = {}) {
    const onDelivered = vi.fn();
    const onRefused = vi.fn();
    const outbox = createOutbox({
      ownerId,
      storage,
      send,
      onDelivered,
      onRefused,
      link: tab.link,
      now: () => 1_000,
      random: () => 0,
    });
    opened.push(outbox);
    return { tab, outbox, onDelivered, onRefused };
  }
  const contents = () => send.mock.calls.map(([{ content }]) => content);
  return { storage, browser, send, openTab, contents };
}

/** Runs everything that waits for no time. */
const runPending = () => vi.advanceTimersByTimeAsync(0);

describe('the outbox of a person', () => {
  it('sends a message, delivers the answer, and stores nothing afterwards', async () => {
    const { storage, openTab, contents } = setUp();
    const { outbox, onDelivered } = openTab();
    await runPending();
    outbox.write(7, 'Hello');
    expect(outbox.entries().map(({ content }) => content)).toEqual(['Hello']);
    expect(storage.keys('chatOutbox:1:')).toHaveLength(1);
    await runPending();
    expect(contents()).toEqual(['Hello']);
    expect(onDelivered.mock.calls).toMatchObject([[{ content: 'Hello', chatRoomId: 7 }]]);
    expect(outbox.entries()).toEqual([]);
    expect(storage.keys('chatOutbox:')).toEqual([]);
  });

  it('waits for the network, survives a reload, and sends the same message when woken', async () => {
    const { send, openTab } = setUp();
    send.mockRejectedValue(new NetworkError());
    const before = openTab();
    await runPending();
    before.outbox.write(7, 'Hello');
    await runPending();
    before.outbox.close();
    const after = openTab();
    await runPending();
    expect(after.outbox.entries()).toHaveLength(1);
    send.mockImplementation(async (entry) => delivered(entry));
    after.outbox.wake();
    await runPending();
    expect(after.outbox.entries()).toEqual([]);
    expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  });

  it('sends an unanswered message when another call is answered', async () => {
    const { send, openTab } = setUp();
    send.mockRejectedValueOnce(new ApiError(502, {}));
    const { outbox } = openTab();
    await runPending();
    outbox.write(7, 'Hello');
    await runPending();
    expect(outbox.entries()).toHaveLength(1);
    outbox.answered();
    await runPending();
    expect(outbox.entries()).toEqual([]);
  });

  it('reports a refusal in every tab, and sends the message again on request of any of them', async () => {
    const { send, openTab } = setUp();
    const [first, second] = [openTab(), openTab()];
    await runPending();
    send.mockRejectedValueOnce(new ApiError(409, { message: 'Gone.' }));
    second.outbox.write(7, 'Hello');
    await runPending();
    for (const { outbox, onRefused } of [first, second]) {
      expect(outbox.entries()).toMatchObject([{ refusal: 'Gone.' }]);
      expect(onRefused).toHaveBeenCalledTimes(1);
    }
    second.outbox.retry(second.outbox.entries()[0]?.id ?? '');
    await runPending();
    for (const { outbox, onDelivered } of [first, second]) {
      expect(outbox.entries()).toEqual([]);
      expect(onDelivered).toHaveBeenCalledTimes(1);
    }
  });

  it.each([
    [429, 60],
    [401, null],
    [503, null],
  ])('does not treat the status %d as a refusal', async (status, retryAfter) => {
    const { send, openTab } = setUp();
    send.mockRejectedValue(new ApiError(status, {}, retryAfter));
    const { outbox } = openTab();
    await runPending();
    outbox.write(7, 'Hello');
    await runPending();
    expect(outbox.entries()).toMatchObject([{ refusal: null }]);
    await vi.advanceTimersByTimeAsync(59_000);
    if (status === 429) expect(send).toHaveBeenCalledTimes(1);
    else expect(send.mock.calls.length).toBeGreaterThan(2);
  });

  it('keeps a message over the daily limit with the reason, and sends it only on request', async () => {
    const { send, openTab, contents } = setUp();
    const message = 'You have reached the limit.';
    send.mockRejectedValueOnce(new ApiError(429, { code: 'DAILY_LIMIT', message }, 60));
    const { outbox } = openTab();
    await runPending();
    outbox.write(7, 'Too much');
    outbox.write(7, 'Fits');
    await runPending();
    expect(outbox.entries()).toMatchObject([{ content: 'Too much', refusal: message }]);
    outbox.wake();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(contents()).toEqual(['Too much', 'Fits']);
    outbox.retry(outbox.entries()[0]?.id ?? '');
    await runPending();
    expect([outbox.entries(), contents()]).toEqual([[], ['Too much', 'Fits', 'Too much']]);
  });

  it('is sent by one of two tabs, and by the other one when that is closed', async () => {
    const { openTab, contents } = setUp();
    const [first, second] = [openTab(), openTab()];
    await runPending();
    second.outbox.write(7, 'One');
    await runPending();
    first.outbox.close();
    second.outbox.write(7, 'Two');
    await runPending();
    expect(contents()).toEqual(['One', 'Two']);
    expect(second.outbox.entries()).toEqual([]);
  });

  it('is sent by the tab that was shown last, because the others may be frozen', async () => {
    const { openTab, contents } = setUp();
    const [first, second] = [openTab(), openTab()];
    await runPending();
    first.tab.isFrozen = true;
    second.outbox.shown();
    await runPending();
    second.outbox.write(7, 'Hello');
    await runPending();
    expect(contents()).toEqual(['Hello']);
  });

  it('is sent by a tab that was frozen when the message was written', async () => {
    const { openTab, contents, send } = setUp();
    send.mockRejectedValueOnce(new NetworkError());
    const [first, second] = [openTab(), openTab()];
    await runPending();
    second.tab.isFrozen = true;
    first.outbox.write(7, 'Hello');
    await runPending();
    first.outbox.close();
    second.tab.isFrozen = false;
    await runPending();
    expect(contents()).toEqual(['Hello', 'Hello']);
    expect(second.outbox.entries()).toEqual([]);
  });

  it('discards a message in all tabs, and only that one', async () => {
    const { send, storage, openTab } = setUp();
    send.mockRejectedValue(new ApiError(404, { message: 'No.' }));
    const [first, second] = [openTab(), openTab()];
    await runPending();
    first.outbox.write(7, 'One');
    first.outbox.write(7, 'Two');
    await runPending();
    second.outbox.discard(second.outbox.entries()[0]?.id ?? '');
    await runPending();
    for (const { outbox } of [first, second])
      expect(outbox.entries().map(({ content }) => content)).toEqual(['Two']);
    expect(storage.keys('chatOutbox:')).toHaveLength(1);
  });

  it('keeps the order of writing even if the clock stands still', async () => {
    const { openTab, contents } = setUp();
    const { outbox } = openTab();
    await runPending();
    for (const text of ['1', '2', '3', '4', '5']) outbox.write(7, text);
    await runPending();
    expect(contents()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('never sends messages of another user of this browser', async () => {
    const { send, openTab } = setUp();
    send.mockRejectedValue(new NetworkError());
    const { outbox } = openTab();
    await runPending();
    outbox.write(7, 'Hello');
    await runPending();
    outbox.close();
    send.mockClear();
    const other = openTab({ ownerId: 2 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(other.outbox.entries()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('removes a message that was seen in the conversation before its answer', async () => {
    const { send, openTab } = setUp();
    send.mockRejectedValue(new NetworkError());
    const { outbox } = openTab();
    await runPending();
    outbox.write(7, 'Hello');
    await runPending();
    const clientMessageId = outbox.entries()[0]?.id ?? '';
    outbox.seen({ senderId: 2, clientMessageId });
    expect(outbox.entries()).toHaveLength(1);
    outbox.seen({ senderId: ANN, clientMessageId });
    expect(outbox.entries()).toEqual([]);
  });
});

type Opened = ReturnType<ReturnType<typeof setUp>['openTab']>;
type World = ReturnType<typeof setUp> & { tabs: Opened[]; readonly written: string[] };

const awake = ({ tabs }: World) => tabs.filter(({ tab }) => !tab.isFrozen);

/** Something that happens to the first tab that is not frozen, or to the last one. */
const actions: Readonly<Record<string, (world: World, isFirst: boolean) => void>> = {
  open: (world) => void world.tabs.push(world.openTab()),
  write(world, isFirst) {
    const text = `message ${world.written.length}`;
    const writer = awake(world).at(isFirst ? 0 : -1);
    if (writer === undefined) return;
    writer.outbox.shown();
    writer.outbox.write(1 + (world.written.length % 2), text);
    world.written.push(text);
  },
  freeze(world, isFirst) {
    const opened = awake(world).at(isFirst ? 0 : -1);
    if (opened !== undefined) opened.tab.isFrozen = true;
  },
  close(world, isFirst) {
    const closed = world.tabs.at(isFirst ? 0 : -1);
    closed?.outbox.close();
    world.tabs = world.tabs.filter((each) => each !== closed);
  },
  crash(world, isFirst) {
    const crashed = world.tabs.at(isFirst ? 0 : -1);
    if (crashed === undefined) return;
    world.browser.kill(crashed.tab);
    crashed.outbox.close();
    world.tabs = world.tabs.filter((each) => each !== crashed);
  },
  fail: ({ send }) => void send.mockRejectedValueOnce(new NetworkError()),
};

const history = fc.array(
  fc.record({
    action: fc.constantFrom('write', 'write', 'write', ...Object.keys(actions)),
    isFirst: fc.boolean(),
    ms: fc.constantFrom(0, 0, 500, 2_500),
  }),
  { maxLength: 30 },
);

it('after any events in the tabs, each message is sent under one id and none remains', () =>
  fc.assert(
    fc.asyncProperty(history, async (events) => {
      const world: World = { ...setUp(), tabs: [], written: [] };
      for (const { action, isFirst, ms } of events) {
        actions[action]?.(world, isFirst);
        await vi.advanceTimersByTimeAsync(ms);
      }
      world.tabs.push(world.openTab());
      await runPending();
      actions['write']?.(world, false);
      await vi.advanceTimersByTimeAsync(120_000);
      const sent = world.send.mock.calls.map(([{ id, content }]) => `${content} ${id}`);
      expect(new Set(sent).size).toBe(world.written.length);
      expect(new Set(world.contents())).toEqual(new Set(world.written));
      expect(world.storage.keys('chatOutbox:')).toEqual([]);
      for (const outbox of opened.splice(0)) outbox.close();
    }),
    { numRuns: 300 },
  ));
