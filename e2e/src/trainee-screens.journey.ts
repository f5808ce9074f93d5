/** The dashboard and My Progress: every text and state exactly, and no layout shifts. */
import { expect, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { layoutShift, noteShifts } from './harness/layout-shift.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { watchByCalls } from './harness/watch-by-calls.ts';
import { goTo } from './screens/accounts.ts';
import { unfoldCompleted } from './screens/folds.ts';
import { toasts } from './screens/toasts.ts';
import { moduleCard, takeQuiz } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Yes or no?', options: ['Yes', 'No'], answer: 'Yes', explanation: '' },
];
const NAMES = ['Welcome', 'House rules', 'Safety basics', 'Going home'] as const;
const DASHBOARD = '**/api/trainee/dashboard';
const MODULE = '**/api/trainee/modules/*';

let portal: Portal;
let admin: Session;
/** Passed the first, watches the second, which has a video. */
let halfway: Session;
/** Has one module, which is a quiz alone. */
let examinee: Session;
let exam: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const { token } = admin;
  const company = await addCompany(portal, token, 'Brightwater Foods');
  const [welcome, rules, ...rest] = NAMES;
  const first = await addModule(portal, token, company.id, { name: welcome, questions: QUIZ });
  const clip = fixture('clips/intro-4s.mp4');
  const second = await addModule(portal, token, company.id, { name: rules, clip, questions: QUIZ });
  for (const name of rest)
    await addModule(portal, token, company.id, { name, clip, questions: QUIZ });
  halfway = await addTrainee(portal, person('Hal Halfway'), company.name);
  await passByCalls(halfway.token, first.id);
  await watchByCalls(portal, { token: halfway.token, moduleId: second.id, seconds: 2 });
  const tested = await addCompany(portal, token, 'Tested Ltd');
  const { id } = await addModule(portal, token, tested.id, { name: 'Exam', questions: QUIZ });
  examinee = await addTrainee(portal, person('Eva Examinee'), tested.name);
  exam = `/training/module/${id}`;
});

async function passByCalls(token: string, id: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, 'Yes']));
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

/** Opens the page and fails if anything moves when this text is shown. The content comes from these calls. */
async function expectStill(page: Page, path: string, calls: string, text: string): Promise<void> {
  const outlineIsSeen = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await outlineIsSeen.promise;
    await route.continue();
  });
  // The answer to the first call, which also checks the session, would be shown at once.
  await page.route(calls, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(path);
  // The shell has an outline too, which the one of the app replaces.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  outlineIsSeen.resolve();
  await expect(page.getByText(text)).toBeVisible();
  const shift = await layoutShift(page);
  expect([path, shift <= 0.01 ? 'still' : `jumps by ${shift}`]).toEqual([path, 'still']);
  await page.unrouteAll({ behavior: 'wait' });
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('nothing moves when the content replaces its skeleton', async ({ visit }) => {
      const visitor = await visit({ as: halfway });
      const { page, noise } = visitor;
      noise.expect(getDashboard, 503);
      await page.addInitScript(noteShifts);
      await expectStill(page, '/training', DASHBOARD, 'Training modules');
      await expectStill(page, '/training/progress', DASHBOARD, 'Time Invested');
    });

    test('nothing moves when a quiz replaces its skeleton', async ({ visit }) => {
      const { page, noise } = await visit({ as: examinee });
      noise.expect(getTrainingModule, 503);
      await page.addInitScript(noteShifts);
      await expectStill(page, exam, MODULE, 'Yes or no?');
    });
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a page that cannot be loaded shows why and can be loaded again', async ({ visit }) => {
    const visitor = await visit({ as: halfway });
    const { page, press, noise } = visitor;
    noise.expect(getDashboard, 422);
    // A refusal by the portal: nothing that is tried again by itself.
    const refusal = { message: 'Not just now.', code: 'INVALID_INPUT' };
    await page.route(DASHBOARD, (route) => route.fulfill({ status: 422, json: refusal }));
    await page.goto('/training');
    await expect(page.getByText('Unable to Load Dashboard', { exact: true })).toBeVisible();
    await expect(page.getByText(refusal.message, { exact: true })).toBeVisible();
    await expect(toasts(visitor)).toHaveText('Failed to load dashboard data');
    await examine(visitor, 'dashboard-error');
    await goTo(visitor, 'My Progress');
    await expect(toasts(visitor).getByText('Failed to load progress data')).toBeVisible();
    await examine(visitor, 'progress-error');
    await page.unroute(DASHBOARD);
    await press(page.getByRole('button', { name: 'Refresh Page', exact: true }));
    await expect(page.getByText('Time Invested', { exact: true })).toBeVisible();
    await expect(moduleCard(visitor, 'Welcome')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('the dashboard and My Progress show what was done, what is next, and why a module is locked', async ({
    visit,
  }) => {
    const visitor = await visit({ as: halfway });
    const { page, press } = visitor;
    await page.goto('/training');
    await expect(page.getByText('Welcome, Hal Halfway', { exact: true })).toBeVisible();
    await expect(page.getByText('Modules completed', { exact: true })).toBeVisible();
    await expect(page.getByText('Average score', { exact: true })).toBeVisible();
    await expect(page.getByText('Overall progress', { exact: true })).toBeVisible();
    await expect(page.getByText('25%', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Current module', { exact: true })).toBeVisible();
    await expect(page.getByText('House rules', { exact: true }).first()).toBeVisible();
    const [done, current, locked] = NAMES.map((name) => moduleCard(visitor, name));
    if (!done || !current || !locked) throw new Error('A card is missing');
    const says = (card: typeof done, text: string) => card.getByText(text, { exact: true });
    await unfoldCompleted(visitor);
    await expect(says(done, 'Completed')).toBeVisible();
    await expect(says(done, 'Score: 100%')).toBeVisible();
    await expect(says(done, '1 question')).toBeVisible();
    await expect(done.getByRole('link', { name: /^Review/ })).toBeVisible();
    await expect(says(current, 'Current')).toBeVisible();
    await expect(current.getByText('Video length: <1 min')).toBeVisible();
    const watched = current.getByRole('progressbar', { name: 'Video watched' });
    await expect(watched).toHaveAttribute('aria-valuenow', '50');
    await expect(current.getByRole('link', { name: /^Start Continue at 0:02/ })).toBeVisible();
    await expect(page.getByText('Of quizzes taken: 100%', { exact: true })).toBeVisible();
    await examine(visitor, 'dashboard-begun');
    await expect(current.getByText(/Score/)).toHaveCount(0);
    await expect(says(locked, "Finish 'House rules' first.")).toBeVisible();
    // On its badge and on its button.
    await expect(says(locked, 'Locked')).toHaveCount(2);
    await expect(locked.getByRole('button', { name: /^Locked/ })).toBeDisabled();
    const path = page.getByRole('list', { name: 'Your training path' }).getByRole('listitem');
    await expect(path).toHaveCount(NAMES.length);
    await expect(path.filter({ hasText: 'Locked' })).toHaveCount(2);
    await press(locked.getByRole('link', { name: /^Continue House rules at 0:02/ }));
    await expect(page.getByRole('heading', { name: 'House rules', level: 1 })).toBeVisible();
    await press(page.getByRole('link', { name: 'Back to Training' }));
    await expect(page).toHaveURL('/training');

    await goTo(visitor, 'My Progress');
    await expect(
      page.getByRole('heading', { name: 'Training Progress', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Overall Progress', { exact: true })).toBeVisible();
    await expect(page.getByText('Modules Completed', { exact: true })).toBeVisible();
    await expect(page.getByText('of 4', { exact: true })).toBeVisible();
    await expect(page.getByText('Average Score', { exact: true })).toBeVisible();
    await expect(page.getByText('Time Invested', { exact: true })).toBeVisible();
    await expect(page.getByText('<1 min', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('of videos', { exact: true })).toBeVisible();
    await expect(page.getByText('Of quizzes taken: 100%', { exact: true })).toBeVisible();
    await expect(page.getByText('25%', { exact: true }).first()).toBeVisible();
    await expect(done.getByText('Completed', { exact: true })).toBeVisible();
    await expect(done.getByRole('progressbar', { name: 'Score' })).toBeVisible();
    await expect(current.getByText('In Progress', { exact: true })).toBeVisible();
    await expect(locked.getByText('Not Started', { exact: true })).toBeVisible();
    await expect(locked.getByText('Locked', { exact: true })).toBeVisible();
    await expect(locked.getByText("Finish 'House rules' first.", { exact: true })).toBeVisible();
    await expect(current.getByRole('link', { name: /^Continue at 0:02/ })).toBeVisible();
    for (const card of [done, current, locked])
      await expect(card.getByText('Quiz required (70% to pass)', { exact: true })).toBeVisible();
    await expect(current.getByRole('progressbar')).toHaveCount(0);
    await expect(locked.getByRole('link', { name: 'Safety basics', exact: true })).toHaveCount(0);
    await press(current.getByRole('link', { name: 'House rules', exact: true }));
    await expect(page.getByRole('heading', { name: 'House rules', level: 1 })).toBeVisible();
  });
});

test('modules passed in one tab are shown in the others at once', async ({ visit }) => {
  const company = await addCompany(portal, admin.token, 'Two Tabs Ltd');
  const first = await addModule(portal, admin.token, company.id, { name: 'One', questions: QUIZ });
  await addModule(portal, admin.token, company.id, { name: 'Two', questions: QUIZ });
  const who = await addTrainee(portal, person('Tia Tabs'), company.name);
  const visitor = await visit({ as: who });
  await visitor.page.goto('/training');
  await expect(moduleCard(visitor, 'Two').getByText("Finish 'One' first.")).toBeVisible();
  const other = await visitor.openTab();
  await other.page.goto(`/training/module/${first.id}`);
  await expect(other.page.getByText('Question 1 of 1')).toBeVisible();
  await other.untilLive();
  await takeQuiz(other, ['Yes']);
  await expect(
    other.page.getByText('Congratulations! You passed with 100%', { exact: true }),
  ).toBeVisible();
  await expect(moduleCard(visitor, 'One').getByText('Completed')).toBeVisible();
  await expect(moduleCard(visitor, 'Two').getByText('Current')).toBeVisible();
  await expect(visitor.page.getByText('50%').first()).toBeVisible();
});
