/** The portal's main job, from an empty installation to a trained person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import {
  fillSignUp,
  goTo,
  logInAsAdmin,
  logInAsTrainee,
  logOut,
  submitSignUp,
} from './screens/accounts.ts';
import {
  createCompany,
  fillModule,
  type ModuleEntry,
  openCompany,
  saveModule,
} from './screens/company-modules.ts';
import { currentTime, pauseAt, player, playUntil, skipTo, unlock } from './screens/player.ts';
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
      options: ['Nobody', 'Your shift lead', 'The internet', 'A customer'],
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

// One journey in several tests, each of which goes on where the one before it ended: as one test it took longer
// than a test may on a busy machine.
describe.concurrent.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  const opened = new AsyncDisposableStack();
  let visitor: Visitor;
  beforeAll(async () => {
    const portal = opened.use(await startPortal());
    visitor = opened.use(await visit(await sharedBrowser(), portal, { device }));
  });
  afterAll(() => opened.disposeAsync());

  describe('an admin and a trainee', { concurrent: false }, () => {
    it('the admin sets training up', () => setTrainingUp(visitor));
    it('the trainee signs up', () => signUp(visitor));
    it('the trainee sees what is open and what is locked', () => seeDashboard(visitor));
    it('the trainee watches the first video', () => watchIntroduction(visitor));
    it('the trainee fails the quiz, then passes it', () => passTheQuiz(visitor));
    it('the trainee completes the training', () => watchTheTour(visitor));
    it('the trainee sees the own progress', () => seeOwnProgress(visitor));
    it('the admin sees the progress', () => beSeenByTheAdmin(visitor));
  });
});

async function setTrainingUp(visitor: Visitor): Promise<void> {
  const { page, see, press } = visitor;
  await visitor.open('/');
  await see(page.getByRole('heading', { name: 'Training Portal' }));
  await examine(visitor, 'landing');
  await logInAsAdmin(visitor);
  await see('No companies yet');
  await examine(visitor, 'companies-empty');
  await createCompany(visitor, COMPANY);
  await examine(visitor, 'companies');
  await openCompany(visitor, COMPANY.name);
  await see('No modules yet');
  for (const entry of [INTRO, TOUR]) await addModule(visitor, entry);
  await examine(visitor, 'modules');
  await press(page.getByRole('link', { name: INTRO.name, exact: true }));
  const details = page.getByRole('dialog', { name: INTRO.name });
  await see(details.getByText('Correct answer'), details.getByText('Your shift lead'));
  await examine(visitor, 'module-details');
  await press(details.getByRole('button', { name: 'Close' }).last());
  await logOut(visitor);
}

async function addModule(visitor: Visitor, entry: ModuleEntry): Promise<void> {
  const { page, see } = visitor;
  await fillModule(visitor, entry);
  if (entry.questions.length > 0) await examine(visitor, 'new-module');
  await saveModule(visitor);
  await see(
    entry.questions.length > 0
      ? 'Module, video, and MCQs added successfully!'
      : 'Module and video added successfully! (No MCQs added)',
  );
  const row = page.getByRole('listitem').filter({ hasText: entry.name });
  await see(
    row.getByText(`${entry.questions.length} MCQs`),
    row.getByText('1 video'),
    row.getByText(entry.duration),
  );
}

async function signUp(visitor: Visitor): Promise<void> {
  const { page, see, open, arriveAt } = visitor;
  await open('/login/TRAINEE');
  await see('Access your training modules and track your progress');
  await examine(visitor, 'login');
  await visitor.press(page.getByRole('link', { name: 'Sign up as Trainee' }));
  await see(page.getByRole('heading', { name: 'Trainee Sign up' }));
  await fillSignUp(visitor, TESS, COMPANY.name);
  await examine(visitor, 'sign-up');
  await submitSignUp(visitor);
  await arriveAt('/login/TRAINEE');
  await see('Signup successful! Please log in with your credentials.');
  await logInAsTrainee(visitor, TESS);
}

async function seeDashboard(visitor: Visitor): Promise<void> {
  const { see } = visitor;
  await see(
    moduleCard(visitor, INTRO.name).getByText('Current'),
    moduleCard(visitor, TOUR.name).getByText(`Finish '${INTRO.name}' first.`),
  );
  const locked = moduleCard(visitor, TOUR.name).getByRole('button', { name: 'Locked' });
  expect(await locked.isDisabled()).toBe(true);
  await examine(visitor, 'dashboard');
}

async function watchIntroduction(visitor: Visitor): Promise<void> {
  const { page, see, press } = visitor;
  await startModule(visitor, INTRO.name);
  const controls = player(visitor, INTRO.name);
  await see('Please complete the video before taking the quiz.');
  await press(controls.getByRole('button', { name: 'Play video' }));
  await playUntil(visitor, 0.4);
  const { before, after } = await skipTo(visitor, 3.5);
  expect(after - before).toBeLessThan(1);
  expect(await unlock(visitor)).toEqual({ speed: 1, hasControls: false, menuIsKept: false });

  await playUntil(visitor, 1.2);
  await controls.press('k');
  await see(controls.getByRole('button', { name: 'Play', exact: true }));
  const paused = await currentTime(visitor);
  for (const key of ['ArrowRight', 'PageUp', 'End', 'ArrowUp'])
    await controls.getByRole('slider', { name: 'Position in the video' }).press(key);
  expect(Math.abs((await currentTime(visitor)) - paused)).toBeLessThan(0.2);
  await examine(visitor, 'module-paused');

  await press(controls.getByRole('button', { name: 'Play', exact: true }));
  await pauseAt(visitor, 2);
  await see(controls.getByRole('button', { name: 'Play', exact: true }));
  const left = await currentTime(visitor);
  await page.reload();
  const resume = controls.getByRole('button', { name: /^Resume at 0:0[123]$/ });
  await see(resume);
  expect(Math.abs((await currentTime(visitor)) - left)).toBeLessThan(1);
  await press(resume);
  await see(controls.getByText('You have watched this video.'));
  await examine(visitor, 'module-watched');
}

async function passTheQuiz(visitor: Visitor): Promise<void> {
  const { page, see, press, arriveAt } = visitor;
  await press(player(visitor, INTRO.name).getByRole('button', { name: 'Start Quiz' }));
  await see('Question 1 of 2');
  await examine(visitor, 'quiz');
  await takeQuiz(visitor, ['Wash your hands', 'A customer']);
  await see('Score: 50%. You need 70% to pass. Please try again.', 'Question 1 of 2');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await examine(visitor, 'quiz-failed');
  await takeQuiz(visitor, ['Wash your hands', 'Your shift lead']);
  await see('Congratulations! You passed with 100%');
  await arriveAt('/training');
}

async function watchTheTour(visitor: Visitor): Promise<void> {
  const { page, see, press } = visitor;
  const done = moduleCard(visitor, INTRO.name);
  await see(done.getByText('Completed'), done.getByText('Score: 100%'));
  await see(moduleCard(visitor, TOUR.name).getByText('Current'));
  await examine(visitor, 'dashboard-halfway');
  await startModule(visitor, TOUR.name);
  await see('No quiz required for this module!');
  await press(player(visitor, TOUR.name).getByRole('button', { name: 'Play video' }));
  await see('Module completed successfully! You can now access the next module.');
  const feedback = page.getByRole('dialog', { name: 'You have completed your training!' });
  await see(feedback.getByRole('radio', { name: 'Excellent' }));
  await examine(visitor, 'training-completed');
  await press(feedback.getByRole('button', { name: 'Skip' }));
  await visitor.arriveAt('/training');
  await see('All modules completed', '100%');
  await examine(visitor, 'dashboard-done');
}

async function seeOwnProgress(visitor: Visitor): Promise<void> {
  const { page, see } = visitor;
  await goTo(visitor, 'My Progress');
  await see(page.getByRole('heading', { name: 'Training Progress' }), 'of 2');
  for (const { name } of [INTRO, TOUR]) await see(moduleCard(visitor, name).getByText('Completed'));
  const ring = page.getByRole('progressbar', { name: 'Overall progress' });
  expect(await ring.getAttribute('aria-valuenow')).toBe('100');
  await examine(visitor, 'progress');
  await logOut(visitor);
}

async function beSeenByTheAdmin(visitor: Visitor): Promise<void> {
  const { page, see, press } = visitor;
  await logInAsAdmin(visitor);
  await goTo(visitor, 'Trainee Management');
  const entry = page
    .getByRole(visitor.device.isTouched ? 'listitem' : 'row')
    .filter({ hasText: TESS.email });
  await see(entry.getByText('100%'), entry.getByText('2 of 2'), entry.getByText(COMPANY.name));
  await examine(visitor, 'trainees');
  await press(entry.getByRole('link', { name: TESS.name, exact: true }));
  await see(page.getByRole('heading', { name: TESS.name }), '2 of 2 modules');
  await examine(visitor, 'trainee');
}
