/** Two users chat: live, offline, over reloads, and over a crash of the server. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { addCompany, addTrainee, call, emptyPortal, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { goTo, logInAsTrainee } from './screens/accounts.ts';
import {
  chatRow,
  expectCutConnections,
  field,
  log,
  saidIn,
  sending,
  startChat,
  untilAtEnd,
  write,
  writeFrom,
  writeManyFrom,
} from './screens/chat.ts';

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

async function comeAs(visit: Visit, session: Session, device?: Device): Promise<Visitor> {
  const visitor = await visit({ as: session, ...(device && { device }) });
  expectCutConnections(visitor);
  return visitor;
}

/** Waits until the value is as expected, on a busy machine too. */
const until = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

const ROW_PADDING = 12;
const rightOf = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().right);

test.describe('on a phone and a desktop', () => {
  test.use({ device: PHONE_AND_WIDE });

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

    await tess.press(tess.page.getByRole('button', { name: 'New Chat', exact: true }));
    const people = tess.page.getByRole('list', { name: 'People' });
    await expect(people.getByText('tom.trainee@people.test')).toBeVisible();
    await expect(people.getByText('Harbour Works')).toBeVisible();
    await expect(people.getByText('Trainee', { exact: true })).toBeVisible();
    await expect(people.getByText('Manager', { exact: true })).toBeVisible();
    await tess.press(tess.page.getByRole('button', { name: 'Show Chats', exact: true }));
    await startChat(tess, known.admin.user.name);
    await expect(tess.page.getByText('No messages yet', { exact: true })).toBeVisible();
    await expect(tess.page.getByText('Start the conversation!', { exact: true })).toBeVisible();
    await expect(tess.page.getByText('Manager', { exact: true })).toBeVisible();
    await expect(tess.page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(
      tess.page.getByText('Offline', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(tess.page.getByRole('button', { name: 'Send message' })).toBeDisabled();

    await write(tess, 'Hello <b>there</b>,\nsee https://portal.example/x. Bye');
    const ada = await comeAs(visit, known.admin, DESKTOP);
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
    await tess.press(tess.page.getByRole('link', { name: 'Back to chats' }));
    const back = chatRow(tess, known.admin.user.name);
    await expect(back.and(tess.page.locator(':focus'))).toBeVisible();
    await expect(back.getByText('You: Thanks')).toBeVisible();
  });
});

test('messages are sent once when an answer is lost, the network or the server fails, or the page is left', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  const tess = await comeAs(visit, sessionOfTess);
  const tom = await comeAs(visit, sessionOfTom);
  await tess.page.clock.install();
  for (const visitor of [tess, tom]) await visitor.page.goto(`/chat?room=${roomId}`);
  await until(() => saidIn(tess)).toEqual(['First']);

  let sendings = 0;
  await tess.context.route('**/api/chat/send', async (route) => {
    sendings += 1;
    await route.fetch();
    return route.abort();
  });
  const answerIsLost = tess.page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/chat/send'),
  );
  await tess.untilLive();
  // The live channel reports its arrival before the time comes to send it again.
  await stopClock(tess.page);
  await write(tess, 'Once');
  await until(() => saidIn(tess)).toEqual(['First', 'Once']);
  await expect(sending(tess)).toHaveCount(0);
  // The live channel can be faster than the answer.
  await answerIsLost;
  expect(sendings).toBe(1);
  await tess.context.unroute('**/api/chat/send');

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
  const all = ['First', 'Once', 'Meanwhile', 'Offline one', 'Offline two'];
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

test('a logout asks about unsent messages and drafts, and leaves nothing of them', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  const visitor = await comeAs(visit, sessionOfTess);
  const { page, press } = visitor;
  await page.goto(`/chat?room=${roomId}`);
  await visitor.context.route('**/api/chat/send', (route) => route.abort());
  await write(visitor, 'From Tess');
  await expect(sending(visitor)).toBeVisible();
  await field(visitor).fill('Draft of Tess');
  await press(page.getByRole('button', { name: 'Logout' }));
  const question = page.getByRole('alertdialog', { name: 'Log out and lose what is not saved?' });
  await expect(question.getByRole('listitem')).toHaveText([
    'A chat message has not been sent',
    'A chat message is half-written',
  ]);
  await examine(visitor, 'logout-question');
  await press(question.getByRole('button', { name: 'Stay' }));
  await expect(field(visitor)).toHaveValue('Draft of Tess');

  await press(page.getByRole('button', { name: 'Logout' }));
  await press(question.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Tess');
  await visitor.context.unroute('**/api/chat/send');

  await logInAsTrainee(visitor, person('Tess Trainee'));
  await goTo(visitor, 'Chat');
  await press(chatRow(visitor, 'Tom Trainee'));
  await until(() => saidIn(visitor)).toEqual(['First']);
  await expect(sending(visitor)).toHaveCount(0);
  await expect(field(visitor)).toHaveValue('');
});

test('messages and drafts are the same in two tabs of one person, and read in both when read in one', async ({
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
  await goTo(tess, 'Chat');
  await tess.press(chatRow(tess, 'Tom Trainee'));
  await until(() => saidIn(tess)).toEqual(['First', 'Second']);
  await field(tess).fill('From the first tab');
  await expect(field(second)).toHaveValue('From the first tab');
  await write(second, 'From the second tab');
  await expect(field(tess)).toHaveValue('');
  for (const tab of [tess, second])
    await until(() => saidIn(tab)).toEqual(['First', 'Second', 'From the second tab']);
});

test('a long conversation is read back to its beginning, limited in size, searched, and does not move while reading', async ({
  visit,
}) => {
  const { portal, tess: sessionOfTess, tom: sessionOfTom } = known;
  const texts = Array.from(
    { length: 230 },
    (_, i) => `Message ${i + 1}${i === 4 ? ' needle' : ''}`,
  );
  const roomId = await writeManyFrom(portal, sessionOfTom, sessionOfTess, ...texts);
  const read = { token: sessionOfTess.token, id: roomId, body: { seq: texts.length } };
  await call(portal, calls.markRead, read);
  const tess = await comeAs(visit, sessionOfTess);
  await tess.page.goto(`/chat?room=${roomId}`);
  await expect(log(tess).getByText('Message 230')).toBeVisible();
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
  const top = await topOf(188);
  older.resolve();
  await expect(log(tess).locator('[data-seq="170"]')).toBeAttached();
  expect(await topOf(188)).toBe(top);

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
