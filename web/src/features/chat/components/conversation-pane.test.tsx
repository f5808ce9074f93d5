import { listMessages, searchMessages } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { chatPartner, roomWith } from '#web/testing/chat-records.ts';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { ConversationPane } from './conversation-pane.tsx';

const COUNT = 200;
const ann = chatPartner(2, 'Ann');

type Range = { before?: number | undefined; after?: number | undefined };

/** A page of the conversation, whose messages are all from Ann. */
function messagesIn({ before = COUNT + 1, after }: Range) {
  const first = after === undefined ? Math.max(1, before - CHAT_PAGE_SIZE) : after + 1;
  const end = after === undefined ? before : Math.min(after + CHAT_PAGE_SIZE, COUNT) + 1;
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => messageFrom(ann.id, first + i));
}

const opening = screenIt.extend('start', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(listMessages, ({ query }) => messagesIn(query));
  return () =>
    show(
      <div className="flex h-[600px]">
        <ConversationPane room={roomWith(ann, 1, COUNT)} partner={ann} selfId={asTrainee.id} />
      </div>,
    );
});
const it = opening.extend('open', async ({ start }) => async () => {
  start();
  await expect.element(text(COUNT)).toBeInViewport();
});

const log = page.getByRole('log');
const text = (seq: number) => log.getByText(`text ${seq}`, { exact: true });

describe('a scroll up at once after the opening', () => {
  const scrolled = opening.extend('scrollUp', ({ start }) => () => {
    const height = Promise.withResolvers<number>();
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementationOnce(function (this: Element) {
      height.resolve(this.scrollHeight);
      this.scrollTop = this.scrollHeight;
      // Before the browser reports the first scrolling.
      queueMicrotask(() => {
        this.scrollTop = 0;
      });
    });
    start();
    return {
      untilOlderAreLoaded: async () =>
        expect.poll(() => log.element().scrollHeight).toBeGreaterThan(await height.promise),
    };
  });
  const expectAbove = async () => {
    await expect.element(page.getByLabelText('Go to the newest message')).toBeVisible();
    expect(log.element().scrollTop).toBeLessThan(log.element().scrollHeight / 2);
  };

  scrolled('is seen before older messages are loaded', async ({ scrollUp, server }) => {
    const answer = Promise.withResolvers<void>();
    server.answer(listMessages, async ({ query }) => {
      if (query.before !== undefined) await answer.promise;
      return messagesIn(query);
    });
    const { untilOlderAreLoaded } = scrollUp();
    await expectAbove();
    answer.resolve();
    await untilOlderAreLoaded();
    await expectAbove();
  });

  scrolled('is seen after older messages were loaded', async ({ scrollUp, onTestFinished }) => {
    const hold = (event: Event) => event.stopImmediatePropagation();
    const release = () => removeEventListener('scroll', hold, true);
    addEventListener('scroll', hold, true);
    onTestFinished(release);
    await scrollUp().untilOlderAreLoaded();
    release();
    log.element().dispatchEvent(new Event('scroll'));
    await expectAbove();
  });
});

describe('a match that is still loading', () => {
  const field = page.getByRole('searchbox', { name: 'Search in conversation' });

  const searching = it.extend('toOldMatch', async ({ open, server }) => {
    const answer = Promise.withResolvers<void>();
    return async () => {
      await open();
      server.answer(listMessages, async ({ query }) => {
        if (query.before === 21 || query.after === 20) await answer.promise;
        return messagesIn(query);
      });
      server.answer(searchMessages, ({ query }) => ({
        matches: query.text === 'a' ? [messageFrom(ann.id, 20)] : [],
        searchedTo: 1,
      }));
      await page.getByRole('button', { name: 'Chat options' }).click();
      await page.getByRole('menuitem', { name: 'Search in conversation' }).click();
      await field.fill('a');
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(() => server.received(listMessages).map(({ query }) => query.after))
        .toContain(20);
      return { answer: answer.resolve };
    };
  });

  /** The answer to a request that is sent now comes after those before it. */
  const untilAnswered = () => liveStore.reopened();

  searching('is shown when it is loaded', async ({ toOldMatch }) => {
    const { answer } = await toOldMatch();
    answer();
    await expect.element(text(20)).toBeInViewport();
  });

  searching('is not shown after the next search', async ({ toOldMatch }) => {
    const { answer } = await toOldMatch();
    await field.fill('ab');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No messages match.')).toBeVisible();
    answer();
    await untilAnswered();
    await expect.element(text(COUNT)).toBeInViewport();
    await expect.element(text(20)).not.toBeInTheDocument();
  });

  searching('is not shown after the search was closed', async ({ toOldMatch }) => {
    const { answer } = await toOldMatch();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    answer();
    await untilAnswered();
    await expect.element(text(COUNT)).toBeInViewport();
    await expect.element(text(20)).not.toBeInTheDocument();
  });
});

it('a found message is marked until another text is searched for', async ({ open, server }) => {
  const isMarked = () => {
    const bubble = text(COUNT).element().closest('div');
    return bubble !== null && getComputedStyle(bubble).outlineStyle === 'solid';
  };
  server.answer(searchMessages, ({ query }) => ({
    matches: query.text === 'text' ? [messageFrom(ann.id, COUNT)] : [],
    searchedTo: 1,
  }));
  await open();
  expect(isMarked()).toBe(false);
  await page.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Search in conversation' }).click();
  await page.getByRole('searchbox').fill('text');
  await expect.poll(isMarked).toBe(true);
  await page.getByRole('searchbox').fill('other');
  await expect.element(page.getByText('No messages match.')).toBeVisible();
  expect(isMarked()).toBe(false);
});

describe('older messages that could not be loaded', () => {
  async function scrollTo(top: number): Promise<void> {
    const ended = new Promise((done) =>
      log.element().addEventListener('scrollend', done, { once: true }),
    );
    log.element().scrollTop = top;
    await ended;
  }

  /** Resolves when the browser has reported this many times what is in view. */
  async function untilViewIsReported(times: number): Promise<void> {
    for (let reports = 0; reports < times; reports += 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const observer = new IntersectionObserver(() => resolve());
      observer.observe(log.element());
      await promise;
      observer.disconnect();
    }
  }

  const failing = it.extend('atTop', async ({ open, server }) => {
    const requested = () => server.received(listMessages).filter(({ query }) => query.before);
    return async () => {
      await open();
      server.answer(listMessages, ({ query }) =>
        query.before === undefined ? messagesIn(query) : NO_CONNECTION,
      );
      await scrollTo(0);
      await expect.poll(requested).not.toHaveLength(0);
      // Rendering this button requests them once more.
      await expect.element(page.getByLabelText('Go to the newest message')).toBeVisible();
      await untilViewIsReported(5);
      return { requested, repair: () => server.answer(listMessages, (r) => messagesIn(r.query)) };
    };
  });

  failing('are not requested again and again', async ({ atTop }) => {
    const { requested } = await atTop();
    const { length } = requested();
    await untilViewIsReported(10);
    expect(requested()).toHaveLength(length);
  });

  failing('are requested when the user scrolls there', async ({ atTop }) => {
    const { repair } = await atTop();
    repair();
    await scrollTo(20);
    await expect.element(text(150)).toBeInTheDocument();
  });

  failing('are requested when the connection is back', async ({ atTop }) => {
    const { repair } = await atTop();
    repair();
    await liveStore.reopened();
    await expect.element(text(150)).toBeInTheDocument();
  });
});
