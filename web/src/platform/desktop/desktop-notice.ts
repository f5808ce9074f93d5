/** Notifications of the operating system, for users who do not see the portal. */

export type DesktopPermission = NotificationPermission | 'unsupported';

export function desktopPermission(): DesktopPermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the user for permission, unless it was granted or denied before. */
export async function requestDesktopPermission(): Promise<DesktopPermission> {
  return 'Notification' in window ? await Notification.requestPermission() : 'unsupported';
}

export type DesktopNotice = {
  readonly title: string;
  readonly body: string;
  /** A notice with the same tag is replaced. */
  readonly tag: string;
  readonly onClick?: () => void;
};

/** Returns false if the browser cannot show it. */
export function showDesktopNotice({ title, body, tag, onClick }: DesktopNotice): boolean {
  if (desktopPermission() !== 'granted') return false;
  try {
    // Silent, because the portal plays its own sound.
    const notice = new Notification(title, { body, tag, silent: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onClick?.();
    };
    return true;
  } catch (error) {
    // Chrome on Android throws here, because it shows notifications only from a service worker.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
