import {
  blockInRoom,
  type ChatRoom,
  type ChatUser,
  getUnreadCount,
  listMessages,
  listRooms,
  markRead,
  sendMessage,
} from '@portal/contract/chat';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshRooms, reloadRooms } from '#web/features/chat/api/rooms.ts';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import { ownDrafts } from '#web/features/chat/model/drafts.ts';
import { ownOutbox, startOutbox } from '#web/features/chat/outbox/model/own-outbox.ts';
import { useLiveChat } from '#web/features/chat/use-live-chat.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { chatPartner, roomWith } from '#web/testing/chat-records.ts';
import { type FakeServer, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { OpenRoom } from './open-room.tsx';

const ann = chatPartner(2, 'Ann');
const field = page.getByRole('textbox', { name: 'Message' });
const keptText = page.getByRole('textbox', { name: 'Your text, not sent' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const sentence = (text: string) => page.getByRole('status').filter({ hasText: text });

startOutbox();

/** The answer of the server about the only room, which lacks these parts at first. */
function answerRoom(server: FakeServer, changes: Partial<ChatRoom>, partner: ChatUser = ann) {
  server.answer(listRooms, [{ ...roomWith(partner, 1, 1), ...changes }]);
}

/** The list of rooms follows the frames, as on every screen of the app. */
function LiveChat() {
  useLiveChat();
  return null;
}

const it = screenIt.extend('open', ({ server, signIn, show }, { onCleanup }) => {
  signIn(asTrainee);
  onCleanup(() => {
    ownDrafts.write(1, '');
    for (const { id } of ownOutbox.current()) ownOutbox.discard(id);
  });
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(markRead, { success: true });
  server.answer(listMessages, ({ query }) =>
    query.after === undefined ? [messageFrom(ann.id, 1)] : [],
  );
  return async (changes: Partial<ChatRoom> = {}, partner: ChatUser = ann) => {
    answerRoom(server, changes, partner);
    show(
      <div className="flex h-[600px]">
        <LiveChat />
        <OpenRoom roomId={1} onStartNew={() => undefined} />
      </div>,
    );
    await expect.element(page.getByText('text 1')).toBeVisible();
  };
});

describe('a text that is being written', () => {
  it.for<[string, Partial<ChatRoom>, ChatUser, string]>([
    ['is deleted', {}, { ...ann, deleted: true }, 'This person is no longer here.'],
    ['is blocked', { blocked: true }, ann, 'You have blocked Ann.'],
    ['may not be written to', { separated: true }, ann, 'Your companies do not allow chats'],
    ['was sent too many messages', { messagesLeft: 0 }, ann, 'Ann has not answered yet.'],
  ])(
    'can still be read and copied when the partner %s, and is discarded on request',
    async ([_, changes, partner, reason], { open, server }) => {
      await open();
      await field.fill('A long text');
      answerRoom(server, changes, partner);
      await reloadRooms();
      await expect.element(sentence(reason)).toBeVisible();
      await expect.element(keptText).toHaveValue('A long text');
      await expect.element(keptText).toHaveFocus();
      await userEvent.keyboard('more{Enter}');
      await expect.element(keptText).toHaveValue('A long text');
      (keptText.element() as HTMLTextAreaElement).select();
      expect(getSelection()?.toString()).toBe('A long text');
      await button('Discard').click();
      await expect.element(keptText).not.toBeInTheDocument();
      const name = partner.deleted ? 'Deleted user' : 'Ann';
      await expect.element(page.getByRole('heading', { name })).toHaveFocus();
      expect(ownDrafts.read(1)).toBe('');
    },
  );

  it('is written on when the partner can be written to again', async ({ open, server }) => {
    await open();
    await field.fill('Hello');
    answerRoom(server, { separated: true });
    await refreshRooms();
    await expect.element(keptText).toHaveValue('Hello');
    answerRoom(server, {});
    await refreshRooms();
    await field.fill('Hello again');
    await expect.element(button('Send message')).toBeEnabled();
  });
});

describe('before the first answer', () => {
  it('the last five messages are counted, until the partner answers', async ({ open, server }) => {
    await open({ messagesLeft: 6 });
    await expect.element(field).toBeVisible();
    expect(page.getByText(/has not answered/).elements()).toEqual([]);
    let seq = 1;
    server.answer(sendMessage, ({ body }) => {
      seq += 1;
      const { clientMessageId = null } = body;
      return { ...messageFrom(asTrainee.id, seq), content: body.content, clientMessageId };
    });
    await field.fill('One');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(sentence('Ann has not answered yet. You can send 5 more messages.'))
      .toBeVisible();
    for (const text of ['Two', 'Three', 'Four', 'Five']) {
      await field.fill(text);
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(sentence('You can send 1 more message.')).toBeVisible();
    await field.fill('Six');
    await userEvent.keyboard('{Enter}');
    await expect.element(sentence('You can write again after an answer.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expect.poll(() => server.received(sendMessage)).toHaveLength(6);
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();

    liveStore.deliver({ type: 'NEW_MESSAGE', payload: messageFrom(ann.id, 8) });
    await expect.element(field).toBeVisible();
    await expect.element(page.getByText(/has not answered/)).not.toBeInTheDocument();
  });
});

describe('a refused message', () => {
  it.for<[string, Parameters<typeof refusal>, string]>([
    [
      'after too many',
      ['UNANSWERED', 'You have sent 20 messages without an answer.'],
      'Not sent – ',
    ],
    [
      'to a partner who has blocked the user',
      ['NOT_DELIVERED', 'This person does not receive messages from you.'],
      'Not delivered – ',
    ],
  ])(
    '%s says why, and is sent again only on request',
    async ([_, [code, words], label], { open, server }) => {
      await open();
      server.answer(sendMessage, refusal(code, words));
      await field.fill('Please');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(label)).toBeVisible();
      await expect.element(page.getByText(words)).toBeVisible();
      await expect.element(page.getByRole('log').getByText('Please')).toBeVisible();
      window.dispatchEvent(new Event('online'));
      expect(server.received(sendMessage)).toHaveLength(1);

      const answer = server.hold(sendMessage);
      await button('Retry').click();
      const clientMessageId = server.received(sendMessage)[0]?.body.clientMessageId ?? null;
      answer({ ...messageFrom(asTrainee.id, 2), content: 'Please', clientMessageId });
      await expect.element(page.getByText(label)).not.toBeInTheDocument();
      await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
    },
  );
});

describe('a partner', () => {
  const openMenu = () => button('Chat options').click();
  const item = (name: string) => page.getByRole('menuitem', { name });

  it('is blocked in the menu, and unblocked below the conversation', async ({ open, server }) => {
    await open();
    server.answer(blockInRoom, ({ body }) => {
      answerRoom(server, { blocked: body.blocked });
      return { success: true };
    });
    await openMenu();
    await item('Block Ann').click();
    await expect.element(sentence('You have blocked Ann. Neither of you can write.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await openMenu();
    await expect.element(item('Unblock Ann')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Chat options')).toHaveFocus();
    (button('Unblock Ann').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    expect(server.received(blockInRoom)).toEqual([
      { params: { id: 1 }, body: { blocked: true } },
      { params: { id: 1 }, body: { blocked: false } },
    ]);
  });

  it('stays as it was when the block fails', async ({ open, server }) => {
    await open();
    server.answer(blockInRoom, refusal('NOT_FOUND', 'This conversation does not exist.'));
    await openMenu();
    await item('Block Ann').click();
    await expect
      .element(page.getByText(/Failed to change the chat: This conversation/))
      .toBeVisible();
    await expect.element(field).toBeVisible();
  });

  it.for<[string, Partial<ChatRoom>, ChatUser]>([
    ['an admin who sees the user', { canBlock: false }, { ...ann, role: 'ADMIN' }],
    ['deleted', { canBlock: false }, { ...ann, deleted: true }],
  ])('who is %s cannot be blocked', async ([_, room, partner], { open }) => {
    await open(room, partner);
    await openMenu();
    await expect.element(item('Mute notifications')).toBeVisible();
    expect(page.getByRole('menuitem', { name: /lock/ }).elements()).toEqual([]);
  });
});
