import BellOff from 'lucide-react/icons/bell-off';
import Settings from 'lucide-react/icons/settings';
import { useEffect } from 'react';
import { openNotificationSettings } from '#web/platform/attention/settings-dialog.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Region } from '#web/ui/region.tsx';
import { toast } from '#web/ui/toast.ts';
import { bellList, dismissNotices } from '../model/notices.ts';
import type { Notification } from '../model/notification.ts';
import { useMarkAllRead, useNotifications, useUnread } from '../model/notification-kinds.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { NotificationEntry } from './notification-entry.tsx';

type NotificationDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The latest notifications, newest first. */
export function NotificationDrawer({ open, onOpenChange }: NotificationDrawerProps) {
  const t = notificationTexts();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t.notifications}>
      <div className="grid gap-4">
        <ReadAll />
        <Region>
          <NotificationList onOpen={() => onOpenChange(false)} />
        </Region>
        <div
          data-no-toast
          className="-mx-5 -bottom-5 -mb-5 sticky grid border-t bg-surface-raised px-5 py-4"
        >
          <Button variant="outline" onClick={openNotificationSettings}>
            <Settings aria-hidden="true" />
            <span>{t.settings.title}</span>
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

function ReadAll() {
  const t = notificationTexts().list;
  const unread = useUnread();
  const markAll = useMarkAllRead();
  const read = () =>
    markAll.mutate(undefined, {
      onError: (error) => toast.error(t.failedToMarkAll, { description: messageOf(error) }),
    });
  return (
    <div data-no-toast className="flex min-h-10 items-center justify-between gap-3">
      <p role="status" className="text-sm text-text-muted">
        {unread === 0 ? t.nothingUnread : t.unreadCount(unread)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-me-3 aria-disabled:opacity-50"
        // Not disabled, so that it keeps the focus after a click.
        aria-disabled={unread === 0}
        busy={markAll.isPending}
        busyLabel={t.marking}
        onClick={() => unread > 0 && read()}
      >
        {t.markAllRead}
      </Button>
    </div>
  );
}

/** While the list is shown, its entries need no toast. */
function useSeenList(notifications: readonly Notification[]): void {
  useEffect(() => dismissNotices(notifications.map(({ noticeTag }) => noticeTag)), [notifications]);
  useEffect(() => {
    bellList.isOpen = true;
    return () => {
      bellList.isOpen = false;
    };
  }, []);
}

function NotificationList({ onOpen }: { onOpen: () => void }) {
  const t = notificationTexts();
  const notifications = useNotifications();
  useSeenList(notifications);
  const { role } = useCurrentUser();
  if (notifications.length === 0)
    return (
      <EmptyState illustration={<BellOff />} title={t.list.empty} level={3}>
        {role === 'ADMIN' ? t.list.emptyForAdmins : t.list.emptyForTrainees}
      </EmptyState>
    );
  return (
    <ul aria-label={t.notifications} className="-mx-3 grid gap-1">
      {notifications.map((each) => (
        <li key={each.id}>
          <NotificationEntry notification={each} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
