/** One conversation as this tab has read it: where it is loaded from, how far, and what is still missing. */
import type { ChatMessage } from '@portal/contract/chat';
import { type MessageSource, PAGE_AFTER } from '../api/messages.ts';
import { firstGap, knownUpTo, type MessageList, merged, reachesBeginning } from './message-list.ts';

export type ConversationView = {
  /** `failed`: nothing could be read yet; it is tried again with every poll. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly messages: MessageList;
  readonly isLoadingOlder: boolean;
  /** False while an older part is looked at: what comes in waits until one returns to the newest. */
  readonly isAtNewest: boolean;
};

export type Conversation = ReturnType<typeof createConversation>;

/** Whoever missed more pages than these begins anew with the newest. */
const MOST_PAGES = 5;

export function createConversation(source: MessageSource) {
  const observers = new Set<() => void>();
  let view: ConversationView = {
    status: 'loading',
    messages: [],
    isLoadingOlder: false,
    isAtNewest: true,
  };
  let isCatchingUp = false;
  let mustCatchUpAgain = false;
  let readUpTo = 0;
  /** Of the part that is loaded: what was asked for another one is not put to this. */
  let part = 0;

  function change(next: Partial<ConversationView>): void {
    const keys = Object.keys(next) as (keyof ConversationView)[];
    if (keys.every((key) => next[key] === view[key])) return;
    view = { ...view, ...next };
    for (const observer of observers) observer();
  }

  const take = (incoming: MessageList) => change({ messages: merged(view.messages, incoming) });

  /** A page beside what is loaded; null if that was replaced while the page was on its way. */
  async function readBeside(read: () => Promise<MessageList>): Promise<MessageList | null> {
    const asked = part;
    const page = await read();
    if (asked !== part) return null;
    take(page);
    return page;
  }

  async function startAtNewest(): Promise<void> {
    const page = await source.newest();
    const last = page.at(-1)?.seq ?? 0;
    // What arrived while the page was on its way.
    const later = view.messages.filter(({ seq }) => seq > last);
    part += 1;
    change({ messages: merged(page, later), status: 'ready', isAtNewest: true });
  }

  /** Reads what is missing after the part without gaps. */
  async function readOn(): Promise<void> {
    if (view.status !== 'ready') return startAtNewest();
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      if (!view.isAtNewest) return;
      const page = await readBeside(() => source.after(knownUpTo(view.messages)));
      if (page === null) return;
      if (page.length < PAGE_AFTER && firstGap(view.messages) === null) return;
    }
    await startAtNewest();
  }

  /** One reading at a time; what is asked for meanwhile follows it. Failures are silent: polls go on. */
  async function catchUp(): Promise<void> {
    if (isCatchingUp) {
      mustCatchUpAgain = true;
      return;
    }
    isCatchingUp = true;
    try {
      await readOn();
    } catch {
      if (view.status === 'loading') change({ status: 'failed' });
      mustCatchUpAgain = false;
    }
    isCatchingUp = false;
    if (!mustCatchUpAgain) return;
    mustCatchUpAgain = false;
    await catchUp();
  }

  return {
    view: (): ConversationView => view,
    observe(observer: () => void): () => void {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
    catchUp,
    /** Said by the live channel, or the answer to what was sent here. */
    receive(message: ChatMessage): void {
      // Before the first page there is nothing to put it to, and that page will bring it.
      if (view.status !== 'ready' || !view.isAtNewest) return;
      const isFirstKnown = view.messages.length === 0 && message.seq > 1;
      if (!isFirstKnown) take([message]);
      if (isFirstKnown || firstGap(view.messages) !== null) void catchUp();
    },
    async loadOlder(): Promise<void> {
      const first = view.messages[0];
      if (view.isLoadingOlder || first === undefined || reachesBeginning(view.messages)) return;
      change({ isLoadingOlder: true });
      try {
        await readBeside(() => source.before(first.seq));
      } catch {
        // Silent, as the specification wants it; scrolling up again tries again.
      }
      change({ isLoadingOlder: false });
    },
    /** While an older part is looked at. */
    async loadNewer(): Promise<void> {
      const last = view.messages.at(-1);
      if (view.isAtNewest || last === undefined) return;
      try {
        const page = await readBeside(() => source.after(last.seq));
        if (page !== null) change({ isAtNewest: page.length < PAGE_AFTER });
      } catch {
        // As above, with scrolling down.
      }
    },
    /** Loads the message with this number and what surrounds it. Throws what reading throws. */
    async goTo(seq: number): Promise<void> {
      if (view.messages.some((message) => message.seq === seq)) return;
      const [older, newer] = await Promise.all([source.before(seq + 1), source.after(seq)]);
      part += 1;
      const isAtNewest = newer.length < PAGE_AFTER;
      change({ messages: merged(older, newer), status: 'ready', isAtNewest });
    },
    /** Back from an older part. Throws what reading throws. */
    async goToNewest(): Promise<void> {
      if (!view.isAtNewest) await startAtNewest();
    },
    /** Somebody sees it: what the other wrote is read, as far as nothing is missing. Null if it was before. */
    async markRead(selfId: number, lastReadSeq: number): Promise<number | null> {
      const upTo = writtenUpTo(view.messages, selfId);
      if (upTo <= Math.max(readUpTo, lastReadSeq)) return null;
      readUpTo = upTo;
      try {
        await source.markRead(upTo);
        return upTo;
      } catch {
        // The next poll tries again.
        readUpTo = 0;
        return null;
      }
    },
  };
}

/** The last number, before any gap, under which the other person wrote. */
function writtenUpTo(list: MessageList, selfId: number): number {
  const end = knownUpTo(list);
  return list.findLast(({ seq, senderId }) => seq <= end && senderId !== selfId)?.seq ?? 0;
}
