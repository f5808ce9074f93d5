/** Notifications of the system, which are seen while the portal is not. */

export type DesktopPermission = NotificationPermission | 'unsupported';

export function desktopPermission(): DesktopPermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person, where nobody has decided yet. */
export async function requestDesktopPermission(): Promise<DesktopPermission> {
  return 'Notification' in window ? await Notification.requestPermission() : 'unsupported';
}

export type DesktopNotice = {
  readonly title: string;
  readonly body: string;
  /** One that has the same takes its place. */
  readonly tag: string;
  readonly onClick?: () => void;
};

/** False where the browser shows none. */
export function showDesktopNotice({ title, body, tag, onClick }: DesktopNotice): boolean {
  if (desktopPermission() !== 'granted') return false;
  try {
    // The portal makes its own sound, if it is to make one.
    const notice = new Notification(title, { body, tag, silent: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onClick?.();
    };
    return true;
  } catch (error) {
    // Chrome on Android has the constructor and refuses it: it wants a service worker.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
