/** The outbox of one person in this browser: kept across reloads, shared by the tabs, sent by one of them. */
import type { ChatMessage } from '@portal/contract/chat';
import { ApiError, isFinalRefusal, messageOf } from '../../../platform/http/api-error.ts';
import { clientMadeId } from '../../../platform/ids/client-made-id.ts';
import { createEmitter } from '../../../platform/state/store.ts';
import type { SafeStorage } from '../../../platform/storage/safe-storage.ts';
import { keptEntries } from './kept-entries.ts';
import {
  type Entry,
  type OutboxEffect,
  type OutboxEvent,
  openOutbox,
  stepOutbox,
} from './outbox-state.ts';
import { joinOutboxTabs, type Shared, type TabLink } from './outbox-tabs.ts';

export type OutboxOptions = {
  readonly ownerId: number;
  readonly storage: SafeStorage;
  /** Sends as the owner; never as whoever is signed in by then. */
  readonly send: (entry: Entry) => Promise<ChatMessage>;
  /** In every tab; before the entry goes, so that there is no moment in which neither is shown. */
  readonly onDelivered: (message: ChatMessage) => void;
  /** In every tab: the server will not take one. */
  readonly onRefused: () => void;
  /** Null where tabs cannot reach one another: each then sends, which the entry's id makes harmless. */
  readonly link: TabLink | null;
  readonly now?: () => number;
  readonly random?: () => number;
};

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({
  ownerId,
  storage,
  send,
  onDelivered,
  onRefused,
  link,
  now = Date.now,
  random = Math.random,
}: OutboxOptions) {
  const kept = keptEntries(storage, ownerId);
  const changes = createEmitter();
  let state = openOutbox(kept.read());
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const effects: { [K in OutboxEffect['do']]: (it: Extract<OutboxEffect, { do: K }>) => void } = {
    send: ({ entry }) => void deliver(entry),
    keep: ({ entry }) => kept.keep(entry),
    forget: ({ id }) => kept.forget(id),
    wait({ ms }) {
      timer = setTimeout(() => happen({ kind: 'rang' }), ms);
    },
    stopWaiting: () => clearTimeout(timer),
  };

  function happen(event: OutboxEvent): void {
    if (!isOpen) return;
    const step = stepOutbox(state, event, random());
    const isChanged = step.state.entries !== state.entries;
    if (event.kind === 'refused') onRefused();
    state = step.state;
    for (const effect of step.effects) carryOut(effects, effect);
    if (isChanged) changes.emit();
  }

  /** Here and in the other tabs. */
  function tell(event: Shared): void {
    if (!isOpen) return;
    happen(event);
    tabs?.tell(event);
  }

  async function deliver(entry: Entry): Promise<void> {
    const { id } = entry;
    try {
      const message = await send(entry);
      if (!isOpen) return;
      onDelivered(message);
      tabs?.tellMessage(message);
      tell({ kind: 'delivered', id });
    } catch (error) {
      if (isFinalRefusal(error)) tell({ kind: 'refused', id, reason: messageOf(error) });
      else happen({ kind: 'unanswered', id, afterMs: waitAskedFor(error) });
    }
  }

  function takeOver(): void {
    // What another tab wrote while this one was not listening.
    for (const entry of kept.read())
      if (!state.entries.some(({ id }) => id === entry.id)) happen({ kind: 'written', entry });
    happen({ kind: 'tookOver' });
  }

  const tabs =
    link === null
      ? null
      : joinOutboxTabs({
          ownerId,
          link,
          isSender: () => state.isSender,
          onEvent: happen,
          onMessage: onDelivered,
          onGained: takeOver,
          onLost: () => happen({ kind: 'steppedDown' }),
        });
  if (tabs === null) takeOver();

  return {
    ownerId,
    /** In the order of writing; the same array until something changes. */
    entries: (): readonly Entry[] => state.entries,
    subscribe: changes.subscribe,
    write(chatRoomId: number, content: string): void {
      const id = clientMadeId();
      const last = state.entries.at(-1)?.writtenAt ?? 0;
      // Two within a millisecond, or after the clock was set back, keep their order.
      const writtenAt = Math.max(now(), last + 1);
      tell({ kind: 'written', entry: { id, chatRoomId, content, writtenAt, refusal: null } });
    },
    retry: (id: string): void => tell({ kind: 'retried', id }),
    discard: (id: string): void => tell({ kind: 'discarded', id }),
    /** One's own message was seen in the conversation, before its answer or without one. */
    seen(message: Pick<ChatMessage, 'senderId' | 'clientMessageId'>): void {
      const { senderId, clientMessageId: id } = message;
      if (senderId === ownerId && state.entries.some((entry) => entry.id === id) && id !== null)
        happen({ kind: 'delivered', id });
    },
    /** The network or the live channel is back, or the page is visible again. */
    wake: (): void => happen({ kind: 'woken' }),
    /** The server answered another call. */
    answered: (): void => happen({ kind: 'answered' }),
    close(): void {
      isOpen = false;
      clearTimeout(timer);
      tabs?.leave();
    },
  };
}

function carryOut<K extends OutboxEffect['do']>(
  effects: { [P in K]: (effect: Extract<OutboxEffect, { do: P }>) => void },
  effect: Extract<OutboxEffect, { do: K }>,
): void {
  effects[effect.do as K](effect);
}

/** In ms; null where no answer came, or one of a gateway that does not reach the portal. */
function waitAskedFor(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.retryAfter !== null) return error.retryAfter * 1_000;
  return error.code === null ? null : 0;
}
