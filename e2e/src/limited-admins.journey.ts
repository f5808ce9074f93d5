/** Admins who see only a part: a shift leader from the invitation on, and a part that becomes smaller and ends. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { listCertificatesOfTrainee } from '@portal/contract/certificates';
import { addGroupMembers, createGroup, listGroups } from '@portal/contract/groups';
import { askForHelp } from '@portal/contract/help';
import { logIn } from '@portal/contract/log-in';
import { getTraineeRequirements } from '@portal/contract/requirements';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { createTrainee, getTraineeProgress } from '@portal/contract/trainees';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import { exportProgress } from './screens/admin-lists.ts';
import { unfold } from './screens/folds.ts';
import { openUpdate, requestCard, saveUpdate } from './screens/help.ts';
import { addAdmin, chooseScope, openReachOf } from './screens/limited-admins.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';
import { fillTrainee, namesShown, TRAINEES, traineeRow } from './screens/trainees.ts';

const COMPANY = 'Brightwater Foods';
const LENA = person('Lena Leader');
const KITCHEN = ['Kai Kitchen', 'Kim Kitchen'];
const WITH_NILS = [...KITCHEN, 'Nils New'];
const SEES_KITCHEN = `You see: ${COMPANY} – Kitchen`;

let admin: Session;
let companyId: number;
let kitchenId: number;
let barId: number;
let people: Readonly<Record<'Kim Kitchen' | 'Kai Kitchen' | 'Bo Bar' | 'Otto Office', Session>>;

test.use({ portalPer: 'test' });
test.beforeEach(async ({ portal }) => {
  admin = await signInAdmin(portal);
  const { token } = admin;
  companyId = (await addCompany(portal, token, COMPANY)).id;
  const question = { question: 'Why?', options: ['So', 'Thus'], answer: 'So' };
  await addModule(portal, token, companyId, { name: 'Fire safety', questions: [question] });
  const other = await addCompany(portal, token, 'Nordlicht Logistics');
  await addTrainee(portal, person('Nele Nordlicht'), other.name);
  const add = (name: string) => addTrainee(portal, person(name), COMPANY);
  people = {
    'Kim Kitchen': await add('Kim Kitchen'),
    'Kai Kitchen': await add('Kai Kitchen'),
    'Bo Bar': await add('Bo Bar'),
    'Otto Office': await add('Otto Office'),
  };
  kitchenId = await addGroup(portal, 'Kitchen', ['Kim Kitchen', 'Kai Kitchen']);
  barId = await addGroup(portal, 'Bar', ['Bo Bar']);
});

async function addGroup(portal: Portal, name: string, members: readonly (keyof typeof people)[]) {
  const { token } = admin;
  const { id } = await call(portal, createGroup, { id: companyId, token, body: { name } });
  const userIds = members.map((member) => people[member].user.id);
  await call(portal, addGroupMembers, { id, token, body: { userIds } });
  return id;
}

/** Shows the navigation, which is in a drawer where there is no room for it. */
async function showNavigation({ page, press }: Visitor): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await press(opener);
  return page.getByRole('navigation', { name: 'Main' });
}

const seenPart = ({ page }: Visitor, sentence: string) =>
  page.getByText(sentence, { exact: true }).filter({ visible: true });

/** Waits until the list has exactly these people. */
const seeOnly = (visitor: Visitor, names: readonly string[]) =>
  expect.poll(async () => (await namesShown(visitor)).toSorted()).toEqual(names);

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('a shift leader is invited, and works with the people of one group', async ({
      portal,
      visit,
    }) => {
      const office = await visit({ as: admin });
      const lena = await acceptInvitation(await inviteShiftLeader(office), await visit());
      await seeOnlyKitchen(lena);
      await addAndPassOn(portal, lena);
      await answerRequest(portal, lena);
      await exportFiles(lena);
      await deleteAndUndo(lena);
    });

    test('pages that are open follow a part that becomes smaller and ends', async ({
      portal,
      visit,
    }) => {
      const lena = await visit({
        as: await addAdmin(portal, admin.token, {
          ...LENA,
          reach: [
            { companyId, groupId: kitchenId, rights: 'people' },
            { companyId, groupId: barId, rights: 'people' },
          ],
        }),
      });
      const [form, outside] = [await lena.openTab(), await lena.openTab()];
      await lena.page.goto(TRAINEES);
      await seeOnly(lena, ['Bo Bar', ...KITCHEN]);
      await form.page.goto(TRAINEES);
      await form.press(form.page.getByRole('button', { name: 'Add Trainee' }));
      const entry = form.page.getByRole('dialog', { name: 'Add Trainee' });
      await fillTrainee(entry, { name: 'Nils New', email: 'nils@people.test' });
      await form.press(entry.getByRole('checkbox', { name: 'Kitchen' }));
      await outside.page.goto(`${TRAINEES}/${people['Bo Bar'].user.id}`);
      await expect(outside.page.getByRole('heading', { name: 'Bo Bar' })).toBeVisible();
      for (const tab of [lena, form, outside]) await tab.untilLive();
      lena.noise.expect(createTrainee, 403);
      // Open pages ask again for what is outside now.
      for (const read of [
        getTraineeProgress,
        getTraineeRequirements,
        listAttemptsOfTrainee,
        listCertificatesOfTrainee,
        listGroups,
        listRuns,
      ])
        lena.noise.expect(read, 404);

      const office = await visit({ as: admin });
      await office.page.goto('/admin/admins');
      const change = await openReachOf(office, LENA.name);
      await office.press(change.getByRole('button', { name: 'Remove company or group 1' }));
      await change.getByLabel('Right').selectOption('Read');
      await expect(change).toContainText(`will see: ${COMPANY} – Kitchen (Read).`);
      await examine(office, 'limited-admin-change');
      await office.press(change.getByRole('button', { name: 'Save', exact: true }));
      await expect(toasts(office).getByText('What Lena Leader sees was changed')).toBeVisible();

      await seeOnly(lena, KITCHEN);
      await expect(toasts(lena).getByText('What you see was changed by an admin.')).toBeVisible();
      await expect(lena.page.getByRole('button', { name: 'Add Trainee' })).toHaveCount(0);
      await expect(entry.getByLabel('Full name')).toHaveValue('Nils New');
      await expect(entry.getByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
      await form.press(entry.getByRole('button', { name: 'Add trainee' }));
      await expect(entry).toContainText('You need the right “People” for this.');
      await examine(form, 'limited-admin-right-lost');
      await expect(entry.getByLabel('Email')).toHaveValue('nils@people.test');
      await expect(outside.page.getByText('Trainee not found', { exact: true })).toBeVisible();
      await examine(outside, 'limited-admin-outside');
      await outside.press(outside.page.getByRole('link', { name: 'Back to trainees' }));
      await seeOnly(outside, KITCHEN);

      await office.page.goto(`/admin/company-modules/${companyId}/groups`);
      await office.press(office.page.getByRole('button', { name: 'Delete Kitchen' }));
      const deletion = office.page.getByRole('alertdialog', { name: 'Delete Kitchen?' });
      await expect(deletion).toContainText(/Admins who are limited to it .*Lena Leader/);
      await examine(office, 'group-of-admin-delete');
      await office.press(deletion.getByRole('button', { name: 'Delete group' }));
      await expect(lena.page.getByText('You see no company at present.')).toBeVisible();
      await showNavigation(lena);
      await expect(
        lena.page.getByText('You see nothing at present').filter({ visible: true }),
      ).toBeVisible();
      await examine(lena, 'limited-admin-nothing');
      await expect(entry.getByLabel('Full name')).toHaveValue('Nils New');
    });
  });

/** Invites Lena for the kitchen after a look at the portal as she will see it. Returns the path of the link. */
async function inviteShiftLeader(office: Visitor): Promise<string> {
  const { page, press, context, noise } = office;
  await page.goto('/admin/admins');
  await press(page.getByRole('button', { name: 'Invite Admin' }));
  const dialog = page.getByRole('dialog', { name: 'Invite Admin' });
  await dialog.getByLabel('Full name').fill(LENA.name);
  await dialog.getByLabel('Email').fill(LENA.email);
  await press(dialog.getByRole('radio', { name: /Limited to/ }));
  await chooseScope(office, 1, { company: COMPANY, group: 'Kitchen', right: 'People' });
  await expect(dialog).toContainText(`This person will see: ${COMPANY} – Kitchen (People).`);
  await examine(office, 'limited-admin-invitation');

  const opened = context.waitForEvent('page');
  await press(dialog.getByRole('button', { name: 'View as' }));
  const view = { ...office, page: await opened };
  await view.page.setViewportSize(office.device);
  const banner = view.page.getByRole('region', { name: 'The view of another admin' });
  await expect(banner).toContainText(`“${COMPANY} – Kitchen” sees. Nothing can be changed.`);
  await seeOnly(view, KITCHEN);
  await examine(view, 'view-as');
  noise.expect(createTrainee, 403);
  await press(view.page.getByRole('button', { name: 'Add Trainee' }));
  const form = view.page.getByRole('dialog', { name: 'Add Trainee' });
  await fillTrainee(form, { name: 'Nils New', email: 'nils@people.test' });
  await press(form.getByRole('button', { name: 'Add trainee' }));
  await expect(form).toContainText('Nothing can be changed here.');
  await press(form.getByRole('button', { name: 'Cancel' }));
  await press(view.page.getByRole('button', { name: 'Leave' }));
  const closed = view.page.waitForEvent('close');
  await press(banner.getByRole('button', { name: 'Close' }));
  await closed;

  await press(dialog.getByRole('button', { name: 'Create link' }));
  const address = await page.getByLabel('Invitation link').inputValue();
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByText(`${COMPANY} – Kitchen: People`)).toBeVisible();
  await examine(office, 'limited-admins');
  return new URL(address).pathname;
}

async function acceptInvitation(path: string, lena: Visitor): Promise<Visitor> {
  const { page, press } = lena;
  await page.goto(path);
  await page.getByLabel('New password').fill(LENA.password);
  await page.getByLabel('Confirm password').fill(LENA.password);
  await press(page.getByRole('button', { name: 'Choose Password' }));
  await expect(page).toHaveURL(`/admin/company-modules/${companyId}/trainees`);
  return lena;
}

async function seeOnlyKitchen(lena: Visitor): Promise<void> {
  await goTo(lena, 'Trainee Management');
  await seeOnly(lena, KITCHEN);
  await examine(lena, 'group-admin-trainees');
  const navigation = await showNavigation(lena);
  await expect(seenPart(lena, SEES_KITCHEN)).toBeVisible();
  for (const entry of ['Training Modules', 'Admins'])
    await expect(navigation.getByRole('link', { name: entry })).toHaveCount(0);
  await examine(lena, 'group-admin-navigation');
  await lena.page.keyboard.press('Escape');
}

/** Adds a trainee to the own group. Without a mail server the password is passed on instead of an invitation. */
async function addAndPassOn(portal: Portal, lena: Visitor): Promise<void> {
  const { page, press } = lena;
  const nils = person('Nils New');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  const form = page.getByRole('dialog', { name: 'Add Trainee' });
  await fillTrainee(form, { name: nils.name, email: nils.email });
  await expect(form.getByRole('checkbox')).toHaveCount(1);
  await expect(form.getByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
  await examine(lena, 'group-admin-add');
  await press(form.getByRole('button', { name: 'Add trainee' }));
  await press(page.getByRole('link', { name: nils.name, exact: true }));
  await expect(page.getByText('Invited, no password chosen yet')).toBeVisible();
  await unfold(lena, 'More actions');
  await examine(lena, 'group-admin-trainee');
  await press(page.getByRole('button', { name: 'Resend invitation' }));
  const asking = page.getByRole('alertdialog');
  await expect(asking).toContainText('No mail server is set up');
  await press(asking.getByRole('button', { name: 'Cancel' }));
  await press(page.getByRole('button', { name: 'Edit', exact: true }));
  const editing = page.getByRole('dialog', { name: 'Edit trainee' });
  await fillTrainee(editing, { password: nils.password });
  await press(editing.getByRole('button', { name: 'Save changes' }));
  await expect(editing).toBeHidden();
  expect((await call(portal, logIn, { body: nils })).user.company?.name).toBe(COMPANY);
}

async function answerRequest(portal: Portal, lena: Visitor): Promise<void> {
  for (const [name, message] of [
    ['Kim Kitchen', 'Which door is it?'],
    ['Bo Bar', 'Where is the key?'],
  ] as const)
    await call(portal, askForHelp, { token: people[name].token, body: { message } });
  await goTo(lena, 'Help Requests');
  await expect(lena.page.getByRole('main').getByText('1 pending')).toBeVisible();
  await expect(lena.page.getByRole('article')).toHaveCount(1);
  await openUpdate(lena, 'Which door is it?');
  await saveUpdate(lena, { status: 'Resolved', notes: 'The red one.' });
  await expect(requestCard(lena, 'Which door is it?').getByText('Resolved')).toBeVisible();
  await examine(lena, 'group-admin-help');
}

/** The names that a file has. */
function namesIn(text: string): string[] {
  const all = [...Object.keys(people), 'Nils New', 'Nele Nordlicht'];
  return all.filter((name) => text.includes(name)).toSorted();
}

async function exportFiles(lena: Visitor): Promise<void> {
  const { page, press } = lena;
  await goTo(lena, 'Trainee Management');
  await seeOnly(lena, WITH_NILS);
  const { text } = await exportProgress(lena);
  expect(namesIn(text)).toEqual(WITH_NILS);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + WITH_NILS.length);

  await page.goto(`/admin/companies/${companyId}/report`);
  await expect(page.getByText('Nils New').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Bo Bar')).toHaveCount(0);
  await examine(lena, 'group-admin-report');
  const begun = page.waitForEvent('download');
  await unfold(lena, 'More actions');
  await press(page.getByRole('button', { name: 'Download' }));
  await press(page.getByRole('menuitem', { name: 'CSV, separated by commas' }));
  expect(namesIn(await readFile(await (await begun).path(), 'utf8'))).toEqual(WITH_NILS);
}

async function deleteAndUndo(lena: Visitor): Promise<void> {
  const { page, press } = lena;
  await page.goto(TRAINEES);
  await seeOnly(lena, WITH_NILS);
  await keepUndoOffers(lena);
  await press(traineeRow(lena, 'Nils New').getByRole('button', { name: 'Delete Nils New' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete trainee' }));
  await seeOnly(lena, KITCHEN);
  await press(toasts(lena).getByRole('button', { name: 'Undo' }));
  await expect(toasts(lena).filter({ hasText: 'Nils New restored' })).toBeVisible();
  await seeOnly(lena, WITH_NILS);
}
