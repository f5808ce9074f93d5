/** The trainee list and a trainee's own page: every state, text and way through them. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getFeedbackStats, listFeedback } from '@portal/contract/feedback';
import { listHelpRequests } from '@portal/contract/help';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { createTrainee, getTraineeProgress, listTrainees } from '@portal/contract/trainees';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo } from './screens/accounts.ts';
import { unfold } from './screens/folds.ts';
import { toasts } from './screens/toasts.ts';
import {
  chooseCompany,
  fillTrainee,
  namesShown,
  searchFor,
  TRAINEES,
  traineeRow,
} from './screens/trainees.ts';

const QUIZ = ['Why?', 'When?', 'Who?', 'Where?'].map((question) => ({
  question,
  options: ['Right', 'Wrong'],
  answer: 'Right',
}));
const PASSWORD = 'interleaved-pairs';
const REFUSED = [
  listTrainees,
  getTraineeProgress,
  listHelpRequests,
  listFeedback,
  getFeedbackStats,
];

let portal: Portal;
let admin: Session;
let tess: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const busy = await addCompany(portal, admin.token, 'Brightwater Foods');
  const small = await addCompany(portal, admin.token, 'Kestrel 100%_Rail');
  await addCompany(portal, admin.token, 'Without Trainees Ltd');
  const ids: number[] = [];
  for (const name of ['Welcome', 'House rules', 'Going home'])
    ids.push((await addModule(portal, admin.token, busy.id, { name, questions: QUIZ })).id);
  await addModule(portal, admin.token, busy.id, {
    name: 'Site tour',
    clip: fixture('clips/tour-5s.webm'),
  });
  tess = await addTrainee(portal, person('Tess Trainee'), busy.name);
  await takeQuiz(ids[0] ?? 0, 4);
  await takeQuiz(ids[1] ?? 0, 2);
  for (let i = 1; i <= 11; i += 1) await add(`Person ${String(i).padStart(2, '0')}`, busy.name);
  await add('Ümit Öztürk', small.name);
});

const add = (name: string, companyName: string) =>
  call(portal, createTrainee, {
    token: admin.token,
    body: {
      ...person(name),
      email: `${encodeURIComponent(name).replaceAll('%', '')}@list.test`,
      companyName,
    },
  });

async function takeQuiz(id: number, right: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token: tess.token });
  const answers = Object.fromEntries(
    mcqs.map((question, i) => [question.id, i < right ? 'Right' : 'Wrong']),
  );
  await call(portal, submitQuiz, { id, token: tess.token, body: { answers } });
}

/** To the confirmation of a deletion and to the page of the trainee, and back from each. */
async function goToTraineeByKeyboard({ page }: Visitor, name: string): Promise<void> {
  const list = page.url();
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const asking = page.getByRole('alertdialog');
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search trainees' }).focus();
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Back to/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('the list is searched, filtered, sorted and paged, and the address contains it', async ({
      visit,
    }) => {
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      await page.goto(TRAINEES);
      await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
      await expect(page.getByText('Last updated')).toBeVisible();
      await examine(visitor, 'trainees-list');
      await press(page.getByRole('button', { name: 'Next' }));
      await expect(page.getByText('Showing 11–13 of 13 trainees')).toBeVisible();
      expect(page.url()).toContain('page=2');

      await searchFor(visitor, 'KESTREL 100%_');
      await expect(page.getByText('Showing 1 trainee')).toBeVisible();
      await expect(traineeRow(visitor, 'Ümit Öztürk')).toBeVisible();
      await page.waitForURL(/search=KESTREL\+100%25_$/);
      if (device === DESKTOP) await goToTraineeByKeyboard(visitor, 'Ümit Öztürk');
      await searchFor(visitor, 'öZTÜRK');
      await expect(traineeRow(visitor, 'Ümit Öztürk')).toBeVisible();
      await press(page.getByRole('button', { name: 'Clear search' }));
      await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();

      await unfold(visitor, 'Filters');
      await page.getByLabel('Sort by').selectOption('Name Z–A');
      await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Ümit Öztürk');
      await chooseCompany(visitor, page.getByRole('main'), 'Brightwater Foods');
      await expect(page.getByText('Showing 1–10 of 12 trainees')).toBeVisible();
      await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Tess Trainee');
      await page.reload();
      await expect(page.getByText('Showing 1–10 of 12 trainees')).toBeVisible();
      expect((await namesShown(visitor))[0]).toBe('Tess Trainee');

      await unfold(visitor, 'Filters');
      await chooseCompany(visitor, page.getByRole('main'), 'Without Trainees Ltd');
      await expect(page.getByText('No trainees found.', { exact: true })).toBeVisible();
      await examine(visitor, 'trainees-none-in-company');
      await press(page.getByRole('button', { name: 'Show all companies' }));
      await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a trainee is added, changed and deleted', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    visitor.noise.expect(createTrainee, 409);
    visitor.noise.expect(createTrainee, 400);
    const { page, press } = visitor;
    const name = 'Nora';
    await page.goto(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    const adding = page.getByRole('dialog', { name: 'Add Trainee' });
    const submit = adding.getByRole('button', { name: 'Add trainee' });
    await press(submit);
    await expect(adding.getByText('Name is required', { exact: true })).toBeVisible();
    await expect(adding.getByText(/No mail server is set up/)).toBeVisible();
    await examine(visitor, 'trainee-add-refused');
    await fillTrainee(adding, { name, email: tess.user.email, password: 'password' });
    await chooseCompany(visitor, adding, 'Kestrel 100%_Rail');
    await press(submit);
    await expect(adding.getByText(/too common|often used|guess/i)).toBeVisible();
    await fillTrainee(adding, { password: PASSWORD });
    await press(submit);
    await expect(adding.getByText('An account with this email already exists.')).toBeVisible();
    await expect(adding.getByLabel('Email')).toBeFocused();
    const email = 'nora@list.test';
    await fillTrainee(adding, { email });
    await press(submit);
    await expect(page.getByText(`${name} added successfully!`)).toBeVisible();

    await searchFor(visitor, email);
    await press(traineeRow(visitor, name).getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name: 'Edit trainee' });
    await fillTrainee(editing, { name: `${name} II` });
    await press(editing.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText(`${name} II updated successfully!`)).toBeVisible();
    await expect(traineeRow(visitor, `${name} II`)).toBeVisible();

    await press(
      traineeRow(visitor, `${name} II`).getByRole('button', { name: `Delete ${name} II` }),
    );
    const asking = page.getByRole('alertdialog', { name: `Delete ${name} II?` });
    await expect(asking.getByText('all progress (0 of 0 modules completed)')).toBeVisible();
    await examine(visitor, 'trainee-delete');
    // A double click: the second would be refused with 'Trainee not found'.
    await asking.getByRole('button', { name: 'Delete trainee' }).dblclick();
    await expect(page.getByText(`${name} II deleted successfully!`, { exact: true })).toBeVisible();
    await expect(
      page.getByText('No trainees found matching your search.', { exact: true }),
    ).toBeVisible();
  });
});

test('what cannot be loaded says why, on the list, on the page of a trainee and elsewhere', async ({
  visit,
}) => {
  const visitor = await visit({ as: admin });
  for (const read of REFUSED) visitor.noise.expect(read, 403);
  const { page, press } = visitor;
  const reason = 'Not just now.';
  const refusal = { status: 403, json: { code: 'FORBIDDEN', message: reason } };
  const reads =
    /\/api\/admin\/(trainees\?.*pageSize=10\b|trainees\/\d+\/progress|help-requests\?|feedback(\/stats)?(\?|$))/;
  await page.goto(TRAINEES);
  await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
  await page.route(reads, (route) => route.fulfill(refusal));
  await press(page.getByRole('button', { name: 'Refresh' }));
  await expect(
    page.getByText(`Failed to load trainees: what you see is not the latest. ${reason}`),
  ).toBeVisible();
  expect(await namesShown(visitor)).toHaveLength(10);
  await examine(visitor, 'trainees-stale');
  await press(page.getByRole('link', { name: 'Person 01', exact: true }));
  await expect(page.getByText('Failed to load trainee progress', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(reason, { exact: true })).toBeVisible();
  await examine(visitor, 'trainee-failed');
  await goTo(visitor, 'Help Requests');
  await expect(page.getByText('Failed to load help requests', { exact: true })).toBeVisible();
  await examine(visitor, 'help-requests-error');
  await goTo(visitor, 'Feedback');
  await expect(page.getByText(/^Error Loading Feedback: /)).toBeVisible();
  await examine(visitor, 'feedback-failed');
  await page.goto(TRAINEES);
  await expect(page.getByText('Failed to load trainees', { exact: true })).toBeVisible();
  await examine(visitor, 'trainees-failed');
  await page.unroute(reads);
  await press(page.getByRole('button', { name: 'Retry' }));
  await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
});

test.describe('the detail on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('shows every figure, note, banner and mark', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto(`${TRAINEES}/${tess.user.id}`);
    await expect(page.getByText('Tess Trainee', { exact: true })).toBeVisible();
    await expect(page.getByText(tess.user.email, { exact: true })).toBeVisible();
    await expect(page.getByText('Brightwater Foods', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Real-time progress tracking active', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Each module counts equally: 25.0% (100% ÷ 4).', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Overall progress counts the modules whose quiz was passed (70% or higher).', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByText('Total', { exact: true })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Remaining', { exact: true })).toBeVisible();
    await expect(page.getByText('Overall Progress', { exact: true })).toBeVisible();
    await expect(page.getByText('25%', { exact: true })).toBeVisible();
    await expect(page.getByText('1 of 4 modules', { exact: true })).toBeVisible();
    await expect(page.getByText('Modules Completed', { exact: true })).toBeVisible();
    await expect(page.getByText('of 4 modules', { exact: true })).toBeVisible();
    await expect(page.getByText('Average Score', { exact: true })).toBeVisible();
    await expect(page.getByText('50%', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('across all 3 modules with a quiz', { exact: true })).toBeVisible();
    await expect(page.getByText('Time Invested', { exact: true })).toBeVisible();
    await expect(page.getByText('0 min', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/ hours?$/)).toHaveCount(0);
    await expect(page.getByText('Module Progress', { exact: true })).toBeVisible();
    await expect(page.getByText('Welcome', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('House rules', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Going home', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Site tour', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('25.0% of overall', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Duration', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Time Spent', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('0 min (0% watched)', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Quiz required (70% to pass)', { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('Passed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Not passed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Locked', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('In Progress', { exact: true })).toBeVisible();
    await expect(page.getByText('Last updated')).toBeVisible();
    const failed = page.getByRole('progressbar', { name: /House rules: score on the way/ });
    expect(Number(await failed.getAttribute('aria-valuenow'))).toBeCloseTo((50 / 70) * 100, 0);
    await expect(page.getByRole('link', { name: 'Going home' })).toHaveCount(0);
    await examine(visitor, 'trainee-detail');
    await unfold(visitor, 'More actions');
    await press(page.getByRole('button', { name: 'Refresh' }));
    await expect(
      toasts(visitor).getByText('Progress data refreshed', { exact: true }),
    ).toBeVisible();
    await press(page.getByRole('link', { name: 'Welcome', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });
});
