import { createStore } from '../state/store.ts';

/** Whether the dialog with the notification settings is open. The bell renders it on every page. */
export const settingsDialog = createStore(false);

export function openNotificationSettings(): void {
  settingsDialog.set(true);
}
