/** Rules without a browser: when and by which channels the user is notified. */
import type { NotificationSettings } from '@portal/contract/notifications';
import type { Attention } from '#web/platform/attention/attention.ts';

/** The channels by which one notice is shown. */
export type Channels = {
  readonly toast: boolean;
  readonly desktop: boolean;
  readonly sound: boolean;
};

/** Desktop notices only while no tab of the portal has the focus: a user who works in it sees its toasts. */
export function channelsFor(
  { browserNotifications, soundNotifications, toastNotifications }: NotificationSettings,
  { attention, isGranted }: { readonly attention: Attention; readonly isGranted: boolean },
): Channels {
  return {
    toast: toastNotifications,
    sound: soundNotifications,
    desktop: browserNotifications && isGranted && attention !== 'focused',
  };
}

/** The first count is no rise: messages that were unread before the page was loaded are not new. */
export function hasRisen(previous: number | null, count: number): boolean {
  return previous !== null && count > 0 && count > previous;
}

/**
 * How long in ms a tab waits before it shows a notice. A tab that shows the subject itself is first, then the tab with
 * the most attention.
 */
export const delayMs: Record<Attention, number> = { focused: 150, visible: 300, hidden: 1_000 };

/** An event that the user may have to be notified of. */
export type NoticeCandidate = {
  /** The same id in every tab. */
  readonly id: string;
  /** Reports whether the user sees it in this tab. */
  readonly isSeenHere: () => boolean;
  /** Reports whether the user has read it, in any browser. */
  readonly isRead: () => boolean;
  /** Resolves with whether the user wants no notice of it. */
  readonly isUnwanted: () => Promise<boolean>;
  readonly show: (channels: Channels) => void;
};

type NotifierOptions = {
  readonly attention: () => Attention;
  readonly channelsFor: (attention: Attention) => Channels;
  /** Resolves with true once, in one of the browser's tabs. */
  readonly claim: (id: string) => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Returns the function that shows each notice once over all tabs, also if a tab receives it several times. A tab in
 * which the user sees the subject claims it at once and shows no notice.
 */
export function createNotifier(options: NotifierOptions) {
  const { attention, claim, wait } = options;
  return async function notify(candidate: NoticeCandidate): Promise<void> {
    const { id, isSeenHere, isRead, isUnwanted, show } = candidate;
    if (isSeenHere()) {
      await claim(id);
      return;
    }
    await wait(delayMs[attention()]);
    if (isRead() || (await isUnwanted())) return;
    const isClaimed = await claim(id);
    if (isClaimed && !isSeenHere()) show(options.channelsFor(attention()));
  };
}
