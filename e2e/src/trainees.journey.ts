/** The trainee list and a trainee's own page: every state, text and way through them. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { TRAINEE_LIST_REFRESH_MS } from '@portal/contract/limits';
import {
  createTrainee,
  deleteTrainee,
  getTraineeProgress,
  listTrainees,
  updateTrainee,
} from '@portal/contract/trainees';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
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

let portal: Portal;
let admin: Session;
let tess: Session;
let emptyCompanyId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const busy = await addCompany(portal, admin.token, 'Brightwater Foods');
  const small = await addCompany(portal, admin.token, 'Kestrel 100%_Rail');
  emptyCompanyId = (await addCompany(portal, admin.token, 'Without Trainees Ltd')).id;
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
      await searchFor(visitor, 'öZTÜRK');
      await expect(traineeRow(visitor, 'Ümit Öztürk')).toBeVisible();
      await searchFor(visitor, 'unknown%');
      await expect(
        page.getByText('No trainees found matching your search.', { exact: true }),
      ).toBeVisible();
      await examine(visitor, 'trainees-no-match');
      const results = page.getByRole('region', { name: 'Trainees' });
      await press(results.getByRole('button', { name: 'Clear search' }));
      await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
      await expect(results).toBeFocused();

      await page.getByLabel('Sort by').selectOption('Name Z–A');
      await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Ümit Öztürk');
      await chooseCompany(visitor, page.getByRole('main'), 'Brightwater Foods');
      await expect(page.getByText('Showing 1–10 of 12 trainees')).toBeVisible();
      await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Tess Trainee');
      await page.reload();
      await expect(page.getByText('Showing 1–10 of 12 trainees')).toBeVisible();
      expect((await namesShown(visitor))[0]).toBe('Tess Trainee');

      await page.goto(`${TRAINEES}?company=${emptyCompanyId}`);
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
    await expect(adding.getByText('Email is required', { exact: true })).toBeVisible();
    await expect(adding.getByText(/Leave it empty to invite them/)).toBeVisible();
    await expect(adding.getByText(/No mail server is set up/)).toBeVisible();
    await expect(adding.getByText('Please select a company', { exact: true })).toBeVisible();
    await examine(visitor, 'trainee-add-refused');
    await fillTrainee(adding, { name, email: 'no email', password: '12345' });
    await expect(adding.getByText('Please enter a valid email address')).toBeVisible();
    await expect(adding.getByText('Password must have at least 6 characters')).toBeVisible();
    await fillTrainee(adding, { email: tess.user.email, password: 'password' });
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
    await deleteNora(visitor, `${name} II`);
  });
});

async function deleteNora(visitor: Visitor, name: string): Promise<void> {
  const { page, press } = visitor;
  const failure = { status: 500, json: { code: 'INTERNAL', message: 'The disk is full.' } };
  visitor.noise.expect(deleteTrainee, 500);
  await page.route('**/api/admin/trainees/*', (route) => route.fulfill(failure));
  await press(traineeRow(visitor, name).getByRole('button', { name: `Delete ${name}` }));
  const asking = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(asking.getByText('This cannot be undone after 30 days in the trash.')).toBeVisible();
  await expect(asking.getByText('all progress (0 of 0 modules completed)')).toBeVisible();
  await expect(asking.getByText('all quiz attempts and scores')).toBeVisible();
  await expect(asking.getByText('all help requests')).toBeVisible();
  await expect(asking.getByText('all feedback')).toBeVisible();
  await examine(visitor, 'trainee-delete');
  const confirm = asking.getByRole('button', { name: 'Delete trainee' });
  await press(confirm);
  await expect(
    asking.getByText('Failed to delete trainee: The disk is full.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/admin/trainees/*');
  // A double click: the second would be refused with 'Trainee not found'.
  await confirm.dblclick();
  await expect(page.getByText(`${name} deleted successfully!`, { exact: true })).toBeVisible();
  await expect(
    page.getByText('No trainees found matching your search.', { exact: true }),
  ).toBeVisible();
}

test.describe('the list', () => {
  test('shows failures, and can be loaded again', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    visitor.noise.expect(listTrainees, 403);
    const { page, press } = visitor;
    const refusal = { status: 403, json: { code: 'FORBIDDEN', message: 'Not just now.' } };
    // Not the smallest page, by which the session is checked.
    const lists = /\/api\/admin\/trainees\?.*pageSize=10\b/;
    await page.route(lists, (route) => route.fulfill(refusal));
    await page.goto(TRAINEES);
    await expect(page.getByText('Failed to load trainees', { exact: true })).toBeVisible();
    await expect(page.getByText('Not just now.', { exact: true })).toBeVisible();
    await examine(visitor, 'trainees-failed');
    const refusedAgain = page.waitForResponse(lists);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect(
      toasts(visitor).getByText('Retrying to load trainees...', { exact: true }),
    ).toBeVisible();
    await refusedAgain;
    await page.unroute(lists);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
    await press(page.getByRole('button', { name: 'Refresh' }));
    await expect(
      toasts(visitor).getByText('Trainee data refreshed', { exact: true }),
    ).toBeVisible();
    await page.route(lists, (route) => route.fulfill(refusal));
    await press(page.getByRole('button', { name: 'Refresh' }));
    await expect(
      toasts(visitor).getByText('Failed to load trainees', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Failed to load trainees: what you see is not the latest. Not just now.'),
    ).toBeVisible();
    expect(await namesShown(visitor)).toHaveLength(10);
    await examine(visitor, 'trainees-stale');
  });

  test('is requested each minute, once typing stops, and never for a cancelled search', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/admin/trainees' && searchParams.get('pageSize') === '10')
        asked.push(searchParams.get('search') ?? '');
    });
    await page.clock.install();
    await page.goto(TRAINEES);
    await expect(page.getByText('Showing 1–10 of 13 trainees')).toBeVisible();
    // From now on only the test moves the clock. The live channel, whose server has its own clock, may be
    // found dead and reopened, and the list is then read once more.
    await stopClock(page);
    const before = asked.length;
    await page.clock.runFor(TRAINEE_LIST_REFRESH_MS + 1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    const typed = () => [...new Set(asked.filter((search) => search !== ''))];
    const box = page.getByRole('searchbox', { name: 'Search trainees' });
    await box.pressSequentially('tess');
    await page.clock.runFor(2_000);
    await expect(page.getByText('Showing 1 trainee')).toBeVisible();
    expect(typed()).toEqual(['tess']);
    // The blank at the end of a word is kept until the next one is typed.
    await box.pressSequentially(' ');
    await page.clock.runFor(2_000);
    await box.pressSequentially('tr');
    await page.clock.runFor(2_000);
    await expect.poll(typed).toEqual(['tess', 'tess tr']);
    await expect(box).toHaveValue('tess tr');
  });

  test('no longer shows a trainee whom another admin deleted during a change', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    visitor.noise.expect(updateTrainee, 404);
    const { page, press } = visitor;
    const { id } = await add('Brief Visit', 'Brightwater Foods');
    await page.goto(`${TRAINEES}?search=brief`);
    await press(traineeRow(visitor, 'Brief Visit').getByRole('button', { name: /^Edit/ }));
    const editing = page.getByRole('dialog', { name: 'Edit trainee' });
    await fillTrainee(editing, { name: 'Longer Visit' });
    await call(portal, deleteTrainee, { id, token: admin.token });
    await press(editing.getByRole('button', { name: 'Save changes' }));
    await expect(
      editing.getByText('Failed to update trainee. Trainee not found', { exact: true }),
    ).toBeVisible();
    await press(editing.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByText('No trainees found matching your search.')).toBeVisible();
  });

  test('can be used by keyboard only', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page } = visitor;
    await page.goto(`${TRAINEES}?search=tess`);
    await expect(page.getByText('Showing 1 trainee')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Delete Tess Trainee' }));
    await page.keyboard.press('Enter');
    const asking = page.getByRole('alertdialog');
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete Tess Trainee' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Showing 1 trainee')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Tess Trainee', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${TRAINEES}/${tess.user.id}`);
    await expect(page.getByText('Module Progress', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: /^Back to/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${TRAINEES}?search=tess`);
  });

  test('leads from the tab of a company to a trainee and back', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    const tab = `/admin/company-modules/${tess.user.company?.id}/trainees?status=failed`;
    await page.goto(tab);
    const row = traineeRow(visitor, 'Tess Trainee');
    await press(row.getByRole('link', { name: 'Tess Trainee', exact: true }));
    await expect(page.getByRole('heading', { name: 'Tess Trainee' })).toBeVisible();
    await press(page.getByRole('link', { name: 'Back to trainees' }));
    await expect(page).toHaveURL(tab);
    await expect(row).toBeVisible();
  });

  test('is not for trainees', async ({ visit }) => {
    const visitor = await visit({ as: tess });
    await visitor.page.goto(TRAINEES);
    await expect(visitor.page).toHaveURL('/unauthorized');
    await expect(visitor.page.getByText('Access Denied')).toBeVisible();
  });
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
    await press(page.getByRole('button', { name: 'Refresh' }));
    await expect(
      toasts(visitor).getByText('Progress data refreshed', { exact: true }),
    ).toBeVisible();
    await press(page.getByRole('link', { name: 'Welcome', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });
});

test.describe('the detail', () => {
  test('shows failures and unknown trainees, and is requested again each half minute', async ({
    visit,
  }) => {
    const visitor = await visit({ as: admin });
    visitor.noise.expect(getTraineeProgress, 403);
    visitor.noise.expect(getTraineeProgress, 404);
    const { page, press } = visitor;
    const progress = '**/api/admin/trainees/*/progress';
    const refusal = { status: 403, json: { code: 'FORBIDDEN', message: 'Not just now.' } };
    await page.route(progress, (route) => route.fulfill(refusal));
    await page.goto(`${TRAINEES}/${tess.user.id}`);
    await expect(page.getByText('Failed to load trainee progress', { exact: true })).toBeVisible();
    await expect(page.getByText('Not just now.', { exact: true })).toBeVisible();
    await examine(visitor, 'trainee-failed');
    await page.unroute(progress);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByRole('heading', { name: 'Tess Trainee' })).toBeVisible();

    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/progress')) asked += 1;
    });
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Tess Trainee' })).toBeVisible();
    // A live channel that opens again also requests the progress. In small steps it stays open.
    await visitor.untilLive();
    const before = asked;
    await passTime(page, { stepMs: 5_000, look: () => asked }).toBeGreaterThan(before);

    for (const unknownId of ['999999', 'abc']) {
      await page.goto(`${TRAINEES}/${unknownId}`);
      await expect(page.getByText('Trainee not found', { exact: true })).toBeVisible();
    }
    await press(page.getByRole('link', { name: 'Back to trainees' }));
    await expect(page).toHaveURL(TRAINEES);
  });

  test('shows no company if there is none, and no false times', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page } = visitor;
    const progress = '**/api/admin/trainees/*/progress';
    const alone = {
      trainee: { id: 7, name: 'Lone', email: 'lone@list.test', company: null },
      hasPassword: true,
      ...{ overallProgress: 0, modulesCompleted: 0, totalModules: 0, averageScore: 0 },
      ...{ totalTimeSpent: 20, lastUpdated: null, moduleProgress: [] },
    };
    await page.route(progress, (route) => route.fulfill({ json: alone }));
    await page.goto(`${TRAINEES}/7`);
    await expect(page.getByText('Unknown Company', { exact: true })).toBeVisible();
    await expect(page.getByText('no modules assigned', { exact: true })).toBeVisible();
    await expect(page.getByText('<1 min', { exact: true })).toBeVisible();
    await expect(page.getByText('<0.1 hours', { exact: true })).toBeVisible();
    await examine(visitor, 'trainee-alone');
  });
});
