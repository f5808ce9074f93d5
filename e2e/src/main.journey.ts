/**
 * The portal's main job, from an empty installation to a trained person. It examines the screens that
 * `every-screen.journey.ts` does not open.
 */
import { expect } from '@playwright/test';
import { person } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { ADMIN } from './harness/portal.ts';
import { test } from './harness/test.ts';

import type { Visitor } from './harness/visit.ts';
import { fillLogin, fillSignUp, goTo, logOut, submitSignUp } from './screens/accounts.ts';
import {
  createCompany,
  fillModule,
  type ModuleEntry,
  saveModule,
} from './screens/company-modules.ts';
import { unfoldCompleted } from './screens/folds.ts';
import { currentTime, pauseAt, player, skipTo, unlock, unlocked } from './screens/player.ts';
import { moduleCard, startModule, takeQuiz } from './screens/training.ts';

const COMPANY = { name: 'Brightwater Foods', logo: fixture('logos/brightwater-foods.png') };
const TESS = person('Tess Trainee');

const INTRO: ModuleEntry = {
  name: 'Introduction',
  clip: fixture('clips/intro-4s.mp4'),
  duration: '0:04',
  questions: [
    {
      question: 'What do you do first?',
      options: ['Wash your hands', 'Go home', 'Call a friend', 'Nothing'],
      answer: 'Wash your hands',
    },
    {
      question: 'Whom do you ask?',
      options: ['The cleaner', 'Your shift lead', 'The internet', 'A customer'],
      answer: 'Your shift lead',
    },
  ],
};
const TOUR: ModuleEntry = {
  name: 'Site tour',
  clip: fixture('clips/tour-5s.webm'),
  duration: '0:05',
  questions: [],
};

test.use({ portalPer: 'test' });

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('an admin sets training up, a trainee completes it, and the admin sees it', async ({
      visitor,
    }) => {
      // It is as long as ten others.
      test.setTimeout(6 * 60_000);
      await test.step('the admin sets training up', () => setTrainingUp(visitor));
      await test.step('the trainee signs up', () => signUp(visitor));
      await test.step('the trainee sees what is open and what is locked', () =>
        seeDashboard(visitor));
      await test.step('the trainee watches the first video', () => watchIntroduction(visitor));
      await test.step('the trainee fails the quiz, then passes it', () => passTheQuiz(visitor));
      await test.step('the trainee completes the training', () => watchTheTour(visitor));
      await test.step('the trainee sees the own progress', () => seeOwnProgress(visitor));
      await test.step('the admin sees the progress', () => beSeenByTheAdmin(visitor));
    });
  });

async function setTrainingUp(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Training Portal' })).toBeVisible();
  await logInFromLandingPage(visitor);
  await expect(page.getByText('No companies yet')).toBeVisible();
  await examine(visitor, 'companies-empty');
  await createCompany(visitor, COMPANY);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await examine(visitor, 'first-steps');
  await expect(steps.getByRole('link', { name: 'Add a training module' })).toBeVisible();
  await expect(page.getByText('No modules yet')).toBeVisible();
  for (const entry of [INTRO, TOUR]) await addModule(visitor, entry);
  await press(page.getByRole('link', { name: INTRO.name, exact: true }));
  const details = page.getByRole('dialog', { name: INTRO.name });
  await expect(details.getByText('Correct answer').first()).toBeVisible();
  await expect(details.getByText('Your shift lead')).toBeVisible();
  await press(details.getByRole('button', { name: 'Close' }).last());
  await logOut(visitor);
}

async function logInFromLandingPage(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('link', { name: 'Admin Login', exact: true }));
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await fillLogin(visitor, ADMIN);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training Modules' })).toBeVisible();
}

async function addModule(visitor: Visitor, entry: ModuleEntry): Promise<void> {
  const { page } = visitor;
  await fillModule(visitor, entry);
  if (entry.questions.length > 0) await examine(visitor, 'new-module');
  await saveModule(visitor);
  await expect(
    page.getByText(
      entry.questions.length > 0
        ? 'Module, video, and MCQs added successfully!'
        : 'Module and video added successfully! (No MCQs added)',
    ),
  ).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: entry.name });
  await expect(row.getByText(`${entry.questions.length} MCQs`)).toBeVisible();
  await expect(row.getByText('1 video')).toBeVisible();
  await expect(row.getByText(entry.duration)).toBeVisible();
}

async function signUp(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.press(page.getByRole('link', { name: 'Go to my training' }));
  await expect(page).toHaveURL('/login/TRAINEE');
  await expect(
    page.getByText('Access your training modules and track your progress'),
  ).toBeVisible();
  await visitor.press(page.getByRole('link', { name: 'Sign up as Trainee' }));
  await expect(page.getByRole('heading', { name: 'Trainee Sign up' })).toBeVisible();
  await fillSignUp(visitor, TESS, COMPANY.name);
  await submitSignUp(visitor);
  await expect(page).toHaveURL('/login/TRAINEE');
  await expect(
    page.getByText('Signup successful! Please log in with your credentials.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(TESS.email);
  await fillLogin(visitor, TESS);
  await expect(page).toHaveURL('/training');
  await expect(page.getByRole('heading', { name: `Welcome, ${TESS.name}` })).toBeVisible();
}

async function seeDashboard(visitor: Visitor): Promise<void> {
  await expect(moduleCard(visitor, INTRO.name).getByText('Current')).toBeVisible();
  await expect(
    moduleCard(visitor, TOUR.name).getByText(`Finish '${INTRO.name}' first.`),
  ).toBeVisible();
  const locked = moduleCard(visitor, TOUR.name).getByRole('button', { name: 'Locked' });
  await expect(locked).toBeDisabled();
}

async function watchIntroduction(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await startModule(visitor, INTRO.name);
  const controls = player(visitor, INTRO.name);
  await expect(page.getByText('Please complete the video before taking the quiz.')).toBeVisible();
  const [{ after }] = await Promise.all([
    skipTo(visitor, 3.5, { from: 0.4, pauseAt: 1.2 }),
    press(controls.getByRole('button', { name: 'Play video' })),
  ]);
  expect(after).toBeLessThan(3.5);
  expect(await unlock(visitor)).toBe(false);
  await expect.poll(() => unlocked(visitor)).toEqual({ speed: 1, hasControls: false });
  await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const paused = await currentTime(visitor);
  for (const key of ['ArrowRight', 'PageUp', 'End', 'ArrowUp'])
    await controls.getByRole('slider', { name: 'Position in the video' }).press(key);
  expect(Math.abs((await currentTime(visitor)) - paused)).toBeLessThan(0.2);
  await examine(visitor, 'module-paused');

  await Promise.all([
    pauseAt(visitor, 2),
    press(controls.getByRole('button', { name: 'Play', exact: true })),
  ]);
  await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const left = await currentTime(visitor);
  await page.reload();
  const resume = controls.getByRole('button', { name: /^Resume at 0:0[123]$/ });
  await expect(resume).toBeVisible();
  expect(Math.abs((await currentTime(visitor)) - left)).toBeLessThan(1);
  await press(resume);
  await expect(controls.getByText('You have watched this video.')).toBeVisible();
  await examine(visitor, 'module-watched');
}

async function passTheQuiz(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(player(visitor, INTRO.name).getByRole('button', { name: 'Start Quiz' }));
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await examine(visitor, 'quiz');
  await takeQuiz(visitor, ['Wash your hands', 'A customer']);
  await expect(page.getByText('Score: 50%. You need 70% to pass. Please try again.')).toBeVisible();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await examine(visitor, 'quiz-failed');
  await takeQuiz(visitor, ['Wash your hands', 'Your shift lead']);
  await expect(page.getByText('Congratulations! You passed with 100%')).toBeVisible();
  await expect(page).toHaveURL('/training');
}

async function watchTheTour(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  const done = moduleCard(visitor, INTRO.name);
  await unfoldCompleted(visitor);
  await expect(done.getByText('Completed')).toBeVisible();
  await expect(done.getByText('Score: 100%')).toBeVisible();
  await expect(moduleCard(visitor, TOUR.name).getByText('Current')).toBeVisible();
  await startModule(visitor, TOUR.name);
  await expect(page.getByText('No quiz required for this module!')).toBeVisible();
  await press(player(visitor, TOUR.name).getByRole('button', { name: 'Play video' }));
  await expect(
    page.getByText('Module completed successfully! You can now access the next module.'),
  ).toBeVisible();
  const feedback = page.getByRole('dialog', { name: 'You have completed your training!' });
  await expect(feedback.getByRole('radio', { name: 'Excellent' })).toBeVisible();
  await examine(visitor, 'training-completed');
  await press(feedback.getByRole('button', { name: 'Skip' }));
  await expect(page).toHaveURL('/training');
  await expect(page.getByText('All modules completed')).toBeVisible();
  await expect(page.getByText('100%').first()).toBeVisible();
  await examine(visitor, 'dashboard-done');
}

async function seeOwnProgress(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, 'My Progress');
  await expect(page.getByRole('heading', { name: 'Training Progress' })).toBeVisible();
  await expect(page.getByText('of 2')).toBeVisible();
  for (const { name } of [INTRO, TOUR])
    await expect(moduleCard(visitor, name).getByText('Completed')).toBeVisible();
  const ring = page.getByRole('progressbar', { name: 'Overall progress' });
  await expect(ring).toHaveAttribute('aria-valuenow', '100');
  await examine(visitor, 'progress');
  await logOut(visitor);
}

async function beSeenByTheAdmin(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await logInFromLandingPage(visitor);
  await goTo(visitor, 'Trainee Management');
  const entry = page
    .getByRole(visitor.device.isTouched ? 'listitem' : 'row')
    .filter({ hasText: TESS.email });
  await expect(entry.getByText('100%').first()).toBeVisible();
  await expect(entry.getByText('2 of 2')).toBeVisible();
  await expect(entry.getByText(COMPANY.name)).toBeVisible();
  await press(entry.getByRole('link', { name: TESS.name, exact: true }));
  await expect(page.getByRole('heading', { name: TESS.name })).toBeVisible();
  await expect(page.getByText('2 of 2 modules')).toBeVisible();
  await goTo(visitor, 'Training Modules');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('Done', { exact: true })).toHaveCount(2);
  await press(steps.getByRole('link', { name: 'See their progress' }));
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  await examine(visitor, 'company-progress');
}
