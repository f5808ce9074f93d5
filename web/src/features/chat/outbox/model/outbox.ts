/** The outbox of one user in this browser: it survives reloads, is shared by the tabs, and is sent by one of them. */
import type { ChatMessage } from '@portal/contract/chat';
import { ApiError, isFinalRefusal, messageOf } from '#web/platform/http/api-error.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { createMachine } from '#web/platform/state/machine.ts';
import { parseStoredJson } from '#web/platform/storage/parse-stored-json.ts';
import type { SafeStorage } from '#web/platform/storage/safe-storage.ts';
import { userKey } from '#web/platform/storage/user-records.ts';
import {
  type EntryEvent,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
  openOutbox,
  stepOutbox,
} from './outbox-state.ts';
import { requestSenderLock, type SenderLock } from './sender-lock.ts';

/** The browser's means of communication between tabs. */
export type TabLink = {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
};

/** Null on pages without TLS, which have no Web Locks, and in browsers without BroadcastChannel. */
export function browserTabLink(): TabLink | null {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return null;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

type OutboxOptions = {
  readonly ownerId: number;
  readonly storage: SafeStorage;
  /** Sends as the owner, never as another user who has logged in since. */
  readonly send: (entry: OutboxEntry) => Promise<ChatMessage>;
  /** Called in every tab, before the entry is removed, so that the message is always shown. */
  readonly onDelivered: (message: ChatMessage) => void;
  /** Called in every tab when the server refused an entry. */
  readonly onRefused: () => void;
  /** Null if tabs cannot communicate: each tab then sends, which the entry's id makes harmless. */
  readonly link: TabLink | null;
  readonly now?: () => number;
  readonly random?: () => number;
};

/** Messages between the tabs: events of entries, and delivered messages for tabs without a live channel. */
type TabMessage = EntryEvent | { readonly type: 'message'; readonly message: ChatMessage };

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
  const entryStore = createEntryStore(storage, ownerId);
  // A change of the messages needs a new name: other tabs may run an older version.
  const name = `portal-outbox-${ownerId}`;
  const channel = link?.openChannel(name);
  let lock: SenderLock | null = null;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const machine = createMachine<OutboxState, OutboxEvent, OutboxEffect>({
    initial: openOutbox(entryStore.read()),
    step: (state, event) => stepOutbox(state, event, random()),
    effects: {
      send: ({ entry }) => void deliver(entry),
      store: ({ entry }) => entryStore.store(entry),
      remove: ({ id }) => entryStore.remove(id),
      'report-refusal': onRefused,
      wait({ ms }) {
        timer = setTimeout(() => dispatch({ type: 'retry-timer-fired' }), ms);
      },
      'stop-waiting': () => clearTimeout(timer),
    },
  });
  /** The entries in the order of writing; the same array until something changes. */
  const entries = (): readonly OutboxEntry[] => machine.current().entries;

  function dispatch(event: OutboxEvent): void {
    if (isOpen) machine.dispatch(event);
  }

  const post = (message: TabMessage): void => channel?.postMessage(message);

  /** Dispatches an event in this tab and in the others. */
  function broadcast(event: EntryEvent): void {
    if (!isOpen) return;
    dispatch(event);
    post(event);
  }

  async function deliver(entry: OutboxEntry): Promise<void> {
    const { id } = entry;
    try {
      const message = await send(entry);
      if (!isOpen) return;
      onDelivered(message);
      post({ type: 'message', message });
      broadcast({ type: 'delivered', id });
    } catch (error) {
      if (isFinalRefusal(error))
        broadcast({ type: 'refused', id, reason: messageOf(error), code: error.code });
      else dispatch({ type: 'unanswered', id, afterMs: requestedWaitMs(error) });
    }
  }

  function startSending(): void {
    // Entries that another tab wrote while this tab did not receive messages.
    for (const entry of entryStore.read())
      if (!entries().some(({ id }) => id === entry.id)) dispatch({ type: 'written', entry });
    dispatch({ type: 'became-sender' });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'message') onDelivered(data.message);
    else dispatch(data);
  });
  if (link === null) startSending();
  else {
    const onLost = () => dispatch({ type: 'lost-sending' });
    lock = requestSenderLock(name, { onGained: startSending, onLost }, link.locks);
  }

  return {
    ownerId,
    entries,
    subscribe: machine.subscribe,
    write(chatRoomId: number, content: string): void {
      const id = clientMadeId();
      const last = entries().at(-1)?.writtenAt ?? 0;
      // Two messages within a millisecond, or after the clock was set back, keep their order.
      const writtenAt = Math.max(now(), last + 1);
      broadcast({ type: 'written', entry: { id, chatRoomId, content, writtenAt, refusal: null } });
    },
    retry: (id: string): void => broadcast({ type: 'retried', id }),
    discard: (id: string): void => broadcast({ type: 'discarded', id }),
    /** The owner's message was seen in the conversation, before its answer or without one. */
    seen(message: Pick<ChatMessage, 'senderId' | 'clientMessageId'>): void {
      const { senderId, clientMessageId: id } = message;
      if (senderId === ownerId && entries().some((entry) => entry.id === id) && id !== null)
        dispatch({ type: 'delivered', id });
    },
    /** The network or the live channel is back. */
    wake: (): void => dispatch({ type: 'wake' }),
    /** The page is visible. This tab now sends, because browsers may freeze a hidden one. */
    shown(): void {
      lock?.steal();
      dispatch({ type: 'wake' });
    },
    /** The server answered another call. */
    answered: (): void => dispatch({ type: 'answered' }),
    close(): void {
      isOpen = false;
      clearTimeout(timer);
      lock?.release();
      channel?.close();
    },
  };
}

/**
 * The wait in ms that the server asks for; null if the portal did not answer, as behind a gateway that does not reach
 * it.
 */
function requestedWaitMs(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.retryAfter !== null) return error.retryAfter * 1_000;
  return error.code === null ? null : 0;
}

/** The entries in the browser's storage, one record each, so that tabs do not overwrite each other's entries. */
function createEntryStore(storage: SafeStorage, ownerId: number) {
  const prefix = `${userKey('chatOutbox', ownerId)}:`;
  return {
    /** Skips records of another shape, because other code can write there too. */
    read: (): OutboxEntry[] =>
      storage.keys(prefix).flatMap((key) => {
        const entry = parseStoredJson(storage.read(key));
        return isEntry(entry) && key === prefix + entry.id ? [entry] : [];
      }),
    store: (entry: OutboxEntry): void => storage.write(prefix + entry.id, JSON.stringify(entry)),
    remove: (id: string): void => storage.remove(prefix + id),
  };
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, chatRoomId, content, writtenAt, refusal } = value as Partial<OutboxEntry>;
  return (
    typeof id === 'string' &&
    typeof chatRoomId === 'number' &&
    typeof content === 'string' &&
    typeof writtenAt === 'number' &&
    (refusal === null || typeof refusal === 'string')
  );
}
