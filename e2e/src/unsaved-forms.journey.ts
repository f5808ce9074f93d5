/** Forms in dialogs: ready to type when they open, and not lost by a key or a click. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askForHelp } from '@portal/contract/help';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { untilFocused } from './harness/keyboard.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { goTo, signIn } from './screens/accounts.ts';
import { openUpdate } from './screens/help.ts';
import { searchFor, TRAINEES } from './screens/trainees.ts';

const COMPANIES = '/admin/company-modules';
const QUESTION = 'Where do I begin?';

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  const { token } = await signInAdmin(portal);
  await addCompany(portal, token, 'Brightwater Foods');
  const trainee = await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
  await call(portal, askForHelp, { token: trainee.token, body: { message: QUESTION } });
});
afterAll(() => ended.disposeAsync());

async function comeAsAdmin(device: Device = DESKTOP): Promise<Visitor> {
  const visitor = await visit(browser, portal, { device });
  await signIn(visitor, await signInAdmin(portal));
  return visitor;
}

interface Form {
  readonly name: string;
  readonly at: string;
  readonly firstField: string;
  /** What is typed into; the first field if not given. */
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

describe.concurrent.each(FORMS)('$name', (form) => {
  it('asks before what was typed is lost, whichever way it is closed', async ({ expect }) => {
    await using visitor = await comeAsAdmin();
    const { page, press } = visitor;
    const dialog = page.getByRole('dialog', { name: form.name });
    const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const closed = () => dialog.waitFor({ state: 'detached' });
    await visitor.open(form.at);

    // Untouched, it closes at once.
    await form.open(visitor);
    await untilFocused(dialog.getByLabel(form.firstField));
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
      await asking.waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('Half-typed');
    }
    await page.keyboard.press('Escape');
    await press(asking.getByRole('button', { name: 'Leave' }));
    await closed();
    await form.open(visitor);
    expect(await field.inputValue()).not.toBe('Half-typed');
  });
});

it('Back and a closed tab ask as well', async () => {
  await using visitor = await comeAsAdmin();
  const { page, press, see, open } = visitor;
  await open(COMPANIES);
  await goTo(visitor, 'Trainee Management');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  await page.getByLabel('Full name').fill('Half-typed');
  await page.evaluate(() => history.back());
  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(asking.getByRole('button', { name: 'Stay' }));
  expect(await page.getByLabel('Full name').inputValue()).toBe('Half-typed');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await see(page.getByLabel('Full name'));
});

it('a search that rewrites the address a moment later is no reason to ask', async () => {
  await using visitor = await comeAsAdmin();
  const { page, press, open, arriveAt } = visitor;
  await open(TRAINEES);
  await searchFor(visitor, 'Tess');
  await press(page.getByRole('button', { name: 'Add Trainee' }));
  const name = page.getByRole('dialog', { name: 'Add Trainee' }).getByLabel('Full name');
  await name.fill('Half-typed');
  await arriveAt(`${TRAINEES}?search=Tess`);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await name.inputValue()).toBe('Half-typed');
});

it.each([DESKTOP, PHONE])('the question is readable over the form on a $name', async (device) => {
  await using visitor = await comeAsAdmin(device);
  const { page, press, see, open } = visitor;
  await open(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  await page.getByLabel('Company name').fill('Half-typed');
  await page.keyboard.press('Escape');
  await see('The company you are entering is not saved yet and would be lost.');
  await examine(visitor, 'unsaved-company');
});

it('a refused file takes the place of what was said of the one before', async () => {
  await using visitor = await comeAsAdmin();
  const { page, press, see, open } = visitor;
  const incomplete = join(portal.dataDir, 'incomplete.csv');
  await writeFile(incomplete, 'email,company\na@people.test,Brightwater Foods\n');
  const sheet = join(portal.dataDir, 'people.xlsx');
  await writeFile(sheet, 'not a table of text');

  await open(TRAINEES);
  await press(page.getByRole('button', { name: 'Import', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Import trainees' });
  await untilFocused(dialog.locator('input[type=file]'));
  visitor.noise.expectComplaint(/^POST \/api\/\S* 400$/);
  await choose(dialog, incomplete);
  const missing = dialog.getByText('Missing: name');
  await see(missing);
  await choose(dialog, sheet);
  await see(
    dialog.getByText(
      '“people.xlsx” cannot be used here. Please choose a file of a type named above.',
    ),
  );
  expect(await missing.count()).toBe(0);

  await open(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const creating = page.getByRole('dialog', { name: 'New Company' });
  await choose(creating, fixture('logos/brightwater-foods.png'));
  await choose(creating, incomplete);
  await see(
    creating.getByText(
      '“incomplete.csv” cannot be used here. “brightwater-foods.png” is still chosen.',
    ),
  );
});

function choose(dialog: Locator, path: string): Promise<void> {
  return dialog.locator('input[type=file]').setInputFiles(path);
}
