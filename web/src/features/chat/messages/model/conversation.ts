/**
 * One conversation as this tab has loaded it: one contiguous part, which has gaps only until missing messages are read.
 */
import type { ChatMessage } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import type { MessageSource } from '#web/features/chat/api/messages.ts';
import { createStore } from '#web/platform/state/store.ts';
import {
  completeUpTo,
  firstGap,
  type MessageList,
  mergeMessages,
  reachesBeginning,
} from './message-list.ts';

export type ConversationView = {
  /** `failed`: nothing has been loaded yet; each poll tries again. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly messages: MessageList;
  /** False while an older part is shown: new messages are not added to it. */
  readonly isAtNewest: boolean;
};

export type Conversation = ReturnType<typeof createConversation>;

const NOTHING_LOADED: ConversationView = {
  status: 'loading',
  messages: [],
  isAtNewest: true,
};

/** A tab that missed more pages than these starts again with the newest messages. */
const CATCH_UP_PAGES_MAX = 10;

/** @param openedAfter opens it at the message after this number; at the newest message if null */
export function createConversation(source: MessageSource, openedAfter: number | null = null) {
  const { current, subscribe, set } = createStore(NOTHING_LOADED);
  /** Counts the parts: a page that was requested for an earlier part is not added to this one. */
  let part = 0;
  /** Counts the places that the user chose: a part that was requested for an earlier one is not shown. */
  let target = 0;
  let catchingUp: Promise<boolean> | null = null;
  let mustCatchUpAgain = false;

  function change(next: Partial<ConversationView>): void {
    const keys = Object.keys(next) as (keyof ConversationView)[];
    if (keys.some((key) => next[key] !== current()[key])) set({ ...current(), ...next });
  }

  function add(incoming: MessageList): void {
    change({ messages: mergeMessages(current().messages, incoming) });
  }

  function replacePart(messages: MessageList, isAtNewest: boolean): void {
    part += 1;
    change({ messages, status: 'ready', isAtNewest });
  }

  /** Returns a function that reports whether the part is still the same. */
  function whileSamePart(): () => boolean {
    const requestedFor = part;
    return () => requestedFor === part;
  }

  /** Adds a page next to the loaded part. Returns null if the part was replaced during the request. */
  async function addPage(read: () => Promise<MessageList>): Promise<MessageList | null> {
    const isSamePart = whileSamePart();
    const page = await read();
    if (!isSamePart()) return null;
    add(page);
    return page;
  }

  /** Returns a function that reports whether this is still the place that the user chose last. */
  function chooseTarget(): () => boolean {
    target += 1;
    const chosen = target;
    return () => chosen === target;
  }

  /** Returns whether the part is shown: only if it is still wanted after the request. */
  async function loadNewest(isWanted: () => boolean): Promise<boolean> {
    const page = await source.newest();
    if (!isWanted()) return false;
    const last = page.at(-1)?.seq ?? 0;
    // Messages that arrived during the request are kept.
    const later = current().messages.filter(({ seq }) => seq > last);
    replacePart(mergeMessages(page, later), true);
    return true;
  }

  /** Like `loadNewest`, for the message with this number and those around it. */
  async function loadAround(seq: number, isWanted: () => boolean): Promise<boolean> {
    const [older, newer] = await Promise.all([source.before(seq + 1), source.after(seq)]);
    if (!isWanted()) return false;
    replacePart(mergeMessages(older, newer), newer.length < CHAT_PAGE_SIZE);
    return true;
  }

  async function loadFirstPart(): Promise<void> {
    if (openedAfter === null) await loadNewest(whileSamePart());
    else await loadAround(openedAfter + 1, whileSamePart());
  }

  /**
   * Runs once at a time for a part. No error is shown for a failure, and nothing is rendered: scrolling there again
   * retries.
   */
  function loadAtEnd(load: () => Promise<void>): () => Promise<void> {
    let loadingFor: number | null = null;
    return async () => {
      const requestedFor = part;
      if (loadingFor === requestedFor) return;
      loadingFor = requestedFor;
      try {
        await load();
      } catch {
        // See above.
      } finally {
        if (loadingFor === requestedFor) loadingFor = null;
      }
    };
  }

  /** Reads the messages after the first gap, or the first part if none is loaded. */
  async function readMissing(): Promise<void> {
    if (current().status !== 'ready') return loadFirstPart();
    for (let pages = 0; pages < CATCH_UP_PAGES_MAX; pages += 1) {
      if (!current().isAtNewest) return;
      const page = await addPage(() => source.after(completeUpTo(current().messages)));
      if (page === null) return;
      if (page.length < CHAT_PAGE_SIZE && firstGap(current().messages) === null) return;
    }
    await loadNewest(whileSamePart());
  }

  async function readUntilComplete(): Promise<boolean> {
    try {
      do {
        mustCatchUpAgain = false;
        await readMissing();
      } while (mustCatchUpAgain);
      return true;
    } catch {
      // Shown only while nothing is loaded; the next poll tries again.
      if (current().status === 'loading') change({ status: 'failed' });
      return false;
    } finally {
      catchingUp = null;
    }
  }

  /** Runs once at a time; a call during a run makes it read once more. Resolves with whether everything was read. */
  function catchUp(): Promise<boolean> {
    mustCatchUpAgain = true;
    catchingUp ??= readUntilComplete();
    return catchingUp;
  }

  return {
    current,
    subscribe,
    openedAfter,
    catchUp,
    /**
     * Shows the message with this number and those around it. Resolves with false if it is not wanted any more, or
     * another place was chosen meanwhile. Throws the errors of reading.
     */
    async goTo(seq: number, isWanted = () => true): Promise<boolean> {
      const isLatest = chooseTarget();
      if (current().messages.some((message) => message.seq === seq)) return true;
      return loadAround(seq, () => isLatest() && isWanted());
    },
    /** Adds a new message, from the live channel or from the answer to a message sent here. */
    receive(message: ChatMessage): void {
      const { status, isAtNewest, messages } = current();
      if (status === 'ready' && !isAtNewest) return;
      // The first page, which is loading, may have been composed without this message.
      if (status !== 'ready') return void catchUp();
      const isFirstKnown = messages.length === 0 && message.seq > 1;
      if (!isFirstKnown) add([message]);
      if (isFirstKnown || firstGap(current().messages) !== null) void catchUp();
    },
    loadOlder: loadAtEnd(async () => {
      const { messages } = current();
      const [first] = messages;
      if (first === undefined || reachesBeginning(messages)) return;
      await addPage(() => source.before(first.seq));
    }),
    /** The page after the loaded part, while an older part is shown. */
    loadNewer: loadAtEnd(async () => {
      const last = current().messages.at(-1);
      if (current().isAtNewest || last === undefined) return;
      const page = await addPage(() => source.after(last.seq));
      if (page !== null) change({ isAtNewest: page.length < CHAT_PAGE_SIZE });
    }),
    /** Leaves an older part. Resolves with false if another place was chosen meanwhile. Throws the errors of reading. */
    async goToNewest(): Promise<boolean> {
      const isLatest = chooseTarget();
      return current().isAtNewest || loadNewest(isLatest);
    },
  };
}
