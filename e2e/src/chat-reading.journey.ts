/** Exactly the messages that are shown are marked as read on the server, and at once. */
import { expect, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getUnreadCount, listRooms, markRead } from '@portal/contract/chat';
import { askForHelp } from '@portal/contract/help';
import { addCompany, addTrainee, call, emptyPortal, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { passTime, stopClock } from './harness/page-clock.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { setVisibility } from './harness/visibility.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { log, saidIn, untilAtEnd, write, writeFrom, writeManyFrom } from './screens/chat.ts';

/** Messages that are seen within this time are reported by one call. */
const READ_DELAY_MS = 250;

let portal: Portal;
let admin: Session;
let mia: Session;
let otto: Session;
test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  const { name } = await addCompany(portal, admin.token, 'Brightwater Foods');
  mia = await addTrainee(portal, person('Mia Manager'), name);
  otto = await addTrainee(portal, person('Otto Trainee'), name);
});

const say = (...texts: string[]) => writeFrom(portal, otto, mia, ...texts);
const read = (roomId: number, seq: number) =>
  call(portal, markRead, { id: roomId, token: mia.token, body: { seq } });
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Message ${i + 1}`);
const unread = async () => (await call(portal, getUnreadCount, { token: mia.token })).unreadCount;

/** Mia opens the chat of the two, whose messages are all read; the last is 'First'. */
async function openChat(visit: Visit): Promise<Visitor> {
  const visitor = await visit({ as: mia });
  await goToChat(visitor);
  return visitor;
}

async function goToChat(visitor: Visitor): Promise<void> {
  const roomId = await say('First');
  await read(roomId, 1_000);
  await visitor.page.goto(`/chat?room=${roomId}`);
  await expect(log(visitor).getByText('First', { exact: true })).toBeVisible();
  await expect(visitor.page.getByText('Connected', { exact: true })).toBeVisible();
}

/** The numbers up to which the page marks messages as read, as it sends them. */
function readingsOf(page: Page): number[] {
  const seqs: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/read')) seqs.push(request.postDataJSON().seq);
  });
  return seqs;
}

/** Acts as soon as the text is in the page, before anything else can happen there. */
async function whenShown(page: Page, text: string, then: 'follow the link' | 'leave the portal') {
  await page.evaluate(
    ([text, then]) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role="log"]')?.textContent?.includes(text)) return;
        observer.disconnect();
        if (then === 'leave the portal') location.assign('about:blank');
        else document.querySelector<HTMLElement>('nav a[href="/training"]')?.click();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
    [text, then] as const,
  );
}

test('messages are read at once while they are in view in a visible tab', async ({ visit }) => {
  await writeManyFrom(portal, otto, mia, ...numbered(40));
  const visitor = await visit({ as: mia });
  const { page } = visitor;
  await page.clock.install();
  await goToChat(visitor);
  await untilAtEnd(visitor);
  // From now on a timer of the page ends only when the test lets time pass.
  await stopClock(page);
  await test.step('in view: within half a second', async () => {
    const reading = page.waitForRequest((request) => request.url().endsWith('/read'));
    await say('In view');
    await expect(log(visitor).getByText('In view', { exact: true })).toBeVisible();
    await page.clock.runFor(499);
    await reading;
    await expect.poll(unread).toBe(0);
  });
  await test.step('in a hidden tab: when it is visible', async () => {
    await setVisibility(page, 'hidden');
    await say('While hidden');
    await expect(log(visitor).getByText('While hidden')).toBeAttached();
    await page.clock.runFor(2_000);
    expect(await unread()).toBe(1);
    await setVisibility(page, 'visible');
    await page.clock.runFor(500);
    await expect.poll(unread).toBe(0);
  });
  await test.step('below the visible part: when scrolled to, and counted before the next poll', async () => {
    const seqs = readingsOf(page);
    await untilAtEnd(visitor);
    await log(visitor).evaluate((box) => box.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();
    await say('Below');
    const pill = page.getByRole('button', { name: '1 new message', exact: true });
    await expect(pill).toBeVisible();
    const entry = page.getByRole('link', { name: /^Chat/ });
    await expect(entry.getByText('1 unread')).toBeVisible();
    // A later message of another chat is counted, this one is still unread then.
    const other = await addTrainee(portal, person('Olga Other'), mia.user.company?.name ?? '');
    await writeFrom(portal, other, mia, 'Elsewhere');
    await expect(page.getByRole('link', { name: /Olga Other.*1 unread/s })).toBeVisible();
    await page.clock.runFor(READ_DELAY_MS);
    expect([await unread(), seqs]).toEqual([2, []]);
    await log(visitor).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await passTime(page, { stepMs: READ_DELAY_MS, look: unread }).toBe(1);
    await expect(pill).toHaveCount(0);
  });
});

test.describe('a message that was shown only for a moment is read', () => {
  for (const then of ['follow the link', 'leave the portal'] as const)
    test(`before users ${then}`, async ({ visit }) => {
      const visitor = await openChat(visit);
      await whenShown(visitor.page, 'Just a moment', then);
      await say('Just a moment');
      await visitor.page.waitForURL(then === 'leave the portal' ? 'about:blank' : '**/training');
      await expect.poll(unread).toBe(0);
    });
});

test('without a live channel, a chat that a help request leads to shows by polling that it was read', async ({
  visit,
}) => {
  await call(portal, askForHelp, { token: otto.token, body: { message: 'Help me' } });
  const ada = await visit({ as: admin });
  const { page, press } = ada;
  await ada.context.routeWebSocket('**/api/ws*', (socket) => socket.close({ code: 4403 }));
  await page.goto('/admin/help-requests');
  await press(page.getByRole('link', { name: 'Open chat with this trainee', exact: true }));
  await expect(page.getByRole('heading', { name: 'Otto Trainee', level: 2 })).toBeVisible();
  // Where the live channel refuses connections, there is no button.
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await write(ada, 'Are you there?');
  await expect(log(ada).getByText('Sent', { exact: true })).toBeVisible();
  const [room] = await call(portal, listRooms, { token: otto.token });
  await call(portal, markRead, { id: room?.id ?? 0, token: otto.token, body: { seq: 1 } });
  await expect(log(ada).getByText('Read', { exact: true })).toBeVisible();
});

const line = (visitor: Visitor) =>
  log(visitor).getByRole('separator', { name: 'New messages', exact: true });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a chat with 200 unread messages opens at the first, and marks them as read while scrolling', async ({
    visit,
  }) => {
    const roomId = await writeManyFrom(portal, otto, mia, ...numbered(230));
    await read(roomId, 30);
    const visitor = await visit({ as: mia });
    const { page } = visitor;
    await page.goto(`/chat?room=${roomId}`);
    await expect(line(visitor)).toBeVisible();
    await expect(log(visitor).getByText('Message 31', { exact: true })).toBeVisible();
    const place = () =>
      line(visitor).evaluate((element) => {
        const box = element.closest('[role="log"]')?.getBoundingClientRect();
        const next = element.nextElementSibling?.getAttribute('data-seq');
        return [element.getBoundingClientRect().top - (box?.top ?? 0), next];
      });
    const [top, next] = await place();
    expect(next).toBe('31');
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
    await expect.poll(unread).toBeLessThan(200);
    await expect(page.getByRole('button', { name: /^1[0-9]{2} new messages$/ })).toBeVisible();
    // The messages before it have been loaded in the meantime, above the visible part.
    await expect(log(visitor).locator('[data-seq="1"]')).toBeAttached();
    expect(await place()).toEqual([top, next]);
    expect(await unread()).toBeGreaterThan(150);
    await examine(visitor, 'chat-first-unread');

    const left = await unread();
    await log(visitor).evaluate((box) => box.scrollBy(0, 200));
    await expect.poll(unread).toBeLessThan(left);
    expect((await place())[1]).toBe('31');
    await expect
      .poll(async () => {
        await log(visitor).evaluate((box) => box.scrollTo(0, box.scrollHeight));
        return unread();
      })
      .toBe(0);
    await expect(log(visitor).getByText('Message 230', { exact: true })).toBeVisible();
    // Messages from before the opening are not announced when they are loaded, only new ones.
    const announced = page.locator('[aria-live="polite"]').filter({ hasText: 'Otto Trainee: ' });
    await expect(announced).toHaveCount(0);
    await say('Later');
    await expect(announced.filter({ hasText: 'Otto Trainee: Later' })).toBeAttached();
  });

  test('own messages show that they were sent, and live that they were read', async ({ visit }) => {
    const roomId = await say('First');
    const sender = await visit({ as: otto });
    await sender.page.goto(`/chat?room=${roomId}`);
    const row = (seq: number) => log(sender).locator(`[data-seq="${seq}"]`);
    await expect(row(1).getByText('Sent', { exact: true })).toBeVisible();
    await write(sender, 'Did you see this?');
    await expect(row(2).getByText('Sent', { exact: true })).toBeVisible();
    await say('And this?');
    await expect(row(3).getByText('Sent', { exact: true })).toBeVisible();
    await expect(row(2).getByText('Sent')).toHaveCount(0);

    const reader = await visit({ as: mia, device: DESKTOP });
    await reader.page.goto(`/chat?room=${roomId}`);
    await expect(log(reader).getByText('And this?')).toBeVisible();
    await expect(row(3).getByText('Read', { exact: true })).toBeVisible();
    await reader.press(reader.page.getByRole('link', { name: 'My Progress' }));
    await expect(reader.page.getByText('Time Invested')).toBeVisible();
    await write(sender, 'One more');
    await expect(row(4).getByText('Sent', { exact: true })).toBeVisible();
    await expect(row(3).getByText('Read', { exact: true })).toBeVisible();
    await examine(sender, 'chat-sent-and-read');
    // Only the two people see it, and the reader has no mark below the messages of the other.
    await reader.page.goBack();
    await expect(row(4).getByText('Read', { exact: true })).toBeVisible();
    await expect.poll(() => saidIn(reader)).toHaveLength(4);
    await expect(log(reader).getByText(/^(Sent|Read)$/)).toHaveCount(0);
    await expect(log(sender).getByText(/^(Sent|Read)$/)).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ device: PHONE });

  test('the line of new messages disappears when a message is sent or the chat is left', async ({
    visit,
  }) => {
    const roomId = await say('Read');
    await read(roomId, 1);
    await say('Unread one', 'Unread two');
    const visitor = await visit({ as: mia });
    await visitor.page.goto('/chat');
    await visitor.press(visitor.page.getByRole('link', { name: 'Otto Trainee' }));
    await expect(line(visitor)).toBeVisible();
    await expect(log(visitor).getByText('Unread two')).toBeVisible();
    await expect.poll(unread).toBe(0);
    await say('Comes later');
    await expect(log(visitor).getByText('Comes later')).toBeVisible();
    await expect(line(visitor)).toHaveCount(1);
    await write(visitor, 'An answer');
    await expect(line(visitor)).toHaveCount(0);

    const leave = () => visitor.press(visitor.page.getByRole('link', { name: 'Back to chats' }));
    const row = visitor.page.getByRole('link', { name: 'Otto Trainee' });
    await leave();
    await expect(row).toBeVisible();
    await say('While away');
    await expect(row.getByText('1 unread')).toBeVisible();
    await visitor.press(row);
    await expect(line(visitor)).toBeVisible();
    await expect.poll(unread).toBe(0);
    await leave();
    await visitor.press(row);
    await expect(log(visitor).getByText('While away')).toBeVisible();
    await expect(line(visitor)).toHaveCount(0);
  });
});
