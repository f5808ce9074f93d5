import type { LucideIcon } from 'lucide-react';
import type { Notify } from './notices.ts';

/** The colour of an icon. */
export type IconTone = 'accent' | 'success' | 'warning';

/** One entry of the bell's list. */
export type Notification = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** The name of a person, company or module in the message, if there is one. */
  readonly name?: string;
  /** Null shows the avatar of the user in the title. */
  readonly icon: LucideIcon | null;
  readonly iconTone?: IconTone;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly isRead: boolean;
  /** The page about it. */
  readonly path: string;
  /** The tag of the notice about the same subject. */
  readonly noticeTag: string;
  /** Marks it as read when it is opened; absent if the page about it does so. */
  readonly markRead?: () => Promise<void>;
};

/** The functions that the bell needs for each kind of notification. */
export type NotificationKind = {
  /** The same array until something changes. */
  readonly useEntries: () => readonly Notification[];
  readonly useUnreadCount: () => number;
  /** Shows a notice of each new one; called once in a page. */
  readonly useNotices: (notify: Notify) => void;
  readonly markAllRead: () => Promise<void>;
};
