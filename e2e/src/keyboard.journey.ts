/** A trainee without a mouse: from the login to the passed quiz by keyboard only. */
import { expect } from '@playwright/test';
import { addCompany, addModule, addTrainee, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { player, playUntil, setLoop } from './screens/player.ts';
import { untilStarted } from './screens/toasts.ts';
import { shownOptions } from './screens/training.ts';

const TESS = person('Tess Trainee');
const QUESTIONS = [
  {
    question: 'What do you do first?',
    options: ['Go home', 'Wash your hands'],
    answer: 'Wash your hands',
  },
  {
    question: 'Whom do you ask?',
    options: ['Your shift lead', 'The cleaner'],
    answer: 'Your shift lead',
  },
];

const RIGHT = QUESTIONS.map(({ answer }) => answer);

let portal: Portal;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  const { id } = await addCompany(portal, token, 'Brightwater Foods');
  const clip = fixture('clips/recorded-2s.webm');
  await addModule(portal, token, id, { name: 'Introduction', clip, questions: QUESTIONS });
  await addTrainee(portal, TESS, 'Brightwater Foods');
});

test('a trainee signs in, watches and passes by keyboard only', async ({ visitor }) => {
  await logIn(visitor);
  await openModule(visitor);
  await watch(visitor);
  await passQuiz(visitor);
});

async function logIn({ page }: Visitor): Promise<void> {
  await page.goto('/login/TRAINEE');
  await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(TESS.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(TESS.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/training');
}

async function openModule({ page }: Visitor): Promise<void> {
  const heading = page.getByRole('heading', { name: `Welcome, ${TESS.name}` });
  await expect(heading).toBeFocused();
  await page.reload();
  // The heading alone is visible before the page takes keys.
  await expect(page.getByRole('link', { name: /^Start/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Start/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Introduction', level: 1 })).toBeVisible();
}

async function watch(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const controls = player(visitor, 'Introduction');
  await tabTo(page, controls.getByRole('button', { name: 'Play video' }));
  await setLoop(visitor, true);
  await page.keyboard.press('Enter');
  await playUntil(visitor, 0.5);
  // The focused button has disappeared, but the focus stays within the player, whose keys still work.
  await page.keyboard.press('Space');
  await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await tabTo(page, controls.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible();
  for (const name of ['Back 10 seconds', 'Mute', 'Full screen'])
    await tabTo(page, controls.getByRole('button', { name, exact: true }));
  await setLoop(visitor, false);
  await expect(controls.getByText('You have watched this video.')).toBeVisible();
  await tabTo(page, controls.getByRole('button', { name: 'Start Quiz' }));
  await page.keyboard.press('Enter');
}

async function passQuiz(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const { keyboard } = page;
  const isShown = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  /** Presses the number of the option of the shown question that is among these. */
  const pressOne = async (options: readonly string[]) => {
    const place = (await shownOptions(visitor)).findIndex((option) => options.includes(option));
    await keyboard.press(String(place + 1));
  };
  await isShown('Question 1 of 2');
  // Nothing is chosen yet, so Enter does nothing.
  await keyboard.press('Enter');
  await pressOne(['Go home', 'The cleaner']);
  await expect(
    page.getByRole('radio', { name: /^(?:\d )?(?:Go home|The cleaner)$/ }),
  ).toBeChecked();
  await keyboard.press('Enter');
  await isShown('Question 2 of 2');
  await pressOne(RIGHT);
  await keyboard.press('Enter');
  await isShown('Score: 50%. You need 70% to pass. Please try again.');
  await isShown('Question 1 of 2');
  await pressOne(RIGHT);
  await keyboard.press('Enter');
  await isShown('Question 2 of 2');
  await pressOne(RIGHT);
  await keyboard.press('Enter');
  await expect(page.getByText('Congratulations! You passed with 100%')).toBeVisible();
  // It was the last module, so the portal asks for feedback.
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Skip' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/training');
  await expect(page.getByText('All modules completed')).toBeVisible();
}

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

test('each form begins in its first field, below a heading that names it', async ({ page }) => {
  for (const form of FORMS)
    await test.step(form.path, async () => {
      await page.goto(form.path);
      await expect(page.getByLabel(form.field, { exact: true })).toBeFocused();
      await expect(page.getByRole('main', { name: form.heading, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${form.title} · Training Portal`);
    });
});

test('a form that is reached by a link, or in place of another, begins in its first field', async ({
  page,
  press,
}) => {
  await page.goto('/');
  await untilStarted({ page });
  await press(page.getByRole('link', { name: 'Admin login' }).first());
  await expect(page).toHaveURL('/login/ADMIN');
  await expect(page.getByLabel('Email')).toBeFocused();
  await press(page.getByRole('link', { name: 'Trainee Login' }));
  await expect(page).toHaveURL('/login/TRAINEE');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a form on a phone leaves the keyboard of the screen away', async ({ visit }) => {
  const visitor = await visit({ device: PHONE });
  const { page } = visitor;
  await page.goto('/login/TRAINEE');
  await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
  // Before, the link loads the next page as a whole, whose heading the browser does not focus.
  await untilStarted(visitor);
  await page.getByRole('link', { name: 'Sign up as Trainee' }).tap();
  await expect(page.getByRole('heading', { name: 'Trainee Sign up' })).toBeFocused();
});
