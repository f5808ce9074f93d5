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

/** The latest notice of each tag that this tab has shown. */
const shown = new Map<string, Notification>();

/** Removes the notice with this tag, if this tab has shown one. */
export function closeDesktopNotice(tag: string): void {
  shown.get(tag)?.close();
  shown.delete(tag);
}

/** Returns false if the browser cannot show it. */
export function showDesktopNotice({ title, body, tag, onClick }: DesktopNotice): boolean {
  if (desktopPermission() !== 'granted') return false;
  // A notice that only replaces another one would not pop up.
  closeDesktopNotice(tag);
  try {
    // Silent, because the portal plays its own sound.
    const notice = new Notification(title, { body, tag, silent: true });
    shown.set(tag, notice);
    notice.onclick = () => {
      window.focus();
      closeDesktopNotice(tag);
      onClick?.();
    };
    return true;
  } catch (error) {
    // Chrome on Android throws here, because it shows notifications only from a service worker.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
