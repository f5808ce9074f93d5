/** An admin divides the trainees of a company into groups, and puts the sign-up link of one on a wall. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { createGroup } from '@portal/contract/groups';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { test } from './harness/test.ts';
import { submitSignUp } from './screens/accounts.ts';
import { unfold } from './screens/folds.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';
import { namesShown, TRAINEES, traineeRow } from './screens/trainees.ts';

const COMPANY = 'Brightwater Foods';
const NAMES = ['Ada Alba', 'Ben Brook', 'Cem Cakir'];

let admin: Session;
let companyId: number;
let groups: string;

test.use({ portalPer: 'test' });
test.beforeEach(async ({ portal }) => {
  admin = await signInAdmin(portal);
  companyId = (await addCompany(portal, admin.token, COMPANY)).id;
  groups = `/admin/company-modules/${companyId}/groups`;
  for (const name of NAMES) await addTrainee(portal, person(name), COMPANY);
});

test('a group is created, filled in the list of trainees, renamed and deleted', async ({
  visit,
}) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await page.goto(groups);
  await press(page.getByRole('button', { name: 'New group' }));
  const form = page.getByRole('dialog', { name: 'New group' });
  await form.getByLabel('Group name').fill('Kitchen');
  await press(form.getByRole('button', { name: 'Create group' }));
  await expect(page.getByText('No members yet')).toBeVisible();

  await page.goto(`${TRAINEES}?company=${companyId}`);
  await press(page.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = page.getByRole('region', { name: 'Selection' });
  await press(bar.getByRole('button', { name: 'Add to group…' }));
  const addition = page.getByRole('dialog', { name: 'Add 3 trainees to a group' });
  await press(addition.getByRole('combobox', { name: 'Group' }));
  await press(page.getByRole('option', { name: 'Kitchen' }));
  await examine(visitor, 'group-add-many');
  await press(addition.getByRole('button', { name: 'Add 3 trainees' }));
  const jobs = page.getByRole('region', { name: 'Background actions' });
  await expect(jobs.getByText('3 trainees added to the group')).toBeVisible();
  const chip = traineeRow(visitor, 'Ben Brook').getByRole('link', { name: 'Kitchen' });
  await expect(chip).toBeVisible();
  await examine(visitor, 'group-many-added');
  await press(jobs.getByRole('button', { name: 'Undo' }));
  await expect(jobs.getByText('Undone: the additions to the group')).toBeVisible();
  await expect(chip).toHaveCount(0);

  for (const name of ['Ada Alba', 'Ben Brook'])
    await press(page.getByRole('checkbox', { name: `Select ${name}` }));
  await press(bar.getByRole('button', { name: 'Add to group…' }));
  const again = page.getByRole('dialog', { name: 'Add 2 trainees to a group' });
  await press(again.getByRole('combobox', { name: 'Group' }));
  await press(page.getByRole('option', { name: 'Kitchen' }));
  await press(again.getByRole('button', { name: 'Add 2 trainees' }));
  await press(chip);
  await expect(page).toHaveURL(/[?&]group=\d+/);
  await expect.poll(() => namesShown(visitor)).toEqual(['Ada Alba', 'Ben Brook']);
  await page.reload();
  await expect.poll(() => namesShown(visitor)).toEqual(['Ada Alba', 'Ben Brook']);
  await page.getByRole('combobox', { name: 'Group' }).selectOption('In no group');
  await expect(page).toHaveURL(/[?&]group=none/);
  await expect.poll(() => namesShown(visitor)).toEqual(['Cem Cakir']);

  await page.goto(groups);
  const list = page.getByRole('region', { name: 'Groups' });
  await press(list.getByRole('button', { name: 'Rename Kitchen' }));
  const renaming = page.getByRole('dialog', { name: 'Rename group' });
  await renaming.getByLabel('Group name').fill('Main kitchen');
  await press(renaming.getByRole('button', { name: 'Save name' }));
  await keepUndoOffers(visitor);
  await press(list.getByRole('button', { name: 'Delete Main kitchen' }));
  const question = page.getByRole('alertdialog', { name: 'Delete Main kitchen?' });
  await expect(question).toContainText('Its 2 members stay as they are.');
  await press(question.getByRole('button', { name: 'Delete group' }));
  await expect(page.getByText('No groups yet')).toBeVisible();
  await press(toasts(visitor).getByRole('button', { name: /^Undo/ }));
  const row = list.getByRole('row').filter({ hasText: 'Main kitchen' });
  await press(row.getByRole('link', { name: 'Members of Main kitchen' }));
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('who signs up with the link of a group is in it', async ({ portal, visit }) => {
    const { token } = admin;
    await call(portal, createGroup, { id: companyId, token, body: { name: 'Kitchen' } });
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(groups);
    await press(page.getByRole('button', { name: 'Sign-up link: Kitchen' }));
    const dialog = page.getByRole('dialog', { name: 'Sign-up link' });
    await expect(dialog.getByRole('img', { name: 'QR code with the sign-up link' })).toBeVisible();
    await examine(visitor, 'group-sign-up-link');
    const link = await dialog.getByRole('textbox', { name: 'Sign-up link' }).inputValue();

    const dora = await visit();
    const { pathname, search } = new URL(link);
    await dora.page.goto(`${pathname}${search}`);
    const { name, email, password } = person('Dora Door');
    await dora.page.getByLabel('Full name').fill(name);
    await dora.page.getByLabel('Email').fill(email);
    await dora.page.getByLabel('Password', { exact: true }).fill(password);
    await submitSignUp(dora);
    await expect(dora.page).toHaveURL('/login/TRAINEE');

    await page.goto(`${TRAINEES}?company=${companyId}`);
    await expect(
      traineeRow(visitor, name).getByRole('link', { name: 'Kitchen', exact: true }),
    ).toBeVisible();
    await unfold(visitor, 'Filters');
    await page.getByRole('combobox', { name: 'Group' }).selectOption('Kitchen');
    await expect.poll(() => namesShown(visitor)).toEqual([name]);
    await examine(visitor, 'group-filter');

    await page.goto(groups);
    await press(page.getByRole('button', { name: 'Sign-up link: Kitchen' }));
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article').filter({ hasText: 'To sign up for the training' });
    await expect(paper.getByRole('heading', { name: COMPANY })).toBeVisible();
    await expect(paper).toContainText('Kitchen');
    await expect(paper).toContainText(link);
    await expect(paper.getByRole('img', { name: 'QR code with the sign-up link' })).toBeVisible();
  });
});
