/** A logout asks about the work that it would end in any tab, and leaves nothing of its user in the browser. */
import { expect } from '@playwright/test';
import { addCompany, person, signInAdmin } from './harness/api.ts';
import { fixture } from './harness/fixtures.ts';
import { test } from './harness/test.ts';
import { storedKeys } from './screens/accounts.ts';
import { fillModule, openModules, saveModule } from './screens/company-modules.ts';

test('a logout names the form and the upload of another tab', async ({ portal, visit }) => {
  const session = await signInAdmin(portal);
  const { id } = await addCompany(portal, session.token, 'Brightwater Foods');
  const first = await visit({ as: session });
  await openModules(first, id);
  const isSending = Promise.withResolvers<void>();
  await first.page.route('**/api/admin/video-uploads?*', () => isSending.resolve());
  const name = person('Half-written').name;
  const clip = fixture('clips/intro-4s.mp4');
  await fillModule(first, { name, clip, duration: '0:04', questions: [] });
  await saveModule(first);
  await isSending.promise;

  const second = await first.openTab();
  const { page, press } = second;
  // Reads of the two pages may still come, and are refused after the logout.
  first.noise.expectComplaint(/^(GET|POST) \/api\/\S+ 401$/);
  await page.goto('/admin/track-trainee');
  const logout = page.getByRole('button', { name: 'Logout' });
  await press(logout);
  const question = page.getByRole('alertdialog', { name: 'Log out and lose what is not saved?' });
  await expect(question.getByRole('listitem')).toHaveText([
    'A video is being uploaded in another tab',
    'A form with unsaved changes is open in another tab',
  ]);
  await press(question.getByRole('button', { name: 'Stay' }));
  await expect(first.page.getByLabel('Module name')).toHaveValue(name);

  await press(logout);
  await press(question.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/');
  await expect(first.page).toHaveURL('/');
  const kept = /^(theme|notificationSettings|loggedOut|deviceToken:.+)$/;
  for (const tab of [first, second])
    expect((await storedKeys(tab.page)).filter((key) => !kept.test(key))).toEqual([]);
});
