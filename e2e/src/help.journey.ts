/** A trainee asks for help, an administrator answers, the trainee reads it. */
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/help';
import { HELP_MESSAGE_MAX, HELP_PAGE_SIZE, HELP_POLL_MS } from '@portal/contract/limits';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { layoutShift, noteShifts } from './harness/layout-shift.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { goTo, signIn } from './screens/accounts.ts';
import { askForHelp, helpDialog, openUpdate, requestCard, saveUpdate } from './screens/help.ts';

const QUESTION = 'The second question makes no sense to me.';
const ANSWER = 'We reworded it. Please try again.';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

interface Installation {
  readonly portal: Portal;
  readonly admin: Session;
  readonly trainee: Session;
  readonly companyId: number;
  readonly moduleId: number;
}

async function install(ended: AsyncDisposableStack): Promise<Installation> {
  const portal = ended.use(await startPortal());
  const admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  const question = { question: 'Why?', options: ['So', 'Thus'], answer: 'So' };
  const module = await addModule(portal, admin.token, company.id, {
    name: 'Introduction',
    questions: [question],
  });
  const trainee = await addTrainee(portal, person('Tess Trainee'), company.name);
  return { portal, admin, trainee, companyId: company.id, moduleId: module.id };
}

let ended: AsyncDisposableStack;
let known: Installation;
beforeEach(async () => {
  ended = new AsyncDisposableStack();
  known = await install(ended);
});
afterEach(() => ended.disposeAsync());

const ask = (message: string) =>
  call(known.portal, calls.askForHelp, { token: known.trainee.token, body: { message } });

const answer = (id: number, adminNotes: string) =>
  call(known.portal, calls.updateHelpRequest, {
    id,
    token: known.admin.token,
    body: { status: 'RESOLVED', adminNotes },
  });

async function comeAs(session: Session, device: Device = DESKTOP): Promise<Visitor> {
  const visitor = ended.use(await visit(browser, known.portal, { device }));
  await signIn(visitor, session);
  return visitor;
}

const focused = ({ page }: Visitor) => page.locator(':focus');

/** Without the live channel, the polls alone are left; their time is the test's to make. */
async function comeWithoutLive(session: Session): Promise<Visitor> {
  const visitor = await comeAs(session);
  await visitor.context.routeWebSocket('**/api/ws*', () => undefined);
  await visitor.page.clock.install();
  return visitor;
}

/** Lets the page believe that the time of a poll has passed. */
async function untilPolled({ page }: Visitor): Promise<void> {
  await page.clock.runFor(HELP_POLL_MS + 1_000);
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a question about a module goes to the admin, and its answer comes back', async () => {
    const tess = await comeAs(known.trainee, device);
    await tess.open(`/training/module/${known.moduleId}`);
    await askForHelp(tess, QUESTION);
    await tess.see('Help request submitted successfully! An admin will contact you soon.');

    const ada = await comeAs(known.admin, device);
    await ada.open('/admin/track-trainee');
    await ada.see(ada.page.getByRole('heading', { name: 'Trainee Management' }));
    await goTo(ada, 'Help Requests');
    await ada.see(ada.page.getByText('1 pending'));
    const card = requestCard(ada, QUESTION);
    await ada.see(
      card.getByText('Tess Trainee'),
      card.getByText('tess.trainee@people.test'),
      card.getByText('Brightwater Foods'),
      card.getByText('Introduction'),
      card.getByText('Pending'),
    );
    await examine(ada, 'help-requests');
    const dialog = await openUpdate(ada, QUESTION);
    await ada.see(dialog.getByText('No changes yet.'));
    await examine(ada, 'help-update');
    await saveUpdate(ada, { status: 'Resolved', notes: ANSWER });
    await tess.see('An admin has answered your help request.');
    await tess.press(tess.page.getByRole('button', { name: 'View' }));
    await tess.arriveAt('/training/help');
    await ada.see(
      'Help request updated successfully',
      card.getByText('Resolved'),
      card.getByText(ANSWER),
      ada.page.getByText('0 pending'),
    );
    await openUpdate(ada, QUESTION);
    await ada.see('Pending → Resolved', `Notes: “${ANSWER}”`);

    const own = requestCard(tess, QUESTION);
    await tess.see(own.getByText('Resolved'), own.getByText(ANSWER), own.getByText('New'));
    await examine(tess, 'own-help-requests');
  });
});

describe('asking', () => {
  it('says what is wrong with a message, and counts it', async () => {
    const tess = await comeAs(known.trainee);
    await tess.open(`/training/module/${known.moduleId}`);
    await askForHelp(tess, '   ');
    const dialog = helpDialog(tess);
    await tess.see(dialog.getByText('Please enter a message'));
    // What people see as one character counts as one.
    await askForHelp(tess, '😀'.repeat(HELP_MESSAGE_MAX + 1));
    await tess.see(dialog.getByText('501/500'), dialog.getByText('At most 500 characters'));
    await examine(tess, 'help-dialog-error');
    const list = await call(known.portal, calls.listOwnHelpRequests, {
      token: known.trainee.token,
    });
    expect(list).toEqual([]);
  });

  it('keeps what was written when it cannot be sent, and sends it once', async () => {
    const tess = await comeAs(known.trainee);
    const { page, press, see } = tess;
    tess.noise.expect(calls.askForHelp, 'failed');
    await tess.open(`/training/module/${known.moduleId}`);
    // It is asked, but the answer gets lost.
    await page.route('**/api/trainee/help', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await askForHelp(tess, QUESTION);
    await see('Failed to submit help request. Please try again.');
    await page.unroute('**/api/trainee/help');
    await page.reload();
    await press(page.getByRole('button', { name: 'Ask for Help' }));
    const message = helpDialog(tess).getByLabel('Your message');
    expect(await message.inputValue()).toBe(QUESTION);
    await press(helpDialog(tess).getByRole('button', { name: 'Send Request' }));
    await see('Help request submitted successfully! An admin will contact you soon.');
    const list = await call(known.portal, calls.listOwnHelpRequests, {
      token: known.trainee.token,
    });
    expect(list).toHaveLength(1);
  });

  it('makes one request of a double click', async () => {
    const tess = await comeAs(known.trainee);
    await tess.open('/training/help');
    await tess.see('No help requests');
    await tess.press(tess.page.getByRole('button', { name: 'Ask for Help' }));
    const dialog = helpDialog(tess);
    await dialog.getByLabel('Your message').fill(QUESTION);
    await dialog.getByRole('button', { name: 'Send Request' }).dblclick();
    await tess.see(requestCard(tess, QUESTION));
    expect(await tess.page.getByRole('article').count()).toBe(1);
  });
});

describe('live', () => {
  it('brings the question to the admin and the answer to the trainee at once', async () => {
    const ada = await comeAs(known.admin);
    await ada.open('/admin/help-requests');
    await ada.see('No help requests');
    const tess = await comeAs(known.trainee);
    await tess.open('/training/help');
    await tess.see('No help requests');
    const { id } = await ask(QUESTION);
    await ada.see(
      requestCard(ada, QUESTION),
      ada.page.getByText('1 pending'),
      ada.page.getByRole('link', { name: 'Help Requests 1 pending' }),
    );
    await call(known.portal, calls.updateHelpRequest, {
      id,
      token: known.admin.token,
      body: { status: 'IN_PROGRESS' },
    });
    await tess.see(requestCard(tess, QUESTION).getByText('In Progress'));
    await answer(id, ANSWER);
    await tess.see(requestCard(tess, QUESTION).getByText(ANSWER));
    await ada.see(requestCard(ada, QUESTION).getByText(ANSWER), ada.page.getByText('0 pending'));
  });
});

describe('news', () => {
  it('comes by itself, in one of two tabs, and its mark goes once it is read', async () => {
    const { id } = await ask(QUESTION);
    const tess = await comeWithoutLive(known.trainee);
    await tess.open('/training');
    await tess.see(tess.page.getByRole('link', { name: 'My Help Requests', exact: true }));
    await answer(id, ANSWER);
    await untilPolled(tess);
    await tess.see('An admin has answered your help request.');
    const marked = (visitor: Visitor) =>
      visitor.page.getByRole('link', { name: 'My Help Requests 1 new' });
    await tess.see(marked(tess));
    await using other = await tess.openTab();
    await other.open('/training');
    await other.see(marked(other));
    expect(await other.page.getByText('An admin has answered').count()).toBe(0);
    await other.press(marked(other));
    await other.see(requestCard(other, QUESTION).getByText('New'));
    await marked(other).waitFor({ state: 'detached' });
    await marked(tess).waitFor({ state: 'detached' });
  });
});

describe('the admin', () => {
  it('sees the badge grow while looking at something else', async () => {
    const ada = await comeWithoutLive(known.admin);
    await ada.open('/admin/company-modules');
    await ada.see(ada.page.getByRole('link', { name: 'Help Requests', exact: true }));
    await ask(QUESTION);
    await untilPolled(ada);
    await ada.see(ada.page.getByRole('link', { name: 'Help Requests 1 pending' }));
  });

  it('is told when nobody asks, and when the list does not come', async () => {
    const ada = await comeAs(known.admin);
    await ada.open('/admin/help-requests');
    await ada.see('No help requests', 'All trainees are doing well!');
    ada.noise.expect(calls.listHelpRequests, 403);
    await ada.page.route('**/api/admin/help-requests?*', (route) =>
      route.fulfill({ status: 403, json: { message: 'Not today.', code: 'FORBIDDEN' } }),
    );
    await ada.page.reload();
    await ada.see('Failed to load help requests', 'Not today.');
    await examine(ada, 'help-requests-error');
    await ada.page.unroute('**/api/admin/help-requests?*');
    await ada.press(ada.page.getByRole('button', { name: 'Retry' }));
    await ada.see('All trainees are doing well!');
  });

  it('picks requests out by status and company, and the address keeps it', async () => {
    const { id } = await ask('Settled long ago');
    await answer(id, ANSWER);
    await ask(QUESTION);
    const empty = await addCompany(known.portal, known.admin.token, 'Quiet Company');
    const ada = await comeAs(known.admin);
    await ada.open('/admin/help-requests');
    await ada.see(requestCard(ada, 'Settled long ago'));
    // By its label: the radio itself follows the address.
    await ada.press(ada.page.getByRole('group', { name: 'Status' }).getByText('Pending'));
    await ada.arriveAt('/admin/help-requests?status=PENDING');
    await requestCard(ada, 'Settled long ago').waitFor({ state: 'detached' });
    await ada.see(requestCard(ada, QUESTION));
    await ada.page.reload();
    await ada.see(requestCard(ada, QUESTION));
    await ada.page.getByLabel('Company').fill('Quiet');
    await ada.press(ada.page.getByRole('option', { name: 'Quiet Company' }));
    await ada.arriveAt(`/admin/help-requests?status=PENDING&company=${empty.id}`);
    await ada.see('No help requests match these filters');
    await ada.press(ada.page.getByRole('button', { name: 'Show all requests' }));
    await ada.see(requestCard(ada, 'Settled long ago'), requestCard(ada, QUESTION));
  });

  it('on a phone nothing moves when the count of pending requests comes last', async () => {
    await ask(QUESTION);
    const ada = await comeAs(known.admin, PHONE);
    await ada.page.addInitScript(noteShifts);
    const count = `**/api${calls.countPendingHelp.path}`;
    const counted = Promise.withResolvers<void>();
    await ada.page.route(count, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await ada.open('/admin/help-requests');
    await ada.see(requestCard(ada, QUESTION));
    const before = await layoutShift(ada.page);
    counted.resolve();
    await ada.see(ada.page.getByText('1 pending'));
    await ada.page.waitForTimeout(300);
    expect(await layoutShift(ada.page)).toBe(before);
    await ada.page.unrouteAll({ behavior: 'wait' });
  });

  it('reads older requests when asked to', async () => {
    const { portal, trainee } = known;
    const other = await addTrainee(portal, person('Ned Newcomer'), 'Brightwater Foods');
    for (let i = 1; i <= HELP_PAGE_SIZE / 2 + 1; i += 1)
      for (const { token } of [trainee, other])
        await call(portal, calls.askForHelp, { token, body: { message: `Request ${i}` } });
    const ada = await comeAs(known.admin);
    await ada.open('/admin/help-requests');
    await ada.see('Request 11');
    const cards = ada.page.getByRole('article');
    expect(await cards.count()).toBe(HELP_PAGE_SIZE);
    await ada.press(ada.page.getByRole('button', { name: 'Show older requests' }));
    await ada.see(ada.page.getByText('Request 1', { exact: true }));
    expect(await cards.count()).toBe(HELP_PAGE_SIZE + 2);
    await ada.page.getByRole('region', { name: 'Help requests' }).and(focused(ada)).waitFor();
  });

  it('sees what another admin wrote meanwhile before writing over it', async () => {
    const { id } = await ask(QUESTION);
    const ada = await comeAs(known.admin);
    ada.noise.expect(calls.updateHelpRequest, 409);
    await ada.open('/admin/help-requests');
    const dialog = await openUpdate(ada, QUESTION);
    await answer(id, 'The other was quicker.');
    await saveUpdate(ada, { status: 'In Progress', notes: ANSWER });
    await ada.see(
      'Failed to update help request',
      dialog.getByText('Somebody else has changed this request in the meantime.'),
      dialog.getByText('The other was quicker.', { exact: true }),
    );
    expect(await dialog.getByLabel('Admin notes').inputValue()).toBe(ANSWER);
    await ada.press(dialog.getByRole('button', { name: 'Update Request' }));
    await ada.see('Help request updated successfully');
  });
});
