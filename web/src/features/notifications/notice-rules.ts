import type { NotificationSettings } from '@portal/contract/notifications';
import type { Attention } from '#web/platform/attention/attention.ts';

/** By which ways somebody is told of one thing. */
export type Ways = {
  readonly toast: boolean;
  readonly desktop: boolean;
  readonly sound: boolean;
};

/** Of the system only while the portal is not in use: who works in it sees its toasts. */
export function waysFor(
  { browserNotifications, soundNotifications, toastNotifications }: NotificationSettings,
  { attention, isGranted }: { readonly attention: Attention; readonly isGranted: boolean },
): Ways {
  return {
    toast: toastNotifications,
    sound: soundNotifications,
    desktop: browserNotifications && isGranted && attention !== 'focused',
  };
}

/** Whether a new count raises notices. The first count after a load does not (docs/specification-notes.md#43). */
export function hasRisen(previous: number | null, count: number): boolean {
  return previous !== null && count > 0 && count > previous;
}

/**
 * How long in ms a tab waits before it says something, so that of several tabs the one that shows the
 * conversation has been first, and else the one that is looked at.
 */
export const patience: Record<Attention, number> = { focused: 150, visible: 300, hidden: 1_000 };
