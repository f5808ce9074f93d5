/** Toasts cover nothing that is needed while they are shown, and do not hold the focus. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { markRead, sendMessage } from '@portal/contract/chat';
import { addCompany, addModule, addTrainee, person, signInAdmin } from './harness/api.ts';
import { expectToastsClearOf } from './harness/covering.ts';
import { DESKTOP, type Device, PHONE, SMALL_PHONE } from './harness/devices.ts';
import { emulateDevice } from './harness/emulation.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { log, write, writeFrom } from './screens/chat.ts';
import { newMessageToasts, openBell } from './screens/notifications.ts';
import { openVideo, setLoop, startPlaying } from './screens/player.ts';
import { toasts } from './screens/toasts.ts';

const SIDEWAYS_PHONE: Device = {
  name: 'phone held sideways',
  width: 667,
  height: 375,
  isTouched: true,
};
const LARGE_SIDEWAYS_PHONE: Device = {
  name: 'large phone held sideways',
  width: 844,
  height: 390,
  isTouched: true,
};
/** The last one is the device as which Playwright knows the page. */
const DEVICES = [DESKTOP, SMALL_PHONE, SIDEWAYS_PHONE, LARGE_SIDEWAYS_PHONE, PHONE];

let portal: Portal;
let admin: Session;
let module: { id: number; name: string };
/** The people whose messages raise the toasts. */
let senders: readonly Session[];

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  const clip = fixture('clips/intro-4s.mp4');
  module = await addModule(portal, admin.token, company.id, { name: 'Introduction', clip });
  senders = [await newTrainee('Otto'), await newTrainee('Pia'), await newTrainee('Quin')];
});

let people = 0;
async function newTrainee(name: string): Promise<Session> {
  people += 1;
  return addTrainee(portal, person(`${name} Number${people}`), 'Brightwater Foods');
}

/** Opens a chat in which a new trainee has written to the visitor. Returns that trainee. */
async function openChat(visitor: Visitor, to: Session): Promise<Session> {
  const friend = await newTrainee('Fay');
  const roomId = await writeFrom(portal, friend, to, 'Good morning');
  await visitor.page.goto(`/chat?room=${roomId}`);
  await expect(log(visitor).getByText('Good morning')).toBeVisible();
  return friend;
}

/** Each of the people raises a toast, above what is shown now. */
async function raiseToasts(visitor: Visitor, to: Session, from = senders) {
  await visitor.untilLive();
  for (const sender of from) await writeFrom(portal, sender, to, 'Hello');
  await expect(newMessageToasts(visitor)).toHaveCount(from.length);
}

const button = (within: Locator, name: string | RegExp) => within.getByRole('button', { name });
const isSideways = ({ width, height, isTouched }: Device) => isTouched && width > height;
const title = (dialog: Locator) => dialog.getByRole('heading').first();

/** Gives the page of a phone the window and the pointer of each device, with what is shown now. */
async function expectClearOnEachDevice(
  { page }: Visitor,
  neededOn: (device: Device) => readonly Locator[],
): Promise<void> {
  for (const device of DEVICES)
    await test.step(device.name, async () => {
      await emulateDevice(page, device);
      await expectToastsClearOf(page, ...neededOn(device));
    });
}

test.describe('on a phone, and turned into each other device', () => {
  test.use({ device: PHONE });

  test('toasts keep clear of the header and the composer of a chat, and of the bell', async ({
    visit,
  }) => {
    const mia = await newTrainee('Mia');
    const visitor = await visit({ as: mia });
    const { page, press, noise } = visitor;
    const friend = await openChat(visitor, mia);
    const heading = page.getByRole('heading', { name: friend.user.name, level: 2 });
    const field = page.getByLabel('Message', { exact: true });
    const send = page.getByRole('button', { name: 'Send message' });
    const options = page.getByRole('button', { name: 'Chat options' });
    const chat = [heading, options, field, send];
    await raiseToasts(visitor, mia);
    await expectClearOnEachDevice(visitor, () => chat);
    await field.fill('A line\n'.repeat(12));
    // Held sideways, a phone has no place for three toasts above such a tall field.
    await expectClearOnEachDevice(visitor, (device) =>
      isSideways(device) ? [heading, send] : chat,
    );

    const list = await openBell(visitor);
    noise.expect(markRead, 503);
    await page.route(`**/api${markRead.path.replace(':id', '*')}`, (route) =>
      route.fulfill({ status: 503 }),
    );
    await press(button(list, 'Mark all read'));
    await expect(toasts(visitor).filter({ hasText: 'Failed to mark all as read' })).toBeVisible();
    await expectClearOnEachDevice(visitor, () => [
      title(list),
      button(list, 'Close'),
      button(list, 'Mark all read'),
      button(list, 'Notification Settings'),
    ]);
  });

  test('a message that was not sent is said beside it and the composer', async ({ visit }) => {
    const mia = await newTrainee('Mia');
    const visitor = await visit({ as: mia });
    const { page, noise } = visitor;
    const friend = await openChat(visitor, mia);
    noise.expect(sendMessage, 400);
    await page.route(`**/api${sendMessage.path}`, (route) =>
      route.fulfill({ status: 400, json: { message: 'Refused.', code: 'INVALID_INPUT' } }),
    );
    await write(visitor, 'Hello');
    await expect(toasts(visitor).filter({ hasText: 'Failed to send message' })).toBeVisible();
    await expectClearOnEachDevice(visitor, () => [
      page.getByRole('heading', { name: friend.user.name, level: 2 }),
      page.getByRole('button', { name: 'Retry' }),
      page.getByRole('button', { name: 'Discard' }),
      page.getByLabel('Message', { exact: true }),
      page.getByRole('button', { name: 'Send message' }),
    ]);
  });

  test('toasts keep clear of the title and the buttons of dialogs', async ({ visit }) => {
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await page.goto('/admin/company-modules');
    await expect(page.getByText('Brightwater Foods')).toBeVisible();
    await press(page.getByRole('button', { name: 'New Company' }));
    const form = page.getByRole('dialog', { name: 'New Company' });
    await expect(form).toBeVisible();
    await raiseToasts(visitor, admin);
    await expectClearOnEachDevice(visitor, () => [
      title(form),
      button(form, 'Close'),
      button(form, 'Cancel'),
      button(form, 'Create company'),
    ]);
  });

  test('the end of a page can be scrolled above toasts', async ({ visit }) => {
    const mia = await newTrainee('Mia');
    const visitor = await visit({ as: mia });
    const { page } = visitor;
    await page.goto('/training');
    const start = page.getByRole('link', { name: /^Start/ }).last();
    await expect(start).toBeVisible();
    await raiseToasts(visitor, mia);
    for (const device of DEVICES)
      await test.step(device.name, async () => {
        await emulateDevice(page, device);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expectToastsClearOf(page, start);
      });
  });

  test("toasts keep clear of the player's controls", async ({ visit }) => {
    const mia = await newTrainee('Mia');
    const visitor = await visit({ as: mia });
    const region = await openVideo(visitor, module);
    await raiseToasts(visitor, mia, senders.slice(0, 1));
    const line = [region.getByRole('slider').first(), button(region, 'Full screen')];
    await expectClearOnEachDevice(visitor, () => [
      button(region, /^Play video/),
      button(region, /^Play$/),
      ...line,
    ]);
    // At its end, the page asks for feedback in place of the player.
    await setLoop(visitor, true);
    await startPlaying(visitor, region);
    await expectClearOnEachDevice(visitor, () => [button(region, 'Pause'), ...line]);
  });
});

test('where a chat leaves no free place, toasts keep clear of its Send button', async ({
  visit,
}) => {
  const mia = await newTrainee('Mia');
  const visitor = await visit({ as: mia, device: LARGE_SIDEWAYS_PHONE });
  const { page, press } = visitor;
  await openChat(visitor, mia);
  await press(page.getByRole('button', { name: 'Chat options' }));
  await press(page.getByRole('menuitem', { name: 'Search in conversation' }));
  await page.getByLabel('Message', { exact: true }).fill('A line\n'.repeat(30));
  await raiseToasts(visitor, mia);
  await expectToastsClearOf(page, page.getByRole('button', { name: 'Send message' }));
});

test('the next toast stands at the lower edge again where nothing is in its way', async ({
  visit,
}) => {
  const mia = await newTrainee('Mia');
  const friend = await newTrainee('Fay');
  const visitor = await visit({ as: mia });
  const { page, press } = visitor;
  const roomId = await writeFrom(portal, friend, mia, 'Good morning');
  await page.goto(`/chat?room=${roomId}`);
  await expect(log(visitor).getByText('Good morning')).toBeVisible();
  const lowerEdge = async () => {
    const box = await toasts(visitor).boundingBox();
    return box === null ? null : Math.round(box.y + box.height);
  };
  await raiseToasts(visitor, mia, senders.slice(0, 1));
  await expect.poll(lowerEdge).toBeLessThan(DESKTOP.height - 60);
  await press(toasts(visitor).getByRole('button', { name: 'Close toast' }));
  await expect(toasts(visitor)).toHaveCount(0);
  await press(page.getByRole('link', { name: 'My Progress' }));
  await expect(page.getByText('Time Invested')).toBeVisible();
  await raiseToasts(visitor, mia, senders.slice(1, 2));
  await expect.poll(lowerEdge).toBe(DESKTOP.height - 24);
});

test('in journeys, toasts stay for as long as these need', async ({ visit }) => {
  const mia = await newTrainee('Mia');
  const visitor = await visit({ as: mia });
  const { page } = visitor;
  await page.clock.install();
  await page.goto('/training');
  await expect(page.getByText('Training modules')).toBeVisible();
  await raiseToasts(visitor, mia, senders.slice(0, 1));
  await page.clock.runFor(60_000);
  await expect(toasts(visitor)).toHaveCount(1);
});

test('keys lead to a toast and on to the start of the page, and back when it is closed', async ({
  visit,
}) => {
  const mia = await newTrainee('Mia');
  const visitor = await visit({ as: mia });
  const { page } = visitor;
  await page.goto('/training');
  await expect(page.getByText('Training modules')).toBeVisible();
  await raiseToasts(visitor, mia, senders.slice(0, 1));
  const toast = toasts(visitor);
  await tabTo(page, toast);
  await tabTo(page, toast.getByRole('button', { name: 'View' }));
  // After the last stop of the page the browser begins again with the first.
  await tabTo(page, page.getByRole('button', { name: 'Skip to content' }));
  await expect(toast).toHaveCount(1);

  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.focus();
  await page.keyboard.press('Alt+KeyT');
  await tabTo(page, toast.getByRole('button', { name: 'Close toast' }));
  await page.keyboard.press('Enter');
  await expect(logout).toBeFocused();
});
