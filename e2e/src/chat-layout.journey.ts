/** The chat screen with many chats: its parts scroll, the page does not. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { muteRoom, openDirectRoom } from '@portal/contract/chat';
import { addCompany, addTrainee, call, type Person, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { seeOutlineInForcedColours } from './harness/forced-colours.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';

import { chatRow, log, writeFrom, writeManyFrom } from './screens/chat.ts';
import { openBell } from './screens/notifications.ts';

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

let portal: Portal;
let tess: Session;
let longRoomId: number;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  const { token } = await signInAdmin(portal);
  const { name: company } = await addCompany(portal, token, 'Brightwater Foods');
  tess = await addTrainee(portal, person('Tess Trainee'), company);
  for (const [index, { name, unread }] of PARTNERS.entries()) {
    const who: Person = { ...person(`Partner ${index}`), name };
    const partner = await addTrainee(portal, who, company);
    if (unread === 0) await writeFrom(portal, tess, partner, 'Read by both');
    else await writeManyFrom(portal, partner, tess, 'Hello', ...texts(unread - 1), name.repeat(3));
    if (name !== MUTED) continue;
    const { id } = await call(portal, openDirectRoom, { id: partner.user.id, token: tess.token });
    await call(portal, muteRoom, { id, token: tess.token, body: { muted: true } });
  }
  const reader = await addTrainee(portal, person('Reader'), company);
  longRoomId = await writeManyFrom(portal, tess, reader, ...texts(30));
});

/** Some of them long. */
function texts(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}. ${i % 7 === 0 ? LONG : 'All well?'}`);
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a long conversation scrolls by itself, also below menus and dialogs, and offline', async ({
    visit,
  }) => {
    const visitor = await visit({ as: tess });
    const { page, press, context, noise } = visitor;
    await page.goto(`/chat?room=${longRoomId}`);
    await expect(log(visitor).getByText('30. ')).toBeVisible();
    await examine(visitor, 'chat-many-open');
    await press(page.getByRole('button', { name: 'Chat options' }));
    await expect(page.getByRole('menuitem', { name: 'Mute notifications' })).toBeVisible();
    await examine(visitor, 'chat-many-menu');
    await page.keyboard.press('Home');
    await seeOutlineInForcedColours(visitor, page.getByRole('menuitem').first());
    await page.keyboard.press('Escape');
    await openBell(visitor);
    await examine(visitor, 'chat-many-bell');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    noise.expectComplaint(/ failed /);
    noise.expectComplaint(/WebSocket|ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await examine(visitor, 'chat-many-offline');
    await context.setOffline(false);
  });

  test('the list of many chats scrolls by itself', async ({ visit }) => {
    const visitor = await visit({ as: tess });
    await visitor.page.goto('/chat');
    await expect(chatRow(visitor, 'Greta')).toBeVisible();
    await chatRow(visitor, 'Anna').scrollIntoViewIfNeeded();
    await expect(chatRow(visitor, MUTED).getByRole('img', { name: 'Muted' })).toBeVisible();
    await examine(visitor, 'chat-many');
  });
});

test('the mouse wheel over the header scrolls nothing', async ({ visit }) => {
  const visitor = await visit({ as: tess });
  const { page } = visitor;
  await page.goto('/chat');
  await expect(chatRow(visitor, 'Greta')).toBeVisible();
  await page.mouse.move(640, 30);
  await page.mouse.wheel(0, 600);
  // A wheel that scrolls nothing causes no event to wait for, so the list is scrolled after it.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 600);
  const list = page.getByRole('list', { name: 'Chats' });
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
