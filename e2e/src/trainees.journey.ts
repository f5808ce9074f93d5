/** The trainee list and a trainee's own page: every state, text and way through them. */
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { TRAINEE_DETAIL_REFRESH_MS, TRAINEE_LIST_REFRESH_MS } from '@portal/contract/limits';
import {
  createTrainee,
  deleteTrainee,
  getTraineeProgress,
  listTrainees,
  updateTrainee,
} from '@portal/contract/trainees';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo, untilFocused } from './harness/keyboard.ts';
import { readLetters, toasts } from './harness/letters.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
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

let browser: Browser;
let portal: Portal;
let admin: Session;
let tess: Session;
let emptyCompanyId: number;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  const busy = await addCompany(portal, admin.token, 'Brightwater Foods');
  const small = await addCompany(portal, admin.token, 'Kestrel 100%_Rail');
  emptyCompanyId = (await addCompany(portal, admin.token, 'Nobody Yet Ltd')).id;
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
}, 60_000);
afterAll(() => ended.disposeAsync());

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

async function come(stack: AsyncDisposableStack, device: Device = DESKTOP): Promise<Visitor> {
  const visitor = stack.use(await visit(browser, portal, { device }));
  await signIn(visitor, admin);
  return visitor;
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('the list is searched, filtered, sorted and turned, and the address says how', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack, device);
    const { page, see, press, open } = visitor;
    await open(TRAINEES);
    await see('Showing 1–10 of 13 trainees', 'Last updated');
    await examine(visitor, 'trainees-list');
    await press(page.getByRole('button', { name: 'Next' }));
    await see('Showing 11–13 of 13 trainees');
    expect(page.url()).toContain('page=2');

    await searchFor(visitor, 'KESTREL 100%_');
    await see('Showing 1 trainee', traineeRow(visitor, 'Ümit Öztürk'));
    await page.waitForURL(/search=KESTREL\+100%25_$/);
    await searchFor(visitor, 'öZTÜRK');
    await see(traineeRow(visitor, 'Ümit Öztürk'));
    await searchFor(visitor, 'nobody%');
    await readLetters(visitor, 'No trainees found matching your search.');
    await examine(visitor, 'trainees-no-match');
    const results = page.getByRole('region', { name: 'Trainees' });
    await press(results.getByRole('button', { name: 'Clear search' }));
    await see('Showing 1–10 of 13 trainees');
    await untilFocused(results);

    await page.getByLabel('Sort by').selectOption('Name Z–A');
    await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Ümit Öztürk');
    await chooseCompany(visitor, page.getByRole('main'), 'Brightwater Foods');
    await see('Showing 1–10 of 12 trainees');
    await expect.poll(async () => (await namesShown(visitor))[0]).toBe('Tess Trainee');
    await page.reload();
    await see('Showing 1–10 of 12 trainees');
    expect((await namesShown(visitor))[0]).toBe('Tess Trainee');

    await open(`${TRAINEES}?company=${emptyCompanyId}`);
    await readLetters(visitor, 'No trainees found.');
    await examine(visitor, 'trainees-none-in-company');
    await press(page.getByRole('button', { name: 'Show all companies' }));
    await see('Showing 1–10 of 13 trainees');
  });

  it('a trainee is added, changed and deleted', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack, device);
    visitor.noise.expect(createTrainee, 409);
    visitor.noise.expect(createTrainee, 400);
    const { page, see, press, open } = visitor;
    const name = `Nora ${device.name}`;
    await open(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    const adding = page.getByRole('dialog', { name: 'Add Trainee' });
    const submit = adding.getByRole('button', { name: 'Add trainee' });
    await press(submit);
    await see(
      adding.getByText('Name is required', { exact: true }),
      adding.getByText('Email is required', { exact: true }),
      adding.getByText('Password is required', { exact: true }),
      adding.getByText('Please select a company', { exact: true }),
    );
    await examine(visitor, 'trainee-add-refused');
    await fillTrainee(adding, { name, email: 'no email', password: '12345' });
    await see(
      adding.getByText('Please enter a valid email address'),
      adding.getByText('Password must have at least 6 characters'),
    );
    await fillTrainee(adding, { email: tess.user.email, password: 'password' });
    await chooseCompany(visitor, adding, 'Kestrel 100%_Rail');
    await press(submit);
    await see(adding.getByText(/too common|often used|guess/i));
    await fillTrainee(adding, { password: PASSWORD });
    await press(submit);
    await see(adding.getByText('An account with this email already exists.'));
    await untilFocused(adding.getByLabel('Email'));
    const email = `nora.${device.width}@list.test`;
    await fillTrainee(adding, { email });
    await press(submit);
    await see(`${name} added successfully!`);

    await searchFor(visitor, email);
    await press(traineeRow(visitor, name).getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name: 'Edit trainee' });
    await fillTrainee(editing, { name: `${name} II` });
    await press(editing.getByRole('button', { name: 'Save changes' }));
    await see(`${name} II updated successfully!`, traineeRow(visitor, `${name} II`));
    await deleteNora(visitor, `${name} II`);
  });
});

async function deleteNora(visitor: Visitor, name: string): Promise<void> {
  const { page, see, press } = visitor;
  const failure = { status: 500, json: { code: 'INTERNAL', message: 'The disk is full.' } };
  visitor.noise.expect(deleteTrainee, 500);
  await page.route('**/api/admin/trainees/*', (route) => route.fulfill(failure));
  await press(traineeRow(visitor, name).getByRole('button', { name: `Delete ${name}` }));
  const asking = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await see(
    asking.getByText('This cannot be undone.'),
    asking.getByText('all progress (0 of 0 modules completed)'),
    asking.getByText('all quiz attempts and scores'),
    asking.getByText('all help requests'),
    asking.getByText('all feedback'),
  );
  await examine(visitor, 'trainee-delete');
  const confirm = asking.getByRole('button', { name: 'Delete trainee' });
  await press(confirm);
  await see(asking.getByText('Failed to delete trainee: The disk is full.', { exact: true }));
  await page.unroute('**/api/admin/trainees/*');
  // Doubled, as impatient people do it: the second would be refused with 'Trainee not found'.
  await confirm.dblclick();
  await readLetters(visitor, `${name} deleted successfully!`);
  await readLetters(visitor, 'No trainees found matching your search.');
}

describe('the list', () => {
  it('says what failed, and tries again', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    visitor.noise.expect(listTrainees, 403);
    const { page, see, press, open } = visitor;
    const refusal = { status: 403, json: { code: 'FORBIDDEN', message: 'Not just now.' } };
    // Not the smallest page, by which the session is checked.
    const lists = /\/api\/admin\/trainees\?.*pageSize=10\b/;
    await page.route(lists, (route) => route.fulfill(refusal));
    await open(TRAINEES);
    await readLetters(visitor, 'Failed to load trainees', 'Not just now.');
    await examine(visitor, 'trainees-failed');
    await press(page.getByRole('button', { name: 'Retry' }));
    await see(toasts(visitor).getByText('Retrying to load trainees...', { exact: true }));
    await page.unroute(lists);
    await press(page.getByRole('button', { name: 'Retry' }));
    await see('Showing 1–10 of 13 trainees');
    await press(page.getByRole('button', { name: 'Refresh' }));
    await see(toasts(visitor).getByText('Trainee data refreshed', { exact: true }));
    await page.route(lists, (route) => route.fulfill(refusal));
    await press(page.getByRole('button', { name: 'Refresh' }));
    await see(
      toasts(visitor).getByText('Failed to load trainees', { exact: true }),
      'Failed to load trainees: what you see is not the latest. Not just now.',
    );
    expect(await namesShown(visitor)).toHaveLength(10);
    await examine(visitor, 'trainees-stale');
  });

  it('is asked for again each minute, once typing rests, and never for a search that was given up', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    const { page, see, open } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/admin/trainees' && searchParams.get('pageSize') === '10')
        asked.push(searchParams.get('search') ?? '');
    });
    await page.clock.install();
    await open(TRAINEES);
    await see('Showing 1–10 of 13 trainees');
    // From here on only the test moves the clock. The live channel, whose server has a clock of its own, may be
    // found dead and reopened, and the list is then read once more.
    await page.clock.pauseAt(Date.now() + 1_000);
    const before = asked.length;
    await page.clock.runFor(TRAINEE_LIST_REFRESH_MS + 1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    const typed = () => [...new Set(asked.filter((search) => search !== ''))];
    const box = page.getByRole('searchbox', { name: 'Search trainees' });
    await box.pressSequentially('tess');
    await page.clock.runFor(2_000);
    await see('Showing 1 trainee');
    expect(typed()).toEqual(['tess']);
    // The blank that ends a word is kept until the next one is typed.
    await box.pressSequentially(' ');
    await page.clock.runFor(2_000);
    await box.pressSequentially('tr');
    await page.clock.runFor(2_000);
    await expect.poll(typed).toEqual(['tess', 'tess tr']);
    expect(await box.inputValue()).toBe('tess tr');
  });

  it('no longer shows whom somebody else deleted during a change', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    visitor.noise.expect(updateTrainee, 404);
    const { page, see, press, open } = visitor;
    const { id } = await add('Brief Visit', 'Brightwater Foods');
    await open(`${TRAINEES}?search=brief`);
    await press(traineeRow(visitor, 'Brief Visit').getByRole('button', { name: /^Edit/ }));
    const editing = page.getByRole('dialog', { name: 'Edit trainee' });
    await fillTrainee(editing, { name: 'Longer Visit' });
    await call(portal, deleteTrainee, { id, token: admin.token });
    await press(editing.getByRole('button', { name: 'Save changes' }));
    await see(editing.getByText('Failed to update trainee. Trainee not found', { exact: true }));
    await press(editing.getByRole('button', { name: 'Cancel' }));
    await see('No trainees found matching your search.');
  });

  it('is gone through by keys alone', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    const { page, see, open, arriveAt } = visitor;
    await open(`${TRAINEES}?search=tess`);
    await see('Showing 1 trainee');
    await tabTo(page, page.getByRole('button', { name: 'Delete Tess Trainee' }));
    await page.keyboard.press('Enter');
    const asking = page.getByRole('alertdialog');
    await untilFocused(asking.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await untilFocused(page.getByRole('button', { name: 'Delete Tess Trainee' }));
    await page.reload();
    await see('Showing 1 trainee');
    await tabTo(page, page.getByRole('link', { name: 'Tess Trainee', exact: true }));
    await page.keyboard.press('Enter');
    await arriveAt(`${TRAINEES}/${tess.user.id}`);
    await tabTo(page, page.getByRole('link', { name: /^Back to/ }));
    await page.keyboard.press('Enter');
    await arriveAt(`${TRAINEES}?search=tess`);
  });

  it('is not for trainees', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = stack.use(await visit(browser, portal));
    await signIn(visitor, tess);
    await visitor.open(TRAINEES);
    await visitor.arriveAt('/unauthorized');
    await visitor.see('Access Denied');
  });
});

describe.each([DESKTOP, PHONE])('the detail on a $name', (device: Device) => {
  it('shows every figure, note, banner and mark', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack, device);
    const { page, see, press, open } = visitor;
    await open(`${TRAINEES}/${tess.user.id}`);
    await readLetters(
      visitor,
      ...['Tess Trainee', tess.user.email, 'Brightwater Foods'],
      'Real-time progress tracking active',
      'Each module counts equally: 25.0% (100% ÷ 4).',
      'Overall progress counts the modules whose quiz was passed (70% or higher).',
      ...['Total', 'Completed', 'Remaining'],
      ...['Overall Progress', '25%', '1 of 4 modules', 'Modules Completed', 'of 4 modules'],
      ...['Average Score', '50%', 'across all 4 modules', 'Time Invested', '0 min', '0.0 hours'],
      ...['Module Progress', 'Welcome', 'House rules', 'Going home', 'Site tour'],
      ...['25.0% of overall', 'Duration', 'Time Spent', '0 min (0% watched)'],
      ...['Quiz required (70% to pass)', 'Passed', 'Not passed', 'Locked', 'In Progress'],
    );
    await see('Last updated');
    const failed = page.getByRole('progressbar', { name: /House rules: score on the way/ });
    expect(Number(await failed.getAttribute('aria-valuenow'))).toBeCloseTo((50 / 70) * 100, 0);
    expect(await page.getByRole('link', { name: 'Going home' }).count()).toBe(0);
    await examine(visitor, 'trainee-detail');
    await press(page.getByRole('button', { name: 'Refresh' }));
    await see(toasts(visitor).getByText('Progress data refreshed', { exact: true }));
    await press(page.getByRole('link', { name: 'Welcome', exact: true }));
    await see(page.getByRole('dialog', { name: 'Welcome' }));
  });
});

describe('the detail', () => {
  it('says what failed, that nobody is there, and asks again each half minute', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    visitor.noise.expect(getTraineeProgress, 403);
    visitor.noise.expect(getTraineeProgress, 404);
    const { page, see, press, open } = visitor;
    const progress = '**/api/admin/trainees/*/progress';
    const refusal = { status: 403, json: { code: 'FORBIDDEN', message: 'Not just now.' } };
    await page.route(progress, (route) => route.fulfill(refusal));
    await open(`${TRAINEES}/${tess.user.id}`);
    await readLetters(visitor, 'Failed to load trainee progress', 'Not just now.');
    await examine(visitor, 'trainee-failed');
    await page.unroute(progress);
    await press(page.getByRole('button', { name: 'Retry' }));
    await see(page.getByRole('heading', { name: 'Tess Trainee' }));

    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/progress')) asked += 1;
    });
    await page.clock.install();
    await page.reload();
    await see(page.getByRole('heading', { name: 'Tess Trainee' }));
    const before = asked;
    await page.clock.runFor(TRAINEE_DETAIL_REFRESH_MS + 1_000);
    await expect.poll(() => asked).toBe(before + 1);

    for (const nobody of ['999999', 'abc']) {
      await open(`${TRAINEES}/${nobody}`);
      await readLetters(visitor, 'Trainee not found');
    }
  });

  it('names no company where there is none, and lies about no time', async () => {
    await using stack = new AsyncDisposableStack();
    const visitor = await come(stack);
    const { page, open } = visitor;
    const progress = '**/api/admin/trainees/*/progress';
    const alone = {
      trainee: { id: 7, name: 'Lone', email: 'lone@list.test', company: null },
      ...{ overallProgress: 0, modulesCompleted: 0, totalModules: 0, averageScore: 0 },
      ...{ totalTimeSpent: 20, lastUpdated: null, moduleProgress: [] },
    };
    await page.route(progress, (route) => route.fulfill({ json: alone }));
    await open(`${TRAINEES}/7`);
    await readLetters(visitor, 'Unknown Company', 'no modules assigned', '<1 min', '<0.1 hours');
    await examine(visitor, 'trainee-alone');
  });
});
