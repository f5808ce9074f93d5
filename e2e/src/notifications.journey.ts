/** People are told of messages and completed trainings, once, in the ways they want. */
import type { Session } from '@portal/contract/accounts';
import { listRooms, muteRoom } from '@portal/contract/chat';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { UNREAD_POLL_MS } from '@portal/contract/limits';
import { getNotificationSettings } from '@portal/contract/notifications';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { readLetters, seeActions, toasts } from './harness/letters.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { chatRow, log, writeFrom } from './screens/chat.ts';
import {
  bell,
  heardBy,
  listenToSystem,
  lookAway,
  newMessageToasts,
  openBell,
  openSettings,
  pressShown,
} from './screens/notifications.ts';

const ANSWER = 'the right one';
/** Longer than any tab waits before it says something. */
const SETTLED_MS = 1_500;

let browser: Browser;
let portal: Portal;
let admin: Session;
let moduleId: number;
let companyName: string;
const closed = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = closed.use(await startPortal());
  admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  companyName = company.name;
  const questions = [{ question: 'Which?', options: [ANSWER, 'another'], answer: ANSWER }];
  ({ id: moduleId } = await addModule(portal, admin.token, company.id, {
    name: 'Introduction',
    questions,
  }));
});
afterAll(() => closed.disposeAsync());

let ended: AsyncDisposableStack;
let mia: Session;
let otto: Session;
let people = 0;
beforeEach(async () => {
  ended = new AsyncDisposableStack();
  people += 1;
  mia = await addTrainee(portal, person(`Mia Number${people}`), companyName);
  otto = await addTrainee(portal, person(`Otto Number${people}`), companyName);
});
afterEach(() => ended.disposeAsync());

async function comeAs(session: Session, device: Device = DESKTOP): Promise<Visitor> {
  const visitor = ended.use(await visit(browser, portal, { device }));
  await signIn(visitor, session);
  return visitor;
}

async function atTraining(session: Session, device: Device = DESKTOP): Promise<Visitor> {
  const visitor = await comeAs(session, device);
  await visitor.open('/training');
  await visitor.see(visitor.page.getByRole('heading', { name: 'Training modules' }));
  return visitor;
}

/** Otto writes to Mia from a device of his; their room. */
const say = (...texts: string[]) => writeFrom(portal, otto, mia, ...texts);
const settled = () => new Promise((wake) => setTimeout(wake, SETTLED_MS));

async function completeTraining({ token }: Session): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id: moduleId, token });
  const answers = Object.fromEntries(mcqs.map(({ id }) => [id, ANSWER]));
  await call(portal, submitQuiz, { id: moduleId, token, body: { answers } });
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('a message is counted and told, leads to its conversation, and counts no more once read', async () => {
    const visitor = await atTraining(mia, device);
    await visitor.see(bell(visitor));
    const chatRoomId = await say('Hello Mia');
    await visitor.see(
      bell(visitor, '1'),
      newMessageToasts(visitor).getByText('New message received!', { exact: true }),
    );
    await visitor.press(toasts(visitor).getByRole('button', { name: 'View', exact: true }));
    await visitor.arriveAt(`/chat?room=${chatRoomId}`);
    await visitor.see(log(visitor).getByText('Hello Mia'), bell(visitor));

    await visitor.open('/training');
    await visitor.see(bell(visitor));
    await say('Are you there?');
    await visitor.see(bell(visitor, '1'));
    const list = await openBell(visitor);
    await visitor.see(list.getByText('1 unread', { exact: true }));
    await say('While the list is open');
    await visitor.see(list.getByText('2 unread', { exact: true }));
    const entry = list.getByRole('link', { name: /While the list is open.*Unread/ });
    await visitor.see(entry);
    // The list tells it; what a toast told before it was opened has gone, too.
    await settled();
    expect(await newMessageToasts(visitor).count()).toBe(0);
    await visitor.press(entry);
    await visitor.arriveAt(`/chat?room=${chatRoomId}`);
  });
});

describe('messages', () => {
  it('are told in one of two tabs, and counted in both', async () => {
    const first = await atTraining(mia);
    await using second = await first.openTab();
    await second.open('/training/progress');
    await second.see(bell(second));
    await say('Hello');
    await first.see(bell(first, '1'));
    await second.see(bell(second, '1'));
    await settled();
    const counts = await Promise.all([first, second].map((tab) => newMessageToasts(tab).count()));
    expect(counts.toSorted()).toEqual([0, 1]);
  });

  it('of a muted conversation, or one’s own from elsewhere, are told by nothing', async () => {
    const chatRoomId = await say('Before');
    const visitor = await atTraining(mia);
    await visitor.see(bell(visitor, '1'));
    const { token } = mia;
    await call(portal, muteRoom, { id: chatRoomId, token, body: { muted: true } });
    await say('Muted');
    await visitor.see(bell(visitor));
    await writeFrom(portal, mia, otto, 'My own');
    await settled();
    // What was unread when one came is no news either.
    expect(await toasts(visitor).count()).toBe(0);
    await call(portal, muteRoom, { id: chatRoomId, token, body: { muted: false } });
    await visitor.see(bell(visitor, '2'));
    await settled();
    // Nor is what came while it was muted.
    expect(await toasts(visitor).count()).toBe(0);
    await say('Heard');
    await visitor.see(newMessageToasts(visitor));
  });

  it('of a muted conversation are no news when it is unmuted, with the live channel closed too', async () => {
    const chatRoomId = await say('Before');
    const mute = (muted: boolean) =>
      call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted } });
    await mute(true);
    const visitor = await comeAs(mia);
    await visitor.context.routeWebSocket('**/api/ws*', (socket) => socket.close({ code: 4403 }));
    await visitor.open('/training');
    await visitor.see(bell(visitor));
    await say('While muted');
    await mute(false);
    // The count comes with the poll.
    await visitor.see(bell(visitor, '2'));
    await settled();
    expect(await toasts(visitor).count()).toBe(0);
    await say('Heard');
    await visitor.see(newMessageToasts(visitor));
  });

  it('are counted no more as soon as their conversation is muted on another device', async () => {
    const chatRoomId = await say('Before');
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const openRoomId = await writeFrom(portal, mia, eve, 'Hello Eve');
    const visitor = await comeAs(mia);
    const { page, see } = visitor;
    await page.clock.install();
    await visitor.open(`/chat?room=${openRoomId}`);
    const entry = page.getByRole('link', { name: /^Chat/ });
    await see(page.getByText('Connected', { exact: true }), entry.getByText('1 unread'));
    // From here on no timer of the page ends, so that no poll begins.
    await page.clock.pauseAt(Date.now() + 1_000);
    await call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted: true } });
    await entry.getByText('unread').waitFor({ state: 'detached' });
    await see(chatRow(visitor, otto.user.name).getByRole('img', { name: 'Muted' }));
  });

  it('of a muted conversation count in its row alone, and stay unread with Mark all read', async () => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Muted 1', 'Muted 2');
    await call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted: true } });
    await writeFrom(portal, eve, mia, 'Not muted');
    const visitor = await atTraining(mia);
    const { page, press, see } = visitor;
    const entry = page.getByRole('link', { name: /^Chat/ });
    await see(bell(visitor, '1'), entry.getByText('1 unread'));
    const list = await openBell(visitor);
    await see(list.getByText('1 unread', { exact: true }), list.getByText('Not muted'));
    expect(await list.getByText('Muted 2').count()).toBe(0);
    await press(list.getByRole('button', { name: 'Mark all read' }));
    await see(list.getByText('Nothing unread', { exact: true }));
    await page.keyboard.press('Escape');
    await press(entry);
    await see(chatRow(visitor, otto.user.name).getByText('2 unread'));
    expect(await chatRow(visitor, eve.user.name).getByText('unread').count()).toBe(0);
    expect(await entry.getByText('unread').count()).toBe(0);
  });

  it('in the conversation that one of two tabs shows are read at once, and told by nothing', async () => {
    const chatRoomId = await say('Before');
    const first = await comeAs(mia);
    await first.open(`/chat?room=${chatRoomId}`);
    await first.see(log(first).getByText('Before'), bell(first));
    await using second = await first.openTab();
    await second.open('/training');
    await second.see(bell(second));
    await say('While it is open');
    await first.see(log(first).getByText('While it is open'));
    await settled();
    for (const tab of [first, second]) {
      expect(await newMessageToasts(tab).count()).toBe(0);
      await tab.see(bell(tab));
    }
  });

  it('come by the poll where the channel is closed, once', async () => {
    await say('Before');
    const visitor = await comeAs(mia);
    await visitor.context.routeWebSocket('**/api/ws*', () => undefined);
    await visitor.page.clock.install();
    await visitor.open('/training');
    await visitor.see(bell(visitor, '1'));
    expect(await toasts(visitor).count()).toBe(0);
    await say('By the poll');
    await visitor.page.clock.runFor(UNREAD_POLL_MS + 500);
    await visitor.see(bell(visitor, '2'));
    await expect
      .poll(async () => {
        await visitor.page.clock.runFor(200);
        return newMessageToasts(visitor).count();
      })
      .toBe(1);
    const list = await openBell(visitor);
    await visitor.see(list.getByText('By the poll'));
  });

  it('are 99+ above 99, and all read at one press, on every device', async () => {
    await say(...Array.from({ length: 99 }, (_, i) => `Message ${i + 1}`));
    const visitor = await atTraining(mia);
    await visitor.see(bell(visitor, '99'));
    await say('One more');
    await visitor.see(bell(visitor, '99+'));
    const list = await openBell(visitor);
    await visitor.see(list.getByText('100 unread', { exact: true }), list.getByText('One more'));
    // The list tells what the toast told, and lies below it.
    await newMessageToasts(visitor).waitFor({ state: 'detached' });
    await visitor.press(list.getByRole('button', { name: 'Mark all read', exact: true }));
    await visitor.see(list.getByText('Nothing unread', { exact: true }));
    await list.getByText('Unread', { exact: true }).waitFor({ state: 'detached' });
    const rooms = await call(portal, listRooms, { token: mia.token });
    expect(rooms.map(({ unreadCount }) => unreadCount)).toEqual([0]);
    await visitor.page.keyboard.press('Escape');
    await bell(visitor).and(visitor.page.locator(':focus')).waitFor();
  });

  it('are told by the system and by a sound while one looks elsewhere', async () => {
    const visitor = await comeAs(mia);
    await listenToSystem(visitor, { now: 'granted' });
    const { page } = visitor;
    await visitor.open('/training');
    await visitor.see(bell(visitor));
    // Browsers make no sound before the page was touched.
    await page.getByRole('heading', { name: 'Training modules' }).click();
    await say('While here');
    await visitor.see(newMessageToasts(visitor));
    await expect.poll(async () => (await heardBy(page)).notes).toBe(2);
    expect((await heardBy(page)).told).toEqual([]);
    await lookAway(page);
    const chatRoomId = await say('While away');
    await expect
      .poll(async () => (await heardBy(page)).told)
      .toEqual([{ title: 'New Message', body: 'You have received a new message' }]);
    await pressShown(page);
    await visitor.arriveAt(`/chat?room=${chatRoomId}`);
  });
});

describe('a completed training', () => {
  it('is told at once to an administrator who is there, and leads to the trainee', async () => {
    const ada = await comeAs(admin);
    await ada.open('/admin/company-modules');
    await ada.see(ada.page.getByRole('button', { name: /^Notifications/ }));
    await completeTraining(mia);
    const toast = toasts(ada).filter({ hasText: mia.user.name });
    await ada.see(
      toast.getByText('Training Completed!', { exact: true }),
      toast.getByText(`${mia.user.name} has completed all training modules!`, { exact: true }),
    );
    await ada.press(toast.getByRole('button', { name: 'View', exact: true }));
    await ada.arriveAt(`/admin/track-trainee/${mia.user.id}`);
  });

  it('waits in the bell for an administrator who comes later', async () => {
    await completeTraining(otto);
    const ada = await comeAs(admin);
    await ada.open('/admin/company-modules');
    await ada.see(ada.page.getByRole('button', { name: /^Notifications, \d+ unread/ }));
    const list = await openBell(ada);
    const entry = list.getByRole('link', { name: otto.user.name });
    await ada.see(
      entry.getByText(`${otto.user.name} has completed all training modules!`, { exact: true }),
      entry.getByText('Unread', { exact: true }),
    );
    await settled();
    expect(await toasts(ada).count()).toBe(0);
    await ada.press(entry);
    await ada.arriveAt(`/admin/track-trainee/${otto.user.id}`);
    await ada.see(bell(ada));
    await ada.page.reload();
    await ada.see(bell(ada));
  });
});

describe('the settings', () => {
  const flip = (visitor: Visitor, name: string) =>
    visitor.press(visitor.page.getByRole('switch', { name, exact: true }));
  const states = ({ page }: Visitor) =>
    page
      .getByRole('switch')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-checked') === 'true'));

  it('say what they are, are given up by Cancel and kept by Save, here and on the server', async () => {
    const visitor = await comeAs(mia);
    await listenToSystem(visitor, { now: 'default', whenAsked: 'granted' });
    await visitor.open('/training');
    const dialog = await openSettings(visitor);
    await readLetters(
      visitor,
      'Browser Notifications',
      'Show notifications when app inactive',
      'Sound Notifications',
      'Play sound on messages',
      'Toast Notifications',
      'In-app toasts',
      'Email Notifications',
      'Email for important updates',
    );
    await seeActions(visitor, 'button', 'Test Notifications', 'Save Settings', 'Cancel');
    expect(await states(visitor)).toEqual([false, true, true, false]);
    const test = dialog.getByRole('button', { name: 'Test Notifications' });
    await flip(visitor, 'Toast Notifications');
    expect(await test.isDisabled()).toBe(true);
    await flip(visitor, 'Email Notifications');
    await visitor.press(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.waitFor({ state: 'detached' });

    await visitor.page.keyboard.press('Escape');
    await openSettings(visitor);
    expect(await states(visitor)).toEqual([false, true, true, false]);
    await flip(visitor, 'Browser Notifications');
    await readLetters(visitor, 'Browser notifications enabled!');
    await flip(visitor, 'Email Notifications');
    await flip(visitor, 'Sound Notifications');
    await visitor.press(dialog.getByRole('button', { name: 'Save Settings' }));
    await readLetters(visitor, 'Notification settings saved!');
    const saved = {
      browserNotifications: true,
      soundNotifications: false,
      toastNotifications: true,
      emailNotifications: true,
    };
    const kept = await visitor.page.evaluate(() => localStorage.getItem('notificationSettings'));
    expect(JSON.parse(String(kept))).toEqual(saved);
    expect(await call(portal, getNotificationSettings, { token: mia.token })).toEqual(saved);

    const elsewhere = await atTraining(mia, PHONE);
    await openSettings(elsewhere);
    await expect.poll(() => states(elsewhere)).toEqual([false, true, true, true]);
  });

  it('open from the head of a conversation, too', async () => {
    const chatRoomId = await say('Hello');
    const visitor = await comeAs(mia);
    await visitor.open(`/chat?room=${chatRoomId}`);
    const button = visitor.page.getByTitle('Notification Settings');
    await visitor.press(button);
    await readLetters(visitor, 'Browser Notifications');
    await visitor.press(visitor.page.getByRole('button', { name: 'Cancel', exact: true }));
    await button.and(visitor.page.locator(':focus')).waitFor();
  });

  it('can be tried, in the ways that are on', async () => {
    const visitor = await comeAs(mia);
    await listenToSystem(visitor, { now: 'granted' });
    await visitor.open('/training');
    const dialog = await openSettings(visitor);
    const test = dialog.getByRole('button', { name: 'Test Notifications' });
    await visitor.press(test);
    await readLetters(
      visitor,
      'Test notification sent!',
      'Test Notification',
      'This is a test notification from the Training Portal',
    );
    const shown = {
      title: 'Test Notification',
      body: 'This is a test notification from the Training Portal',
    };
    expect((await heardBy(visitor.page)).told).toEqual([shown]);
    await flip(visitor, 'Browser Notifications');
    await visitor.press(test);
    expect((await heardBy(visitor.page)).told).toEqual([shown]);
    await flip(visitor, 'Toast Notifications');
    expect(await test.isDisabled()).toBe(true);
  });

  it.each([
    ['before', { now: 'denied' }],
    ['when it is asked', { now: 'default', whenAsked: 'denied' }],
  ] as const)('say that the browser was told no %s, and stay off', async (_, permission) => {
    const visitor = await comeAs(mia);
    await listenToSystem(visitor, permission);
    await visitor.open('/training');
    await openSettings(visitor);
    await flip(visitor, 'Browser Notifications');
    await readLetters(
      visitor,
      'Browser notifications permission denied',
      'Please enable notifications in your browser settings',
    );
    expect(await states(visitor)).toEqual([false, true, true, false]);
  });

  it('say where the browser has no notifications at all', async () => {
    const visitor = await comeAs(mia);
    await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await visitor.open('/training');
    await openSettings(visitor);
    await readLetters(visitor, 'This browser does not support notifications.');
    const browserSwitch = visitor.page.getByRole('switch', { name: 'Browser Notifications' });
    expect(await browserSwitch.isDisabled()).toBe(true);
  });

  it('follow the browser’s own permission, and survive what is no setting', async () => {
    const visitor = await comeAs(mia);
    await listenToSystem(visitor, { now: 'granted' });
    await visitor.open('/training');
    await visitor.page.evaluate(() => localStorage.setItem('notificationSettings', '{"broken'));
    await openSettings(visitor);
    expect(await states(visitor)).toEqual([true, true, true, false]);
  });

  it('tell of nothing by a way that is off', async () => {
    const visitor = await comeAs(mia);
    await visitor.open('/training');
    await openSettings(visitor);
    await flip(visitor, 'Toast Notifications');
    await visitor.press(visitor.page.getByRole('button', { name: 'Save Settings' }));
    await readLetters(visitor, 'Notification settings saved!');
    await visitor.page.keyboard.press('Escape');
    await say('Quietly');
    await visitor.see(bell(visitor, '1'));
    await settled();
    expect(await newMessageToasts(visitor).count()).toBe(0);
  });
});
