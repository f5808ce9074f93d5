/** Users are notified of messages and completed trainings, once, in the ways they want. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getUnreadCount, listRooms, muteRoom } from '@portal/contract/chat';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { listCompletions } from '@portal/contract/notifications';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { untilJoined } from './harness/live-sockets.ts';
import { openAndRead } from './harness/open-and-read.ts';
import { passTime, stopClock, untilPolled } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { chatRow, log, writeFrom } from './screens/chat.ts';
import {
  bell,
  comeWithClock,
  listenToSystem,
  lookAway,
  newMessageToasts,
  notificationsOf,
  openBell,
  pressShown,
  settle,
} from './screens/notifications.ts';
import { toasts } from './screens/toasts.ts';

const ANSWER = 'the right one';

let portal: Portal;
let admin: Session;
let moduleId: number;
let companyName: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  companyName = company.name;
  const questions = [{ question: 'Which?', options: [ANSWER, 'another'], answer: ANSWER }];
  ({ id: moduleId } = await addModule(portal, admin.token, company.id, {
    name: 'Introduction',
    questions,
  }));
});

let mia: Session;
let otto: Session;
let people = 0;
test.beforeEach(async () => {
  people += 1;
  mia = await addTrainee(portal, person(`Mia Number${people}`), companyName);
  otto = await addTrainee(portal, person(`Otto Number${people}`), companyName);
});

async function atTraining(visit: Visit, session: Session): Promise<Visitor> {
  const visitor = await comeWithClock(visit, session);
  await visitor.page.goto('/training');
  await expect(visitor.page.getByRole('heading', { name: 'Training modules' })).toBeVisible();
  await visitor.untilLive();
  return visitor;
}

/** A message that the page finds with the first list of rooms is not new. */
const openWithRooms = (visitor: Visitor) => openAndRead(visitor, '/training', listRooms);

/** Otto writes to Mia from another device; returns their room. */
const say = (...texts: string[]) => writeFrom(portal, otto, mia, ...texts);

/** The notice of a message from this user. */
const toastFrom = (visitor: Visitor, { user }: Session) =>
  newMessageToasts(visitor).filter({ hasText: `From ${user.name}` });

async function completeTraining({ token }: Session): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id: moduleId, token });
  const answers = Object.fromEntries(mcqs.map(({ id }) => [id, ANSWER]));
  await call(portal, submitQuiz, { id: moduleId, token, body: { answers } });
}

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('a message is counted and shown, opens its conversation, and is no longer counted once read', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const visitor = await atTraining(visit, mia);
    await expect(bell(visitor)).toBeVisible();
    const chatRoomId = await say('Hello Mia');
    await expect(bell(visitor, '1')).toBeVisible();
    await expect(
      newMessageToasts(visitor).getByText('New message received!', { exact: true }),
    ).toBeVisible();
    await visitor.press(toasts(visitor).getByRole('button', { name: 'View', exact: true }));
    await expect(visitor.page).toHaveURL(`/chat?room=${chatRoomId}`);
    await expect(log(visitor).getByText('Hello Mia')).toBeVisible();
    await expect(bell(visitor)).toBeVisible();

    await visitor.page.goto('/training');
    await expect(bell(visitor)).toBeVisible();
    await visitor.untilLive();
    await say('Are you there?');
    await expect(bell(visitor, '1')).toBeVisible();
    await expect(newMessageToasts(visitor)).toBeVisible();
    const list = await openBell(visitor);
    await expect(list.getByText('1 unread', { exact: true })).toBeVisible();
    // The list shows it, in place of the toast.
    await expect(newMessageToasts(visitor)).toHaveCount(0);
    await say('While the list is open');
    await expect(list.getByText('2 unread', { exact: true })).toBeVisible();
    const entry = list.getByRole('link', { name: /While the list is open.*Unread/ });
    await expect(entry).toBeVisible();
    await settle(visitor);
    // It has no toast: that of a later message, after the list was closed, is the only one.
    await visitor.page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await writeFrom(portal, eve, mia, 'After it was closed');
    await expect(toastFrom(visitor, eve)).toBeVisible();
    expect(await newMessageToasts(visitor).count()).toBe(1);
    await openBell(visitor);
    await visitor.press(entry);
    await expect(visitor.page).toHaveURL(`/chat?room=${chatRoomId}`);
  });
});

test.describe('messages', () => {
  test('are shown in one of two tabs, and counted in both', async ({ visit }) => {
    const first = await atTraining(visit, mia);
    const second = await first.openTab();
    await second.page.goto('/training/progress');
    await expect(bell(second)).toBeVisible();
    await untilJoined(second.page);
    await say('Hello');
    await expect(bell(first, '1')).toBeVisible();
    await expect(bell(second, '1')).toBeVisible();
    const counts = async () => {
      const all = [first, second].map((tab) => newMessageToasts(tab).count());
      return (await Promise.all(all)).toSorted();
    };
    await expect.poll(counts).toEqual([0, 1]);
    await settle(first);
    expect(await counts()).toEqual([0, 1]);
  });

  test('of a muted conversation, or of the user on another device, are not shown', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Before');
    const visitor = await atTraining(visit, mia);
    await expect(bell(visitor, '1')).toBeVisible();
    const { token } = mia;
    await call(portal, muteRoom, { id: chatRoomId, token, body: { muted: true } });
    await expect(bell(visitor)).toBeVisible();
    // The user unmutes the conversation before the page would show a notice.
    await stopClock(visitor.page);
    await say('Muted');
    await writeFrom(portal, mia, otto, 'My own');
    await call(portal, muteRoom, { id: chatRoomId, token, body: { muted: false } });
    await writeFrom(portal, eve, mia, 'Not muted');
    await expect(bell(visitor, '3')).toBeVisible();
    await settle(visitor);
    await visitor.page.clock.resume();
    await expect(toastFrom(visitor, eve)).toBeVisible();
    // A message that was unread before the page was opened is not shown either.
    expect(await toasts(visitor).count()).toBe(1);
    await say('Shown');
    await expect(toastFrom(visitor, otto)).toBeVisible();
  });

  test('of a muted conversation are not shown when it is unmuted, also with the live channel closed', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Before');
    const mute = (muted: boolean) =>
      call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted } });
    await mute(true);
    const visitor = await comeWithClock(visit, mia);
    await visitor.context.routeWebSocket('**/api/ws*', (socket) => socket.close({ code: 4403 }));
    await openWithRooms(visitor);
    await expect(bell(visitor)).toBeVisible();
    await writeFrom(portal, eve, mia, 'Not muted');
    // The room with the latest message is the first to be shown.
    await say('While muted');
    await mute(false);
    await untilPolled(visitor.page, getUnreadCount);
    await expect(toastFrom(visitor, eve)).toBeVisible();
    await expect(bell(visitor, '3')).toBeVisible();
    expect(await toasts(visitor).count()).toBe(1);
    await say('Shown');
    await untilPolled(visitor.page, getUnreadCount);
    await expect(toastFrom(visitor, otto)).toBeVisible();
  });

  test('are no longer counted when their conversation is muted on another device', async ({
    visit,
  }) => {
    const chatRoomId = await say('Before');
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const openRoomId = await writeFrom(portal, mia, eve, 'Hello Eve');
    const visitor = await visit({ as: mia });
    const { page } = visitor;
    await page.clock.install();
    await page.goto(`/chat?room=${openRoomId}`);
    const entry = page.getByRole('link', { name: /^Chat/ });
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(entry.getByText('1 unread')).toBeVisible();
    // From now on no timer of the page ends, so that no poll begins.
    await stopClock(page);
    await call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted: true } });
    await expect(entry.getByText('unread')).toHaveCount(0);
    await expect(
      chatRow(visitor, otto.user.name).getByRole('img', { name: 'Muted' }),
    ).toBeVisible();
  });

  test('of a muted conversation count in its row only, and stay unread with Mark all read', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Muted 1', 'Muted 2');
    await call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted: true } });
    await writeFrom(portal, eve, mia, 'Not muted');
    const visitor = await atTraining(visit, mia);
    const { page, press } = visitor;
    const entry = page.getByRole('link', { name: /^Chat/ });
    await expect(bell(visitor, '1')).toBeVisible();
    await expect(entry.getByText('1 unread')).toBeVisible();
    const list = await openBell(visitor);
    await expect(list.getByText('1 unread', { exact: true })).toBeVisible();
    await expect(list.getByText('Not muted')).toBeVisible();
    await expect(list.getByText('Muted 2')).toHaveCount(0);
    await press(list.getByRole('button', { name: 'Mark all read' }));
    await expect(list.getByText('Nothing unread', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(entry);
    await expect(chatRow(visitor, otto.user.name).getByText('2 unread')).toBeVisible();
    await expect(chatRow(visitor, eve.user.name).getByText('unread')).toHaveCount(0);
    await expect(entry.getByText('unread')).toHaveCount(0);
  });

  test('in the conversation that one of two tabs shows are read at once, and not shown as notifications', async ({
    visit,
  }) => {
    const chatRoomId = await say('Before');
    const first = await comeWithClock(visit, mia);
    await first.page.goto(`/chat?room=${chatRoomId}`);
    await expect(log(first).getByText('Before')).toBeVisible();
    await expect(bell(first)).toBeVisible();
    const second = await first.openTab();
    await second.page.goto('/training');
    await expect(bell(second)).toBeVisible();
    await first.untilLive();
    await say('While it is open');
    await expect(log(first).getByText('While it is open')).toBeVisible();
    for (const tab of [first, second]) await expect(bell(tab)).toBeVisible();
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    await writeFrom(portal, eve, mia, 'In another conversation');
    const shown = async () => {
      const texts = [first, second].map((tab) => newMessageToasts(tab).allInnerTexts());
      return (await Promise.all(texts)).flat().join();
    };
    await expect.poll(shown).toContain(`From ${eve.user.name}`);
    expect(await shown()).not.toContain(`From ${otto.user.name}`);
  });

  test('arrive once by polling when the channel is closed', async ({ visit }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    await writeFrom(portal, eve, mia, 'Before');
    const visitor = await visit({ as: mia });
    await visitor.context.routeWebSocket('**/api/ws*', () => undefined);
    await visitor.page.clock.install();
    await openWithRooms(visitor);
    await expect(bell(visitor, '1')).toBeVisible();
    await say('By the poll');
    await untilPolled(visitor.page, getUnreadCount);
    await expect(bell(visitor, '2')).toBeVisible();
    const look = () => toastFrom(visitor, otto).count();
    await passTime(visitor.page, { stepMs: 200, look }).toBe(1);
    // The other message was unread before the page was opened.
    expect(await toasts(visitor).count()).toBe(1);
    const list = await openBell(visitor);
    await expect(list.getByText('By the poll')).toBeVisible();
  });

  test('show as 99+ above 99, and are all marked as read by one press, on every device', async ({
    visit,
  }) => {
    await say(...Array.from({ length: 99 }, (_, i) => `Message ${i + 1}`));
    const visitor = await atTraining(visit, mia);
    await expect(bell(visitor, '99')).toBeVisible();
    await say('One more');
    await expect(bell(visitor, '99+')).toBeVisible();
    await expect(newMessageToasts(visitor)).toBeVisible();
    const list = await openBell(visitor);
    await expect(list.getByText('100 unread', { exact: true })).toBeVisible();
    await expect(list.getByText('One more')).toBeVisible();
    // The list contains the message of the toast, and lies below it: only its opening can have removed the toast.
    await expect(newMessageToasts(visitor)).toHaveCount(0);
    await visitor.press(list.getByRole('button', { name: 'Mark all read', exact: true }));
    await expect(list.getByText('Nothing unread', { exact: true })).toBeVisible();
    await expect(list.getByText('Unread', { exact: true })).toHaveCount(0);
    const rooms = await call(portal, listRooms, { token: mia.token });
    expect(rooms.map(({ unreadCount }) => unreadCount)).toEqual([0]);
    await visitor.page.keyboard.press('Escape');
    await expect(bell(visitor).and(visitor.page.locator(':focus'))).toBeVisible();
  });

  test('are shown by the system and with a sound while the user looks elsewhere', async ({
    visit,
  }) => {
    const visitor = await visit({ as: mia });
    await listenToSystem(visitor, { now: 'granted' });
    const { page } = visitor;
    await page.goto('/training');
    await expect(bell(visitor)).toBeVisible();
    // Browsers play no sound before a user has touched the page.
    await page.getByRole('heading', { name: 'Training modules' }).click();
    await visitor.untilLive();
    await say('While here');
    await expect(newMessageToasts(visitor)).toBeVisible();
    await expect.poll(async () => (await notificationsOf(page)).notes).toBe(2);
    expect((await notificationsOf(page)).shown).toEqual([]);
    await lookAway(page);
    const chatRoomId = await say('While away');
    await expect
      .poll(async () => (await notificationsOf(page)).shown)
      .toEqual([{ title: 'New Message', body: 'You have received a new message' }]);
    await pressShown(page);
    await expect(page).toHaveURL(`/chat?room=${chatRoomId}`);
  });
});

test.describe('an answer to a help request', () => {
  const MESSAGE = 'Why does the door stay open?';
  const ANSWER_TEXT = 'It is a fire exit. Please look at the second video again.';

  async function askAndAnswer(): Promise<number> {
    const { id } = await call(portal, askForHelp, { token: mia.token, body: { message: MESSAGE } });
    const body = { status: 'RESOLVED' as const, adminNotes: ANSWER_TEXT };
    await call(portal, updateHelpRequest, { id, token: admin.token, body });
    return id;
  }

  test('is in the bell at once, after a reload and on another device, until it is seen on one', async ({
    visit,
  }) => {
    const first = await atTraining(visit, mia);
    const second = await atTraining(visit, mia);
    // Before, a page learns of it by its next poll only.
    for (const device of [first, second]) await device.untilLive();
    const id = await askAndAnswer();
    for (const device of [first, second]) await expect(bell(device, '1')).toBeVisible();
    await first.page.reload();
    await expect(bell(first, '1')).toBeVisible();
    const badge = first.page.getByRole('link', { name: 'My Help Requests 1 new' });
    await expect(badge).toBeVisible();
    await second.untilLive();
    const list = await openBell(first);
    await expect(list.getByText('1 unread', { exact: true })).toBeVisible();
    const entry = list.getByRole('link', { name: /Help request answered/ });
    await expect(entry.getByText(ANSWER_TEXT)).toBeVisible();
    await examine(first, 'bell-help-answer');
    await first.press(entry);
    await expect(first.page).toHaveURL(`/training/help?request=${id}`);
    // The list of the bell, which has it too, may still be closing.
    const requests = first.page.getByLabel('Help requests');
    await expect(requests.getByText(ANSWER_TEXT)).toBeInViewport();
    for (const device of [first, second]) await expect(bell(device)).toBeVisible();
    await expect(first.page.getByText('1 new')).toHaveCount(0);
    // It stays in the list.
    const later = await openBell(second);
    await expect(later.getByText('Nothing unread', { exact: true })).toBeVisible();
    await expect(later.getByRole('link', { name: /Help request answered/ })).toBeVisible();
  });

  test('is announced once in one of two tabs, and marked as read with all others', async ({
    visit,
  }) => {
    const first = await atTraining(visit, mia);
    const second = await first.openTab();
    await second.page.goto('/training/progress');
    await expect(bell(second)).toBeVisible();
    await untilJoined(second.page);
    await askAndAnswer();
    await say('And a message');
    for (const tab of [first, second]) await expect(bell(tab, '2')).toBeVisible();
    const announced = async () => {
      const counts = [first, second].map((tab) =>
        toasts(tab).filter({ hasText: 'An admin has answered your help request.' }).count(),
      );
      return (await Promise.all(counts)).toSorted();
    };
    await expect.poll(announced).toEqual([0, 1]);
    await settle(first);
    expect(await announced()).toEqual([0, 1]);
    const list = await openBell(first);
    await first.press(list.getByRole('button', { name: 'Mark all read', exact: true }));
    await expect(list.getByText('Nothing unread', { exact: true })).toBeVisible();
    await expect(bell(second)).toBeVisible();
    await expect(second.page.getByText('1 new')).toHaveCount(0);
  });
});

test.describe('a completed training', () => {
  test('is shown at once to an administrator with an open page, and links to the trainee', async ({
    visit,
  }) => {
    const ada = await visit({ as: admin });
    await openAndRead(ada, '/admin/company-modules', listCompletions);
    await expect(ada.page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await ada.untilLive();
    await completeTraining(mia);
    const toast = toasts(ada).filter({ hasText: mia.user.name });
    await expect(toast.getByText('Training Completed!', { exact: true })).toBeVisible();
    await expect(
      toast.getByText(`${mia.user.name} has completed all training modules!`, { exact: true }),
    ).toBeVisible();
    await ada.press(toast.getByRole('button', { name: 'View', exact: true }));
    await expect(ada.page).toHaveURL(`/admin/track-trainee/${mia.user.id}`);
  });

  test('waits in the bell for an administrator who comes later', async ({ visit }) => {
    await completeTraining(otto);
    const ada = await visit({ as: admin });
    await ada.page.goto('/admin/company-modules');
    await expect(
      ada.page.getByRole('button', { name: /^Notifications, \d+ unread/ }),
    ).toBeVisible();
    await ada.untilLive();
    // It is not shown as a notice, unlike one that is completed now.
    await completeTraining(mia);
    await expect(toasts(ada).filter({ hasText: mia.user.name })).toBeVisible();
    expect(await toasts(ada).count()).toBe(1);
    const list = await openBell(ada);
    const entry = list.getByRole('link', { name: otto.user.name });
    await expect(
      entry.getByText(`${otto.user.name} has completed all training modules!`, { exact: true }),
    ).toBeVisible();
    await expect(entry.getByText('Unread', { exact: true })).toBeVisible();
    await ada.press(entry);
    await expect(ada.page).toHaveURL(`/admin/track-trainee/${otto.user.id}`);
    await expect(bell(ada, '1')).toBeVisible();
    await ada.page.reload();
    await expect(bell(ada, '1')).toBeVisible();
  });
});
