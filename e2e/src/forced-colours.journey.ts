/** Forced colours (high contrast): parts marked by their fill are still recognizable. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addCompany, addModule, addTrainee, person, signInAdmin } from './harness/api.ts';
import { keepPicture } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { watchByCalls } from './harness/watch-by-calls.ts';
import { chatRow, log, writeFrom } from './screens/chat.ts';
import { takeQuiz } from './screens/training.ts';

const QUESTION = { question: 'Yes or no?', options: ['Yes', 'No'], answer: 'Yes', explanation: '' };

let portal: Portal;
let tess: Session;
let quentin: Session;
let moduleId: number;
let failedId: number;
let roomId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, 'Brightwater Foods');
  const clip = fixture('clips/intro-4s.mp4');
  moduleId = (await addModule(portal, token, company.id, { name: 'Introduction', clip })).id;
  failedId = (
    await addModule(portal, token, (await addCompany(portal, token, 'Quizzes Ltd')).id, {
      name: 'Only questions',
      questions: [QUESTION],
    })
  ).id;
  quentin = await addTrainee(portal, person('Quentin Quiz'), 'Quizzes Ltd');
  tess = await addTrainee(portal, person('Tess Trainee'), company.name);
  const bob = await addTrainee(portal, person('Bob Baker'), company.name);
  roomId = await writeFrom(portal, tess, bob, 'Hello Bob');
  const una = await addTrainee(portal, person('Una Unread'), company.name);
  await writeFrom(portal, una, tess, 'Hello Tess');
});

async function arrive(visit: Visit, as = tess): Promise<Visitor> {
  const visitor = await visit({ as });
  await visitor.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  return visitor;
}

/** How the element differs from the page around it. */
async function outlineOf(element: Locator): Promise<{ border: boolean; fill: boolean }> {
  await expect(element).toBeVisible();
  return element.evaluate((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(node);
    const canvas = getComputedStyle(document.body).backgroundColor;
    const border =
      borderTopStyle !== 'none' &&
      Number.parseFloat(borderTopWidth) >= 1 &&
      borderTopColor !== canvas;
    return { border, fill: backgroundColor !== canvas && !backgroundColor.endsWith(', 0)') };
  });
}

test('buttons, badges, avatars, own messages, the current page and the open chat have an outline', async ({
  visit,
}) => {
  const visitor = await arrive(visit);
  const { page } = visitor;
  await page.goto('/chat');
  const both = { border: true, fill: true };
  expect(await outlineOf(page.getByRole('button', { name: 'New Chat', exact: true }))).toEqual(
    both,
  );
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  expect(await outlineOf(bell.getByText('1', { exact: true }))).toEqual(both);
  const row = chatRow(visitor, 'Una Unread');
  expect(await outlineOf(row.getByText('1 unread'))).toEqual(both);
  expect(await outlineOf(row.locator('[aria-hidden="true"]').first())).toMatchObject({
    border: true,
  });
  await page.goto(`/chat?room=${roomId}`);
  const own = log(visitor).locator('[data-seq] > div', { hasText: 'Hello Bob' });
  expect(await outlineOf(own)).toEqual(both);
  const role = page.getByRole('main').getByText('Trainee', { exact: true }).locator('xpath=..');
  expect(await outlineOf(role)).toMatchObject({ border: true });
  // The current page and the open chat are marked.
  // The HTML that the page arrives with has a hidden one for admins too.
  const chat = page
    .locator('nav[aria-label="Main"] a[aria-current="page"]', { hasText: 'Chat' })
    .filter({ visible: true });
  expect(await outlineOf(chatRow(visitor, 'Bob Baker'))).toMatchObject({ border: true });
  expect(await outlineOf(chat)).toMatchObject({ border: true });
  expect(await outlineOf(chatRow(visitor, 'Una Unread'))).toMatchObject({ border: false });
});

test('the path, the bars, the primary buttons and the player of the training have an outline', async ({
  visit,
}) => {
  const visitor = await arrive(visit);
  const { page } = visitor;
  await watchByCalls(portal, { token: tess.token, moduleId, seconds: 2 });
  await page.goto('/training');
  const both = { border: true, fill: true };
  const bar = page.getByRole('progressbar', { name: 'Video watched' });
  expect(await outlineOf(bar)).toMatchObject({ border: true });
  expect(await outlineOf(bar.locator('div'))).toMatchObject({ fill: true });
  expect(await outlineOf(page.getByRole('link', { name: /^Start/ }))).toEqual(both);
  const path = page.getByRole('list', { name: 'Your training path' });
  const node = path.getByText('1', { exact: true }).locator('xpath=..');
  expect(await outlineOf(node)).toMatchObject({ fill: true });
  const dashboard = page.getByRole('link', { name: 'Training Dashboard' });
  expect(await outlineOf(dashboard)).toMatchObject({ border: true });
  await keepPicture(page, visitor.device, 'forced-dashboard');
  await page.goto(`/training/module/${moduleId}`);
  const progress = page.getByRole('progressbar', { name: 'Video progress' });
  expect(await outlineOf(progress)).toMatchObject({ border: true });
  expect(await outlineOf(progress.locator('div'))).toMatchObject({ fill: true });
  // The player keeps its white bar on black.
  const handle = page.getByRole('slider').first().locator('div').last();
  expect(await outlineOf(handle)).toMatchObject({ fill: true });
  await keepPicture(page, visitor.device, 'forced-module');
});

test('the result of a quiz is recognizable without colours', async ({ visit }) => {
  const visitor = await arrive(visit, quentin);
  const { page, press } = visitor;
  await page.goto(`/training/module/${failedId}`);
  await takeQuiz(visitor, ['No']);
  await expect(page.getByText('0 of 1 answer was right.')).toBeVisible();
  await keepPicture(page, visitor.device, 'forced-quiz-failed');
  await press(page.getByRole('button', { name: 'Try again' }));
  await takeQuiz(visitor, ['Yes']);
  await press(page.getByRole('button', { name: 'Skip', exact: true }));
  await page.goto(`/training/module/${failedId}`);
  const mark = page.getByRole('listitem').filter({ hasText: 'Yes or no?' }).locator('span').first();
  expect(await outlineOf(mark)).toMatchObject({ border: true });
  await keepPicture(page, visitor.device, 'forced-answers');
});
