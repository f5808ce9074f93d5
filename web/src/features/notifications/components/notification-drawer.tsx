import BellOff from 'lucide-react/icons/bell-off';
import Settings from 'lucide-react/icons/settings';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { bellList } from '../model/message-store.ts';
import type { Entry } from '../model/notification-list.ts';
import { dismissToasts } from '../model/raise.ts';
import { useEntries, useUnread } from '../model/use-entries.ts';
import { useMarkAllRead } from '../model/use-mark-all-read.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { NotificationSettingsDialog } from './notification-settings-dialog.tsx';

type NotificationDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything there is news about, newest first. */
export default function NotificationDrawer({ open, onOpenChange }: NotificationDrawerProps) {
  const [isInSettings, setIsInSettings] = useState(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications">
      <div className="grid gap-4">
        <ReadAll />
        <NotificationList onFollow={() => onOpenChange(false)} />
        <div
          data-no-toast
          className="-mx-5 -bottom-5 -mb-5 sticky grid border-t bg-surface-raised px-5 py-4"
        >
          <Button variant="outline" onClick={() => setIsInSettings(true)}>
            <Settings aria-hidden="true" />
            Notification Settings
          </Button>
        </div>
      </div>
      {isInSettings ? <NotificationSettingsDialog onClose={() => setIsInSettings(false)} /> : null}
    </Drawer>
  );
}

function ReadAll() {
  const unread = useUnread();
  const markAll = useMarkAllRead();
  const read = () =>
    markAll.mutate(undefined, {
      onError: (error) =>
        toast.error('Failed to mark all as read', { description: messageOf(error) }),
    });
  return (
    <div data-no-toast className="flex min-h-10 items-center justify-between gap-3">
      <p role="status" className="text-sm text-text-muted">
        {unread === 0 ? 'Nothing unread' : `${unread} unread`}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3 aria-disabled:opacity-50"
        // Not disabled: whoever has just used it keeps the focus.
        aria-disabled={unread === 0}
        busy={markAll.isPending}
        busyLabel="Marking…"
        onClick={() => unread > 0 && read()}
      >
        Mark all read
      </Button>
    </div>
  );
}

/** While the list is shown, what is in it needs no toast. */
function useSeenList(entries: readonly Entry[]): void {
  useEffect(() => dismissToasts(entries), [entries]);
  useEffect(() => {
    bellList.isOpen = true;
    return () => {
      bellList.isOpen = false;
    };
  }, []);
}

function NotificationList({ onFollow }: { onFollow: () => void }) {
  const entries = useEntries();
  useSeenList(entries);
  const { role } = useCurrentUser();
  if (entries.length === 0)
    return (
      <EmptyState illustration={<BellOff />} title="No notifications yet" level={3}>
        {role === 'ADMIN'
          ? 'New messages and completed trainings will appear here.'
          : 'New messages will appear here.'}
      </EmptyState>
    );
  return (
    <ul aria-label="Notifications" className="-mx-3 grid gap-1">
      {entries.map((entry) => (
        <li key={entry.id}>
          <NotificationEntry entry={entry} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
