/** Two users chat: live, offline, over reloads, and over a crash of the server. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { askForHelp } from '@portal/contract/help';
import { deleteTrainee } from '@portal/contract/trainees';
import { addCompany, addTrainee, call, emptyPortal, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { goTo, logInAsTrainee, logOut } from './screens/accounts.ts';
import {
  chatRow,
  expectCutConnections,
  log,
  saidIn,
  sending,
  startChat,
  untilAtEnd,
  write,
  writeFrom,
} from './screens/chat.ts';
import { toasts } from './screens/toasts.ts';

interface Installation {
  readonly portal: Portal;
  readonly admin: Session;
  readonly tess: Session;
  readonly tom: Session;
}

let known: Installation;
test.beforeEach(async ({ portal }) => {
  const admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  const [one, other] = [
    await addCompany(portal, admin.token, 'Brightwater Foods'),
    await addCompany(portal, admin.token, 'Harbour Works'),
  ];
  const tess = await addTrainee(portal, person('Tess Trainee'), one.name);
  const tom = await addTrainee(portal, person('Tom Trainee'), other.name);
  known = { portal, admin, tess, tom };
});

async function comeAs(visit: Visit, session: Session): Promise<Visitor> {
  const visitor = await visit({ as: session });
  expectCutConnections(visitor);
  return visitor;
}

/** Waits until the value is as expected, on a busy machine too. */
const until = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

const ROW_PADDING = 12;
const rightOf = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().right);

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('a trainee finds a manager, and the two talk', async ({ visit }) => {
      const tess = await comeAs(visit, known.tess);
      await tess.page.goto('/training');
      await expect(tess.page.getByText('Welcome, Tess Trainee')).toBeVisible();
      await goTo(tess, 'Chat');
      await expect(tess.page.getByText('Cross-Company Chat', { exact: true })).toBeVisible();
      await expect(
        tess.page.getByText('Connect with trainees and managers from any company', { exact: true }),
      ).toBeVisible();
      await expect(tess.page.getByText('No chats yet', { exact: true })).toBeVisible();
      await expect(tess.page.getByText('Start a new conversation', { exact: true })).toBeVisible();
      if (!device.isTouched) {
        await expect(
          tess.page.getByText('Welcome to Cross-Company Chat', { exact: true }),
        ).toBeVisible();
        await expect(tess.page.getByText('Start New Chat', { exact: true })).toBeVisible();
      }
      await examine(tess, 'chat-empty');

      await tess.press(tess.page.getByRole('button', { name: 'New Chat', exact: true }));
      const people = tess.page.getByRole('list', { name: 'People' });
      await expect(people.getByText('tom.trainee@people.test')).toBeVisible();
      await expect(people.getByText('Harbour Works')).toBeVisible();
      await expect(people.getByText('trainee', { exact: true })).toBeVisible();
      await expect(people.getByText('manager', { exact: true })).toBeVisible();
      await examine(tess, 'chat-people');
      await tess.press(tess.page.getByRole('button', { name: 'Show Chats', exact: true }));
      await startChat(tess, known.admin.user.name);
      await expect(tess.page.getByText('No messages yet', { exact: true })).toBeVisible();
      await expect(tess.page.getByText('Start the conversation!', { exact: true })).toBeVisible();
      await expect(tess.page.getByText('manager', { exact: true })).toBeVisible();
      await expect(tess.page.getByText('Connected', { exact: true })).toBeVisible();
      await expect(
        tess.page.getByText('Offline', { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(tess.page.getByRole('button', { name: 'Send message' })).toBeDisabled();

      await write(tess, 'Hello <b>there</b>,\nsee https://portal.example/x. Bye');
      const ada = await comeAs(visit, known.admin);
      await ada.page.goto('/admin/help-requests');
      await expect(ada.page.getByText('All trainees are doing well!')).toBeVisible();
      await goTo(ada, 'Chat');
      await expect(chatRow(ada, 'Tess Trainee').getByText('1 unread')).toBeVisible();
      const row = chatRow(ada, 'Tess Trainee');
      // A long message is shortened to make space for the time and the count.
      for (const each of [row.getByRole('time'), row.getByText('1 unread').locator('..')])
        expect(await rightOf(each)).toBeLessThanOrEqual((await rightOf(row)) - ROW_PADDING);
      await ada.press(row);
      await until(() => saidIn(ada)).toEqual([
        'Hello <b>there</b>,\nsee https://portal.example/x. Bye',
      ]);
      const link = log(ada).getByRole('link', { name: 'https://portal.example/x', exact: true });
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect(
        tess.page.getByText('Online', { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(ada.page.getByText('Brightwater Foods')).toBeVisible();

      const typing = `${known.admin.user.name} is typing...`;
      await expect(async () => {
        // It is shown for seconds after the last key.
        await ada.page.getByPlaceholder('Type your message here...').press('W');
        await expect(log(tess).getByText(typing, { exact: true })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(log(tess).getByText('is typing...')).toHaveCount(0);
      await write(ada, 'Welcome!');
      await until(() => saidIn(tess)).toHaveLength(2);
      await examine(tess, 'chat');
      await tess.press(tess.page.getByRole('button', { name: 'Chat options' }));
      await tess.press(tess.page.getByRole('menuitem', { name: 'Mute notifications' }));
      await expect(tess.page.getByText('Conversation muted')).toBeVisible();

      await write(tess, 'Thanks');
      if (device.isTouched) {
        await ada.press(ada.page.getByRole('link', { name: 'Back to chats' }));
        await expect(chatRow(ada, 'Tess Trainee').and(ada.page.locator(':focus'))).toBeVisible();
        await tess.press(tess.page.getByRole('link', { name: 'Back to chats' }));
      }
      await expect(chatRow(tess, known.admin.user.name).getByText('You: Thanks')).toBeVisible();
      await examine(tess, 'chat-list');
    });
  });

test('messages written offline are sent once when the network is back, also after a reload', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  const tess = await comeAs(visit, sessionOfTess);
  const tom = await comeAs(visit, sessionOfTom);
  await tess.page.clock.install();
  for (const visitor of [tess, tom]) await visitor.page.goto(`/chat?room=${roomId}`);
  await until(() => saidIn(tess)).toEqual(['First']);

  await stopClock(tess.page);
  await tess.context.setOffline(true);
  // At once, though the connection is only found dead after ten seconds of silence.
  await expect(tess.page.getByText('Disconnected', { exact: true })).toBeVisible();
  await tess.page.clock.resume();
  await write(tess, 'Offline one');
  await write(tess, 'Offline two');
  await expect(sending(tess).first()).toBeVisible();
  await expect(tess.page.getByRole('button', { name: 'Reconnect', exact: true })).toBeVisible();
  await examine(tess, 'chat-offline');
  await write(tom, 'Meanwhile');
  await tess.context.setOffline(false);
  const all = ['First', 'Meanwhile', 'Offline one', 'Offline two'];
  for (const visitor of [tess, tom]) await until(() => saidIn(visitor)).toEqual(all);

  // The server crashes; messages written in the meantime survive a reload on another page.
  await portal.stop();
  await write(tess, 'Message after the crash');
  await expect(sending(tess)).toBeVisible();
  await portal.startAgain();
  await until(() => saidIn(tom)).toEqual([...all, 'Message after the crash']);
  await expect(sending(tess)).toHaveCount(0);

  await tess.context.route('**/api/chat/send', (route) => route.abort());
  await write(tess, 'After the reload');
  await expect(sending(tess)).toBeVisible();
  await tess.page.goto('/training');
  await tess.context.unroute('**/api/chat/send');
  await tess.page.reload();
  await until(() => saidIn(tom)).toEqual([...all, 'Message after the crash', 'After the reload']);
});

test('a message whose answer is lost is sent once, and its writer decides about a refused one', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  const tess = await comeAs(visit, sessionOfTess);
  await tess.page.clock.install();
  await tess.page.goto(`/chat?room=${roomId}`);
  await expect(log(tess).getByText('First')).toBeVisible();
  let sendings = 0;
  await tess.context.route('**/api/chat/send', async (route) => {
    sendings += 1;
    await route.fetch();
    return route.abort();
  });
  await tess.untilLive();
  // The live channel reports its arrival before the time comes to send it again.
  await stopClock(tess.page);
  await write(tess, 'Once');
  await until(() => saidIn(tess)).toEqual(['First', 'Once']);
  await expect(sending(tess)).toHaveCount(0);
  expect(sendings).toBe(1);
  await tess.page.clock.resume();
  await tess.context.unroute('**/api/chat/send');

  tess.noise.expect(calls.sendMessage, 400);
  await write(tess, 'x'.repeat(10_001));
  await expect(toasts(tess).getByText('Failed to send message', { exact: true })).toBeVisible();
  await expect(log(tess).getByText('Not sent –')).toBeVisible();
  await examine(tess, 'chat-refused');
  // The same text would be refused again: it can be edited or discarded.
  await expect(log(tess).getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(log(tess).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await tess.press(log(tess).getByRole('button', { name: 'Discard' }));
  await expect(log(tess).getByText('Not sent –')).toHaveCount(0);

  tess.noise.expect(calls.sendMessage, 403);
  const refusal = { message: 'Not now.', code: 'FORBIDDEN' };
  await tess.context.route('**/api/chat/send', (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  await write(tess, 'Later');
  await expect(log(tess).getByText('Not now.')).toBeVisible();
  await tess.context.unroute('**/api/chat/send');
  await tess.press(log(tess).getByRole('button', { name: 'Retry' }));
  await until(() => saidIn(tess)).toEqual(['First', 'Once', 'Later']);
});

test('unsent messages wait for their sender while another user uses the browser', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  const visitor = await comeAs(visit, sessionOfTess);
  await visitor.page.goto(`/chat?room=${roomId}`);
  await visitor.context.route('**/api/chat/send', (route) => route.abort());
  await write(visitor, 'From Tess');
  await expect(sending(visitor)).toBeVisible();
  await logOut(visitor);
  await visitor.context.unroute('**/api/chat/send');

  await logInAsTrainee(visitor, person('Tom Trainee'));
  await visitor.page.goto(`/chat?room=${roomId}`);
  await until(() => saidIn(visitor)).toEqual(['First']);
  await expect(sending(visitor)).toHaveCount(0);
  await write(visitor, 'From Tom');
  await until(() => saidIn(visitor)).toEqual(['First', 'From Tom']);
  await expect(sending(visitor)).toHaveCount(0);
  await logOut(visitor);

  await logInAsTrainee(visitor, person('Tess Trainee'));
  const { token } = sessionOfTom;
  const kept = () => call(portal, calls.listMessages, { token, id: roomId });
  await until(async () =>
    (await kept()).map(({ sender, content }) => [sender.name, content]),
  ).toEqual([
    ['Tom Trainee', 'First'],
    ['Tom Trainee', 'From Tom'],
    ['Tess Trainee', 'From Tess'],
  ]);
});

test('is the same in two tabs of one person, and read in both when read in one', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First', 'Second');
  const tess = await comeAs(visit, sessionOfTess);
  await tess.page.goto('/training');
  const badge = tess.page.getByRole('navigation', { name: 'Main' }).getByText('2 unread');
  await expect(badge).toBeVisible();
  const second = await tess.openTab();
  await second.page.goto(`/chat?room=${roomId}`);
  await expect(badge).toHaveCount(0);
  await tess.page.goto(`/chat?room=${roomId}`);
  await write(second, 'From the second tab');
  for (const tab of [tess, second])
    await until(() => saidIn(tab)).toEqual(['First', 'Second', 'From the second tab']);

  const shown = tess.page.locator('time').filter({ visible: true });
  await expect(shown).toHaveCount(4);
  const sent = await shown.evaluateAll((all) =>
    all.map((each) => new Date(each.getAttribute('datetime') ?? '')),
  );
  const now = Date.now();
  for (const [hours, labels] of [
    [25, sent.map(() => 'Yesterday')],
    [49, sent.map((date) => date.toLocaleDateString('en-GB'))],
  ] as const) {
    await tess.page.clock.setFixedTime(now + hours * 60 * 60_000);
    await tess.page.reload();
    await until(() => shown.allInnerTexts()).toEqual(labels);
  }
});

test('a long conversation is read back to its beginning, limited in size, searched, and does not move while reading', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const texts = Array.from(
    { length: 320 },
    (_, i) => `Message ${i + 1}${i === 4 ? ' needle' : ''}`,
  );
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, ...texts);
  const read = { token: sessionOfTess.token, id: roomId, body: { seq: texts.length } };
  await call(portal, calls.markRead, read);
  const tess = await comeAs(visit, sessionOfTess);
  await tess.page.goto(`/chat?room=${roomId}`);
  await expect(log(tess).getByText('Message 320')).toBeVisible();
  const topOf = (seq: number) =>
    log(tess)
      .locator(`[data-seq="${seq}"]`)
      .evaluate((row) => row.getBoundingClientRect().top);
  const older = Promise.withResolvers<void>();
  await tess.page.route('**/messages?*before=*', async (route) => {
    await older.promise;
    await route.continue();
  });
  await untilAtEnd(tess);
  await log(tess).evaluate((box) => box.scrollTo(0, 300));
  await expect(tess.page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
  const top = await topOf(278);
  older.resolve();
  await expect(log(tess).locator('[data-seq="260"]')).toBeAttached();
  expect(await topOf(278)).toBe(top);

  await tess.press(tess.page.getByRole('button', { name: 'Chat options' }));
  await tess.press(tess.page.getByRole('menuitem', { name: 'Search in conversation' }));
  await tess.page.getByLabel('Search in conversation').fill('NEEDLE');
  await expect(tess.page.getByText('Match 1 of 1')).toBeVisible();
  const found = log(tess).getByText('Message 5 needle');
  await expect(found).toBeVisible();
  await until(() => isInView(found)).toBe(true);
  await examine(tess, 'chat-search');
  await tess.press(tess.page.getByRole('button', { name: 'Close search' }));
  const button = tess.page.getByRole('button', { name: '1 new message', exact: true });
  await expect(tess.page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
  await writeFrom(portal, sessionOfTom, sessionOfTess, 'While you search');
  await expect(button).toBeVisible();
  await write(tess, 'Found it');
  await until(() => isInView(log(tess).getByText('Found it'))).toBe(true);

  await log(tess).focus();
  const first = log(tess).getByText('Message 1', { exact: true });
  await until(async () => {
    await tess.page.keyboard.press('Home');
    return (await first.isVisible()) && (await isAtTop(log(tess)));
  }).toBe(true);
  expect(await log(tess).locator('[data-seq]').count()).toBeLessThan(200);

  const before = await first.boundingBox();
  await writeFrom(portal, sessionOfTom, sessionOfTess, 'While you read');
  await expect(button).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await tess.page.emulateMedia({ reducedMotion: 'no-preference' });
  const goings = await waysOfGoing(log(tess));
  await tess.press(button);
  await until(() => isInView(log(tess).getByText('While you read'))).toBe(true);
  expect(await goings()).toContain('smooth');
  await tess.page.emulateMedia({ reducedMotion: 'reduce' });
  await goings();
  await writeFrom(portal, sessionOfTom, sessionOfTess, 'Calmly');
  await until(() => isInView(log(tess).getByText('Calmly'))).toBe(true);
  expect(new Set(await goings())).toEqual(new Set(['instant']));

  // Messages that arrive while the first is being marked as read are marked together.
  const readings: unknown[] = [];
  const areWritten = Promise.withResolvers<void>();
  await tess.page.route('**/api/chat/rooms/*/read', async (route) => {
    readings.push(route.request().postDataJSON());
    await areWritten.promise;
    await route.continue();
  });
  const burst = Array.from({ length: 10 }, (_, i) => `Burst ${i + 1}`);
  await writeFrom(portal, sessionOfTom, sessionOfTess, ...burst);
  areWritten.resolve();
  await until(() => readings.at(-1)).toEqual({ seq: 334 });
  expect(readings.length).toBeLessThan(burst.length / 2);
});

/** Reads how the box was scrolled by the page since the last reading. */
async function waysOfGoing(box: Locator) {
  const seen = await box.evaluateHandle((element) => {
    const ways: (string | undefined)[] = [];
    const own = element.scrollTo.bind(element);
    element.scrollTo = (to: ScrollToOptions | number = {}) => {
      if (typeof to === 'number') return;
      ways.push(to.behavior);
      own(to);
    };
    return ways;
  });
  return () => seen.evaluate((ways) => ways.splice(0));
}

const isAtTop = (box: ReturnType<typeof log>) => box.evaluate(({ scrollTop }) => scrollTop === 0);

const isInView = (target: ReturnType<typeof log>) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = element.closest('[role="log"]')?.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom;
  });

test('failures are shown, a help request leads to a chat, and messages of a deleted user stay', async ({
  visit,
}) => {
  const { portal, admin, tess: sessionOfTess, tom: sessionOfTom } = known;
  const tess = await comeAs(visit, sessionOfTess);
  tess.noise.expect(calls.listChatUsers, 400);
  tess.noise.expect(calls.listChatUsers, 'failed');
  tess.noise.expect(calls.openDirectRoom, 404);
  await tess.page.route('**/api/chat/users*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.', code: 'INVALID_INPUT' } }),
  );
  await tess.page.goto('/chat');
  await tess.press(tess.page.getByRole('button', { name: 'New Chat', exact: true }));
  await expect(
    toasts(tess).getByText('Failed to fetch users: Not today.', { exact: true }),
  ).toBeVisible();
  await tess.page.unroute('**/api/chat/users*');
  // Shown after the last of three retries, while the test continues.
  const offline = await tess.openTab();
  await offline.page.route('**/api/chat/users*', (route) => route.abort());
  await offline.page.goto('/chat');
  await offline.press(offline.page.getByRole('button', { name: 'New Chat', exact: true }));
  const unreached = expect(
    toasts(offline).getByText('Failed to fetch company users', { exact: true }),
  ).toBeVisible({ timeout: 60_000 });
  tess.noise.expectComplaint(/GET \/api\/chat\/direct\/999999 404/);
  await tess.page.goto('/chat?user=999999');
  await expect(toasts(tess).getByText('Failed to start chat', { exact: true })).toBeVisible();
  await tess.page.goto('/chat?room=999999');
  await expect(tess.page.getByText('This chat does not exist')).toBeVisible();

  await call(portal, askForHelp, { token: sessionOfTess.token, body: { message: 'Help me' } });
  const ada = await comeAs(visit, admin);
  await ada.context.routeWebSocket('**/api/ws*', (socket) => socket.close({ code: 4403 }));
  await ada.page.goto('/admin/help-requests');
  await ada.press(ada.page.getByRole('link', { name: 'Open chat with this trainee', exact: true }));
  await expect(ada.page.getByRole('heading', { name: 'Tess Trainee', level: 2 })).toBeVisible();
  // Where the live channel refuses connections, there is no button.
  await expect(ada.page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);

  const roomId = await writeFrom(portal, sessionOfTom, admin, 'So long');
  await call(portal, deleteTrainee, { token: admin.token, id: sessionOfTom.user.id });
  await ada.page.goto(`/chat?room=${roomId}`);
  await expect(log(ada).getByText('So long', { exact: true })).toBeVisible();
  await expect(
    ada.page.getByText(
      'This person is no longer here. You can read the conversation, but not write to them.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(ada.page.getByRole('heading', { name: 'Deleted user' })).toBeVisible();
  await examine(ada, 'chat-deleted');
  await unreached;
});
