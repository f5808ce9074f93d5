/** The chat screen with many chats: its parts scroll, the page does not. */
import type { Session } from '@portal/contract/accounts';
import { muteRoom, openDirectRoom } from '@portal/contract/chat';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addTrainee, call, type Person, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { seeOutlineInForcedColours } from './harness/forced-colours.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { chatRow, log, writeFrom } from './screens/chat.ts';
import { openBell, openSettings } from './screens/notifications.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** The partners, each with how many of their messages are unread. The last to write is the first in the list. */
const PARTNERS = [
  { name: 'Anna', unread: 1 },
  { name: 'Bela', unread: 2 },
  { name: 'Chloé Dupont', unread: 120 },
  { name: '👩‍🚒🏳️‍🌈 Dana 👨‍👩‍👧‍👦', unread: 3 },
  { name: 'משה כהן', unread: 4 },
  { name: 'محمد بن عبد الله بن عبد الرحمن بن عبد العزيز الأنصاري الخزرجي المدني', unread: 5 },
  { name: LONG, unread: 6 },
  { name: 'Greta', unread: 0 },
  { name: 'Ivo', unread: 0 },
  { name: 'Jana', unread: 0 },
];
/** The partner whose chat is muted; its row has unread messages and is below the visible part of the list. */
const MUTED = 'Bela';

let browser: Browser;
let portal: Portal;
let tess: Session;
let longRoomId: number;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  const { token } = await signInAdmin(portal);
  const { name: company } = await addCompany(portal, token, 'Brightwater Foods');
  tess = await addTrainee(portal, person('Tess Trainee'), company);
  for (const [index, { name, unread }] of PARTNERS.entries()) {
    const who: Person = { ...person(`Partner ${index}`), name };
    const partner = await addTrainee(portal, who, company);
    if (unread === 0) await writeFrom(portal, tess, partner, 'Read by both');
    else await writeFrom(portal, partner, tess, ...texts(unread - 1), name.repeat(3));
    if (name !== MUTED) continue;
    const { id } = await call(portal, openDirectRoom, { id: partner.user.id, token: tess.token });
    await call(portal, muteRoom, { id, token: tess.token, body: { muted: true } });
  }
  const reader = await addTrainee(portal, person('Reader'), company);
  longRoomId = await writeFrom(portal, tess, reader, ...texts(30));
});
afterAll(() => ended.disposeAsync());

/** Some of them long. */
function texts(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}. ${i % 7 === 0 ? LONG : 'All well?'}`);
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('the list of many chats scrolls by itself', async () => {
    await using visitor = await visit(browser, portal, { device });
    await signIn(visitor, tess);
    await visitor.open('/chat');
    await visitor.see(chatRow(visitor, 'Greta'));
    await examine(visitor, 'chat-many');
    await chatRow(visitor, 'Anna').scrollIntoViewIfNeeded();
    await visitor.see(chatRow(visitor, MUTED).getByRole('img', { name: 'Muted' }));
    await examine(visitor, 'chat-many-last');
    await visitor.press(visitor.page.getByRole('button', { name: 'New Chat', exact: true }));
    await visitor.see(visitor.page.getByRole('list', { name: 'People' }));
    await examine(visitor, 'chat-many-people');
  });

  it('a long conversation scrolls by itself, also below menus and dialogs', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { page, press, see } = visitor;
    await signIn(visitor, tess);
    await visitor.open(`/chat?room=${longRoomId}`);
    await see(log(visitor).getByText('30. '));
    await examine(visitor, 'chat-many-open');
    await press(page.getByRole('button', { name: 'Chat options' }));
    await see(page.getByRole('menuitem', { name: 'Mute notifications' }));
    await examine(visitor, 'chat-many-menu');
    await page.keyboard.press('Home');
    await seeOutlineInForcedColours(visitor, page.getByRole('menuitem').first());
    await page.keyboard.press('Escape');
    await openBell(visitor);
    await examine(visitor, 'chat-many-bell');
    await page.keyboard.press('Escape');
    await openSettings(visitor);
    await examine(visitor, 'chat-many-settings');
  });

  it('the page stays as high as the window while one is offline', async () => {
    await using visitor = await visit(browser, portal, { device });
    const { context, see } = visitor;
    await signIn(visitor, tess);
    await visitor.open(`/chat?room=${longRoomId}`);
    await see(log(visitor).getByText('30. '));
    visitor.noise.expectComplaint(/ failed /);
    visitor.noise.expectComplaint(/WebSocket|ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await see('You are offline.');
    await examine(visitor, 'chat-many-offline');
    await context.setOffline(false);
  });
});

it('a turn of the wheel over the header moves nothing', async () => {
  await using visitor = await visit(browser, portal);
  const { page } = visitor;
  await signIn(visitor, tess);
  await visitor.open('/chat');
  await visitor.see(chatRow(visitor, 'Greta'));
  await page.mouse.move(640, 30);
  await page.mouse.wheel(0, 600);
  // A wheel that scrolls nothing gives no event to wait for: the list is scrolled after it instead.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 600);
  const list = page.getByRole('list', { name: 'Chats' });
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
