/** A trainee of a company with rules: a module is due, is completed, counts for a year, and is renewed. */
import { expect, type Locator } from '@playwright/test';
import { addDays, addMonths, daysBetween } from '@portal/contract/civil-dates';
import { logIn } from '@portal/contract/log-in';
import type { QuestionForm } from '@portal/contract/questions';
import { listRuns } from '@portal/contract/runs';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { answerQuiz } from './harness/installation.ts';
import type { SimulatedPortal } from './harness/simulated-portal.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import { unfoldCompleted } from './screens/folds.ts';
import { player, startPlaying } from './screens/player.ts';
import {
  inWords,
  setRules,
  clockedTest as test,
  todayOf,
  urgentLine,
  visitLater,
} from './screens/requirements.ts';
import { moduleCard, takeQuiz } from './screens/training.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Where is the exit?', options: ['Left', 'Right'], answer: 'Left', explanation: '' },
];
const TESS = person('Tess Trainee');
const DUE_DAYS = 7;

test.use({ device: PHONE_AND_WIDE });

/** A company in which fire safety is due within a week and counts for a year, and first aid has no date. */
async function addSchool(portal: SimulatedPortal) {
  const admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  const clip = fixture('clips/recorded-2s.webm');
  const add = (name: string, video: { clip?: string } = {}) =>
    addModule(portal, admin.token, company.id, { name, questions: QUIZ, ...video });
  const fire = await add('Fire safety', { clip });
  const aid = await add('First aid');
  await setRules(portal, admin, { id: fire.id, dueDays: DUE_DAYS, validMonths: 12 });
  return { fire, aid, tess: await addTrainee(portal, TESS, company.name) };
}

/** Watches and passes the open module, after which the page returns to the dashboard. */
async function watchAndPass(visitor: Visitor, name: string): Promise<void> {
  const { page, press } = visitor;
  const region = player(visitor, name);
  await startPlaying(visitor, region);
  await press(region.getByRole('button', { name: 'Start Quiz' }));
  await takeQuiz(visitor, ['Left']);
  await expect(page).toHaveURL('/training');
}

const speed = (region: Locator) => region.getByRole('button', { name: /^Playback speed/ });

/** Presses Renew in all tabs before the portal has received the first press. */
async function renewInAll(tabs: readonly Visitor[]): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const pressed = tabs.map(async ({ page, press }) => {
    await page.route(/\/renew$/, async (route) => {
      await released;
      await route.continue();
    });
    const sent = page.waitForRequest(/\/renew$/);
    await press(page.getByRole('button', { name: /^Renew/ }).first());
    await sent;
  });
  await Promise.all(pressed);
  release();
}

test('a module is taken before it is due, and renewed a year later', async ({ clocked, visit }) => {
  const { fire, aid, tess } = await addSchool(clocked);
  const today = await todayOf(clocked, tess);
  const end = addMonths(today, 12);
  const visitor = await visit({ as: tess });
  const { page, press } = visitor;
  await page.goto('/training');
  await expect(urgentLine(visitor, `Due in ${DUE_DAYS} days: Fire safety`)).toBeVisible();
  await examine(visitor, 'dashboard-due');
  await press(page.getByRole('link', { name: /^Start/ }).first());
  await expect(page.getByRole('heading', { name: fire.name, level: 1 })).toBeVisible();
  await expect(page.getByText(`Due ${inWords(addDays(today, DUE_DAYS), today)}`)).toBeVisible();
  await press(page.getByText('Why do I have this?'));
  await expect(page.getByText('Because everyone at your company takes it.')).toBeVisible();
  await examine(visitor, 'module-due');
  await watchAndPass(visitor, fire.name);
  await unfoldCompleted(visitor);
  const card = moduleCard(visitor, fire.name);
  await expect(card).toContainText(`Valid until ${inWords(end, today)}`);
  await press(card.getByRole('link', { name: /^Review/ }));
  await expect(speed(player(visitor, fire.name))).toHaveCount(1);
  await answerQuiz(clocked, { token: tess.token, moduleId: aid.id, answer: 'Left' });
  await page.goto('/training');
  await expect(page.getByText(`All done – next due ${inWords(end, today)}`)).toBeVisible();
  await examine(visitor, 'dashboard-valid');
  await page.close();

  const days = daysBetween(today, end) - 20;
  const later = await visitLater({ clocked, visit }, () => call(clocked, logIn, { body: TESS }), {
    days,
  });
  const renewalDay = addDays(today, days);
  const tabs = [later, await later.openTab()];
  const line = `Renew by ${inWords(end, renewalDay)}: Fire safety`;
  for (const tab of tabs) {
    await tab.page.goto('/training');
    await expect(urgentLine(tab, line)).toBeVisible();
  }
  await examine(later, 'dashboard-renewal');
  await renewInAll(tabs);
  for (const tab of tabs) await expect(tab.page).toHaveURL(`/training/module/${fire.id}`);
  await expect(
    later.page.getByText('Until its end, your earlier completion counts.'),
  ).toBeVisible();
  await expect(later.page.getByText('Completed', { exact: true })).toBeVisible();
  const region = player(later, fire.name);
  await expect(region.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(speed(region)).toHaveCount(0);
  await examine(later, 'module-renewing');
  const admin = await signInAdmin(clocked);
  const runs = () => call(clocked, listRuns, { id: tess.user.id, token: admin.token });
  expect(await runs()).toHaveLength(2);

  await goTo(later, 'Training Dashboard');
  await expect(urgentLine(later, line)).toBeVisible();
  await examine(later, 'dashboard-renewing');
  await later.press(later.page.getByRole('link', { name: /^Continue renewal/ }).first());
  await watchAndPass(later, fire.name);
  const nextEnd = addMonths(end, 12);
  await expect(moduleCard(later, fire.name)).toContainText(
    `Valid until ${inWords(nextEnd, renewalDay)}`,
  );
  await expect(moduleCard(later, aid.name)).toContainText('Completed');
  expect(await runs()).toHaveLength(2);

  await goTo(later, 'My Progress');
  await later.press(moduleCard(later, fire.name).getByText('2 completions'));
  const completions = later.page.getByRole('list', { name: 'Completions' }).first();
  await expect(completions.getByRole('listitem')).toHaveText([
    `Completed on ${inWords(renewalDay, renewalDay)}, valid until ${inWords(nextEnd, renewalDay)}`,
    `Completed on ${inWords(today, renewalDay)}, valid until ${inWords(end, renewalDay)}`,
  ]);
  await examine(later, 'progress-renewed');
});

test('a late module is overdue, and counts no more after its end until it is renewed', async ({
  clocked,
  visit,
}) => {
  const { fire, tess } = await addSchool(clocked);
  const today = await todayOf(clocked, tess);
  const dueOn = addDays(today, DUE_DAYS);
  const lateBy = { days: DUE_DAYS + 1 };
  const late = await visitLater(
    { clocked, visit },
    () => call(clocked, logIn, { body: TESS }),
    lateBy,
  );
  await late.page.goto('/training');
  const completedOn = addDays(today, lateBy.days);
  const line = `Overdue since ${inWords(dueOn, completedOn)}: Fire safety`;
  await expect(urgentLine(late, line)).toBeVisible();
  await examine(late, 'dashboard-overdue');
  await late.press(late.page.getByRole('link', { name: /^Start/ }).first());
  await watchAndPass(late, fire.name);
  await late.page.close();

  const end = addMonths(completedOn, 12);
  const afterEnd = { days: daysBetween(completedOn, end) + 1, after: lateBy.days };
  const visitor = await visitLater(
    { clocked, visit },
    () => call(clocked, logIn, { body: TESS }),
    afterEnd,
  );
  const { page } = visitor;
  await page.goto('/training');
  const expired = `Expired, was valid until ${inWords(end, addDays(end, 1))}`;
  await expect(urgentLine(visitor, `${expired}: Fire safety`)).toBeVisible();
  await expect(moduleCard(visitor, 'First aid')).toContainText('Start');
  await examine(visitor, 'dashboard-expired');
  await page.goto(`/training/module/${fire.id}`);
  await expect(page.getByText(/^Renew this module to take it again\./)).toBeVisible();
  await examine(visitor, 'module-expired');
  let renewals = 0;
  page.on('request', (request) => {
    renewals += request.url().endsWith('/renew') ? 1 : 0;
  });
  await page.getByRole('button', { name: /^Renew/ }).dblclick();
  await watchAndPass(visitor, fire.name);
  await unfoldCompleted(visitor);
  const nextEnd = inWords(addMonths(addDays(end, 1), 12), addDays(end, 1));
  await expect(moduleCard(visitor, fire.name)).toContainText(`Valid until ${nextEnd}`);
  expect(renewals).toBe(1);
});
