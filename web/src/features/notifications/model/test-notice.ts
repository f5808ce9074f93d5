import type { NotificationSettings } from '@portal/contract/notifications';
import { toast } from 'sonner';
import { showDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { chime } from '#web/platform/sound/chime.ts';

const TITLE = 'Test Notification';
const BODY = 'This is a test notification from the Training Portal';

/** Shows what these settings would show, though the portal is in use. */
export function sendTestNotice(settings: NotificationSettings): void {
  const { browserNotifications, soundNotifications, toastNotifications } = settings;
  if (browserNotifications) showDesktopNotice({ title: TITLE, body: BODY, tag: 'test' });
  if (toastNotifications) toast.info(TITLE, { id: 'test', description: BODY });
  if (soundNotifications) void chime();
  toast.success('Test notification sent!');
}
