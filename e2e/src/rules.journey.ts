/** An admin sets rules for modules, makes exceptions from them for trainees, and sees how each trainee stands. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import { addGroupMembers, createGroup } from '@portal/contract/groups';
import type { Module } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { answerQuiz } from './harness/installation.ts';
import { tabTo } from './harness/keyboard.ts';
import type { ReachedPortal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import {
  clockedTest,
  inWords,
  setRules,
  todayOf,
  urgentLine,
  visitLater,
} from './screens/requirements.ts';
import { toasts } from './screens/toasts.ts';
import { namesShown, TRAINEES, traineeRow } from './screens/trainees.ts';
import { moduleCard } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Who may drive?', options: ['Drivers', 'All'], answer: 'Drivers', explanation: '' },
];
const NAMES = ['Ada Alba', 'Ben Brook', 'Cem Cakir'] as const;
const REASON = 'The machine is being repaired until then.';

interface School {
  readonly admin: Session;
  readonly companyId: number;
  readonly forklift: Module;
  readonly ada: Session;
  readonly ben: Session;
  readonly cem: Session;
}

/** A company with a module and three trainees. */
async function addSchool(portal: ReachedPortal): Promise<School> {
  const admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  const module = { name: 'Forklift', questions: QUIZ };
  const forklift = await addModule(portal, admin.token, company.id, module);
  const [ada, ben, cem] = [
    await addTrainee(portal, person(NAMES[0]), company.name),
    await addTrainee(portal, person(NAMES[1]), company.name),
    await addTrainee(portal, person(NAMES[2]), company.name),
  ];
  return { admin, companyId: company.id, forklift, ada, ben, cem };
}

const pass = (portal: ReachedPortal, { token }: Session, { id: moduleId }: Module) =>
  answerQuiz(portal, { token, moduleId, answer: 'Drivers' });

/** Opens the editor of the module, and returns the section with its rules. */
async function openRules({ page }: Visitor, { id, companyId }: Module): Promise<Locator> {
  await page.goto(`/admin/company-modules/${companyId}/modules?module=${id}&edit`);
  const section = page.getByRole('region', { name: 'Who must take it, and how long it counts' });
  await expect(section.getByLabel('Due within (days)')).toBeVisible();
  return section;
}

/** Presses the button that shows whom the changed rules affect. */
async function previewRules({ page, press }: Visitor, section: Locator): Promise<Locator> {
  await press(section.getByRole('button', { name: 'Save rules…' }));
  return page.getByRole('dialog', { name: 'Save these rules?' });
}

async function saveRules({ press }: Visitor, preview: Locator): Promise<void> {
  await press(preview.getByRole('button', { name: 'Save rules' }));
  await expect(preview).toHaveCount(0);
}

async function giveReason(dialog: Locator, until?: string): Promise<void> {
  if (until !== undefined)
    await dialog.getByLabel(/^(?:New due date|Last day|Must be taken again by)/).fill(until);
  await dialog.getByLabel('Reason').fill(REASON);
}

clockedTest(
  'rules are previewed with names and saved by keyboard only, and undone',
  async ({ clocked, visit }) => {
    const { forklift, ada } = await addSchool(clocked);
    const visitor = await visitLater({ clocked, visit }, () => signInAdmin(clocked), { days: 10 });
    const { page } = visitor;
    const section = await openRules(visitor, forklift);
    await examine(visitor, 'rules-of-module');
    const days = section.getByLabel('Due within (days)');
    await days.fill('5');
    await days.press('Enter');
    const preview = page.getByRole('dialog', { name: 'Save these rules?' });
    await expect(preview).toContainText(
      '3 trainees are overdue today: Ada Alba, Ben Brook and Cem Cakir.',
    );
    await expect(preview).toContainText('3 of them only because it counts from the past');
    await examine(visitor, 'rules-preview');
    await tabTo(page, preview.getByRole('radio', { name: /^From when it applied/ }));
    await page.keyboard.press('ArrowDown');
    await expect(preview.getByRole('radio', { name: /^From today/ })).toBeChecked();
    await expect(preview).not.toContainText('overdue today');
    await tabTo(page, preview.getByRole('button', { name: 'Save rules' }));
    await page.keyboard.press('Enter');
    await expect(toasts(visitor)).toContainText('The rules of Forklift are saved');
    // The offer stays while it is pointed at.
    await toasts(visitor).hover();

    const trainee = await visit({ as: ada, device: PHONE });
    await trainee.page.goto('/training');
    await expect(urgentLine(trainee, 'Due in 5 days: Forklift')).toBeVisible();
    await page.keyboard.press('Alt+KeyT');
    await expect(toasts(visitor).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(visitor).last()).toContainText('The former rules count again');
    await expect(days).toHaveValue('');
    // The focus returns into the dialog below the toasts.
    await expect(days).toBeFocused();
    await trainee.page.reload();
    await expect(trainee.page.getByText('Forklift').first()).toBeVisible();
    await expect(trainee.page.getByText(/Due /)).toHaveCount(0);
  },
);

test.describe('on a phone and in a wide window', () => {
  test.use({ device: PHONE_AND_WIDE, portalPer: 'test' });

  test('only the members of a group take a module, by the date of the company', async ({
    portal,
    visit,
  }) => {
    const { admin, companyId, forklift, ada, cem } = await addSchool(portal);
    const { token } = admin;
    await addModule(portal, token, companyId, { name: 'Welcome', questions: QUIZ });
    const { id } = await call(portal, createGroup, {
      id: companyId,
      token,
      body: { name: 'Drivers' },
    });
    await call(portal, addGroupMembers, { id, token, body: { userIds: [ada.user.id] } });
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    const section = await openRules(visitor, forklift);
    await press(section.getByRole('radio', { name: 'Only members of chosen groups' }));
    await expect(section.getByText('This module is for no one now.')).toBeVisible();
    await press(section.getByRole('checkbox', { name: 'Drivers' }));
    const preview = await previewRules(visitor, section);
    await expect(preview).toContainText(
      'Removes it for 2 trainees who have not begun: Ben Brook and Cem Cakir.',
    );
    await examine(visitor, 'rules-for-groups');
    await saveRules(visitor, preview);

    await page.goto(`/admin/company-modules/${companyId}/settings`);
    const settings = page.getByRole('region', { name: 'Training rules' });
    await press(settings.getByRole('button', { name: 'Edit rules' }));
    const form = page.getByRole('dialog', { name: 'Edit rules' });
    await form.getByLabel('Due within (days)').fill('14');
    await form.getByLabel('Grace (days)').fill('3');
    await examine(visitor, 'company-rules-form');
    await press(form.getByRole('button', { name: 'Save rules' }));
    await expect(settings).toContainText('Due within14 days');
    await expect(settings).toContainText('Grace3 days');
    await examine(visitor, 'company-rules');

    const member = await visit({ as: ada });
    await member.page.goto('/training');
    await expect(urgentLine(member, 'Due in 14 days: Forklift')).toBeVisible();
    const card = moduleCard(member, 'Forklift');
    await member.press(card.getByText('Why do I have this?'));
    await expect(card.getByText('Because you are in Drivers.')).toBeVisible();
    await examine(member, 'dashboard-of-member');
    const other = await visit({ as: cem });
    await other.page.goto('/training');
    await expect(urgentLine(other, 'Due in 14 days: Welcome')).toBeVisible();
    await expect(other.page.getByText('Forklift')).toHaveCount(0);
  });

  test('a module must be taken again, for a reason that its trainees read', async ({
    portal,
    visit,
  }) => {
    const { admin, forklift, ada } = await addSchool(portal);
    await setRules(portal, admin, { id: forklift.id, validMonths: 12 });
    await pass(portal, ada, forklift);
    const today = await todayOf(portal, ada);
    const by = addDays(today, 20);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    const section = await openRules(visitor, forklift);
    await press(section.getByRole('button', { name: 'Require it again…' }));
    const dialog = page.getByRole('dialog', { name: 'Require it again' });
    await expect(dialog).toContainText('1 trainee has completed this module.');
    await giveReason(dialog, by);
    await examine(visitor, 'edition');
    await press(dialog.getByRole('button', { name: 'Require it again' }));
    await expect(toasts(visitor)).toContainText('The module must be taken again by');

    const trainee = await visit({ as: ada });
    await trainee.page.goto('/training');
    await expect(urgentLine(trainee, `Renew by ${inWords(by, today)}: Forklift`)).toBeVisible();
    const card = moduleCard(trainee, 'Forklift');
    await trainee.press(card.getByText('Why do I have this?'));
    await expect(card).toContainText(
      `Because it must be taken again since ${inWords(today, today)}: ${REASON}`,
    );
    await examine(trainee, 'dashboard-edition');
  });

  test('what one trainee must take is waived, paused and recorded, and each is ended', async ({
    portal,
    visit,
  }) => {
    const { admin, forklift, ben } = await addSchool(portal);
    await setRules(portal, admin, { id: forklift.id, dueDays: 7, validMonths: 12 });
    const today = await todayOf(portal, ben);
    const dueIn = (days: number) => `Due ${inWords(addDays(today, days), today)}`;
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`${TRAINEES}/${ben.user.id}`);
    const section = page.getByRole('region', { name: 'Requirements' });
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Forklift' }) });
    await expect(card).toContainText(dueIn(7));
    await press(section.getByRole('button', { name: 'Waive…' }));
    const waiver = page.getByRole('dialog', { name: 'Waive a requirement' });
    await giveReason(waiver);
    await examine(visitor, 'waiver');
    await press(waiver.getByRole('button', { name: 'Waive', exact: true }));
    await expect(card).toContainText('Waived');
    await expect(section).toContainText(REASON);
    await press(section.getByRole('button', { name: 'End: Waived, All modules' }));
    await expect(card).toContainText(dueIn(7));

    // By keyboard only.
    const menu = card.getByRole('button', { name: 'Exceptions: Forklift' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Extend…')).toBeFocused();
    for (const name of ['Waive…', 'Pause…']) {
      await page.keyboard.press('ArrowDown');
      await expect(item(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const pause = page.getByRole('dialog', { name: 'Pause requirements' });
    await expect(pause.getByLabel('Module')).toHaveValue(String(forklift.id));
    await pause.getByLabel('First day').fill(today);
    await pause.getByLabel('Last day').fill(addDays(today, 9));
    await tabTo(page, pause.getByLabel('Reason'));
    await page.keyboard.type(REASON);
    await tabTo(page, pause.getByRole('button', { name: 'Pause', exact: true }));
    await page.keyboard.press('Enter');
    await expect(pause).toHaveCount(0);
    await expect(card).toContainText(`Paused until ${inWords(addDays(today, 9), today)}`);
    await examine(visitor, 'trainee-paused');
    await press(section.getByRole('button', { name: 'End: Paused, Forklift' }));
    await expect(card).toContainText('Due ');
    await expect(card).not.toContainText('Paused until');

    await press(section.getByRole('button', { name: 'Record an earlier result…' }));
    const result = page.getByRole('dialog', { name: 'Record an earlier result' });
    await result.getByLabel('Module').selectOption('Forklift');
    await result.getByLabel('Completed on').fill(addMonths(today, -6));
    const until = addMonths(today, 6);
    await result.getByLabel('Valid until').fill(until);
    await result.getByLabel('Note').fill('Licence on paper');
    await examine(visitor, 'earlier-result');
    await press(result.getByRole('button', { name: 'Record', exact: true }));
    await expect(card).toContainText(`Valid until ${inWords(until, today)}`);
    await expect(section).toContainText('Licence on paper');
    await press(card.getByText('History'));
    await expect(card).toContainText('Earlier result recorded');
    await examine(visitor, 'trainee-recorded');
    await press(section.getByRole('button', { name: /^Withdraw: Forklift/ }));
    const question = page.getByRole('alertdialog', { name: /^Withdraw the result in/ });
    await examine(visitor, 'withdraw-result');
    await press(question.getByRole('button', { name: 'Withdraw', exact: true }));
    await expect(section).not.toContainText('Licence on paper');
    await expect(card).not.toContainText('Valid until');
    await examine(visitor, 'trainee-withdrawn');
  });
});

test.describe('in the list of trainees', () => {
  test.use({ device: DESKTOP, portalPer: 'test' });

  test('the due date of chosen trainees is extended and undone, and standings are sorted and filtered', async ({
    portal,
    visit,
  }) => {
    const { admin, companyId, forklift, ada } = await addSchool(portal);
    await setRules(portal, admin, { id: forklift.id, dueDays: 7, validMonths: 12 });
    await pass(portal, ada, forklift);
    const today = await todayOf(portal, ada);
    const until = addDays(today, 30);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`${TRAINEES}?company=${companyId}`);
    const ben = traineeRow(visitor, 'Ben Brook');
    await expect(ben).toContainText(`Due ${inWords(addDays(today, 7), today)}`);
    for (const name of ['Ben Brook', 'Cem Cakir'])
      await press(page.getByRole('checkbox', { name: `Select ${name}` }));
    const bar = page.getByRole('region', { name: 'Selection' });
    await press(bar.getByRole('button', { name: 'Extend, waive or pause…' }));
    await press(page.getByRole('menuitem', { name: 'Extend…' }));
    const dialog = page.getByRole('dialog', { name: 'Extend the due date' });
    await dialog.getByLabel('Module').selectOption('Forklift');
    await giveReason(dialog, until);
    await examine(visitor, 'extend-many');
    const release = await holdJobs(visitor);
    await press(dialog.getByRole('button', { name: 'Extend', exact: true }));
    const jobs = page.getByRole('region', { name: 'Background actions' });
    await expect(jobs.getByText('Adding an extension for 2 trainees…')).toBeVisible();
    release();
    await expect(jobs.getByText('Extension added for 2 trainees')).toBeVisible();
    await expect(ben).toContainText(`Due ${inWords(until, today)}`);
    await examine(visitor, 'many-extended');
    await press(jobs.getByRole('button', { name: 'Undo' }));
    await expect(jobs.getByText('Undone: the extension')).toBeVisible();
    await expect(ben).toContainText(`Due ${inWords(addDays(today, 7), today)}`);

    await page.getByRole('combobox', { name: 'Standing' }).selectOption('Valid');
    await expect(page).toHaveURL(/[?&]standing=valid/);
    await expect.poll(() => namesShown(visitor)).toEqual(['Ada Alba']);
    await examine(visitor, 'trainees-valid');
    await page.reload();
    await expect.poll(() => namesShown(visitor)).toEqual(['Ada Alba']);
    await page.getByRole('combobox', { name: 'Standing' }).selectOption('Every standing');
    await page.getByRole('combobox', { name: 'Due date' }).selectOption('Due within 7 days');
    await expect.poll(() => namesShown(visitor)).toEqual(['Ben Brook', 'Cem Cakir']);
    await page.getByRole('combobox', { name: 'Due date' }).selectOption('Any due date');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Worst standing first');
    await expect.poll(async () => (await namesShown(visitor)).at(-1)).toBe('Ada Alba');
    await press(page.getByRole('columnheader', { name: 'Standing' }).getByRole('button'));
    await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Ada Alba');
  });
});

/** Holds the answers about jobs back until the returned function is called. */
async function holdJobs({ page }: Visitor): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/jobs/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
