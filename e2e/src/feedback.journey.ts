/** From the last pass of a training to what an administrator reads of it. */
import type { Session } from '@portal/contract/accounts';
import { getFeedbackStats, giveFeedback, listFeedback } from '@portal/contract/feedback';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { goTo, signIn } from './screens/accounts.ts';
import {
  chosenStars,
  feedbackDialog,
  LABELS,
  pick,
  pressStar,
  seeFigure,
  star,
} from './screens/feedback.ts';
import { moduleCard, takeQuiz } from './screens/training.ts';

const QUIZ = { question: 'Yes?', options: ['Yes', 'No'], answer: 'Yes' };

let browser: Browser;
let portal: Portal;
let admin: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
});
afterAll(() => ended.disposeAsync());

/** A company of two modules, and a trainee who has only the quiz of the last one to pass. */
async function makeTraining(name: string) {
  const { token } = admin;
  const company = await addCompany(portal, token, name);
  const add = (module: string) =>
    addModule(portal, token, company.id, { name: module, questions: [QUIZ] });
  const first = await add(`Safety at ${name}`);
  const last = await add(`Hygiene at ${name}`);
  const tess = await addTrainee(portal, person(`Tess of ${name}`), name);
  await passQuiz(tess.token, first.id);
  return { company, first, last, tess };
}

async function passQuiz(token: string, id: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, QUIZ.answer]));
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

type Training = Awaited<ReturnType<typeof makeTraining>>;

describe.concurrent.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a trainee ends the training, rates it, changes it, and an administrator reads it', async () => {
    const training = await makeTraining(`Orchard ${device.name}`);
    await using visitor = await visit(browser, portal, { device });
    await signIn(visitor, training.tess);
    await endTraining(visitor, training);
    await rateTheLast(visitor, training);
    await changeOnMyProgress(visitor, training);
    await rateFromTheModule(visitor, training);
    await signIn(visitor, admin);
    await beRead(visitor, training);
  });
});

async function endTraining(visitor: Visitor, { last }: Training): Promise<void> {
  const { open, see } = visitor;
  await open(`/training/module/${last.id}`);
  await see('Question 1 of 1');
  await takeQuiz(visitor, ['Yes']);
  await see('Congratulations! You passed with 100%');
  const dialog = feedbackDialog(visitor);
  await see(dialog.getByText('You have completed your training!'));
  expect(await dialog.getByLabel('Module').inputValue()).toBe(String(last.id));
  for (const label of LABELS) await see(dialog.getByText(label, { exact: true }));
}

/** All by keyboard: the stars are one group, and the arrows go through it. */
async function rateTheLast(visitor: Visitor, { last }: Training): Promise<void> {
  const { page, see, arriveAt, press } = visitor;
  const dialog = feedbackDialog(visitor);
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await see(dialog.getByText('Please select a rating'));
  await examine(visitor, 'feedback-missing');
  expect(await star(dialog, 'Poor').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await chosenStars(dialog)).toEqual(['1']);
  await page.keyboard.press('ArrowLeft');
  expect(await chosenStars(dialog)).toEqual(['5']);
  await page.keyboard.press('ArrowLeft');
  expect(await chosenStars(dialog)).toEqual(['4']);
  expect(await dialog.getByText('Please select a rating').count()).toBe(0);

  const comment = dialog.getByLabel('Your comment');
  await comment.fill('x'.repeat(501));
  await see(dialog.getByText('501/500'));
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await see(dialog.getByText('At most 500 characters'));
  await comment.fill('Short and clear.');
  await see(dialog.getByText('16/500'));
  await examine(visitor, 'feedback-filled');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Stay', exact: true }));
  expect(await comment.inputValue()).toBe('Short and clear.');
  const pressedAt = Date.now();
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await see('Thank you for your feedback!');
  expect(new URL(page.url()).pathname).toBe(`/training/module/${last.id}`);
  await arriveAt('/training');
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1_000);
}

async function changeOnMyProgress(visitor: Visitor, { first, last }: Training): Promise<void> {
  const { see, press } = visitor;
  await goTo(visitor, 'My Progress');
  const card = moduleCard(visitor, last.name);
  await see(card.getByRole('img', { name: '4 of 5, Very Good' }));
  await see(moduleCard(visitor, first.name).getByRole('button', { name: 'Rate this module' }));
  await examine(visitor, 'progress-rated');
  await press(card.getByRole('button', { name: 'Change your rating' }));
  const dialog = feedbackDialog(visitor);
  await see(dialog.getByText('How was this module?'));
  expect(await chosenStars(dialog)).toEqual(['4']);
  expect(await dialog.getByLabel('Your comment').inputValue()).toBe('Short and clear.');
  await pressStar(visitor, dialog, 'Excellent');
  // Looking at another module loses nothing.
  await dialog.getByLabel('Module').selectOption(String(first.id));
  expect(await chosenStars(dialog)).toEqual([]);
  await dialog.getByLabel('Module').selectOption(String(last.id));
  expect(await chosenStars(dialog)).toEqual(['5']);
  await press(dialog.getByRole('button', { name: 'Update Feedback' }));
  await dialog.waitFor({ state: 'hidden' });
  await see(card.getByRole('img', { name: '5 of 5, Excellent' }));
}

async function rateFromTheModule(visitor: Visitor, { first }: Training): Promise<void> {
  const { open, see, press, page } = visitor;
  await open(`/training/module/${first.id}`);
  await press(page.getByRole('button', { name: 'Rate this module' }));
  const dialog = feedbackDialog(visitor);
  await pressStar(visitor, dialog, 'Fair');
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await dialog.waitFor({ state: 'hidden' });
  const given = page.getByRole('img', { name: '2 of 5, Fair' });
  await see(given);
  expect(new URL(page.url()).pathname).toBe(`/training/module/${first.id}`);
  await staysInPlace(visitor, page.getByRole('button', { name: 'Ask for Help' }), given);
}

/** Loads the page anew: `part` is where it will be before the stars, which come late, are there. */
async function staysInPlace({ page }: Visitor, part: Locator, stars: Locator): Promise<void> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/trainee/feedback', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  const before = await part.boundingBox();
  expect(await stars.count()).toBe(0);
  answer.resolve();
  await stars.waitFor();
  expect((await part.boundingBox())?.y).toBe(before?.y);
  await page.unroute('**/api/trainee/feedback');
}

async function beRead(visitor: Visitor, { company, first, last, tess }: Training): Promise<void> {
  const { page, see, open } = visitor;
  await open('/admin/track-trainee');
  await see(page.getByRole('heading', { name: 'Trainee Management' }));
  await goTo(visitor, 'Feedback');
  await see(page.getByRole('heading', { name: 'Feedback', exact: true, level: 1 }));
  await pick(visitor, 'Company', company.name);
  await page.waitForURL((url) => url.searchParams.get('company') === String(company.id));
  await see(page.getByRole('status').filter({ hasText: '2 ratings' }));
  for (const [label, value] of [
    ['Total Feedback', '2'],
    ['Average Rating', '3.5'],
    ['Active Trainees', '1'],
    ['Modules Rated', '2'],
  ] as const)
    await seeFigure(visitor, label, value);
  await see('out of 5', 'who gave feedback');
  const distribution = page.getByRole('table', { name: 'How often each rating was given' });
  await see(distribution.getByRole('row', { name: /5\s*Excellent 1 50%/ }));
  const averages = page.getByRole('table', { name: /average rating of each module/ });
  await see(averages.getByRole('row').nth(1).getByText(first.name));
  const entry = page.getByRole('article', { name: `Feedback of ${tess.user.name}` });
  await see(
    entry.filter({ hasText: last.name }).getByText('5 Excellent'),
    entry.filter({ hasText: last.name }).getByText('Short and clear.'),
    entry.filter({ hasText: first.name }).getByText('2 Fair'),
    entry.filter({ hasText: first.name }).getByText('No comment'),
  );
  await examine(visitor, 'feedback-read');
  await filterAndLeave(visitor, { first, last });
}

async function filterAndLeave(visitor: Visitor, { first, last }: Pick<Training, 'first' | 'last'>) {
  const { page, see, press } = visitor;
  const entries = page.getByRole('article');
  await pick(visitor, 'Module', first.name);
  await see(page.getByRole('status').filter({ hasText: '1 rating' }));
  expect(await entries.count()).toBe(1);
  await page.reload();
  await see(entries.getByText(first.name));
  expect(await page.getByRole('combobox', { name: 'Module' }).inputValue()).toBe(first.name);
  await page.getByLabel('Rating').selectOption('5');
  await see('No feedback matches these filters');
  await press(page.getByRole('button', { name: 'Show all feedback' }));
  await see(entries.filter({ hasText: last.name }));
  expect(new URL(page.url()).search).toBe('');
}

it('a refusal is told, and what was written stays', async () => {
  const { tess, first, last } = await makeTraining('Stonewall');
  await passQuiz(tess.token, last.id);
  await using visitor = await visit(browser, portal);
  const { page, see, press, open } = visitor;
  await signIn(visitor, tess);
  await open(`/training/module/${first.id}`);
  await press(page.getByRole('button', { name: 'Rate this module' }));
  const dialog = feedbackDialog(visitor);
  await pressStar(visitor, dialog, 'Good');
  visitor.noise.expect(giveFeedback, 503);
  await page.route('**/api/trainee/feedback', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a minute.' } })
      : route.fallback(),
  );
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await see('Failed to submit feedback. Please try again.', dialog.getByText('Back in a minute.'));
  expect(await chosenStars(dialog)).toEqual(['3']);
  await page.unroute('**/api/trainee/feedback');
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await see('Thank you for your feedback!');
});

it('an administrator is told that nothing can be loaded, and tries again', async () => {
  await using visitor = await visit(browser, portal);
  const { page, see, press, open } = visitor;
  visitor.noise.expect(listFeedback, 400);
  visitor.noise.expect(getFeedbackStats, 400);
  const refuse = { status: 400, json: { code: 'INVALID_INPUT', message: 'Not today.' } };
  await page.route(/\/api\/admin\/feedback(\/stats)?(\?|$)/, (route) => route.fulfill(refuse));
  await signIn(visitor, admin);
  await open('/admin/feedback');
  await see(
    'Error Loading Feedback: Failed to load feedback data. Please try again.',
    'Not today.',
  );
  await examine(visitor, 'feedback-failed');
  await page.unrouteAll();
  await press(page.getByRole('button', { name: 'Retry' }));
  await see('Total Feedback');
});

it('an administrator who looks on sees new feedback come', async () => {
  const { company, first, tess } = await makeTraining('Lighthouse');
  await using visitor = await visit(browser, portal);
  const { page, see, open } = visitor;
  await signIn(visitor, admin);
  await open(`/admin/feedback?company=${company.id}`);
  await see('No feedback matches these filters');
  const body = { moduleId: first.id, rating: 1, comment: 'Too loud.' };
  await call(portal, giveFeedback, { token: tess.token, body });
  await see('Too loud.', page.getByRole('article').getByText('1 Poor'));
});
