/** Forms in dialogs: ready to type when they open, and not lost by a key or a click. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { askForHelp } from '@portal/contract/help';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import { openUpdate } from './screens/help.ts';
import { searchFor, TRAINEES } from './screens/trainees.ts';

const COMPANIES = '/admin/company-modules';
const QUESTION = 'Where do I begin?';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const { token } = admin;
  await addCompany(portal, token, 'Brightwater Foods');
  const trainee = await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
  await call(portal, askForHelp, { token: trainee.token, body: { message: QUESTION } });
});

interface Form {
  readonly name: string;
  readonly at: string;
  readonly firstField: string;
  /** The field that is typed into; the first one by default. */
  readonly typedInto?: string;
  readonly open: (visitor: Visitor) => Promise<unknown>;
}

const byButton =
  (name: string) =>
  ({ page, press }: Visitor) =>
    press(page.getByRole('button', { name, exact: true }));

const FORMS: readonly Form[] = [
  { name: 'New Company', at: COMPANIES, firstField: 'Company name', open: byButton('New Company') },
  {
    name: 'Edit company',
    at: COMPANIES,
    firstField: 'Company name',
    open: byButton('Edit Brightwater Foods'),
  },
  { name: 'Add Trainee', at: TRAINEES, firstField: 'Full name', open: byButton('Add Trainee') },
  {
    name: 'Edit trainee',
    at: TRAINEES,
    firstField: 'Full name',
    open: byButton('Edit Tess Trainee'),
  },
  {
    name: 'Update Help Request',
    at: '/admin/help-requests',
    firstField: 'Status',
    typedInto: 'Admin notes',
    open: (visitor) => openUpdate(visitor, QUESTION),
  },
];

for (const form of FORMS)
  test.describe(`${form.name}`, () => {
    test('asks before typed text is lost, in every way to close it', async ({ visit }) => {
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      const dialog = page.getByRole('dialog', { name: form.name });
      const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const closed = () => dialog.waitFor({ state: 'detached' });
      await page.goto(form.at);

      // Unchanged, it closes at once.
      await form.open(visitor);
      await expect(dialog.getByLabel(form.firstField)).toBeFocused();
      await page.keyboard.press('Escape');
      await closed();

      await form.open(visitor);
      const field = dialog.getByLabel(form.typedInto ?? form.firstField);
      await field.fill('Half-typed');
      const ways = [
        () => page.keyboard.press('Escape'),
        () => press(dialog.getByRole('button', { name: 'Close' })),
        () => press(dialog.getByRole('button', { name: 'Cancel' })),
        () => page.mouse.click(5, 400),
      ];
      for (const way of ways) {
        await way();
        await press(asking.getByRole('button', { name: 'Stay' }));
        await expect(asking).toHaveCount(0);
        await expect(field).toHaveValue('Half-typed');
      }
      await page.keyboard.press('Escape');
      await press(asking.getByRole('button', { name: 'Leave' }));
      await closed();
      await form.open(visitor);
      await expect(field).not.toHaveValue('Half-typed');
    });
  });

test('Back and a closed tab ask as well', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await page.goto(COMPANIES);
  await goTo(visitor, 'Trainee Management');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  await page.getByLabel('Full name').fill('Half-typed');
  await page.evaluate(() => history.back());
  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(asking.getByRole('button', { name: 'Stay' }));
  await expect(page.getByLabel('Full name')).toHaveValue('Half-typed');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('a search that rewrites the address a moment later does not ask', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await page.clock.install();
  await page.goto(TRAINEES);
  await expect(page.getByRole('link', { name: 'Tess Trainee', exact: true })).toBeVisible();
  await stopClock(page);
  await searchFor(visitor, 'Tess');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  const name = page.getByRole('dialog', { name: 'Add Trainee' }).getByLabel('Full name');
  // A dialog opens in the next frame, long before the search rests.
  await passTime(page, { stepMs: 5, look: () => name.isVisible() }).toBe(true);
  await name.fill('Half-typed');
  await expect(page).toHaveURL(TRAINEES);
  await page.clock.resume();
  await expect(page).toHaveURL(`${TRAINEES}?search=Tess`);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name).toHaveValue('Half-typed');
});

test('the question is readable over the form on a phone', async ({ visit }) => {
  const visitor = await visit({ as: admin, device: PHONE_AND_WIDE });
  const { page, press } = visitor;
  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  await page.getByLabel('Company name').fill('Half-typed');
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('The company you are entering is not saved yet and would be lost.'),
  ).toBeVisible();
  await examine(visitor, 'unsaved-company');
});

test('a refused file replaces the message about the one before', async ({ visit }) => {
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  const incomplete = join(portal.dataDir, 'incomplete.csv');
  await writeFile(incomplete, 'email,company\na@people.test,Brightwater Foods\n');
  const sheet = join(portal.dataDir, 'people.pdf');
  await writeFile(sheet, 'not a table');

  await page.goto(TRAINEES);
  await press(page.getByRole('button', { name: 'Import', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Import trainees' });
  await expect(dialog.locator('input[type=file]')).toBeFocused();
  visitor.noise.expectComplaint(/^POST \/api\/\S* 400$/);
  await choose(dialog, incomplete);
  const missing = dialog.getByText('Missing: name');
  await expect(missing).toBeVisible();
  await choose(dialog, sheet);
  await expect(
    dialog.getByText(
      '“people.pdf” cannot be used here. Please choose a file of a type named above.',
    ),
  ).toBeVisible();
  await expect(missing).toHaveCount(0);

  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const creating = page.getByRole('dialog', { name: 'New Company' });
  await choose(creating, fixture('logos/brightwater-foods.png'));
  await choose(creating, incomplete);
  await expect(
    creating.getByText(
      '“incomplete.csv” cannot be used here. “brightwater-foods.png” is still chosen.',
    ),
  ).toBeVisible();
});

function choose(dialog: Locator, path: string): Promise<void> {
  return dialog.locator('input[type=file]').setInputFiles(path);
}
