/** A kind of notification whose list the server keeps, with what each user has read. */
import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { closeDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import type { ReadList } from '../api/read-list.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import type { NotificationTexts } from '../texts/en.ts';
import type { Notice, Notify } from './notices.ts';
import type { IconTone, Notification, NotificationKind } from './notification.ts';

type Listed = { readonly id: number; readonly isRead: boolean };

type ListedKind<Item extends Listed> = {
  /** Begins the ids of its notices. */
  readonly name: string;
  readonly list: ReadList<Item>;
  /** The frame that reports a new item. */
  readonly frame: 'MODULE_COMPLETION' | 'GROUP_COMPLETION' | 'NOTICES_CHANGED';
  readonly icon: LucideIcon;
  readonly iconTone: IconTone;
  readonly titleIn: (texts: NotificationTexts) => string;
  readonly sentenceOf: (item: Item, texts: NotificationTexts) => string;
  /** The name of the person, company or module in the sentence; empty without one. */
  readonly nameOf: (item: Item) => string;
  readonly timestampOf: (item: Item) => string;
  /** The page about it. */
  readonly pathOf: (item: Item) => string;
};

export function listedKind<Item extends Listed>(kind: ListedKind<Item>) {
  const { list, timestampOf } = kind;

  /** The order of the list. Older items can join it later: of a restored trainee, or after deletions. */
  function isNewer(item: Item, other: Item): boolean {
    const later = Date.parse(timestampOf(item)) - Date.parse(timestampOf(other));
    return later > 0 || (later === 0 && item.id > other.id);
  }

  function useNotices(notify: Notify): void {
    const { data } = list.useList();
    useLiveFrame(kind.frame, () => void list.refreshHere());
    useLiveReopened(() => void list.refreshHere());

    const known = useRef<{ readonly newest: Item | null } | null>(null);
    const notifyOfNew = useEffectEvent((items: readonly Item[]) => {
      const before = known.current;
      const newest = before?.newest ?? null;
      const newer = items.filter((item) => newest === null || isNewer(item, newest));
      known.current = { newest: newer[0] ?? newest };
      // Items of the first answer are listed without a notice.
      if (before === null) return;
      for (const each of newer) if (!each.isRead) notify(noticeOf(kind, each));
    });
    useEffect(() => {
      if (data === undefined) return;
      closeReadNotices(kind, data);
      notifyOfNew(data);
    }, [data]);
  }

  const shown: NotificationKind = {
    useEntries() {
      const { data } = list.useList();
      const t = notificationTexts();
      return useMemo(() => (data ?? []).map((item) => entryOf(kind, item, t)), [data, kind, t]);
    },
    useUnreadCount() {
      const { data = [] } = list.useList();
      return data.filter(({ isRead }) => !isRead).length;
    },
    useNotices,
    markAllRead: list.markAllRead,
  };
  return { ...shown, entryOf: (item: Item) => entryOf(kind, item, notificationTexts()) };
}

function tagOf<Item extends Listed>({ name }: ListedKind<Item>, { id }: Item): string {
  return `${name}-${id}`;
}

function closeReadNotices<Item extends Listed>(kind: ListedKind<Item>, items: readonly Item[]) {
  for (const each of items) if (each.isRead) closeDesktopNotice(tagOf(kind, each));
}

function noticeOf<Item extends Listed>(kind: ListedKind<Item>, item: Item): Notice {
  const { name } = kind;
  const t = notificationTexts();
  const title = kind.titleIn(t);
  const sentence = kind.sentenceOf(item, t);
  return {
    id: `${name}-${item.id}`,
    tag: tagOf(kind, item),
    toast: { title, description: sentence, name: kind.nameOf(item) },
    desktop: { title, body: sentence },
    path: kind.pathOf(item),
  };
}

function entryOf<Item extends Listed>(
  kind: ListedKind<Item>,
  item: Item,
  t: NotificationTexts,
): Notification {
  const { id, isRead } = item;
  return {
    id: `${kind.name}-${id}`,
    title: kind.titleIn(t),
    message: kind.sentenceOf(item, t),
    name: kind.nameOf(item),
    icon: kind.icon,
    iconTone: kind.iconTone,
    timestamp: kind.timestampOf(item),
    isRead,
    path: kind.pathOf(item),
    noticeTag: tagOf(kind, item),
    markRead: () => kind.list.markReadUpTo(id),
  };
}
