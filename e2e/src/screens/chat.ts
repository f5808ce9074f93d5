/** Talking: the chat screen as people use it. */

import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { call } from '../harness/api.ts';
import type { Portal } from '../harness/portal.ts';
import type { Visitor } from '../harness/visit.ts';

/** Opens the chat with a user from the list of people. */
export async function startChat(visitor: Visitor, name: string): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: 'New Chat', exact: true }));
  await page.getByPlaceholder('Search users by name or email...').fill(name);
  await press(page.getByRole('list', { name: 'People' }).getByRole('button', { name }));
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

/** The field for a new message. */
export function field({ page }: Visitor): Locator {
  return page.getByPlaceholder('Type your message here...');
}

export async function write(visitor: Visitor, text: string): Promise<void> {
  const { page, device, press } = visitor;
  await field(visitor).fill(text);
  if (device.isTouched) await press(page.getByRole('button', { name: 'Send message' }));
  else await field(visitor).press('Enter');
}

/** Expects the complaints of a browser whose connections are cut. */
export function expectCutConnections({ noise }: Visitor): void {
  for (const outcome of ['failed', 502] as const)
    for (const each of [
      calls.sendMessage,
      calls.listMessages,
      calls.markRead,
      calls.getUnreadCount,
      calls.listRooms,
    ])
      noise.expect(each, outcome);
  // Code that is loaded when the page is idle may be under way.
  noise.expectComplaint(/WebSocket connection|\/api\/|\/assets\/|ERR_INTERNET_DISCONNECTED/);
}

export function log({ page }: Visitor): Locator {
  return page.getByRole('log');
}

/** The texts of the conversation, oldest first, without senders and times. */
export function saidIn(visitor: Visitor): Promise<string[]> {
  return log(visitor).locator('[data-seq] p').allInnerTexts();
}

/** The messages of the conversation that the server has not acknowledged. */
export function sending(visitor: Visitor): Locator {
  return log(visitor).getByText('Sending…');
}

/**
 * Waits until the conversation stands at its end. It scrolls there once when it is opened, and would undo an earlier
 * scroll.
 */
export function untilAtEnd(visitor: Visitor): Promise<void> {
  const left = () =>
    log(visitor).evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
  return expect.poll(left).toBeLessThan(2);
}

/** A row of the list of chats. */
export function chatRow({ page }: Visitor, name: string): Locator {
  return page.getByRole('list', { name: 'Chats' }).getByRole('link', { name });
}

/** Writes from another device; the room of the two. */
export async function writeFrom(
  portal: Portal,
  { token, user }: Session,
  to: Session,
  ...texts: readonly string[]
): Promise<number> {
  const room = await call(portal, calls.openDirectRoom, { id: to.user.id, token });
  for (const content of texts) {
    const body = { chatRoomId: room.id, content, senderId: user.id };
    await call(portal, calls.sendMessage, { token, body });
  }
  return room.id;
}

/**
 * As {@link writeFrom}, but the first text is written by the other user: a trainee cannot send another trainee many
 * messages without an answer.
 */
export async function writeManyFrom(
  portal: Portal,
  from: Session,
  to: Session,
  ...[first = '', ...others]: readonly string[]
): Promise<number> {
  await writeFrom(portal, to, from, first);
  return writeFrom(portal, from, to, ...others);
}
