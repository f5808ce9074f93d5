/** A session that the server ends under a page: the login comes over it, and nothing entered is lost. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logIn, logInAsAdmin, type Session } from '@portal/contract/accounts';
import { askForHelp } from '@portal/contract/help';
import { getDashboard } from '@portal/contract/learning';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo, untilFocused } from './harness/keyboard.ts';
import { ADMIN, type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { endSession, logInAgain, loginDialog, signIn, storedToken } from './screens/accounts.ts';
import { writeFrom } from './screens/chat.ts';
import { fillModule, openModules, saveModule } from './screens/company-modules.ts';
import { openUpdate } from './screens/help.ts';
import { currentTime, openVideo, playUntil, startPlaying } from './screens/player.ts';
import { chooseCompany, fillTrainee, TRAINEES } from './screens/trainees.ts';
import { answerQuestions } from './screens/training.ts';

const CLIP = fixture('clips/intro-4s.mp4');
const QUESTIONS = ['first', 'second'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`],
  answer: `Right ${place}`,
}));

let browser: Browser;
let portal: Portal;
let companyId: number;
let film: { id: number; name: string };
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  const { token } = await signInAdmin(portal);
  ({ id: companyId } = await addCompany(portal, token, 'Brightwater Foods'));
  film = await addModule(portal, token, companyId, { name: 'Introduction', clip: CLIP });
});
afterAll(() => ended.disposeAsync());

/** A browser with a session of its own. */
async function comeAs(session: Session, device: Device = DESKTOP): Promise<Visitor> {
  const visitor = await visit(browser, portal, { device });
  // What is refused because the session has ended belongs to these journeys.
  visitor.noise.expectComplaint(/^(GET|POST|PUT) \/api\/\S+ 401$/);
  await signIn(visitor, session);
  return visitor;
}

const comeAsAdmin = async (device?: Device) => comeAs(await signInAdmin(portal), device);

const trainee = (name: string) => addTrainee(portal, person(name), 'Brightwater Foods');

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a half-written module is kept, and is saved after the login', async () => {
    await using visitor = await comeAsAdmin(device);
    const { page, see } = visitor;
    await openModules(visitor, companyId);
    const name = `Half-written on a ${device.name}`;
    await fillModule(visitor, { name, clip: CLIP, duration: '0:04', questions: [] });
    await page.getByLabel('Description').fill('Not saved yet.');

    await endSession(portal, visitor);
    const dialog = loginDialog(visitor, /^Admin Login$/);
    await see(dialog.getByText('Your session has ended. Please log in again.'));
    expect(await dialog.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    await untilFocused(dialog.getByLabel('Password', { exact: true }));
    await examine(visitor, 'session-ended');
    await page.keyboard.press('Escape');
    await see(dialog);

    await logInAgain(visitor, ADMIN);
    expect(await page.getByLabel('Description').inputValue()).toBe('Not saved yet.');
    await untilFocused(page.getByLabel('Description'));
    await saveModule(visitor);
    await see(page.getByRole('link', { name, exact: true }));
  });

  it('so is a trainee in a dialog, which the keys leave alone meanwhile', async () => {
    await using visitor = await comeAsAdmin(device);
    const { page, press, see, open } = visitor;
    await open(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    const adding = page.getByRole('dialog', { name: 'Add Trainee' });
    await untilFocused(adding.getByLabel('Full name'));
    const who = person(`Nora ${device.name}`);
    await fillTrainee(adding, who);
    await chooseCompany(visitor, adding, 'Brightwater Foods');

    await endSession(portal, visitor);
    const dialog = loginDialog(visitor, /^Admin Login$/);
    await untilFocused(dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.press('Escape');
    await see(dialog);
    await examine(visitor, 'session-ended-over-dialog');
    await logInAgain(visitor, ADMIN);
    expect(await adding.getByLabel('Email').inputValue()).toBe(who.email);
    await press(adding.getByRole('button', { name: 'Add trainee' }));
    await see(`${who.name} added successfully!`);
  });
});

it('a refused save of a company is repeated after the login, all by keys', async () => {
  await using visitor = await comeAsAdmin();
  const { page, see, open } = visitor;
  // Without the live channel, the save is what learns of the end.
  await page.routeWebSocket('**/api/ws*', () => undefined);
  await open('/admin/company-modules');
  await tabTo(page, page.getByRole('button', { name: 'New Company' }));
  await page.keyboard.press('Enter');
  const creating = page.getByRole('dialog', { name: 'New Company' });
  await untilFocused(creating.getByLabel('Company name'));
  await page.keyboard.type('Keyboard Ltd');

  await endSession(portal, visitor);
  await page.keyboard.press('Enter');
  const dialog = loginDialog(visitor);
  await untilFocused(dialog.getByLabel('Password', { exact: true }));
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await see(dialog.getByText('Invalid email or password'));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await untilFocused(creating.getByLabel('Company name'));
  await page.keyboard.press('Enter');
  await see('Company created successfully!', page.getByRole('link', { name: 'Keyboard Ltd' }));
});

it('an upload that was under way when the session ended goes on by Retry', async () => {
  await using visitor = await comeAsAdmin();
  const { page, press, see } = visitor;
  await openModules(visitor, companyId);
  const name = 'Interrupted upload';
  await fillModule(visitor, { name, clip: CLIP, duration: '0:04', questions: [] });
  const goesOn = Promise.withResolvers<void>();
  const isSending = Promise.withResolvers<void>();
  await page.route('**/api/admin/video-uploads', async (route) => {
    isSending.resolve();
    await goesOn.promise;
    await route.continue();
  });
  await saveModule(visitor);
  await isSending.promise;
  await endSession(portal, visitor);
  await see(loginDialog(visitor));
  goesOn.resolve();
  await logInAgain(visitor, ADMIN);
  await press(page.getByRole('button', { name: 'Retry', exact: true }));
  await see(page.getByRole('link', { name, exact: true }));
  expect(await page.getByRole('link', { name, exact: true }).count()).toBe(1);
});

it('an expired session keeps the half-written answer to a help request', async () => {
  const { token } = await trainee('Hanna Helpless');
  await call(portal, askForHelp, { token, body: { message: 'Where do I begin?' } });
  await using visitor = await comeAsAdmin();
  await visitor.open('/admin/help-requests');
  const dialog = await openUpdate(visitor, 'Where do I begin?');
  await dialog.getByLabel('Admin notes').fill('With the first module.');
  await expireSessions(ADMIN.email);
  await logInAgain(visitor, ADMIN);
  expect(await dialog.getByLabel('Admin notes').inputValue()).toBe('With the first module.');
  await visitor.press(dialog.getByRole('button', { name: 'Update Request' }));
  await visitor.see('Help request updated successfully');
});

it('nothing is asked of the server until the login, then what changed is shown', async () => {
  await using visitor = await comeAsAdmin();
  const { page, see, open } = visitor;
  await page.clock.install();
  await open('/admin/company-modules');
  await see(page.getByRole('link', { name: 'Brightwater Foods' }));
  await endSession(portal, visitor);
  await see(loginDialog(visitor));
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
  await see(page.getByRole('link', { name: 'New meanwhile' }));
  asked.length = 0;
  await page.clock.runFor(65_000);
  expect(asked.length).toBeGreaterThan(0);
});

describe('another account gets a fresh page', () => {
  it('of another role', async () => {
    const { user } = await trainee('Otto Other');
    await using visitor = await comeAsAdmin();
    const { page, press, see, open, arriveAt } = visitor;
    await open(TRAINEES);
    await press(page.getByRole('button', { name: 'Add Trainee' }));
    await page.getByLabel('Full name').fill('Half-typed');
    await endSession(portal, visitor);
    await see(loginDialog(visitor));
    visitor.noise.expect(logInAsAdmin, 401);
    await loginDialog(visitor).getByLabel('Email').fill(user.email);
    await logInAgain(visitor, person(user.name));
    await arriveAt('/training');
    await see(page.getByRole('heading', { name: `Welcome, ${user.name}` }));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    expect(await page.getByText('Half-typed').count()).toBe(0);
  });

  it('of the same role, in every tab', async () => {
    const [first, second] = [await trainee('Fay First'), await trainee('Sam Second')];
    const roomId = await writeFrom(portal, second, first, 'For Fay alone');
    await using visitor = await comeAs(first);
    const { page, see, open } = visitor;
    await open(`/chat?room=${roomId}`);
    await page.getByPlaceholder('Type your message here...').fill('A secret of Fay');
    await using other = await visitor.openTab();
    await other.open('/training');
    await other.see(other.page.getByRole('heading', { name: 'Welcome, Fay First' }));
    await endSession(portal, visitor);
    await Promise.all([visitor, other].map((tab) => tab.see(loginDialog(tab))));

    await loginDialog(visitor).getByLabel('Email').fill(second.user.email);
    await logInAgain(visitor, person('Sam Second'));
    for (const tab of [visitor, other]) {
      await tab.arriveAt('/training');
      await tab.see(tab.page.getByRole('heading', { name: 'Welcome, Sam Second' }));
      expect(await tab.page.getByRole('dialog').count()).toBe(0);
    }
    await open(`/chat?room=${roomId}`);
    await see(page.getByPlaceholder('Type your message here...'));
    expect(await page.getByPlaceholder('Type your message here...').inputValue()).toBe('');
  });

  it('after leaving for the login page', async () => {
    await using visitor = await comeAsAdmin();
    const { page, press, see, open, arriveAt } = visitor;
    await open('/admin/company-modules');
    await press(page.getByRole('button', { name: 'New Company' }));
    await page.getByLabel('Company name').fill('Half-typed');
    await endSession(portal, visitor);
    await press(loginDialog(visitor).getByRole('button', { name: 'Log in with another account' }));
    await arriveAt('/login/ADMIN');
    await see(page.getByRole('heading', { name: 'Admin Login' }));
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });
});

it('one login serves every tab, and each keeps what was entered in it', async () => {
  await using visitor = await comeAsAdmin();
  await using other = await visitor.openTab();
  for (const [tab, name] of [
    [visitor, 'Of the first tab'],
    [other, 'Of the second tab'],
  ] as const) {
    await tab.open('/admin/company-modules');
    await tab.press(tab.page.getByRole('button', { name: 'New Company' }));
    await tab.page.getByLabel('Company name').fill(name);
  }
  await endSession(portal, visitor);
  await Promise.all([visitor, other].map((tab) => tab.see(loginDialog(tab))));
  await logInAgain(visitor, ADMIN);
  await loginDialog(other).waitFor({ state: 'detached' });
  expect(await visitor.page.getByLabel('Company name').inputValue()).toBe('Of the first tab');
  await other.press(other.page.getByRole('button', { name: 'Create company' }));
  await other.see('Company created successfully!');
});

it('a tab that is opened with a dead session leaves the page of another tab as it is', async () => {
  await using visitor = await comeAsAdmin();
  const { page, press, open } = visitor;
  await page.routeWebSocket('**/api/ws*', () => undefined);
  await open('/admin/company-modules');
  await press(page.getByRole('button', { name: 'New Company' }));
  await page.getByLabel('Company name').fill('Half-typed');
  await endSession(portal, visitor);
  await using other = await visitor.openTab();
  await other.open('/admin/feedback');
  await other.arriveAt('/login/ADMIN?next=%2Fadmin%2Ffeedback');
  await other.see('Your session has ended. Please log in again.');
  await visitor.see(loginDialog(visitor));
  await logInAgain(visitor, ADMIN);
  await other.arriveAt('/admin/feedback');
  expect(await page.getByLabel('Company name').inputValue()).toBe('Half-typed');
});

it('a draft in a chat outlives a new password', async () => {
  const [tess, tom] = [await trainee('Tess Talker'), await trainee('Tom Talker')];
  const roomId = await writeFrom(portal, tom, tess, 'First');
  await using visitor = await comeAs(tess);
  const { page, see, open } = visitor;
  const composer = page.getByPlaceholder('Type your message here...');
  await open(`/chat?room=${roomId}`);
  await see(page.getByRole('log').getByText('First'));
  await composer.fill('Half a sentence');
  const { token } = await signInAdmin(portal);
  const password = 'a new one from the admin';
  await call(portal, updateTrainee, { id: tess.user.id, token, body: { password } });
  await see(loginDialog(visitor, /^Trainee Login$/));
  await writeFrom(portal, tom, tess, 'Said meanwhile');

  visitor.noise.expect(logIn, 401);
  const dialog = loginDialog(visitor);
  await dialog.getByLabel('Password', { exact: true }).fill(person('Tess Talker').password);
  await page.keyboard.press('Enter');
  await see(dialog.getByText('Invalid email or password'));
  await logInAgain(visitor, { password });
  await see(page.getByRole('log').getByText('Said meanwhile'));
  await untilFocused(composer);
  await composer.press('End');
  await page.keyboard.type(', now whole');
  await page.keyboard.press('Enter');
  await see(page.getByRole('log').getByText('Half a sentence, now whole'));
});

it('a video stops, and goes on where it was', async () => {
  const tess = await trainee('Vera Viewer');
  await using visitor = await comeAs(tess);
  const region = await openVideo(visitor, film);
  await startPlaying(visitor, region);
  await playUntil(visitor, 1);
  await endSession(portal, visitor);
  await visitor.see(loginDialog(visitor));
  const stoppedAt = await currentTime(visitor);
  await logInAgain(visitor, person('Vera Viewer'));
  expect(Math.abs((await currentTime(visitor)) - stoppedAt)).toBeLessThan(0.5);
  await visitor.press(region.getByRole('button', { name: 'Play', exact: true }));
  await visitor.see('Module completed successfully! You can now access the next module.');
});

it('the answers of a quiz are kept, and can be submitted', async () => {
  const { token } = await signInAdmin(portal);
  const company = await addCompany(portal, token, 'Quiz Ltd');
  const quiz = { name: 'Order', questions: QUESTIONS };
  const { id } = await addModule(portal, token, company.id, quiz);
  await addModule(portal, token, company.id, { ...quiz, name: 'Afterwards' });
  await using visitor = await comeAs(await addTrainee(portal, person('Quin'), company.name));
  const { page, press, see, open } = visitor;
  await open(`/training/module/${id}`);
  await answerQuestions(visitor, ['Right first']);
  await page.getByRole('radio', { name: 'Right second' }).check();
  await endSession(portal, visitor);
  await logInAgain(visitor, person('Quin'));
  expect(await page.getByRole('radio', { name: 'Right second' }).isChecked()).toBe(true);
  await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
  await see('Congratulations! You passed with 100%');
});

it('a deleted user finds the way out', async () => {
  const gone = await trainee('Gaby Gone');
  await using visitor = await comeAs(gone);
  const { page, press, see, open, arriveAt } = visitor;
  visitor.noise.expect(getDashboard, 401);
  await open('/training');
  await see(page.getByRole('heading', { name: 'Welcome, Gaby Gone' }));
  const { token } = await signInAdmin(portal);
  await call(portal, deleteTrainee, { id: gone.user.id, token });
  const dialog = loginDialog(visitor);
  await see(dialog);
  visitor.noise.expect(logIn, 401);
  await dialog.getByLabel('Password', { exact: true }).fill(person('Gaby Gone').password);
  await page.keyboard.press('Enter');
  await see(dialog.getByText('Invalid email or password'));
  await press(dialog.getByRole('button', { name: 'Log in with another account' }));
  await arriveAt('/login/TRAINEE');
  expect(await storedToken(page).catch(() => null)).toBeNull();
});

/** Lets two weeks pass for the sessions of this account, behind the portal's back. */
async function expireSessions(email: string): Promise<void> {
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5_000 });
  database
    .prepare(
      'update sessions set expires_at = 1 where user_id in (select id from users where email = ?)',
    )
    .run(email);
  database.close();
  // The portal keeps what it has read until a table changes by its own doing.
  await signInAdmin(portal);
}
