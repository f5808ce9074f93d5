import type { MessageSource } from '#web/features/chat/api/messages.ts';
import { createStore } from '#web/platform/state/store.ts';
import { type MessageList, merged } from './message-list.ts';

export type ConversationView = {
  /** `failed`: nothing could be read yet; it is tried again with every poll. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly messages: MessageList;
  readonly isLoadingOlder: boolean;
  /** False while an older part is looked at: what comes in waits until one returns to the newest. */
  readonly isAtNewest: boolean;
};

export type LoadedPart = ReturnType<typeof createLoadedPart>;

/** The part of a conversation that is loaded, and who looks at it. */
export function createLoadedPart(source: Pick<MessageSource, 'newest'>) {
  const {
    current: view,
    subscribe,
    set,
  } = createStore<ConversationView>({
    status: 'loading',
    messages: [],
    isLoadingOlder: false,
    isAtNewest: true,
  });
  /** What was asked for another part is not put to this one. */
  let part = 0;

  function change(next: Partial<ConversationView>): void {
    const keys = Object.keys(next) as (keyof ConversationView)[];
    if (keys.some((key) => next[key] !== view()[key])) set({ ...view(), ...next });
  }

  const take = (incoming: MessageList) => change({ messages: merged(view().messages, incoming) });

  /** Another part takes the place of this one. */
  function replace(messages: MessageList, isAtNewest: boolean): void {
    part += 1;
    change({ messages, status: 'ready', isAtNewest });
  }

  return {
    view,
    subscribe,
    change,
    take,
    replace,

    /** A page beside what is loaded; null if that was replaced while the page was on its way. */
    async readBeside(read: () => Promise<MessageList>): Promise<MessageList | null> {
      const asked = part;
      const page = await read();
      if (asked !== part) return null;
      take(page);
      return page;
    },

    async startAtNewest(): Promise<void> {
      const page = await source.newest();
      const last = page.at(-1)?.seq ?? 0;
      // What arrived while the page was on its way.
      const later = view().messages.filter(({ seq }) => seq > last);
      replace(merged(page, later), true);
    },
  };
}
