import { useState } from 'react';
import { expect } from 'vitest';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import type { MessageList } from '#web/features/chat/messages/model/message-list.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { MessageAnnouncer } from './message-announcer.tsx';

const [ann, self] = [2, 1];
const message = (seq: number, senderId = ann) => ({ ...messageFrom(senderId, seq), content: 'Hi' });

/** Shows messages in the place of those before, and returns the texts that a screen reader reads then. */
const it = screenIt.extend('announce', async ({ show }) => {
  let setMessages: (messages: MessageList) => void = () => undefined;
  function Page() {
    const [messages, set] = useState<MessageList>([message(1), message(2)]);
    setMessages = set;
    return (
      <>
        <MessageAnnouncer messages={messages} lastSeq={2} selfId={self} typing={null} />
        <output>{messages.map(({ seq }) => seq).join()}</output>
      </>
    );
  }
  show(<Page />);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('1,2');
  const live = document.querySelector('[aria-live]');
  const read: (string | null)[] = [];
  const keep = (changes: MutationRecord[]) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') read.push(target.textContent);
      for (const node of addedNodes) read.push(node.textContent);
    }
  };
  const observer = new MutationObserver(keep);
  if (live !== null)
    observer.observe(live, { childList: true, characterData: true, subtree: true });
  const announce = async (messages: MessageList) => {
    setMessages(messages);
    const shown = messages.map(({ seq }) => seq).join();
    await expect.poll(() => document.querySelector('output')?.textContent).toBe(shown);
    keep(observer.takeRecords());
    return read.splice(0);
  };
  return { announce, kept: () => live?.childNodes.length };
});

it('reads a message with the text of the one before', async ({ announce: { announce } }) => {
  expect(await announce([message(1), message(2), message(3)])).toEqual(['Ann: Hi']);
  expect(await announce([message(1), message(2), message(3), message(4)])).toEqual(['Ann: Hi']);
});

it('reads all messages that come at once, without own ones', async ({ announce: { announce } }) => {
  const own = message(4, self);
  const came = [3, 5].map((seq) => ({ ...message(seq), content: `number ${seq}` }));
  expect(await announce([message(2), ...came, own].sort((a, b) => a.seq - b.seq))).toEqual([
    'Ann: number 3',
    'Ann: number 5',
  ]);
});

it('reads a message once, and those that were missing in order', async ({
  announce: { announce },
}) => {
  expect(await announce([message(2), message(4)])).toEqual([]);
  expect(await announce([message(2), message(3), message(4)])).toHaveLength(2);
  // An older part of the conversation, and the newest one again.
  expect(await announce([message(1)])).toEqual([]);
  expect(await announce([message(2), message(3), message(4)])).toEqual([]);
});

it('keeps only the last ones in the page', async ({ announce: { announce, kept } }) => {
  const many = Array.from({ length: 100 }, (_, i) => message(i + 1));
  await announce(many);
  expect(kept()).toBe(20);
});
