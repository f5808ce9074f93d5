/** Shows notices as toasts, desktop notices and sounds. */
import type { NotificationSettings } from '@portal/contract/notifications';
import { attention } from '#web/platform/attention/attention.ts';
import {
  closeDesktopNotice,
  desktopPermission,
  showDesktopNotice,
} from '#web/platform/desktop/desktop-notice.ts';
import { chime } from '#web/platform/sound/chime.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { userKey } from '#web/platform/storage/user-records.ts';
import { claimOnce } from '#web/platform/tabs/claims.ts';
import { toast } from '#web/ui/toast.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import {
  type Channels,
  channelsFor,
  createNotifier,
  type NoticeCandidate,
} from './notice-rules.ts';

export type Notice = Pick<NoticeCandidate, 'id'> & {
  /** A notice with the same tag as an earlier one replaces it. */
  readonly tag: string;
  readonly toast: {
    readonly title: string;
    readonly description?: string;
    /** The name in the description, if there is one. */
    readonly name?: string | undefined;
  };
  readonly desktop: { readonly title: string; readonly body: string };
  /** The page that 'View' leads to. */
  readonly path: string;
} & Partial<Pick<NoticeCandidate, 'isSeenHere' | 'isRead' | 'isUnwanted'>>;

export type Notify = (notice: Notice) => void;

/** Whether the bell's list is open: the user sees new entries in it, and a toast would cover them. */
export const bellList = { isOpen: false };

const TOAST_MS = 10_000;

/** The notices of one user. `goTo` opens a page of the app. */
export function createNotices(userId: number, goTo: (path: string) => void) {
  const shownTags = new Set<string>();
  let isActive = false;
  const notify = createNotifier({
    attention,
    channelsFor(attention) {
      const isGranted = desktopPermission() === 'granted';
      return channelsFor(readNotificationSettings(isGranted), { attention, isGranted });
    },
    claim: (id) => claimOnce(userKey('noticed', userId), id),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });

  function show({ tag, path, ...notice }: Notice, channels: Channels): void {
    const onClick = () => goTo(path);
    shownTags.add(tag);
    const { title, ...texts } = notice.toast;
    if (channels.toast)
      toast.info(title, {
        ...texts,
        id: tag,
        duration: TOAST_MS,
        action: { label: notificationTexts().notices.view, onClick },
      });
    if (channels.desktop) showDesktopNotice({ ...notice.desktop, tag, onClick });
    if (channels.sound) void chime();
  }

  return {
    notify(notice: Notice): void {
      void notify({
        id: notice.id,
        isSeenHere: () => isListSeen() || notice.isSeenHere?.() === true,
        isRead: () => !isActive || notice.isRead?.() === true,
        isUnwanted: async () => (await notice.isUnwanted?.()) === true,
        show: (channels) => show(notice, channels),
      });
    },
    start(): void {
      isActive = true;
    },
    /** Removes the notices, so that the next user does not see them. */
    end(): void {
      isActive = false;
      dismissNotices(shownTags);
    },
  };
}

/** Removes these notices. */
export function dismissNotices(tags: Iterable<string>): void {
  for (const tag of tags) {
    toast.dismiss(tag);
    closeDesktopNotice(tag);
  }
}

function isListSeen(): boolean {
  return bellList.isOpen && attention() === 'focused';
}

/** Shows a notice by every channel of these settings, even while the portal has the focus. */
export function sendTestNotice(settings: NotificationSettings): void {
  const { browserNotifications, soundNotifications, toastNotifications } = settings;
  const { testTitle: title, testBody, testSent } = notificationTexts().notices;
  if (browserNotifications) showDesktopNotice({ title, body: testBody, tag: 'test' });
  if (toastNotifications) toast.info(title, { id: 'test', description: testBody });
  if (soundNotifications) void chime();
  toast.success(testSent);
}
