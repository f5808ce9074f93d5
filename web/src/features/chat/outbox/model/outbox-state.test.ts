import { messageContent } from '@portal/contract/chat';
import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeAccepted,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
  openOutbox,
  stepOutbox,
} from './outbox-state.ts';

const RUNS = 200_000;

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  chatRoomId: 1,
  content: `text of ${id}`,
  writtenAt: 1,
  refusal: null,
  ...more,
});

/** Dispatches the events and returns the effects of each. */
function play(events: readonly OutboxEvent[], kept: readonly OutboxEntry[] = []) {
  let state: OutboxState = openOutbox(kept);
  const effects: OutboxEffect[][] = [];
  for (const event of events) {
    const step = stepOutbox(state, event, 0);
    state = step.state;
    effects.push([...step.effects]);
  }
  return { state, effects };
}
const sent = (effects: readonly OutboxEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.entry.id] : []));

describe('the outbox', () => {
  it('sends a written message, stores it until it is delivered, and then removes it', () => {
    const one = entry('one');
    const { effects, state } = play([
      { type: 'became-sender' },
      { type: 'written', entry: one },
      { type: 'delivered', id: 'one' },
    ]);
    expect(effects).toEqual([
      [],
      [
        { type: 'store', entry: one },
        { type: 'send', entry: one },
      ],
      [{ type: 'remove', id: 'one' }],
    ]);
    expect(state.entries).toEqual([]);
  });

  it('sends nothing in a tab that is not the sender', () => {
    expect(sent(play([{ type: 'written', entry: entry('one') }]).effects.flat())).toEqual([]);
  });

  it('sends messages of one room one after the other in the order of writing, and rooms in parallel', () => {
    const kept = [
      entry('b', { writtenAt: 2 }),
      entry('a'),
      entry('other room', { chatRoomId: 2, writtenAt: 3 }),
    ];
    const { effects } = play([{ type: 'became-sender' }, { type: 'delivered', id: 'a' }], kept);
    expect(effects.map(sent)).toEqual([['a', 'other room'], ['b']]);
  });

  it('tries again after growing delays, not before the time that the server asks for, and at once when woken', () => {
    const unanswered = { type: 'unanswered', id: 'a', afterMs: null } as const;
    const { effects } = play(
      [
        { type: 'became-sender' },
        unanswered,
        { type: 'retry-timer-fired' },
        unanswered,
        { type: 'wake' },
        { ...unanswered, afterMs: 60_000 },
      ],
      [entry('a')],
    );
    expect(effects.slice(1).map(([first]) => first)).toEqual([
      { type: 'wait', ms: 1_000 },
      { type: 'send', entry: entry('a') },
      { type: 'wait', ms: 2_000 },
      { type: 'stop-waiting' },
      { type: 'wait', ms: 60_000 },
    ]);
  });

  it('tries again when the server answers another call, unless the server itself did not accept the message', () => {
    const answered = { type: 'answered' } as const;
    const { effects } = play(
      [
        { type: 'became-sender' },
        answered,
        { type: 'unanswered', id: 'a', afterMs: null },
        answered,
        { type: 'unanswered', id: 'a', afterMs: 0 },
        answered,
        { type: 'retry-timer-fired' },
      ],
      [entry('a')],
    );
    const send = { type: 'send', entry: entry('a') };
    expect(effects.slice(1)).toEqual([
      [],
      [{ type: 'wait', ms: 1_000 }],
      [{ type: 'stop-waiting' }, send],
      [{ type: 'wait', ms: 2_000 }],
      [],
      [send],
    ]);
  });

  it('shows the reason of a refusal, continues with the next message, and sends the refused one again on request', () => {
    const kept = [entry('a'), entry('b', { writtenAt: 2 })];
    const { effects, state } = play(
      [
        { type: 'became-sender' },
        { type: 'refused', id: 'a', reason: 'deleted', code: 'CONFLICT' },
        { type: 'delivered', id: 'b' },
        { type: 'retried', id: 'a' },
      ],
      kept,
    );
    expect(effects.map(sent)).toEqual([['a'], ['b'], [], ['a']]);
    expect(state.entries).toEqual([entry('a', { refusalCode: null })]);
  });

  it('discards a message, but not while it may be arriving', () => {
    const discard = { type: 'discarded', id: 'a' } as const;
    expect(play([{ type: 'became-sender' }, discard], [entry('a')]).state.entries).toHaveLength(1);
    expect(play([discard], [entry('a')]).state.entries).toEqual([]);
  });
});

/** A server, a network that loses requests and answers, and a browser that is reloaded. */
type World = {
  readonly stored: Map<string, OutboxEntry>;
  /** The messages that the server has, once for each id. */
  readonly received: Map<string, OutboxEntry>;
  readonly discarded: Set<string>;
  readonly written: Set<string>;
  state: OutboxState;
  isTimerRunning: boolean;
  wire: OutboxEntry[];
};

function dispatch(world: World, event: OutboxEvent): void {
  const { state, effects } = stepOutbox(world.state, event, 0.5);
  world.state = state;
  for (const effect of effects) {
    if (effect.type === 'store') world.stored.set(effect.entry.id, effect.entry);
    if (effect.type === 'remove') world.stored.delete(effect.id);
    if (effect.type === 'send') world.wire.push(effect.entry);
    if (effect.type === 'wait') world.isTimerRunning = true;
    if (effect.type === 'stop-waiting') world.isTimerRunning = false;
  }
}

const at = <T>(items: readonly T[], index: number): T | undefined => items[index % items.length];

function takeFromWire(world: World, index: number): OutboxEntry | undefined {
  const taken = at(world.wire, index);
  world.wire = world.wire.filter((each) => each !== taken);
  return taken;
}

/** Each is called with a number that selects the room or the entry. */
const actions: Readonly<Record<string, (world: World, n: number, tick: number) => void>> = {
  write(world, n, tick) {
    const written = entry(`m${tick}`, { chatRoomId: 1 + (n % 2), writtenAt: tick });
    world.written.add(written.id);
    dispatch(world, { type: 'written', entry: written });
  },
  answer(world, n) {
    const sent = takeFromWire(world, n);
    if (sent === undefined) return;
    world.received.set(sent.id, sent);
    dispatch(world, { type: 'delivered', id: sent.id });
  },
  loseAnswer(world, n) {
    const sent = takeFromWire(world, n);
    if (sent === undefined) return;
    world.received.set(sent.id, sent);
    dispatch(world, { type: 'unanswered', id: sent.id, afterMs: null });
  },
  loseRequest(world, n) {
    const sent = takeFromWire(world, n);
    if (sent !== undefined) dispatch(world, { type: 'unanswered', id: sent.id, afterMs: null });
  },
  limit(world, n) {
    const sent = takeFromWire(world, n);
    if (sent !== undefined) dispatch(world, { type: 'unanswered', id: sent.id, afterMs: 5_000 });
  },
  refuse(world, n) {
    const sent = takeFromWire(world, n);
    // The server does not refuse a message that it has stored.
    const event = world.received.has(sent?.id ?? '')
      ? ({ type: 'delivered', id: sent?.id ?? '' } as const)
      : ({ type: 'refused', id: sent?.id ?? '', reason: 'no', code: null } as const);
    if (sent !== undefined) dispatch(world, event);
  },
  retry(world, n) {
    const id = at(world.state.entries, n)?.id;
    if (id !== undefined) dispatch(world, { type: 'retried', id });
  },
  discard(world, n) {
    const id = at(world.state.entries, n)?.id;
    if (id === undefined) return;
    if (!world.state.underway.includes(id)) world.discarded.add(id);
    dispatch(world, { type: 'discarded', id });
  },
  ring(world) {
    if (!world.isTimerRunning) return;
    world.isTimerRunning = false;
    dispatch(world, { type: 'retry-timer-fired' });
  },
  wake: (world) => dispatch(world, { type: 'wake' }),
  answerElsewhere: (world) => dispatch(world, { type: 'answered' }),
  takeOver: (world) => dispatch(world, { type: 'became-sender' }),
  stepDown: (world) => dispatch(world, { type: 'lost-sending' }),
  reload(world) {
    // Requests under way arrive, but their answers are lost.
    for (const sent of world.wire) world.received.set(sent.id, sent);
    world.wire = [];
    world.isTimerRunning = false;
    world.state = openOutbox([...world.stored.values()]);
    dispatch(world, { type: 'became-sender' });
  },
  seeInConversation(world, n) {
    const seen = at(
      [...world.received.keys()].filter((id) => world.stored.has(id)),
      n,
    );
    if (seen !== undefined) dispatch(world, { type: 'delivered', id: seen });
  },
};

function check(world: World): void {
  const unknown = world.wire.filter(({ id }) => !world.received.has(id));
  const rooms = unknown.map(({ chatRoomId }) => chatRoomId);
  if (new Set(rooms).size !== rooms.length) throw new Error('two of one room at a time');
  if (world.state.isWaiting !== world.isTimerRunning) throw new Error('waits without a timer');
  if (world.stored.size !== world.state.entries.length)
    throw new Error('what is kept is not shown');
}

/** From now on everything succeeds. */
function finish(world: World): void {
  dispatch(world, { type: 'became-sender' });
  for (const { id, refusal } of world.state.entries)
    if (refusal !== null) dispatch(world, { type: 'retried', id });
  dispatch(world, { type: 'wake' });
  for (let i = 0; i < 100 && world.wire.length > 0; i += 1) actions['answer']?.(world, 0, 0);
}

const history = fc.array(fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.nat(5)), {
  maxLength: 30,
});

it('after any events no message is lost, stuck, or overtaken', () => {
  fc.assert(
    fc.property(history, (events) => {
      const world: World = {
        stored: new Map(),
        received: new Map(),
        discarded: new Set(),
        written: new Set(),
        state: openOutbox([]),
        isTimerRunning: false,
        wire: [],
      };
      events.forEach(([name, n], i) => {
        actions[name]?.(world, n, i + 1);
        check(world);
      });
      finish(world);
      expect(world.state.entries).toEqual([]);
      const lost = [...world.written].filter(
        (id) => !world.received.has(id) && !world.discarded.has(id),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

describe('canBeAccepted', () => {
  it.each([
    ['a text', 'Hello', true],
    ['the longest text', 'x'.repeat(CHAT_MESSAGE_MAX), true],
    ['an emoji at the limit', '😀'.repeat(CHAT_MESSAGE_MAX / 2), true],
    ['a text that is too long', 'x'.repeat(CHAT_MESSAGE_MAX + 1), false],
    ['a blank text', '\u200b ', false],
    ['a NUL', 'a\u0000b', false],
    ['half a surrogate pair', 'a\ud83d', false],
  ])('%s', (_, text, isAcceptable) => expect(canBeAccepted(text)).toBe(isAcceptable));

  it('agrees with the contract on any trimmed text', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 30 });
    const longText = fc.nat({ max: 3 }).map((more) => 'x'.repeat(CHAT_MESSAGE_MAX - 1 + more));
    fc.assert(
      fc.property(fc.oneof(anyText, longText), (text) => {
        const trimmed = text.trim();
        expect(canBeAccepted(trimmed)).toBe(messageContent.safeParse(trimmed).success);
      }),
    );
  });
});
