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
import { openAndRead } from './harness/open-and-read.ts';
import { stopClock, untilPolled } from './harness/page-clock.ts';
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

    await visitor.page.goBack();
    await expect(visitor.page.getByRole('heading', { name: 'Training modules' })).toBeVisible();
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
  test('of a muted conversation, or of the user on another device, are neither shown nor counted', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Before');
    const mute = (muted: boolean) =>
      call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted } });
    const visitor = await atTraining(visit, mia);
    const { page, press } = visitor;
    const entry = page.getByRole('link', { name: /^Chat/ });
    await expect(bell(visitor, '1')).toBeVisible();
    await expect(entry.getByText('1 unread')).toBeVisible();
    // From now on no timer of the page ends, so that no poll begins.
    await stopClock(page);
    await mute(true);
    await expect(bell(visitor)).toBeVisible();
    await expect(entry.getByText('unread')).toHaveCount(0);
    // The user unmutes the conversation before the page would show a notice.
    await say('Muted');
    await writeFrom(portal, mia, otto, 'My own');
    await mute(false);
    await writeFrom(portal, eve, mia, 'Not muted');
    await expect(bell(visitor, '3')).toBeVisible();
    await settle(visitor);
    await page.clock.resume();
    await expect(toastFrom(visitor, eve)).toBeVisible();
    // A message that was unread before the page was opened is not shown either.
    expect(await toasts(visitor).count()).toBe(1);
    await say('Shown');
    await expect(toastFrom(visitor, otto)).toBeVisible();

    await test.step('they count in its row only, and stay unread with Mark all read', async () => {
      await mute(true);
      await expect(bell(visitor, '1')).toBeVisible();
      const list = await openBell(visitor);
      await expect(list.getByText('1 unread', { exact: true })).toBeVisible();
      await expect(list.getByText('Not muted')).toBeVisible();
      await expect(list.getByText('Shown')).toHaveCount(0);
      await press(list.getByRole('button', { name: 'Mark all read' }));
      await expect(list.getByText('Nothing unread', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await press(entry);
      const muted = chatRow(visitor, otto.user.name);
      await expect(muted.getByText('3 unread')).toBeVisible();
      await expect(muted.getByRole('img', { name: 'Muted' })).toBeVisible();
      await expect(chatRow(visitor, eve.user.name).getByText('unread')).toHaveCount(0);
      await expect(entry.getByText('unread')).toHaveCount(0);
      // No poll begins here, either.
      await stopClock(page);
      await mute(false);
      await expect(muted.getByRole('img', { name: 'Muted' })).toHaveCount(0);
      await expect(entry.getByText('3 unread')).toBeVisible();
    });
  });

  test('arrive once by polling when the channel is closed, those of a muted conversation not at all', async ({
    visit,
  }) => {
    const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
    const chatRoomId = await say('Before');
    const mute = (muted: boolean) =>
      call(portal, muteRoom, { id: chatRoomId, token: mia.token, body: { muted } });
    await mute(true);
    await writeFrom(portal, eve, mia, 'Before');
    const visitor = await comeWithClock(visit, mia);
    await visitor.context.routeWebSocket('**/api/ws*', (socket) => socket.close({ code: 4403 }));
    await openWithRooms(visitor);
    await expect(bell(visitor, '1')).toBeVisible();
    await writeFrom(portal, eve, mia, 'By the poll');
    // The room with the latest message is the first to be shown.
    await say('While muted');
    await mute(false);
    await untilPolled(visitor.page, getUnreadCount);
    await expect(toastFrom(visitor, eve)).toBeVisible();
    await expect(bell(visitor, '4')).toBeVisible();
    expect(await toasts(visitor).count()).toBe(1);
    await say('Shown');
    await untilPolled(visitor.page, getUnreadCount);
    await expect(toastFrom(visitor, otto)).toBeVisible();
    const list = await openBell(visitor);
    for (const text of ['By the poll', 'Shown']) await expect(list.getByText(text)).toBeVisible();
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

const MESSAGE = 'Why does the door stay open?';
const ANSWER_TEXT = 'It is a fire exit. Please look at the second video again.';

async function askAndAnswer(): Promise<number> {
  const { id } = await call(portal, askForHelp, { token: mia.token, body: { message: MESSAGE } });
  const body = { status: 'RESOLVED' as const, adminNotes: ANSWER_TEXT };
  await call(portal, updateHelpRequest, { id, token: admin.token, body });
  return id;
}

test.describe('an answer to a help request', () => {
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
});

test('two tabs announce each news once, count it in both, and are marked as read together', async ({
  visit,
}) => {
  const eve = await addTrainee(portal, person(`Eve Number${people}`), companyName);
  const chatRoomId = await say('Before');
  const first = await comeWithClock(visit, mia);
  await first.page.goto(`/chat?room=${chatRoomId}`);
  await expect(log(first).getByText('Before')).toBeVisible();
  await expect(bell(first)).toBeVisible();
  const second = await first.openTab();
  await second.page.goto('/training/progress');
  await expect(bell(second)).toBeVisible();
  await first.untilLive();
  await second.untilLive();
  const tabs = [first, second];
  // From now on no tab shows a notice before each of them has received the news.
  await stopClock(first.page);
  await test.step('a message of the conversation that one of them shows is read at once', async () => {
    await say('While it is open');
    await expect(log(first).getByText('While it is open')).toBeVisible();
    await expect(bell(second, '1')).toBeVisible();
    await settle(first);
    for (const tab of tabs) await expect(bell(tab)).toBeVisible();
  });

  await askAndAnswer();
  await writeFrom(portal, eve, mia, 'In another conversation');
  for (const tab of tabs) await expect(bell(tab, '2')).toBeVisible();
  const announced = async (text: string) => {
    const counts = tabs.map((tab) => toasts(tab).filter({ hasText: text }).count());
    return (await Promise.all(counts)).toSorted();
  };
  const news = ['An admin has answered your help request.', `From ${eve.user.name}`];
  await settle(first);
  await first.page.clock.resume();
  for (const text of news) await expect.poll(() => announced(text)).toEqual([0, 1]);
  expect(await announced(`From ${otto.user.name}`)).toEqual([0, 0]);

  const list = await openBell(first);
  await first.press(list.getByRole('button', { name: 'Mark all read', exact: true }));
  await expect(list.getByText('Nothing unread', { exact: true })).toBeVisible();
  await expect(list.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect(bell(second)).toBeVisible();
  await expect(second.page.getByText('1 new')).toHaveCount(0);
  const rooms = await call(portal, listRooms, { token: mia.token });
  expect(rooms.map(({ unreadCount }) => unreadCount)).toEqual([0, 0]);
  await first.page.keyboard.press('Escape');
  await expect(bell(first).and(first.page.locator(':focus'))).toBeVisible();
});

test('a completed training waits in the bell for an administrator, or is shown at once, and links to the trainee', async ({
  visit,
}) => {
  await completeTraining(otto);
  const ada = await visit({ as: admin });
  const { page, press } = ada;
  await openAndRead(ada, '/admin/company-modules', listCompletions);
  await expect(bell(ada, '1')).toBeVisible();
  await ada.untilLive();
  // It is not shown as a notice, unlike one that is completed now.
  await completeTraining(mia);
  const toast = toasts(ada).filter({ hasText: mia.user.name });
  await expect(toast.getByText('Training Completed!', { exact: true })).toBeVisible();
  await expect(
    toast.getByText(`${mia.user.name} has completed all training modules!`, { exact: true }),
  ).toBeVisible();
  expect(await toasts(ada).count()).toBe(1);
  await press(toast.getByRole('button', { name: 'View', exact: true }));
  await expect(page).toHaveURL(`/admin/track-trainee/${mia.user.id}`);

  await expect(bell(ada, '2')).toBeVisible();
  const list = await openBell(ada);
  const entry = list.getByRole('link', { name: otto.user.name });
  await expect(
    entry.getByText(`${otto.user.name} has completed all training modules!`, { exact: true }),
  ).toBeVisible();
  await expect(entry.getByText('Unread', { exact: true })).toBeVisible();
  const stored = page.waitForResponse(/\/completions\/read$/);
  await press(entry);
  await expect(page).toHaveURL(`/admin/track-trainee/${otto.user.id}`);
  await expect(bell(ada, '1')).toBeVisible();
  await stored;
  await page.reload();
  await expect(bell(ada, '1')).toBeVisible();
});
