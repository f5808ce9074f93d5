/** One conversation as this tab has read it: where it is loaded from, how far, and what is still missing. */
import type { ChatMessage } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import type { MessageSource } from '#web/features/chat/api/messages.ts';
import { createCatchUp } from './catch-up.ts';
import { createLoadedPart } from './loaded-part.ts';
import { firstGap, merged, reachesBeginning } from './message-list.ts';

export type Conversation = ReturnType<typeof createConversation>;

/** @param openedAfter opens it at the message after this number; at the newest where it is null */
export function createConversation(source: MessageSource, openedAfter: number | null = null) {
  const part = createLoadedPart(source);
  const { view } = part;
  const catchUp = createCatchUp(part, source, () =>
    openedAfter === null ? part.startAtNewest() : goTo(openedAfter + 1),
  );

  /** Loads the message with this number and what surrounds it. Throws what reading throws. */
  async function goTo(seq: number): Promise<void> {
    if (view().messages.some((message) => message.seq === seq)) return;
    const [older, newer] = await Promise.all([source.before(seq + 1), source.after(seq)]);
    part.replace(merged(older, newer), newer.length < CHAT_PAGE_SIZE);
  }

  return {
    view,
    openedAfter,
    goTo,
    subscribe: part.subscribe,
    catchUp,
    /** Said by the live channel, or the answer to what was sent here. */
    receive(message: ChatMessage): void {
      const { status, isAtNewest, messages } = view();
      if (status === 'ready' && !isAtNewest) return;
      // Before the first page there is nothing to add it to, and that page may have been read without it.
      if (status !== 'ready') return void catchUp();
      const isFirstKnown = messages.length === 0 && message.seq > 1;
      if (!isFirstKnown) part.take([message]);
      if (isFirstKnown || firstGap(view().messages) !== null) void catchUp();
    },
    async loadOlder(): Promise<void> {
      const { isLoadingOlder, messages } = view();
      const [first] = messages;
      if (isLoadingOlder || first === undefined || reachesBeginning(messages)) return;
      part.change({ isLoadingOlder: true });
      try {
        await part.readBeside(() => source.before(first.seq));
      } catch {
        // Silent, as the specification wants it; scrolling up again tries again.
      }
      part.change({ isLoadingOlder: false });
    },
    /** While an older part is looked at. */
    async loadNewer(): Promise<void> {
      const last = view().messages.at(-1);
      if (view().isAtNewest || last === undefined) return;
      try {
        const page = await part.readBeside(() => source.after(last.seq));
        if (page !== null) part.change({ isAtNewest: page.length < CHAT_PAGE_SIZE });
      } catch {
        // As above, with scrolling down.
      }
    },
    /** Back from an older part. Throws what reading throws. */
    async goToNewest(): Promise<void> {
      if (!view().isAtNewest) await part.startAtNewest();
    },
  };
}
