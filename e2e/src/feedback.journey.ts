/** Feedback, from the last pass of a training to the page on which an administrator reads it at once. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { untilAtRest } from './harness/at-rest.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import {
  chosenStars,
  feedbackDialog,
  LABELS,
  pressStar,
  seeFigure,
  star,
} from './screens/feedback.ts';
import { moduleCard, takeQuiz } from './screens/training.ts';

const QUIZ = { question: 'Yes?', options: ['Yes', 'No'], answer: 'Yes' };

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

/** A company with two modules, and a trainee who only has to pass the quiz of the last one. */
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

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a trainee completes the training, rates it, changes the rating, and an administrator reads it', async ({
    visit,
  }) => {
    const training = await makeTraining('Orchard');
    const visitor = await visit({ as: training.tess });
    await visitor.page.clock.install();
    await endTraining(visitor, training);
    await rateTheLast(visitor, training);
    await changeOnMyProgress(visitor, training);
    const reader = await visit({ as: admin });
    await reader.page.goto(`/admin/feedback?company=${training.company.id}`);
    await expect(ratingsOf(reader, '1 rating')).toBeVisible();
    await reader.untilLive();
    await rateFromTheModule(visitor, training);
    await beRead(reader, training);
  });
});

async function endTraining(visitor: Visitor, { last }: Training): Promise<void> {
  const { page } = visitor;
  await page.goto(`/training/module/${last.id}`);
  await expect(page.getByText('Question 1 of 1')).toBeVisible();
  await takeQuiz(visitor, ['Yes']);
  await expect(page.getByText('Congratulations! You passed with 100%')).toBeVisible();
  const dialog = feedbackDialog(visitor);
  await expect(dialog.getByText('You have completed your training!')).toBeVisible();
  await expect(dialog.getByLabel('Module')).toHaveValue(String(last.id));
  for (const label of LABELS) await expect(dialog.getByText(label, { exact: true })).toBeVisible();
}

/** By keyboard only: the stars are one group, and the arrow keys move within it. */
async function rateTheLast(visitor: Visitor, { last }: Training): Promise<void> {
  const { page, press } = visitor;
  const dialog = feedbackDialog(visitor);
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await expect(dialog.getByText('Please select a rating')).toBeVisible();
  expect(await star(dialog, 'Poor').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await chosenStars(dialog)).toEqual(['1']);
  await page.keyboard.press('ArrowLeft');
  expect(await chosenStars(dialog)).toEqual(['5']);
  await page.keyboard.press('ArrowLeft');
  expect(await chosenStars(dialog)).toEqual(['4']);
  await expect(dialog.getByText('Please select a rating')).toHaveCount(0);

  const comment = dialog.getByLabel('Your comment');
  await comment.fill('x'.repeat(501));
  await expect(dialog.getByText('501/500')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await expect(dialog.getByText('At most 500 characters')).toBeVisible();
  await examine(visitor, 'feedback-too-long');
  await comment.fill('Short and clear.');
  await expect(dialog.getByText('16/500')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Stay', exact: true }));
  await expect(comment).toHaveValue('Short and clear.');
  await stopClock(page);
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  // It can be read before the page is left.
  const thanks = page.getByText('Thank you for your feedback!');
  await passTime(page, { stepMs: 20, look: () => thanks.isVisible() }).toBe(true);
  await expect(page).toHaveURL(`/training/module/${last.id}`);
  await page.clock.runFor(500);
  await expect(page).toHaveURL(`/training/module/${last.id}`);
  await page.clock.resume();
  await expect(page).toHaveURL('/training');
}

async function changeOnMyProgress(visitor: Visitor, { first, last }: Training): Promise<void> {
  const { press } = visitor;
  await goTo(visitor, 'My Progress');
  const card = moduleCard(visitor, last.name);
  await expect(card.getByRole('img', { name: '4 of 5, Very Good' })).toBeVisible();
  await expect(
    moduleCard(visitor, first.name).getByRole('button', { name: 'Rate this module' }),
  ).toBeVisible();
  await press(card.getByRole('button', { name: 'Change your rating' }));
  const dialog = feedbackDialog(visitor);
  await expect(dialog.getByText('How was this module?')).toBeVisible();
  expect(await chosenStars(dialog)).toEqual(['4']);
  await expect(dialog.getByLabel('Your comment')).toHaveValue('Short and clear.');
  await pressStar(visitor, dialog, 'Excellent');
  await expect(star(dialog, 'Excellent')).toBeChecked();
  // Looking at another module loses nothing.
  await dialog.getByLabel('Module').selectOption(String(first.id));
  expect(await chosenStars(dialog)).toEqual([]);
  await dialog.getByLabel('Module').selectOption(String(last.id));
  expect(await chosenStars(dialog)).toEqual(['5']);
  await press(dialog.getByRole('button', { name: 'Update Feedback' }));
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('img', { name: '5 of 5, Excellent' })).toBeVisible();
}

async function rateFromTheModule(visitor: Visitor, { first }: Training): Promise<void> {
  const { press, page } = visitor;
  await page.goto(`/training/module/${first.id}`);
  await press(page.getByRole('button', { name: 'Rate this module' }));
  const dialog = feedbackDialog(visitor);
  await pressStar(visitor, dialog, 'Fair');
  await press(dialog.getByRole('button', { name: 'Submit Feedback' }));
  await expect(dialog).toBeHidden();
  const given = page.getByRole('img', { name: '2 of 5, Fair' });
  await expect(given).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/training/module/${first.id}`);
  await staysInPlace(visitor, page.getByRole('button', { name: 'Ask for Help' }), given);
}

/** Reloads the page: `part` must already be in its place before the stars, which load late, are there. */
async function staysInPlace({ page }: Visitor, part: Locator, stars: Locator): Promise<void> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/trainee/feedback', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  await expect(part).toBeVisible();
  await untilAtRest(page);
  const top = async () => (await part.boundingBox())?.y;
  const before = await top();
  await expect(stars).toHaveCount(0);
  answer.resolve();
  await expect(stars).toBeVisible();
  await expect.poll(top).toBe(before);
  await page.unroute('**/api/trainee/feedback');
}

const ratingsOf = ({ page }: Visitor, count: string) =>
  page
    .getByRole('region', { name: 'What they say' })
    .getByRole('status')
    .filter({ hasText: count });

async function beRead(visitor: Visitor, { first, last, tess }: Training): Promise<void> {
  const { page } = visitor;
  await expect(ratingsOf(visitor, '2 ratings')).toBeVisible();
  for (const [label, value] of [
    ['Total Feedback', '2'],
    ['Average Rating', '3.5'],
    ['Active Trainees', '1'],
    ['Modules Rated', '2'],
  ] as const)
    await seeFigure(visitor, label, value);
  await expect(page.getByText('out of 5', { exact: true })).toBeVisible();
  await expect(page.getByText('who gave feedback')).toBeVisible();
  const distribution = page.getByRole('table', { name: 'How often each rating was given' });
  await expect(distribution.getByRole('row', { name: /5\s*Excellent 1 50%/ })).toBeVisible();
  const averages = page.getByRole('table', { name: /average rating of each module/ });
  const lowest = averages.getByRole('row').nth(1).getByRole('link', { name: first.name });
  await expect(lowest).toBeVisible();
  // As high as a fingertip needs.
  expect((await lowest.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const entry = page.getByRole('article', { name: `Feedback of ${tess.user.name}` });
  await expect(entry.filter({ hasText: last.name }).getByText('5 Excellent')).toBeVisible();
  await expect(entry.filter({ hasText: last.name }).getByText('Short and clear.')).toBeVisible();
  await expect(entry.filter({ hasText: first.name }).getByText('2 Fair')).toBeVisible();
  await expect(entry.filter({ hasText: first.name }).getByText('No comment')).toBeVisible();
}
