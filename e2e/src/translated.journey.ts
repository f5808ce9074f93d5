/** The main ways through the portal on pages that the browser translates. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { listHelpRequests, updateHelpRequest } from '@portal/contract/help';
import { logIn } from '@portal/contract/log-in';
import { openTcpLink } from '../../server/src/testing/tcp-link.ts';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { TRANSLATED, translatePage } from './harness/translator.ts';
import type { Visitor } from './harness/visit.ts';
import {
  endSession,
  fillLogin,
  fillSignUp,
  goTo,
  logInAgain,
  submitSignUp,
} from './screens/accounts.ts';
import { sheet } from './screens/certificates.ts';
import { chatRow, expectCutConnections, field, log, startChat, write } from './screens/chat.ts';
import { fillModule, saveModule } from './screens/company-modules.ts';
import { feedbackDialog, pressStar } from './screens/feedback.ts';
import { askForHelp } from './screens/help.ts';
import { bell, openBell } from './screens/notifications.ts';
import { player } from './screens/player.ts';
import { keepUndoOffers, toasts, untilStarted } from './screens/toasts.ts';
import { TRAINEES, traineeRow } from './screens/trainees.ts';
import { chooseOneOf, startModule } from './screens/training.ts';

const COMPANY = 'Brightwater Foods';
const CLIP = fixture('clips/intro-4s.mp4');
const RIGHT = 'Wash your hands';
const WRONG = 'Go home';

let portal: Portal;
let admin: Session;
let companyId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  ({ id: companyId } = await addCompany(portal, admin.token, COMPANY));
});

const trainee = (name: string) => addTrainee(portal, person(name), COMPANY);

/** Opens an address, where the user turns the translator on. */
async function openTranslated(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.goto(address);
  await untilStarted(visitor);
  await expect(visitor.page.getByRole('heading').first()).toBeVisible();
  await translatePage(visitor.page);
}

/** Shows that the translator works, and that no part of the page has failed. */
async function expectWholePage({ page }: Visitor): Promise<void> {
  await expect(page.locator('font').filter({ hasText: TRANSLATED }).first()).toBeAttached();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.getByText('This part of the page could not be shown.')).toHaveCount(0);
  expect(await page.locator('[translate="no"] font').count()).toBe(0);
}

test('a visitor signs up, asks for another password and logs in', async ({ visitor }) => {
  const { page, press, noise } = visitor;
  const tess = person('Tess Trainee');
  noise.expect(logIn, 401);
  await openTranslated(visitor, '/login/TRAINEE');
  await fillLogin(visitor, tess);
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();

  await press(page.getByRole('link', { name: 'Sign up as Trainee' }));
  await expect(page.getByRole('heading', { name: 'Trainee Sign up' })).toBeVisible();
  await fillSignUp(visitor, { ...tess, password: 'short' }, COMPANY);
  await submitSignUp(visitor);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await fillSignUp(visitor, tess, COMPANY);
  await submitSignUp(visitor);
  await expect(page).toHaveURL('/login/TRAINEE');

  await press(page.getByRole('link', { name: 'Forgot password?' }));
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  // The form of the login, which is left, has the same field.
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(tess.email);
  await press(send);
  await expect(send).toHaveCount(0);
  await expectWholePage(visitor);

  await openTranslated(visitor, '/login/TRAINEE');
  await fillLogin(visitor, tess);
  await expect(page).toHaveURL('/training');
  await expect(page.getByRole('heading', { name: `Welcome, ${tess.name}` })).toBeVisible();
  await expectWholePage(visitor);
});

test('a trainee completes the training, asks for help and logs in again', async ({ visit }) => {
  test.setTimeout(4 * 60_000);
  const module = await addModule(portal, admin.token, companyId, {
    name: 'Introduction',
    clip: CLIP,
    questions: [{ question: 'What do you do first?', options: [RIGHT, WRONG], answer: RIGHT }],
  });
  const tom = await trainee('Tom Trainee');
  const visitor = await visit({ as: tom });
  await openTranslated(visitor, '/training');
  await visitor.untilLive();
  await test.step('video and quiz', () => completeTheTraining(visitor, module.name));
  await test.step('the certificate', () => shareCertificate(visitor));
  await test.step('help, answered while the page is open', () => beHelped(visitor));
  await test.step('name and theme', () => changeNameAndTheme(visitor));
  await test.step('the end of the session', async () => {
    visitor.noise.expectComplaint(/^(GET|POST|PUT) \/api\/\S+ 401$/);
    await endSession(portal, visitor);
    await logInAgain(visitor, person('Tom Trainee'));
  });
  await expectWholePage(visitor);
});

async function completeTheTraining(visitor: Visitor, moduleName: string): Promise<void> {
  const { page, press } = visitor;
  await startModule(visitor, moduleName);
  const controls = player(visitor, moduleName);
  await press(controls.getByRole('button', { name: 'Play video' }));
  await press(controls.getByRole('button', { name: 'Start Quiz' }));
  await chooseOneOf(visitor, [WRONG]);
  await press(page.getByRole('button', { name: 'Submit Quiz' }));
  await expect(page.getByText('Score: 0%. You need 70% to pass. Please try again.')).toBeVisible();
  await chooseOneOf(visitor, [RIGHT]);
  await press(page.getByRole('button', { name: 'Submit Quiz' }));
  await expect(page.getByText('Congratulations! You passed with 100%')).toBeVisible();
  const feedback = feedbackDialog(visitor);
  await pressStar(visitor, feedback, 'Excellent');
  await press(feedback.getByRole('button', { name: 'Submit' }));
  await expect(toasts(visitor).getByText('Thank you for your feedback!')).toBeVisible();
  await expect(page).toHaveURL('/training');
  await expectWholePage(visitor);
}

async function shareCertificate(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('link', { name: 'View certificate' }));
  await expect(sheet(visitor)).toContainText('Tom Trainee');
  await press(page.getByRole('switch', { name: 'Show scores to everyone who checks it' }));
  await expect(sheet(visitor)).toContainText('100%');
  await expectWholePage(visitor);
}

async function beHelped(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await startHelp(visitor);
  const [request] = await call(portal, listHelpRequests, { token: admin.token });
  if (request === undefined) throw new Error('The request has not arrived');
  const body = { status: 'RESOLVED', adminNotes: 'It works now.' } as const;
  await call(portal, updateHelpRequest, { token: admin.token, id: request.id, body });
  await expect(bell(visitor, '1')).toBeVisible();
  const list = await openBell(visitor);
  await expect(list.getByText('1 unread')).toBeVisible();
  await press(list.getByRole('button', { name: 'Mark all read' }));
  await expect(list.getByText('Nothing unread')).toBeVisible();
  await press(list.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function startHelp(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('navigation', { name: 'Help' }).getByRole('link'));
  await askForHelp(visitor, 'The video has no sound.');
  await expect(toasts(visitor).getByText('Help request submitted successfully!')).toBeVisible();
  // The page of the requests counts an answer as read.
  await goTo(visitor, 'My Progress');
}

async function changeNameAndTheme(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('link', { name: 'Tom Trainee' }));
  await page.getByLabel('Full name').fill('Tom T. Trainee');
  await press(page.getByRole('button', { name: 'Save name' }));
  await expect(toasts(visitor).getByText('Your name has been changed.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Tom T. Trainee')).toBeVisible();
  await press(page.getByRole('button', { name: 'Theme' }));
  await press(page.getByRole('menuitemradio', { name: 'Dark' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectWholePage(visitor);
}

test('an admin adds a module, and deletes a trainee and undoes it', async ({ visit }) => {
  const una = await trainee('Una Trainee');
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await openTranslated(visitor, `/admin/company-modules/${companyId}/modules`);
  await fillModule(visitor, { name: 'Site tour', clip: CLIP, duration: '0:04', questions: [] });
  await saveModule(visitor);
  await expect(toasts(visitor).getByText('Module and video added successfully!')).toBeVisible();
  await expectWholePage(visitor);

  await openTranslated(visitor, TRAINEES);
  await keepUndoOffers(visitor);
  await trainee('Vera Trainee');
  await press(page.getByRole('button', { name: 'Refresh' }));
  await expect(traineeRow(visitor, 'Vera Trainee')).toBeVisible();
  await press(traineeRow(visitor, una.user.name).getByRole('button', { name: /^Delete/ }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }));
  await expect(traineeRow(visitor, una.user.name)).toHaveCount(0);
  await press(toasts(visitor).getByRole('button', { name: 'Undo' }));
  await expect(traineeRow(visitor, una.user.name)).toBeVisible();
  await expectWholePage(visitor);
});

test('two users chat: presence, delivery, typing and a cut connection', async ({ visit }) => {
  const { hostname, port } = new URL(portal.origin);
  await using link = await openTcpLink({ host: hostname, port: Number(port) });
  const [wendy, xaver] = [await trainee('Wendy Trainee'), await trainee('Xaver Trainee')];
  const at = { origin: `http://127.0.0.1:${link.port}` };
  const first = await visit({ as: wendy, at });
  expectCutConnections(first);
  await openTranslated(first, '/chat');
  await startChat(first, xaver.user.name);
  const status = first.page.getByRole('region', { name: `Chat with ${xaver.user.name}` });
  await expect(status.getByText('Offline', { exact: true })).toBeVisible();
  await write(first, 'Hello Xaver');
  await expect(log(first).getByText('Sent', { exact: true })).toBeVisible();

  const second = await visit({ as: xaver });
  await openTranslated(second, '/chat');
  await expect(status.getByText('Online', { exact: true })).toBeVisible();
  await second.press(chatRow(second, wendy.user.name));
  await expect(log(second).getByText('Hello Xaver')).toBeVisible();
  await expect(log(first).getByText('Read', { exact: true })).toBeVisible();
  await second.untilLive();
  await field(second).pressSequentially('Hello');
  await expect(log(first).getByText(`${xaver.user.name} is typing...`)).toBeVisible();
  await write(second, 'Hello Wendy');
  await expect(log(first).getByText('Hello Wendy')).toBeVisible();

  await expect(status.getByText('Connected', { exact: true })).toBeVisible();
  await link.cut();
  await expect(status.getByText('Disconnected', { exact: true })).toBeVisible();
  await link.mend();
  await expect(status.getByText('Connected', { exact: true })).toBeVisible();
  await write(second, 'Still there');
  await expect(log(first).getByText('Still there')).toBeVisible();
  await second.page.close();
  await expect(status.getByText('Offline', { exact: true })).toBeVisible();
  await expectWholePage(first);
});
