/** A trainee asks for help, an administrator answers, the trainee reads it. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/help';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  emptyPortal,
  person,
  signInAdmin,
} from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { layoutShift, noteShifts } from './harness/layout-shift.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { goTo } from './screens/accounts.ts';
import { unfold } from './screens/folds.ts';
import { askForHelp, helpDialog, openUpdate, requestCard, saveUpdate } from './screens/help.ts';

const QUESTION = 'The second question makes no sense to me.';
const ANSWER = 'We reworded it. Please try again.';

interface Installation {
  readonly portal: Portal;
  readonly admin: Session;
  readonly trainee: Session;
  readonly companyId: number;
  readonly moduleId: number;
}

async function fill(portal: Portal): Promise<Installation> {
  const admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  const question = { question: 'Why?', options: ['So', 'Thus'], answer: 'So' };
  const module = await addModule(portal, admin.token, company.id, {
    name: 'Introduction',
    questions: [question],
  });
  const trainee = await addTrainee(portal, person('Tess Trainee'), company.name);
  return { portal, admin, trainee, companyId: company.id, moduleId: module.id };
}

let known: Installation;
test.beforeEach(async ({ portal }) => {
  known = await fill(portal);
});

const ask = (message: string) =>
  call(known.portal, calls.askForHelp, { token: known.trainee.token, body: { message } });

const answer = (id: number, adminNotes: string) =>
  call(known.portal, calls.updateHelpRequest, {
    id,
    token: known.admin.token,
    body: { status: 'RESOLVED', adminNotes },
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a question about a module goes to the admin at once, and its answer comes back', async ({
    visit,
  }) => {
    const ada = await visit({ as: known.admin });
    await ada.page.goto('/admin/track-trainee');
    await expect(ada.page.getByRole('heading', { name: 'Trainee Management' })).toBeVisible();
    await goTo(ada, 'Help Requests');
    await expect(ada.page.getByText('No help requests')).toBeVisible();
    await expect(ada.page.getByText('All trainees are doing well!')).toBeVisible();
    const tess = await visit({ as: known.trainee });
    await tess.page.goto(`/training/module/${known.moduleId}`);
    await Promise.all([ada.untilLive(), tess.untilLive()]);
    await askForHelp(tess, QUESTION);
    await expect(
      tess.page.getByText('Help request submitted successfully! An admin will contact you soon.'),
    ).toBeVisible();

    await expect(ada.page.getByRole('main').getByText('1 pending')).toBeVisible();
    const card = requestCard(ada, QUESTION);
    await expect(card.getByRole('link', { name: 'Tess Trainee' })).toBeVisible();
    await expect(card.getByText('tess.trainee@people.test')).toBeVisible();
    await expect(card.getByText('Brightwater Foods')).toBeVisible();
    await expect(card.getByText('Introduction')).toBeVisible();
    await expect(card.getByText('Pending')).toBeVisible();
    const dialog = await openUpdate(ada, QUESTION);
    await expect(dialog.getByText('No changes yet.')).toBeVisible();
    await examine(ada, 'help-update');
    await saveUpdate(ada, { status: 'Resolved', notes: ANSWER });
    await expect(ada.page.getByText('Help request updated successfully')).toBeVisible();
    await expect(tess.page.getByText('An admin has answered your help request.')).toBeVisible();
    await tess.press(tess.page.getByRole('button', { name: 'View' }));
    await expect(tess.page).toHaveURL(/\/training\/help\?request=\d+$/);
    await expect(card.getByText('Resolved')).toBeVisible();
    await expect(card.getByText(ANSWER)).toBeVisible();
    await expect(ada.page.getByRole('main').getByText('0 pending')).toBeVisible();
    await openUpdate(ada, QUESTION);
    await expect(ada.page.getByText('Pending → Resolved')).toBeVisible();
    await expect(ada.page.getByText(`Notes: “${ANSWER}”`)).toBeVisible();

    const own = requestCard(tess, QUESTION);
    await expect(own.getByText('Resolved')).toBeVisible();
    await expect(own.getByText(ANSWER)).toBeVisible();
    await expect(own.getByText('New')).toBeVisible();
    await saveUpdate(ada, { status: 'In Progress', notes: 'We will call you.' });
    await expect(own.getByText('In Progress')).toBeVisible();
    await expect(own.getByText('We will call you.')).toBeVisible();
  });
});

test('a message that cannot be sent is kept, and sent once', async ({ visit }) => {
  const tess = await visit({ as: known.trainee });
  const { page, press } = tess;
  tess.noise.expect(calls.askForHelp, 'failed');
  await page.goto(`/training/module/${known.moduleId}`);
  await askForHelp(tess, '   ');
  await expect(helpDialog(tess).getByText('Please enter a message')).toBeVisible();
  await examine(tess, 'help-dialog-error');
  // The request is stored, but the answer is lost.
  await page.route('**/api/trainee/help', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await askForHelp(tess, QUESTION);
  await expect(page.getByText('Failed to submit help request. Please try again.')).toBeVisible();
  await page.unroute('**/api/trainee/help');
  await page.reload();
  await press(page.getByRole('button', { name: 'Ask for Help' }));
  const message = helpDialog(tess).getByLabel('Your message');
  await expect(message).toHaveValue(QUESTION);
  await press(helpDialog(tess).getByRole('button', { name: 'Send Request' }));
  await expect(
    page.getByText('Help request submitted successfully! An admin will contact you soon.'),
  ).toBeVisible();
  const list = await call(known.portal, calls.listOwnHelpRequests, { token: known.trainee.token });
  expect(list).toHaveLength(1);
});

test.describe('the admin', () => {
  test('on a phone nothing moves when the count of pending requests comes last', async ({
    visit,
  }) => {
    await ask(QUESTION);
    const ada = await visit({ as: known.admin, device: PHONE });
    await ada.page.addInitScript(noteShifts);
    const count = `**/api${calls.countPendingHelp.path}`;
    const counted = Promise.withResolvers<void>();
    await ada.page.route(count, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await ada.page.goto('/admin/help-requests');
    await expect(requestCard(ada, QUESTION)).toBeVisible();
    const before = await layoutShift(ada.page);
    counted.resolve();
    await expect(ada.page.getByRole('main').getByText('1 pending')).toBeVisible();
    expect(await layoutShift(ada.page)).toBe(before);
    await ada.page.unrouteAll({ behavior: 'wait' });
  });

  test('finds requests by status, text and company, and the address keeps the filter', async ({
    visit,
  }) => {
    const { id } = await ask('The ladder is broken');
    await answer(id, ANSWER);
    await ask('The film stops');
    const empty = await addCompany(known.portal, known.admin.token, 'Quiet Company');
    const ada = await visit({ as: known.admin });
    const { page, press } = ada;
    await page.goto('/admin/help-requests');
    await expect(page.getByRole('article').first()).toContainText('The film stops');
    const search = page.getByRole('searchbox', { name: 'Search help requests' });
    await search.fill('LADDER');
    await expect(page).toHaveURL('/admin/help-requests?search=LADDER');
    await expect(requestCard(ada, 'The film stops')).toHaveCount(0);
    await expect(requestCard(ada, 'The ladder is broken')).toBeVisible();
    await search.fill('tess tr');
    await expect(page.getByRole('article')).toHaveCount(2);
    await unfold(ada, 'Filters');
    // By its label: the radio itself follows the address.
    await press(page.getByRole('group', { name: 'Status' }).getByText('Pending'));
    await expect(page).toHaveURL('/admin/help-requests?status=PENDING&search=tess+tr');
    await expect(requestCard(ada, 'The ladder is broken')).toHaveCount(0);
    await page.reload();
    await expect(requestCard(ada, 'The film stops')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await unfold(ada, 'Filters');
    await page.getByLabel('Company').fill('Quiet');
    await press(page.getByRole('option', { name: 'Quiet Company' }));
    await expect(page).toHaveURL(
      `/admin/help-requests?status=PENDING&company=${empty.id}&search=tess+tr`,
    );
    await expect(page.getByText('No help requests match these filters')).toBeVisible();
    await press(page.getByRole('button', { name: 'Show all requests' }));
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('takes a request, and other admins see it at once', async ({ visit }) => {
    const [ada, second] = [await visit({ as: known.admin }), await visit({ as: known.admin })];
    for (const { page } of [ada, second]) await page.goto('/admin/help-requests');
    await Promise.all([ada.untilLive(), second.untilLive()]);
    const { id } = await ask(QUESTION);
    const badge = (count: string) =>
      second.page.getByRole('link', { name: `Help Requests${count}`, exact: true });
    await expect(badge(' 1 pending')).toBeVisible();
    await ada.press(requestCard(ada, QUESTION).getByRole('button', { name: /^Assign to me/ }));
    await expect(requestCard(second, QUESTION).getByText('Assigned to you')).toBeVisible();
    await unfold(second, 'Filters');
    await second.page.getByLabel('Assigned to').selectOption('Unassigned');
    await expect(second.page.getByText('No help requests match these filters')).toBeVisible();
    const dialog = await openUpdate(ada, QUESTION);
    await expect(dialog.getByText('Assigned to you')).toBeVisible();
    const history = dialog.getByRole('region', { name: 'History' });
    await expect(history.getByText(/^Assigned to /)).toBeVisible();
    await dialog.getByLabel('Assigned to').selectOption('No admin');
    await ada.press(dialog.getByRole('button', { name: 'Update Request' }));
    await expect(requestCard(second, QUESTION).getByText('Not assigned')).toBeVisible();
    await answer(id, ANSWER);
    await expect(requestCard(second, QUESTION).getByText(ANSWER)).toBeVisible();
    await expect(second.page.getByRole('main').getByText('0 pending')).toBeVisible();
    await expect(badge('')).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ device: PHONE_AND_WIDE });

    test('closes requests together, which the trainee sees, and undoes it', async ({ visit }) => {
      for (const message of ['One', 'Two', 'Three']) await ask(message);
      const tess = await visit({ as: known.trainee, device: DESKTOP });
      await tess.page.goto('/training/help');
      await tess.untilLive();
      const ada = await visit({ as: known.admin });
      const { page, press } = ada;
      await page.goto('/admin/help-requests');
      const bar = page.getByRole('region', { name: 'Selection' });
      await press(requestCard(ada, 'One').getByRole('checkbox'));
      await expect(bar.getByText('1 request selected')).toBeVisible();
      await press(bar.getByRole('button', { name: 'Select all 3 open ones found' }));
      await examine(ada, 'help-requests-selected');
      await press(bar.getByRole('button', { name: 'Close 3 requests' }));
      const asking = page.getByRole('alertdialog', { name: 'Close 3 requests?' });
      await press(asking.getByRole('button', { name: 'Close 3 requests' }));
      const job = page.getByRole('article', { name: '3 help requests closed' });
      await expect(job).toBeVisible();
      await expect(page.getByRole('main').getByText('0 pending')).toBeVisible();
      await expect(requestCard(tess, 'Two').getByText('Closed')).toBeVisible();
      await press(job.getByRole('button', { name: 'Undo' }));
      await expect(page.getByText('Undone: the closing')).toBeVisible();
      await expect(requestCard(tess, 'Two').getByText('Pending')).toBeVisible();
      await expect(page.getByRole('main').getByText('3 pending')).toBeVisible();
    });
  });
});
