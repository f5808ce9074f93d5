import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createConversation } from './conversation.ts';
import { messageFrom } from './message.fixture.ts';
import { firstGap } from './message-list.ts';

const OTHER = 2;

const message = (seq: number, senderId = OTHER) => messageFrom(senderId, seq);

/** A server with `count` messages, and a network that can be interrupted. */
function createServer(count: number) {
  const state = { count, isDown: false };
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => message(from + i));
  async function answer<T>(give: () => T): Promise<T> {
    await Promise.resolve();
    if (state.isDown) throw new Error('down');
    return give();
  }
  const page = (before: number) => range(Math.max(1, before - CHAT_PAGE_SIZE), before - 1);
  const source = {
    newest: vi.fn(() => answer(() => page(state.count + 1))),
    before: vi.fn((seq: number) => answer(() => page(Math.min(seq, state.count + 1)))),
    after: vi.fn((seq: number) =>
      answer(() => range(seq + 1, Math.min(seq + CHAT_PAGE_SIZE, state.count))),
    ),
  };
  return { state, source };
}

async function open(count: number, openedAfter: number | null = null) {
  const server = createServer(count);
  const conversation = createConversation(server.source, openedAfter);
  await conversation.catchUp();
  const seqs = () => conversation.current().messages.map(({ seq }) => seq);
  const span = () => [seqs()[0], seqs().at(-1)];
  return { ...server, conversation, seqs, span };
}

/** Resolves when no request is pending any more. */
const untilIdle = () => new Promise((done) => setTimeout(done));

describe('a conversation', () => {
  it('begins with the newest messages and shows new ones', async () => {
    const { conversation, span, source } = await open(60);
    expect(span()).toEqual([11, 60]);
    conversation.receive(message(61));
    expect(span()).toEqual([11, 61]);
    expect(source.after).not.toHaveBeenCalled();
  });

  it('fetches missed messages before it shows a new one', async () => {
    const { conversation, state, seqs } = await open(3);
    state.count = 6;
    conversation.receive(message(6));
    await untilIdle();
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('fetches the first messages of an empty conversation, too', async () => {
    const { conversation, state, seqs } = await open(0);
    state.count = 2;
    conversation.receive(message(2));
    await untilIdle();
    expect(seqs()).toEqual([1, 2]);
  });

  it('shows a message that arrives while the first part is loading', async () => {
    for (const openedAfter of [null, 1]) {
      const { state, source } = createServer(3);
      const conversation = createConversation(source, openedAfter);
      const opening = conversation.catchUp();
      // The server composes the pages before the fourth message and answers after it.
      await Promise.resolve();
      state.count = 4;
      conversation.receive(message(4));
      await opening;
      expect(conversation.current().messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    }
  });

  it('starts again with the newest messages if too many were missed', async () => {
    const { conversation, state, span } = await open(3);
    state.count = 2_000;
    await conversation.catchUp();
    expect(span()).toEqual([1_951, 2_000]);
  });

  it('reports that it could not be loaded, and loads as soon as it can', async () => {
    const { source, state } = createServer(1);
    state.isDown = true;
    const conversation = createConversation(source);
    await conversation.catchUp();
    expect(conversation.current().status).toBe('failed');
    state.isDown = false;
    await conversation.catchUp();
    expect(conversation.current().status).toBe('ready');
  });

  it('loads older pages up to the beginning', async () => {
    const { conversation, span, source } = await open(120);
    await conversation.loadOlder();
    await conversation.loadOlder();
    await conversation.loadOlder();
    expect(span()).toEqual([1, 120]);
    expect(source.before).toHaveBeenCalledTimes(2);
  });

  it('keeps its messages when an older page fails, and loads it the next time', async () => {
    const { conversation, state, span } = await open(120);
    state.isDown = true;
    const changed = vi.fn();
    conversation.subscribe(changed);
    await conversation.loadOlder();
    // Otherwise the log would render, and load again at once.
    expect(changed).not.toHaveBeenCalled();
    state.isDown = false;
    await conversation.loadOlder();
    expect(span()).toEqual([21, 120]);
  });

  it('goes to an old message, loads newer ones, and returns to the newest', async () => {
    const { conversation, span } = await open(1_000);
    await conversation.goTo(400);
    expect(span()).toEqual([351, 450]);
    conversation.receive(message(1_001));
    expect(span()).toEqual([351, 450]);
    await conversation.loadNewer();
    expect(span()).toEqual([351, 500]);
    await conversation.goToNewest();
    expect(span()).toEqual([951, 1_000]);
    expect(conversation.current().isAtNewest).toBe(true);
  });

  it('shows the place that was chosen last', async () => {
    const { conversation, span } = await open(1_000);
    const toOld = conversation.goTo(400);
    const toLoaded = conversation.goTo(990);
    expect([await toOld, await toLoaded]).toEqual([false, true]);
    expect(span()).toEqual([951, 1_000]);
    expect(await conversation.goTo(400, () => false)).toBe(false);
    await conversation.goTo(400);
    const toNewest = conversation.goToNewest();
    expect([await conversation.goTo(700), await toNewest]).toEqual([true, false]);
    expect(span()).toEqual([651, 750]);
  });

  it('keeps the place that was chosen while the first part was loading', async () => {
    const { source } = createServer(1_000);
    const newest = Promise.withResolvers<ReturnType<typeof message>[]>();
    source.newest.mockReturnValueOnce(newest.promise);
    const conversation = createConversation(source);
    const opening = conversation.catchUp();
    await conversation.goTo(400);
    newest.resolve([message(1_000)]);
    await opening;
    expect(conversation.current().messages[0]?.seq).toBe(351);
  });

  it('loads older messages of the part that is shown while an earlier part loads them', async () => {
    const { conversation, source, span } = await open(1_000);
    source.before.mockReturnValueOnce(new Promise(() => undefined));
    void conversation.loadOlder();
    await conversation.goTo(400);
    await conversation.loadOlder();
    expect(span()).toEqual([301, 450]);
  });

  it('does not add a page to another part than it was requested for', async () => {
    const { conversation, seqs } = await open(1_000);
    const older = conversation.loadOlder();
    await conversation.goTo(10);
    await older;
    expect(firstGap(conversation.current().messages)).toBeNull();
    expect(seqs()).toContain(10);
  });

  it('opens around the first unread message and leads on to the newest', async () => {
    const { conversation, span } = await open(230, 120);
    expect(span()).toEqual([72, 171]);
    expect(conversation.current().isAtNewest).toBe(false);
    await conversation.loadNewer();
    await conversation.loadNewer();
    expect([span()[1], conversation.current().isAtNewest]).toEqual([230, true]);
  });

  it.each([
    ['nothing was read', 230, 0, [1, 51], false],
    ['little is unread', 230, 227, [179, 230], true],
    ['less is there than was known', 3, 9, [1, 3], true],
  ])('opens if %s', async (_, count, openedAfter, shown, isAtNewest) => {
    const { conversation, span } = await open(count, openedAfter);
    expect([span(), conversation.current().isAtNewest]).toEqual([shown, isAtNewest]);
  });
});

/** Each is called with a number between 1 and 300. */
const actions: Readonly<
  Record<string, (world: Awaited<ReturnType<typeof open>>, n: number) => unknown>
> = {
  write({ conversation, state }) {
    state.count += 1;
    conversation.receive(message(state.count));
  },
  miss: ({ state }, n) => {
    state.count += n;
  },
  receiveLate({ conversation, state }, n) {
    if (state.count > 0) conversation.receive(message(Math.min(n, state.count)));
  },
  poll: ({ conversation }) => conversation.catchUp(),
  older: ({ conversation }) => conversation.loadOlder(),
  newer: ({ conversation }) => conversation.loadNewer(),
  jump: ({ conversation, state }, n) =>
    conversation.goTo(Math.min(n, state.count)).catch(() => undefined),
  newest: ({ conversation }) => conversation.goToNewest().catch(() => undefined),
  network: ({ state }) => {
    state.isDown = !state.isDown;
  },
  wait: untilIdle,
};

it('after any events no message is missing, duplicated, or out of order', async () => {
  const history = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.integer({ min: 1, max: 300 })),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(history, fc.nat(150), async (events, count) => {
      const world = await open(count);
      for (const [name, n] of events) void actions[name]?.(world, n);
      await untilIdle();
      world.state.isDown = false;
      await world.conversation.goToNewest();
      await world.conversation.catchUp();
      await untilIdle();
      expect(world.seqs().at(-1) ?? 0).toBe(world.state.count);
      expect(firstGap(world.conversation.current().messages)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
