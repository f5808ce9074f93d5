/**
 * The messages that were written and are not in the conversation yet, as a pure function of events. Each has its own
 * id, so that sending it again after a lost answer does no harm. It is removed only when the server has it or the user
 * discards it. Messages of one room are sent one after the other.
 */
import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import { isBlank, isStorable } from '@portal/contract/text-rules';
import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

export type OutboxEntry = {
  /** The clientMessageId. */
  readonly id: string;
  readonly chatRoomId: number;
  readonly content: string;
  /** Milliseconds since 1970: with the id, the order of the entries. */
  readonly writtenAt: number;
  /** The reason why the server refused it; null while it is to be sent. */
  readonly refusal: string | null;
  /** The code of the refusal, if there is one. */
  readonly refusalCode?: string | null;
};

export type OutboxState = {
  /** One of the browser's tabs sends; the others only write and show entries. */
  readonly isSender: boolean;
  /** In the order in which they were written. */
  readonly entries: readonly OutboxEntry[];
  /** The ids of the entries being sent, at most one for each room. */
  readonly underway: readonly string[];
  /** Attempts without an answer since the last answer. */
  readonly failures: number;
  /** A timer is running; nothing is sent before it ends or an event stops it. */
  readonly isWaiting: boolean;
  /** The timer is running because no answer arrived: an answer to another call stops it. */
  readonly isUnreached: boolean;
};

/** Whether the server may accept a message with this text. If not, sending it again cannot help. */
export function canBeAccepted(text: string): boolean {
  return !isBlank(text) && text.length <= CHAT_MESSAGE_MAX && isStorable(text);
}

/** The events of one entry, in this tab or another one. */
export type EntryEvent =
  | { readonly type: 'written'; readonly entry: OutboxEntry }
  /** The message is in the conversation: the server answered, or it was seen there. */
  | { readonly type: 'delivered'; readonly id: string }
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly reason: string;
      readonly code: string | null;
    }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string };

export type OutboxEvent =
  | EntryEvent
  /**
   * The message may have arrived or not. `afterMs`: how long the server asks to wait, 0 if it names no time; null if
   * the portal did not answer.
   */
  | { readonly type: 'unanswered'; readonly id: string; readonly afterMs: number | null }
  /** The network is back, the page is visible, or the live channel is open again. */
  | { readonly type: 'wake' }
  /** The server answered another call. */
  | { readonly type: 'answered' }
  | { readonly type: 'retry-timer-fired' }
  | { readonly type: 'became-sender' }
  /** Another tab sends now. A message being sent by this tab may still be answered. */
  | { readonly type: 'lost-sending' };

export type OutboxEffect =
  | { readonly type: 'send'; readonly entry: OutboxEntry }
  | { readonly type: 'store'; readonly entry: OutboxEntry }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'report-refusal' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' };

type OutboxStep = Step<OutboxState, OutboxEffect>;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** An outbox with the stored entries; nothing is sent yet. */
export function openOutbox(stored: readonly OutboxEntry[]): OutboxState {
  const entries = [...stored].sort(inOrder);
  return {
    isSender: false,
    entries,
    underway: [],
    failures: 0,
    isWaiting: false,
    isUnreached: false,
  };
}

const transitions: Transitions<OutboxState, OutboxEvent, OutboxEffect, [random: number]> = {
  written: (state, { entry }) => put(state, entry),

  delivered: (state, { id }) => remove({ ...state, failures: 0 }, id),

  refused(state, { id, reason: refusal, code: refusalCode }) {
    const ended = { ...state, failures: 0 };
    const { state: next, effects } = setRefusal(ended, id, { refusal, refusalCode });
    return stepTo(next, ...effects, { type: 'report-refusal' });
  },

  retried: (state, { id }) => setRefusal(state, id, { refusal: null, refusalCode: null }),

  // A message being sent may have arrived: it is discarded only when that is known.
  discarded: (state, { id }) => (state.underway.includes(id) ? stepTo(state) : remove(state, id)),

  unanswered(state, { id, afterMs }, random) {
    const ended = endSending(state, id);
    if (state.isWaiting) return stepTo(ended);
    const backoff = Math.min(FIRST_DELAY_MS * 2 ** state.failures, LONGEST_DELAY_MS);
    const ms = Math.max(afterMs ?? 0, backoff * (1 + random / 2));
    const failures = state.failures + 1;
    return stepTo(
      { ...ended, failures, isWaiting: true, isUnreached: afterMs === null },
      { type: 'wait', ms },
    );
  },

  wake: stopWaiting,

  answered: (state) => (state.isUnreached ? stopWaiting(state) : stepTo(state)),

  'retry-timer-fired': (state) => stepTo({ ...state, isWaiting: false, isUnreached: false }),

  'became-sender': (state) => stepTo({ ...state, isSender: true }),

  'lost-sending': (state) => stopWaiting({ ...state, isSender: false }),
};

const change = stepBy(transitions);

/** `random` is in [0, 1): it spreads the retries of clients that lost the same server. */
export function stepOutbox(state: OutboxState, event: OutboxEvent, random: number): OutboxStep {
  const changed = change(state, event, random);
  const { state: next, effects } = sendNext(changed.state);
  return stepTo(next, ...changed.effects, ...effects);
}

function inOrder(a: OutboxEntry, b: OutboxEntry): number {
  return a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1);
}

function stopWaiting(state: OutboxState): OutboxStep {
  if (!state.isWaiting) return stepTo(state);
  return stepTo({ ...state, isWaiting: false, isUnreached: false }, { type: 'stop-waiting' });
}

function put(state: OutboxState, entry: OutboxEntry): OutboxStep {
  const others = state.entries.filter(({ id }) => id !== entry.id);
  const entries = [...others, entry].sort(inOrder);
  return stepTo({ ...state, entries }, { type: 'store', entry });
}

function endSending({ underway, ...state }: OutboxState, id: string): OutboxState {
  return { ...state, underway: underway.filter((other) => other !== id) };
}

function remove(state: OutboxState, id: string): OutboxStep {
  const entries = state.entries.filter((entry) => entry.id !== id);
  return stepTo({ ...endSending(state, id), entries }, { type: 'remove', id });
}

function setRefusal(
  state: OutboxState,
  id: string,
  refused: Pick<OutboxEntry, 'refusal' | 'refusalCode'>,
): OutboxStep {
  const entry = state.entries.find((each) => each.id === id);
  const ended = refused.refusal === null ? state : endSending(state, id);
  return entry === undefined ? stepTo(ended) : put(ended, { ...entry, ...refused });
}

/** Sends the first waiting message of each room, unless one of that room is being sent. */
function sendNext(state: OutboxState): OutboxStep {
  if (!state.isSender || state.isWaiting) return stepTo(state);
  const busy = new Set(
    state.entries.filter(({ id }) => state.underway.includes(id)).map((entry) => entry.chatRoomId),
  );
  const due: OutboxEntry[] = [];
  for (const entry of state.entries) {
    if (entry.refusal !== null || busy.has(entry.chatRoomId)) continue;
    busy.add(entry.chatRoomId);
    due.push(entry);
  }
  return stepTo(
    { ...state, underway: [...state.underway, ...due.map(({ id }) => id)] },
    ...due.map((entry): OutboxEffect => ({ type: 'send', entry })),
  );
}
