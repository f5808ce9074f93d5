/** A trainee without a mouse: from the login to the passed quiz by keys alone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, sharedBrowser } from './harness/browser.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo, untilFocused } from './harness/keyboard.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { player, playUntil } from './screens/player.ts';

const TESS = person('Tess Trainee');
const QUESTIONS = [
  {
    question: 'What do you do first?',
    options: ['Go home', 'Wash your hands'],
    answer: 'Wash your hands',
  },
  {
    question: 'Whom do you ask?',
    options: ['Your shift lead', 'Nobody'],
    answer: 'Your shift lead',
  },
];

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  const { token } = await signInAdmin(portal);
  const { id } = await addCompany(portal, token, 'Brightwater Foods');
  const clip = fixture('clips/intro-4s.mp4');
  await addModule(portal, token, id, { name: 'Introduction', clip, questions: QUESTIONS });
  await addTrainee(portal, TESS, 'Brightwater Foods');
});
afterAll(() => ended.disposeAsync());

it('a trainee signs in, watches and passes by keys alone', async () => {
  await using visitor = await visit(browser, portal);
  await logIn(visitor);
  await openModule(visitor);
  await watch(visitor);
  await passQuiz(visitor);
});

async function logIn({ page, open, see, arriveAt }: Visitor): Promise<void> {
  await open('/login/TRAINEE');
  await see(page.getByRole('heading', { name: 'Trainee Login' }));
  await untilFocused(page.getByLabel('Email'));
  await page.keyboard.type(TESS.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(TESS.password);
  await page.keyboard.press('Enter');
  await arriveAt('/training');
}

async function openModule({ page }: Visitor): Promise<void> {
  const heading = page.getByRole('heading', { name: `Welcome, ${TESS.name}` });
  await untilFocused(heading);
  await page.reload();
  await heading.waitFor();
  await page.keyboard.press('Tab');
  await untilFocused(page.getByRole('button', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await untilFocused(heading);
  await tabTo(page, page.getByRole('link', { name: /^Start/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Introduction', level: 1 }).waitFor();
}

async function watch(visitor: Visitor): Promise<void> {
  const { page, see } = visitor;
  const controls = player(visitor, 'Introduction');
  await tabTo(page, controls.getByRole('button', { name: 'Play video' }));
  await page.keyboard.press('Enter');
  await playUntil(visitor, 0.5);
  // Not on the button any more, which is gone: still within the player, whose keys go on working.
  await page.keyboard.press('Space');
  await see(controls.getByRole('button', { name: 'Play', exact: true }));
  await tabTo(page, controls.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await see(controls.getByRole('button', { name: 'Pause' }));
  await see(controls.getByText('You have watched this video.'));
  await tabTo(page, controls.getByRole('button', { name: 'Start Quiz' }));
  await page.keyboard.press('Enter');
}

async function passQuiz({ page, see, arriveAt }: Visitor): Promise<void> {
  const { keyboard } = page;
  await see('What do you do first?');
  // Nothing chosen yet: Enter stays where it is.
  await keyboard.press('Enter');
  await keyboard.press('1');
  expect(await page.getByRole('radio', { name: 'Go home' }).isChecked()).toBe(true);
  await keyboard.press('Enter');
  await see('Whom do you ask?');
  await keyboard.press('1');
  await keyboard.press('Enter');
  await see('Score: 50%. You need 70% to pass. Please try again.', 'What do you do first?');
  await keyboard.press('2');
  await keyboard.press('Enter');
  await see('Whom do you ask?');
  await keyboard.press('1');
  await keyboard.press('Enter');
  await see('Congratulations! You passed with 100%');
  // It was the last module: the portal asks how the training was.
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Skip' }));
  await keyboard.press('Enter');
  await arriveAt('/training');
  await see('All modules completed');
}

it('a dialog takes the keys, and gives the focus back', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, open } = visitor;
  await signIn(visitor, await signInAdmin(portal));
  await open('/admin/company-modules');
  await see(page.getByRole('link', { name: 'Brightwater Foods' }));
  const opener = page.getByRole('button', { name: 'Delete Brightwater Foods' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Brightwater Foods?' });
  await see(dialog.getByText('This cannot be undone.'));
  const confirm = dialog.getByRole('button', { name: 'Delete company' });
  expect(await confirm.isDisabled()).toBe(true);
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('Brightwater Foods');
  expect(await confirm.isEnabled()).toBe(true);
  // Round and round, but never out of the dialog.
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await untilFocused(opener);
});

const FORMS = [
  { path: '/login/ADMIN', heading: 'Admin Login', title: 'Admin Login', field: 'Email' },
  { path: '/login/member', heading: 'Login', title: 'Login', field: 'Email' },
  { path: '/signup-trainee', heading: 'Trainee Sign up', title: 'Sign up', field: 'Full name' },
  {
    path: '/forgot-password/TRAINEE',
    heading: 'Forgot password',
    title: 'Forgot password',
    field: 'Email',
  },
  {
    path: '/reset-password/some-token',
    heading: 'Reset password',
    title: 'Reset password',
    field: 'New password',
  },
];

it.each(FORMS)('$path begins in its first field, below a heading that names it', async (form) => {
  await using visitor = await visit(browser, portal);
  const { page, open } = visitor;
  await open(form.path);
  await untilFocused(page.getByLabel(form.field, { exact: true }));
  await page.getByRole('main', { name: form.heading, exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${form.title} · Training Portal`);
});

it('a form that is reached by a link, or in place of another, begins in its first field', async () => {
  await using visitor = await visit(browser, portal);
  const { page, open, press, arriveAt } = visitor;
  await open('/');
  await press(page.getByRole('link', { name: 'Admin login' }).first());
  await arriveAt('/login/ADMIN');
  await untilFocused(page.getByLabel('Email'));
  await press(page.getByRole('link', { name: 'Trainee Login' }));
  await arriveAt('/login/TRAINEE');
  await untilFocused(page.getByLabel('Email'));
});

it('a form on a phone leaves the keyboard of the screen away', async () => {
  await using visitor = await visit(browser, portal, { device: PHONE });
  const { page, open, see } = visitor;
  await open('/login/TRAINEE');
  await see(page.getByRole('heading', { name: 'Trainee Login' }));
  await page.getByRole('link', { name: 'Sign up as Trainee' }).tap();
  await untilFocused(page.getByRole('heading', { name: 'Trainee Sign up' }));
});

describe.each([DESKTOP, PHONE])('on a $name', (device) => {
  it('a dialog or drawer without a field begins at its title, before its cross', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, open, press, see } = visitor;
    await signIn(visitor, await signInAdmin(portal));
    await open('/admin/company-modules');
    await see(page.getByRole('link', { name: 'Brightwater Foods' }));
    const opener = page.getByRole('button', { name: 'Notifications' });
    await press(opener);
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await untilFocused(drawer.getByRole('heading', { name: 'Notifications' }));
    await page.keyboard.press('Tab');
    await untilFocused(drawer.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Escape');
    await untilFocused(opener);
    await press(page.getByRole('button', { name: 'New Company' }));
    await untilFocused(page.getByRole('dialog').getByLabel('Company name'));
  });
});
