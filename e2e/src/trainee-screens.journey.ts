/** The dashboard and My Progress: every text and state, letter for letter, and that nothing jumps. */
import type { Session } from '@portal/contract/accounts';
import {
  getDashboard,
  getTrainingModule,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { layoutShift, noteShifts } from './harness/layout-shift.ts';
import { readLetters, seeActions, toasts } from './harness/letters.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { moduleCard, takeQuiz } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Yes or no?', options: ['Yes', 'No'], answer: 'Yes', explanation: '' },
];
const NAMES = ['Welcome', 'House rules', 'Safety basics', 'Going home'] as const;
const DASHBOARD = '**/api/trainee/dashboard';

let browser: Browser;
let portal: Portal;
let admin: Session;
/** Passed the first, watches the second, which has a video. */
let halfway: Session;
let newcomer: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
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
  await watchByCalls(halfway.token, second.id, 2);
  const none = await addCompany(portal, token, 'Nothing yet Ltd');
  newcomer = await addTrainee(portal, person('Ned Newcomer'), none.name);
});
afterAll(() => ended.disposeAsync());

async function passByCalls(token: string, id: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, 'Yes']));
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

/** As long as the server's clock says, and no longer. */
async function watchByCalls(token: string, id: number, seconds: number): Promise<void> {
  await call(portal, getTrainingModule, { id, token });
  await new Promise((wake) => setTimeout(wake, seconds * 1000));
  const body = { timeSpent: seconds, position: seconds };
  await call(portal, reportWatching, { id, token, body });
}

describe.concurrent.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('the dashboard tells where one stands, what is next, and why something is locked', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, open, arriveAt } = visitor;
    await signIn(visitor, halfway);
    await open('/training');
    await readLetters(visitor, 'Welcome, Hal Halfway', 'Modules completed', 'Average score');
    await readLetters(visitor, 'Overall progress', '25%', 'Current module', 'House rules');
    const [done, current, locked] = NAMES.map((name) => moduleCard(visitor, name));
    if (!done || !current || !locked) throw new Error('A card is missing');
    const says = (card: typeof done, text: string) => card.getByText(text, { exact: true });
    await see(says(done, 'Completed'), says(done, 'Score: 100%'), says(done, '1 question'));
    await see(done.getByRole('link', { name: 'Review', exact: true }));
    await see(
      says(current, 'Current'),
      current.getByText('Video length: <1 min'),
      says(current, 'Resume at 0:02'),
    );
    await see(current.getByRole('link', { name: 'Start', exact: true }));
    expect(await current.getByText(/Score/).count()).toBe(0);
    await see(says(locked, "Finish 'House rules' first."));
    expect(await locked.getByText('Locked', { exact: true }).count()).toBe(2);
    expect(await locked.getByRole('button', { name: 'Locked' }).isDisabled()).toBe(true);
    const path = page.getByRole('list', { name: 'Your training path' }).getByRole('listitem');
    expect(await path.count()).toBe(NAMES.length);
    expect(await path.filter({ hasText: 'Locked' }).count()).toBe(2);
    await press(locked.getByRole('link', { name: /^Continue at 0:02/ }));
    await see(page.getByRole('heading', { name: 'House rules', level: 1 }));
    await press(page.getByRole('link', { name: 'Back to Training' }));
    await arriveAt('/training');
  });

  it('My Progress tells of every module what was done', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, open } = visitor;
    await signIn(visitor, halfway);
    await open('/training/progress');
    await see(page.getByRole('heading', { name: 'Training Progress', exact: true }));
    await readLetters(visitor, 'Overall Progress', 'Modules Completed', 'of 4', 'Average Score');
    await readLetters(visitor, 'Time Invested', '<1 min', '25%');
    const [done, current, locked] = NAMES.map((name) => moduleCard(visitor, name));
    if (!done || !current || !locked) throw new Error('A card is missing');
    await see(done.getByText('Completed', { exact: true }));
    await see(done.getByRole('progressbar', { name: 'Score' }));
    await see(current.getByText('In Progress', { exact: true }));
    await see(locked.getByText('Not Started', { exact: true }));
    for (const card of [done, current, locked])
      await see(card.getByText('Quiz required (70% to pass)', { exact: true }));
    expect(await current.getByRole('progressbar').count()).toBe(0);
    expect(await locked.getByRole('link', { name: 'Safety basics', exact: true }).count()).toBe(0);
    await press(current.getByRole('link', { name: 'House rules', exact: true }));
    await see(page.getByRole('heading', { name: 'House rules', level: 1 }));
  });

  it('without modules both say so', async () => {
    await using visitor = await visit(browser, portal, { device });
    await signIn(visitor, newcomer);
    await visitor.open('/training');
    await readLetters(visitor, 'No Training Modules Available', 'Current module', 'None', '0%');
    await visitor.open('/training/progress');
    await readLetters(visitor, 'No Training Modules Available', 'of 0');
  });

  it('what cannot be loaded says why and can be tried again', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see, open, noise } = visitor;
    noise.expect(getDashboard, 422);
    await signIn(visitor, halfway);
    // Nothing that is tried again by itself, and in turn without a word and with one.
    await page.route(DASHBOARD, (route) => route.fulfill({ status: 422 }));
    await open('/training');
    await readLetters(visitor, 'Unable to Load Dashboard', 'Failed to load dashboard data');
    await readLetters(visitor, 'Failed to load dashboard data. Please try refreshing the page.');
    expect(await toasts(visitor).innerText()).toBe('Failed to load dashboard data');
    await examine(visitor, 'dashboard-error');
    await page.unroute(DASHBOARD);
    await press(page.getByRole('button', { name: 'Refresh Page', exact: true }));
    await see('Training modules');

    await page.route(DASHBOARD, (route) => route.fulfill({ status: 422 }));
    await open('/training/progress');
    await readLetters(visitor, 'Failed to load progress data');
    await readLetters(visitor, 'Failed to load progress data. Please try refreshing the page.');
    await examine(visitor, 'progress-error');
    await page.unroute(DASHBOARD);
    await page.route(DASHBOARD, (route) =>
      route.fulfill({ status: 422, json: { message: 'The portal is being moved.' } }),
    );
    await press(page.getByRole('button', { name: 'Refresh Page', exact: true }));
    await readLetters(visitor, 'The portal is being moved.');
    await page.unroute(DASHBOARD);
    await press(page.getByRole('button', { name: 'Refresh Page', exact: true }));
    await readLetters(visitor, 'Time Invested');
    await see(moduleCard(visitor, 'Welcome'));
  });

  it('nothing jumps when the content takes the place of its outline', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, see, open } = visitor;
    await page.addInitScript(noteShifts);
    await signIn(visitor, halfway);
    for (const [path, content] of [
      ['/training', 'Training modules'],
      ['/training/progress', 'Time Invested'],
    ] as const) {
      await page.route(DASHBOARD, async (route) => {
        await new Promise((wake) => setTimeout(wake, 400));
        await route.continue();
      });
      await open(path);
      await see(content);
      await page.waitForTimeout(300);
      const shift = await layoutShift(page);
      expect([path, shift < 0.1 ? 'still' : `jumps by ${shift}`]).toEqual([path, 'still']);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

it('another role, should it get so far, is told so', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, open, noise } = visitor;
  noise.expect(getDashboard, 403);
  await signIn(visitor, halfway);
  // The check of the session is let through: what comes after it is refused.
  let asked = 0;
  await page.route(DASHBOARD, (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503 });
    return route.fulfill({
      status: 403,
      json: { message: 'Only for trainees', code: 'FORBIDDEN' },
    });
  });
  noise.expect(getDashboard, 503);
  await open('/training');
  await see(page.getByText('Access denied', { exact: true }), 'Only for trainees');
});

it('a module that is not there, or not for one, says so', async () => {
  await using visitor = await visit(browser, portal);
  const { page, open, press, noise, arriveAt } = visitor;
  noise.expect(getTrainingModule, 404);
  await signIn(visitor, halfway);
  const company = await addCompany(portal, admin.token, 'Elsewhere Ltd');
  const foreign = await addModule(portal, admin.token, company.id, { name: 'X', questions: QUIZ });
  for (const id of ['999999', 'nonsense', foreign.id]) {
    await open(`/training/module/${id}`);
    await readLetters(
      visitor,
      'Module Not Found',
      "The requested module could not be found or you don't have access to it.",
    );
  }
  await seeActions(visitor, 'link', 'Back to Training');
  await press(page.getByRole('link', { name: 'Back to Training', exact: true }));
  await arriveAt('/training');
});

it('what one tab passes, the others show at once', async () => {
  const company = await addCompany(portal, admin.token, 'Two Tabs Ltd');
  const first = await addModule(portal, admin.token, company.id, { name: 'One', questions: QUIZ });
  await addModule(portal, admin.token, company.id, { name: 'Two', questions: QUIZ });
  const who = await addTrainee(portal, person('Tia Tabs'), company.name);
  await using visitor = await visit(browser, portal);
  await signIn(visitor, who);
  await visitor.open('/training');
  await visitor.see(moduleCard(visitor, 'Two').getByText("Finish 'One' first."));
  await using other = await visitor.openTab();
  await other.open(`/training/module/${first.id}`);
  await other.see('Question 1 of 1');
  await takeQuiz(other, ['Yes']);
  await readLetters(other, 'Congratulations! You passed with 100%');
  await visitor.see(moduleCard(visitor, 'One').getByText('Completed'));
  await visitor.see(moduleCard(visitor, 'Two').getByText('Current'), '50%');
});
