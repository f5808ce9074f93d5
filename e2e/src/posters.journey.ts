/** The picture of a video: chosen by the admin's browser, seen by trainees, changed and removed. */
import { expect, type Locator } from '@playwright/test';
import { deleteModule } from '@portal/contract/modules';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import {
  fillModule,
  openEditor,
  openModules,
  saveChanges,
  saveModule,
} from './screens/company-modules.ts';
import { player } from './screens/player.ts';
import { moduleCard, startModule } from './screens/training.ts';

const NAME = 'Site tour';
const TOUR = {
  name: NAME,
  clip: fixture('clips/intro-4s.mp4'),
  duration: '0:04',
  questions: [],
};

const field = (form: Locator | Visitor['page']) =>
  form.getByRole('group', { name: /^Picture of the video/ });

/** The address of the picture without its signature, once it has loaded. */
async function loadedPicture(within: Locator): Promise<string | undefined> {
  const picture = within.locator('img');
  // It is loaded only near the view, from which a page that is still growing may move it.
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => {
        image.scrollIntoView({ block: 'center' });
        return image.naturalWidth;
      }),
    )
    .toBeGreaterThan(0);
  return (await picture.getAttribute('src'))?.split('?')[0];
}

const rowOf = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name: 'Modules' }).getByRole('listitem').filter({ hasText: name });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the picture of an uploaded film is seen on the card and the player, changed and removed', async ({
    visit,
    portal,
  }) => {
    const { token, ...admin } = await signInAdmin(portal);
    const company = await addCompany(portal, token, 'Brightwater Foods');
    const { id } = await addModule(portal, token, company.id, {
      name: 'House rules',
      clip: fixture('clips/tour-5s.webm'),
    });
    const tess = await addTrainee(portal, person('Tess'), company.name);
    const boss = await visit({ as: { token, ...admin }, device: DESKTOP });
    await openModules(boss, company.id);
    await fillModule(boss, TOUR);
    await expect(field(boss.page).getByRole('status')).toContainText('Chosen from the video');
    await loadedPicture(field(boss.page));
    await saveModule(boss);
    await expect(boss.page.getByText(/^Module and video added/)).toBeVisible();
    const first = await loadedPicture(rowOf(boss, NAME));
    expect(first).toMatch(/^\/api\/uploads\/.*\.webp$/);

    const visitor = await visit({ as: tess });
    await visitor.page.goto('/dashboard');
    const card = moduleCard(visitor, NAME);
    await expect(card.getByText('Locked').first()).toBeVisible();
    expect(await loadedPicture(card)).toBe(first);
    await expect(moduleCard(visitor, 'House rules').locator('img')).toHaveCount(0);
    await examine(visitor, 'poster-dashboard');

    const editor = await openEditor(boss, NAME);
    await boss.press(field(editor).getByRole('button', { name: 'Choose a moment' }));
    const slider = field(editor).getByRole('slider', { name: 'Moment' });
    await expect(slider).toBeFocused();
    const use = field(editor).getByRole('button', { name: 'Use this picture' });
    await expect(use).toBeEnabled();
    await boss.page.keyboard.press('Home');
    await boss.page.keyboard.press('ArrowRight');
    await expect(use).toBeEnabled();
    await examine(boss, 'poster-moment');
    await boss.press(use);
    await expect(field(editor).getByRole('status')).toContainText('From 0:00 of the video');
    await saveChanges(boss, editor);
    await openModules(boss, company.id);
    const second = await loadedPicture(rowOf(boss, NAME));
    expect(second).not.toBe(first);
    await examine(boss, 'poster-module-list');

    const again = await openEditor(boss, NAME);
    const logo = fixture('logos/nordlicht-logistics.jpg');
    await field(again).getByLabel('Choose a picture file').setInputFiles(logo);
    await expect(field(again).getByRole('status')).toContainText('nordlicht-logistics.jpg');
    await saveChanges(boss, again);
    await call(portal, deleteModule, { id, token });
    await visitor.page.reload();
    const third = await loadedPicture(card);
    expect([first, second]).not.toContain(third);
    await startModule(visitor, NAME);
    const video = player(visitor, NAME).locator('video');
    await expect.poll(async () => (await video.getAttribute('poster'))?.split('?')[0]).toBe(third);
    await examine(visitor, 'poster-player');

    const details = boss.page.getByRole('dialog', { name: NAME });
    await boss.press(details.getByRole('button', { name: 'Edit' }));
    await boss.press(field(editor).getByRole('button', { name: 'Remove the picture' }));
    await saveChanges(boss, editor);
    await boss.press(details.getByRole('button', { name: 'Close' }).last());
    await expect(rowOf(boss, NAME)).toBeVisible();
    await expect(rowOf(boss, NAME).locator('img')).toHaveCount(0);
    await visitor.page.goto('/dashboard');
    await expect(card).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  });
});
