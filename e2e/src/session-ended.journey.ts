/** A session that the server ends under a page: the login comes over it, and nothing entered is lost. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { askForHelp } from '@portal/contract/help';
import { completeVideo, getDashboard } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  lengthen,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import { ADMIN, type Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { endSession, logInAgain, loginDialog, storedKeys } from './screens/accounts.ts';
import { writeFrom } from './screens/chat.ts';
import { fillModule, openModules, saveModule } from './screens/company-modules.ts';
import { openUpdate } from './screens/help.ts';
import { currentTime, isPaused, openVideo, playUntil, startPlaying } from './screens/player.ts';
import { chooseCompany, fillTrainee, TRAINEES } from './screens/trainees.ts';
import { answerQuestions, chooseOneOf } from './screens/training.ts';

const CLIP = fixture('clips/intro-4s.mp4');
const QUESTIONS = ['first', 'second'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`],
  answer: `Right ${place}`,
}));

let portal: Portal;
let companyId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  ({ id: companyId } = await addCompany(portal, token, 'Brightwater Foods'));
});

/** A browser with its own session. */
async function comeAs(visit: Visit, session: Session): Promise<Visitor> {
  const visitor = await visit({ as: session });
  // Refusals because the session has ended are expected in these journeys.
  visitor.noise.expectComplaint(/^(GET|POST|PUT) \/api\/\S+ 401$/);
  // Posters that a page still loads.
  visitor.noise.expectComplaint(/^GET \/api\/uploads\/\S+\.webp 403$/);
  return visitor;
}

/** Each with its own session, because it is ended. */
const comeAsAdmin = async (visit: Visit) => comeAs(visit, await signInAdmin(portal));

const trainee = (name: string) => addTrainee(portal, person(name), 'Brightwater Foods');

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a half-written module is kept, and so is its upload that is in progress', async ({
    visit,
  }) => {
    const visitor = await comeAsAdmin(visit);
    const { page, press } = visitor;
    await openModules(visitor, companyId);
    const name = 'Half-written';
    await fillModule(visitor, { name, clip: CLIP, duration: '0:04', questions: [] });
    await page.getByLabel('Description').fill('Not saved yet.');

    await endSession(portal, visitor);
    const dialog = loginDialog(visitor, /^Admin Login$/);
    await expect(dialog.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await examine(visitor, 'session-ended');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();

    await logInAgain(visitor, ADMIN);
    await expect(page.getByLabel('Description')).toHaveValue('Not saved yet.');
    await expect(page.getByLabel('Description')).toBeFocused();

    const goesOn = Promise.withResolvers<void>();
    const isSending = Promise.withResolvers<void>();
    await page.route('**/api/admin/video-uploads?*', async (route) => {
      isSending.resolve();
      await goesOn.promise;
      await route.continue();
    });
    await saveModule(visitor);
    await isSending.promise;
    await endSession(portal, visitor);
    await expect(loginDialog(visitor)).toBeVisible();
    goesOn.resolve();
    await logInAgain(visitor, ADMIN);
    await press(page.getByRole('button', { name: 'Retry', exact: true }));
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
  });

  test('a half-written trainee in a dialog is kept as well, and keys do not reach it', async ({
    visit,
  }) => {
    const visitor = await comeAsAdmin(visit);
    const { page, press } = visitor;
    await page.goto(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    const adding = page.getByRole('dialog', { name: 'Add Trainee' });
    await expect(adding.getByLabel('Full name')).toBeFocused();
    const who = person('Nora');
    await fillTrainee(adding, who);
    await chooseCompany(visitor, adding, 'Brightwater Foods');

    await endSession(portal, visitor);
    const dialog = loginDialog(visitor, /^Admin Login$/);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await examine(visitor, 'session-ended-over-dialog');
    await logInAgain(visitor, ADMIN);
    await expect(adding.getByLabel('Email')).toHaveValue(who.email);
    await press(adding.getByRole('button', { name: 'Add trainee' }));
    await expect(page.getByText(`${who.name} added successfully!`)).toBeVisible();
  });
});

test('a refused save of a company is repeated after the login, by keyboard only', async ({
  visit,
}) => {
  const visitor = await comeAsAdmin(visit);
  const { page } = visitor;
  // Without the live channel, the save is the first call that finds the end of the session.
  await page.routeWebSocket('**/api/ws*', () => undefined);
  await page.goto('/admin/company-modules');
  await tabTo(page, page.getByRole('button', { name: 'New Company' }));
  await page.keyboard.press('Enter');
  const creating = page.getByRole('dialog', { name: 'New Company' });
  await expect(creating.getByLabel('Company name')).toBeFocused();
  await page.keyboard.type('Keyboard Ltd');

  await endSession(portal, visitor);
  await page.keyboard.press('Enter');
  const dialog = loginDialog(visitor);
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(creating.getByLabel('Company name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keyboard Ltd', level: 1 })).toBeVisible();
});

test('an expired session keeps the half-written answer to a help request', async ({ visit }) => {
  const { token } = await trainee('Hanna Helpless');
  await call(portal, askForHelp, { token, body: { message: 'Where do I begin?' } });
  const visitor = await comeAsAdmin(visit);
  await visitor.page.goto('/admin/help-requests');
  const dialog = await openUpdate(visitor, 'Where do I begin?');
  await dialog.getByLabel('Admin notes').fill('With the first module.');
  await expireSessions(ADMIN.email);
  await logInAgain(visitor, ADMIN);
  await expect(dialog.getByLabel('Admin notes')).toHaveValue('With the first module.');
  await visitor.press(dialog.getByRole('button', { name: 'Update Request' }));
  await expect(visitor.page.getByText('Help request updated successfully')).toBeVisible();
});

test('the page sends no requests until the login, then shows what changed', async ({ visit }) => {
  const visitor = await comeAsAdmin(visit);
  const { page } = visitor;
  await page.clock.install();
  await page.goto('/admin/company-modules');
  await expect(page.getByRole('link', { name: 'Brightwater Foods' })).toBeVisible();
  await endSession(portal, visitor);
  await expect(loginDialog(visitor)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  // Longer than every poll of the page.
  await page.clock.runFor(65_000);
  expect(asked).toEqual([]);

  const { token } = await signInAdmin(portal);
  await addCompany(portal, token, 'New meanwhile');
  await logInAgain(visitor, ADMIN);
  await expect(page.getByRole('link', { name: 'New meanwhile' })).toBeVisible();
  asked.length = 0;
  await page.clock.runFor(65_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test.describe('another account gets a fresh page', () => {
  test('of another role', async ({ visit }) => {
    const { user } = await trainee('Otto Other');
    const visitor = await comeAsAdmin(visit);
    const { page, press } = visitor;
    await page.goto(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    await page.getByLabel('Full name').fill('Half-typed');
    await endSession(portal, visitor);
    await expect(loginDialog(visitor)).toBeVisible();
    visitor.noise.expect(logInAsAdmin, 401);
    await loginDialog(visitor).getByLabel('Email').fill(user.email);
    await logInAgain(visitor, person(user.name));
    await expect(page).toHaveURL('/training');
    await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Half-typed')).toHaveCount(0);
  });

  test('of the same role, in every tab', async ({ visit }) => {
    const [first, second] = [await trainee('Fay First'), await trainee('Sam Second')];
    const roomId = await writeFrom(portal, second, first, 'For Fay alone');
    const visitor = await comeAs(visit, first);
    const { page } = visitor;
    await page.goto(`/chat?room=${roomId}`);
    await page.getByPlaceholder('Type your message here...').fill('A secret of Fay');
    const other = await visitor.openTab();
    await other.page.goto('/training');
    await expect(other.page.getByRole('heading', { name: 'Welcome, Fay First' })).toBeVisible();
    // The heading is in the shell too. A session that ends before the app runs leads to the login page.
    await visitor.untilLive();
    await other.untilLive();
    await endSession(portal, visitor);
    await Promise.all([visitor, other].map((tab) => expect(loginDialog(tab)).toBeVisible()));

    await loginDialog(visitor).getByLabel('Email').fill(second.user.email);
    await logInAgain(visitor, person('Sam Second'));
    for (const tab of [visitor, other]) {
      await expect(tab.page).toHaveURL('/training');
      await expect(tab.page.getByRole('heading', { name: 'Welcome, Sam Second' })).toBeVisible();
      await expect(tab.page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto(`/chat?room=${roomId}`);
    await expect(page.getByPlaceholder('Type your message here...')).toBeVisible();
    await expect(page.getByPlaceholder('Type your message here...')).toHaveValue('');
  });
});

test('one login serves every tab, and each keeps what was entered in it', async ({ visit }) => {
  const visitor = await comeAsAdmin(visit);
  const other = await visitor.openTab();
  for (const [tab, name] of [
    [visitor, 'Of the first tab'],
    [other, 'Of the second tab'],
  ] as const) {
    await tab.page.goto('/admin/company-modules');
    await tab.press(tab.page.getByRole('button', { name: 'New Company' }));
    await tab.page.getByLabel('Company name').fill(name);
  }
  await endSession(portal, visitor);
  await Promise.all([visitor, other].map((tab) => expect(loginDialog(tab)).toBeVisible()));
  await logInAgain(visitor, ADMIN);
  await expect(loginDialog(other)).toHaveCount(0);
  await expect(visitor.page.getByLabel('Company name')).toHaveValue('Of the first tab');
  await other.press(other.page.getByRole('button', { name: 'Create company' }));
  await expect(other.page.getByText('Company created successfully!')).toBeVisible();
});

test('a tab that is opened with an ended session does not change the page of another tab', async ({
  visit,
}) => {
  const visitor = await comeAsAdmin(visit);
  const { page, press } = visitor;
  await page.routeWebSocket('**/api/ws*', () => undefined);
  await page.goto('/admin/company-modules');
  await press(page.getByRole('button', { name: 'New Company' }));
  await page.getByLabel('Company name').fill('Half-typed');
  await endSession(portal, visitor);
  // Otherwise this tab may notice the end first, and the other one begins without a session.
  await page.route('**/api/**', () => undefined);
  const other = await visitor.openTab();
  await other.page.goto('/admin/feedback');
  await expect(other.page).toHaveURL('/login/ADMIN?next=%2Fadmin%2Ffeedback');
  await page.unroute('**/api/**');
  await expect(other.page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginDialog(visitor)).toBeVisible();
  await logInAgain(visitor, ADMIN);
  await expect(other.page).toHaveURL('/admin/feedback');
  await expect(page.getByLabel('Company name')).toHaveValue('Half-typed');
});

test('a draft in a chat survives a new password', async ({ visit }) => {
  const [tess, tom] = [await trainee('Tess Talker'), await trainee('Tom Talker')];
  const roomId = await writeFrom(portal, tom, tess, 'First');
  const visitor = await comeAs(visit, tess);
  const { page } = visitor;
  const composer = page.getByPlaceholder('Type your message here...');
  await page.goto(`/chat?room=${roomId}`);
  await expect(page.getByRole('log').getByText('First')).toBeVisible();
  await composer.fill('Half a sentence');
  const { token } = await signInAdmin(portal);
  const password = 'a new one from the admin';
  await call(portal, updateTrainee, { id: tess.user.id, token, body: { password } });
  await expect(loginDialog(visitor, /^Trainee Login$/)).toBeVisible();
  await writeFrom(portal, tom, tess, 'Said meanwhile');

  visitor.noise.expect(logIn, 401);
  const dialog = loginDialog(visitor);
  await dialog.getByLabel('Password', { exact: true }).fill(person('Tess Talker').password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await logInAgain(visitor, { password });
  await expect(page.getByRole('log').getByText('Said meanwhile')).toBeVisible();
  await expect(composer).toBeFocused();
  await composer.press('End');
  await page.keyboard.type(', now whole');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Half a sentence, now whole')).toBeVisible();
});

test('a video stops, and continues where it was', async ({ visit }) => {
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, 'Film Ltd');
  const clip = fixture('clips/long-6s.mp4');
  const film = await addModule(portal, token, company.id, { name: 'Introduction', clip });
  await lengthen(portal, token, film, [CLIP]);
  const vera = person('Vera Viewer');
  const visitor = await comeAs(visit, await addTrainee(portal, vera, company.name));
  const region = await openVideo(visitor, film);
  await startPlaying(visitor, region);
  await playUntil(visitor, 1);
  // The second part may be asked for by its link of the ended session, which is then renewed.
  visitor.noise.expectComplaint(/^GET \/api\/uploads\/\S+\.mp4 403$/);
  await endSession(portal, visitor);
  await expect(loginDialog(visitor).getByRole('heading')).toBeFocused();
  // Once: a video that goes on comes to a stop by itself, at the end of a part.
  expect(await isPaused(visitor)).toBe(true);
  const stoppedAt = await currentTime(visitor);
  await logInAgain(visitor, vera);
  expect(await currentTime(visitor)).toBeCloseTo(stoppedAt);
  await visitor.press(region.getByRole('button', { name: 'Play', exact: true }));
  const completed = visitor.page.getByText(
    'Module completed successfully! You can now access the next module.',
  );
  // The seconds after the last report of the ended session are not credited.
  visitor.noise.expect(completeVideo, 409);
  const unwatched = visitor.page.getByText('of this video is still to be watched');
  // The rest of the video takes nine seconds at most, each time.
  const untilEnd = { timeout: 60_000 };
  await expect(completed.or(unwatched)).toBeVisible(untilEnd);
  if (await unwatched.isVisible()) await startPlaying(visitor, region);
  await expect(completed).toBeVisible(untilEnd);
});

test('the answers of a quiz are kept, and can be submitted', async ({ visit }) => {
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, 'Quiz Ltd');
  const quiz = { name: 'Order', questions: QUESTIONS };
  const { id } = await addModule(portal, token, company.id, quiz);
  await addModule(portal, token, company.id, { ...quiz, name: 'Afterwards' });
  const visitor = await comeAs(visit, await addTrainee(portal, person('Quin'), company.name));
  const { page, press } = visitor;
  await page.goto(`/training/module/${id}`);
  const right = ['Right first', 'Right second'];
  await answerQuestions(visitor, right, 1);
  const last = await chooseOneOf(visitor, right);
  await endSession(portal, visitor);
  await logInAgain(visitor, person('Quin'));
  await expect(page.getByRole('radio', { name: last })).toBeChecked();
  await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
  await expect(page.getByText('Congratulations! You passed with 100%')).toBeVisible();
});

test('a deleted user can leave the page', async ({ visit }) => {
  const deleted = await trainee('Gaby Gone');
  const visitor = await comeAs(visit, deleted);
  const { page, press } = visitor;
  visitor.noise.expect(getDashboard, 401);
  await page.goto('/training');
  await expect(page.getByRole('heading', { name: 'Welcome, Gaby Gone' })).toBeVisible();
  // The heading is in the shell too.
  await visitor.untilLive();
  const { token } = await signInAdmin(portal);
  await call(portal, deleteTrainee, { id: deleted.user.id, token });
  const dialog = loginDialog(visitor);
  await expect(dialog).toBeVisible();
  visitor.noise.expect(logIn, 401);
  await dialog.getByLabel('Password', { exact: true }).fill(person('Gaby Gone').password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Log in with another account' }));
  await expect(page).toHaveURL('/login/TRAINEE');
  await expect(page.getByRole('heading', { name: 'Trainee Login' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  expect(await storedKeys(page)).not.toContain('authToken');
});

/** Makes two weeks pass for the sessions of this account, directly in the database. */
async function expireSessions(email: string): Promise<void> {
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5_000 });
  database
    .prepare(
      'update sessions set expires_at = 1 where user_id in (select id from users where email = ?)',
    )
    .run(email);
  database.close();
  // The portal keeps the rows that it has read until it changes the table itself.
  await signInAdmin(portal);
}
