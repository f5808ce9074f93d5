import {
  getUnreadCount,
  listChatUsers,
  listMessages,
  listRooms,
  openDirectRoom,
} from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { Link } from 'react-router';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshRooms } from '#web/features/chat/api/rooms.ts';
import { refreshUnreadCount } from '#web/features/chat/api/unread.ts';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { chatPartner, roomWith } from '#web/testing/chat-records.ts';
import { type FakeServer, reply } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as ChatPage } from './chat-page.tsx';

const pia = chatPartner(22, 'Pia');
const withBen = roomWith(chatPartner(21, 'Ben'), 1);
const withPia = roomWith(pia, 2);
const withCem = roomWith(chatPartner(23, 'Cem'), 3);

const it = screenIt.extend('open', ({ server, signIn, show }, { onCleanup }) => {
  signIn(asTrainee);
  // Otherwise the rooms would be read with every poll.
  liveStore.setState('connected', []);
  onCleanup(() => liveStore.setState('disconnected', []));
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(listRooms, [withBen]);
  server.answer(listChatUsers, reply([pia], { next: null }));
  server.answer(listMessages, []);
  return (at: string) =>
    show(
      <div className="grid gap-8">
        <Link to="/chat?room=1">A message of Ben</Link>
        <ChatPage />
      </div>,
      { at, path: '/chat' },
    );
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) => page.getByRole('list', { name: 'Chats' }).getByText(name);
const chatWith = (name: string) => page.getByRole('region', { name: `Chat with ${name}` });
const composer = page.getByRole('textbox', { name: 'Message' });

async function choosePia(): Promise<void> {
  await button('New Chat').click();
  await button(/Pia/).click();
}

/** Keeps the room with Pia back until the returned function is called. */
function holdPia(server: FakeServer) {
  const answer = server.hold(openDirectRoom);
  return () => {
    server.answer(listRooms, [withPia, withBen]);
    answer(withPia);
  };
}

describe('a person who was chosen', () => {
  it('is shown when the room is there', async ({ open, server }) => {
    const answer = holdPia(server);
    const { address } = open('/chat');
    await choosePia();
    answer();
    await expect.element(chatWith('Pia')).toBeVisible();
    await expect.element(composer).toHaveFocus();
    expect(address()).toBe('/chat?room=2');
  });

  it('gets the focus in the chat that is already open', async ({ open, server }) => {
    server.answer(listRooms, [withPia]);
    server.answer(openDirectRoom, withPia);
    open('/chat?room=2');
    await expect.element(composer).toHaveFocus();
    await button('New Chat').click();
    await button(/Pia/).click();
    await expect.element(button('New Chat')).toBeVisible();
    await expect.element(composer).toHaveFocus();
  });

  it('does not take the keys of a user who went on to another chat', async ({ open, server }) => {
    const answer = holdPia(server);
    const { address } = open('/chat');
    await choosePia();
    await page.getByRole('link', { name: 'A message of Ben' }).click();
    await expect.element(composer).toHaveFocus();
    await userEvent.keyboard('Dear ');
    answer();
    await expect.element(button(/Pia/)).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('Ben');
    await expect.element(chatWith('Ben')).toBeVisible();
    await expect.element(composer).toHaveValue('Dear Ben');
    expect(address()).toBe('/chat?room=1');
  });

  it('is not shown to a user who went back to the chats', async ({ open, server }) => {
    const answer = holdPia(server);
    const { address } = open('/chat?room=1');
    await choosePia();
    await button('Show Chats').click();
    await composer.click();
    await userEvent.keyboard('Dear ');
    answer();
    await expect.element(row('Pia')).toBeVisible();
    await userEvent.keyboard('Ben');
    await expect.element(chatWith('Ben')).toBeVisible();
    await expect.element(composer).toHaveValue('Dear Ben');
    expect(address()).toBe('/chat?room=1');
  });
});

it('a first chat begins in the search for people', async ({ open, server }) => {
  server.answer(listRooms, []);
  open('/chat');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  for (const text of ['Welcome to Cross-Company Chat', 'No chats yet'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await button('Start a new conversation').click();
  await expect.element(search).toHaveFocus();
  // Also from beside the open list of people.
  await button('Start New Chat').click();
  await expect.element(search).toHaveFocus();
  await button('Show Chats').click();
  await button('New Chat').click();
  await expect.element(button('Show Chats')).toHaveFocus();
});

describe('a new room', () => {
  /** The moments at which the chat did not exist. */
  function watchMissing() {
    const missing = vi.fn();
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes('This chat does not exist')) missing();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    return missing;
  }

  it('is shown though the first list was composed without it', async ({ open, server }) => {
    const missing = watchMissing();
    const answerRooms = server.hold(listRooms);
    server.answer(openDirectRoom, withPia);
    const { address } = open('/chat?user=22');
    await expect.poll(address).toBe('/chat?room=2');
    server.answer(listRooms, [withPia, withBen]);
    answerRooms([withBen]);
    await expect.element(chatWith('Pia')).toBeVisible();
    expect(missing).not.toHaveBeenCalled();
  });

  it('stays though a list on its way was composed without it', async ({ open, server }) => {
    const missing = watchMissing();
    open('/chat');
    await expect.element(row('Ben')).toBeVisible();
    const answerRooms = server.hold(listRooms);
    const before = server.received(listRooms).length;
    void refreshRooms();
    await expect.poll(() => server.received(listRooms).length).toBe(before + 1);
    server.answer(listRooms, [withPia, withBen, withCem]);
    server.answer(openDirectRoom, withPia);
    await choosePia();
    await expect.element(chatWith('Pia')).toBeVisible();
    answerRooms([withBen]);
    await expect.element(row('Cem')).toBeVisible();
    await expect.element(chatWith('Pia')).toBeVisible();
    expect(missing).not.toHaveBeenCalled();
  });
});

describe('a row', () => {
  const ben = chatPartner(21, 'Ben');
  const at = (day: number) => `2026-02-0${day}T00:00:00.000Z`;
  const messageAt = (day: number, { seq = day, senderId = ben.id } = {}) => ({
    ...messageFrom(senderId, seq),
    createdAt: at(day),
  });

  /** Returns a function that returns the times written since its last call. Each row writes its own. */
  function watchTimes(): () => ReadonlySet<string> {
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    const prototype: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
    const times: string[] = [];
    vi.spyOn(prototype, 'format', 'get').mockImplementation(function (this: unknown) {
      const format: Intl.DateTimeFormat['format'] = get?.call(this);
      return (time: Date) => {
        times.push(time.toISOString());
        return format(time);
      };
    });
    return () => new Set(times.splice(0));
  }

  it('is rendered again only by what changes in it', async ({ open, server }) => {
    server.answer(listMessages, [messageAt(1), messageAt(2)]);
    server.answer(listRooms, [
      { ...roomWith(ben, 1, 2), messages: [messageAt(8, { seq: 2 })] },
      { ...withCem, messages: [messageAt(9)] },
    ]);
    const times = watchTimes();
    open('/chat?room=1');
    const log = page.getByRole('log');
    await expect.element(log.getByText('text 2')).toBeVisible();
    await expect.element(row('Cem')).toBeVisible();
    expect(times()).toEqual(new Set([1, 2, 8, 9].map(at)));

    await button('Chat options').click();
    await page.getByRole('menuitem', { name: 'Search in conversation' }).click();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    liveStore.deliver({ type: 'TYPING', payload: { chatRoomId: 1, userId: 21, isTyping: true } });
    await expect.element(log.getByText('Ben is typing...')).toBeVisible();
    await refreshUnreadCount();
    await refreshRooms();
    expect(times()).toEqual(new Set());

    liveStore.deliver({ type: 'USER_ONLINE', payload: { userId: 21 } });
    await expect.element(chatWith('Ben').getByText('Online')).toBeVisible();
    expect(times()).toEqual(new Set([at(8)]));

    liveStore.deliver({ type: 'NEW_MESSAGE', payload: messageAt(3, { senderId: asTrainee.id }) });
    await expect.element(log.getByText('text 3')).toBeVisible();
    await button('New Chat').click();
    await expect.element(button(/Pia/)).toBeVisible();
    expect(times()).toEqual(new Set([at(3)]));
  });

  it.for([25, 49])(
    'names a time %i hours ago, as the message does',
    async (hours, { open, server }) => {
      onTestFinished(() => void vi.useRealTimers());
      const sent = new Date(at(1));
      server.answer(listMessages, [messageAt(1)]);
      server.answer(listRooms, [{ ...roomWith(ben, 1, 1), messages: [messageAt(1)] }]);
      vi.setSystemTime(sent.getTime() + hours * 3_600_000);
      open('/chat?room=1');
      const label = hours < 48 ? 'Yesterday' : sent.toLocaleDateString();
      await expect.element(page.getByRole('log').getByRole('time')).toHaveTextContent(label);
      await expect
        .element(page.getByRole('list', { name: 'Chats' }).getByRole('time'))
        .toHaveTextContent(label);
    },
  );
});

it('the page is not rendered again by a poll without news', async ({ open, server }) => {
  open('/chat?room=1');
  await expect.element(composer).toHaveFocus();
  await refreshUnreadCount();
  // The header of the conversation reads it whenever it is rendered.
  const read = vi.spyOn(liveStore, 'online');
  const polls = server.received(getUnreadCount).length;
  await refreshUnreadCount();
  expect(server.received(getUnreadCount)).toHaveLength(polls + 1);
  // Then nothing waits to be rendered.
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(read).not.toHaveBeenCalled();
  await button('New Chat').click();
  await expect.element(button('Show Chats')).toBeVisible();
  expect(read).toHaveBeenCalled();
});

describe('the rooms without a live channel', () => {
  const counts = (server: FakeServer) => server.received(getUnreadCount).length;
  const loads = (server: FakeServer) => server.received(listRooms).length;

  const withoutChannel = it.extend('opened', async ({ open, server }, { onCleanup }) => {
    // However long the test takes, the rooms become older only when it says so.
    vi.setSystemTime(Date.now());
    onCleanup(() => void vi.useRealTimers());
    liveStore.setState('connecting', []);
    open('/chat');
    await expect.element(row('Ben')).toBeVisible();
    await expect.poll(() => counts(server)).toBeGreaterThan(0);
    // The answer to the second comes after the first was compared with the rooms.
    await refreshUnreadCount();
    await refreshUnreadCount();
  });

  withoutChannel('are loaded once while the page opens', ({ opened: _, server }) => {
    expect(loads(server)).toBe(1);
  });

  withoutChannel('are loaded again with a later count', async ({ opened: _, server }) => {
    vi.setSystemTime(Date.now() + CHAT_POLL_MS);
    await refreshUnreadCount();
    await expect.poll(() => loads(server)).toBe(2);
  });
});
