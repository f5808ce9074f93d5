import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { settingsDialog } from '#web/platform/attention/settings-dialog.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle, lazyOverlay } from '#web/ui/lazy-on-idle.tsx';
import { useNotices, useUnread } from '../model/notification-kinds.ts';
import { notificationTexts } from '../texts/catalogue.ts';

const NotificationDrawer = lazyOverlay(
  async () => (await import('./notification-drawer.tsx')).NotificationDrawer,
);
const NotificationSettingsDialog = lazyOnIdle(
  async () => (await import('./notification-settings-dialog.tsx')).NotificationSettingsDialog,
);

/** The bell in the header. It opens the list of notifications and shows notices; rendered once in a page. */
export function NotificationBell() {
  useNotices();
  const isInSettings = useStore(settingsDialog);
  // The next user starts with the dialog closed.
  useEffect(() => () => settingsDialog.set(false), []);
  return (
    <>
      <ListButton unread={useUnread()} />
      {isInSettings ? (
        <NotificationSettingsDialog onClose={() => settingsDialog.set(false)} />
      ) : null}
    </>
  );
}

/** The button with the number of unread notifications; a press renders nothing else. */
function ListButton({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  const t = notificationTexts();
  const shown = unread > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : `${unread}`;
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={unread === 0 ? t.notifications : t.withUnread(shown)}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" />
        {unread === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute top-0.5 left-1/2 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-xs text-accent-contrast tabular-nums leading-none forced-colors:border ring-2 ring-background"
          >
            {shown}
          </span>
        )}
      </Button>
      <NotificationDrawer open={open} onOpenChange={setOpen} />
    </>
  );
}
