/** Screens with a toast: after a success, after a failure, and with the offer to undo. */
import { expect } from '@playwright/test';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import type { Visitor } from '../harness/visit.ts';
import { TRAINEES } from '../screens/admin-lists.ts';
import type { Screen } from '../screens/every-screen.ts';
import { unfold } from '../screens/folds.ts';
import { toasts } from '../screens/toasts.ts';
import type { FullInstallation } from './further.ts';

const account = { path: '/account', shows: 'This device' };

export const toastsForTrainees = (): Screen[] => [
  {
    ...account,
    name: 'toast-success',
    async opens(visitor) {
      await saveSettings(visitor);
      await keepToast(visitor, 'Notification settings saved!');
    },
  },
  {
    ...account,
    name: 'toast-error',
    async opens(visitor) {
      await visitor.page.route(`**/api${saveNotificationSettings.path}`, (route) =>
        route.request().method() === saveNotificationSettings.method
          ? route.fulfill({
              status: 500,
              json: { code: 'INTERNAL', message: 'The portal made a mistake.' },
            })
          : route.fallback(),
      );
      await saveSettings(visitor);
      await keepToast(visitor, 'Saved in this browser only');
    },
  },
];

export const toastsForAdmins = ({ trainee: { user } }: FullInstallation): Screen[] => [
  {
    name: 'toast-undo',
    path: `${TRAINEES}/${user.id}`,
    shows: 'Module Progress',
    async opens(visitor) {
      const { page, press } = visitor;
      // Nothing is deleted: the other screens need the trainee.
      const message = `${user.name} deleted`;
      await page.route(`**/api${deleteTrainee.path.replace(':id', String(user.id))}`, (route) =>
        route.request().method() === deleteTrainee.method
          ? route.fulfill({ json: { success: true, message, deletionId: 1 } })
          : route.fallback(),
      );
      await unfold(visitor, 'More actions');
      await press(page.getByRole('button', { name: 'Delete', exact: true }));
      await press(
        page.getByRole('alertdialog').getByRole('button', { name: 'Delete trainee', exact: true }),
      );
      await keepToast(visitor, message);
    },
  },
];

async function saveSettings({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Save Settings', exact: true }));
}

/** Waits for the toast, and for as long as the page is shown it stays: its list is held and has the focus. */
async function keepToast(visitor: Visitor, message: string): Promise<void> {
  const shown = toasts(visitor).filter({ hasText: message });
  await expect(shown).toBeVisible();
  const list = visitor.page.locator('[data-sonner-toaster]');
  await list.dispatchEvent('pointerdown');
  await list.focus();
}
