import { searchMessages } from '@portal/contract/chat';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import type { ShowMessage } from '#web/features/chat/model/conversation-search.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { SearchBar } from './search-bar.tsx';

const closed = vi.fn();

const it = screenIt.extend('shown', async ({ server, signIn, show }) => {
  closed.mockClear();
  signIn(asTrainee);
  server.answer(searchMessages, ({ query }) => ({
    matches: (query.text === 'a' ? [30, 20, 10] : [25]).map((seq) => messageFrom(2, seq)),
    searchedTo: 1,
  }));
  const goTo = vi.fn<ShowMessage>(async () => undefined);
  show(<SearchBar roomId={1} count={40} goTo={goTo} onText={() => undefined} onClose={closed} />);
  await page.getByRole('searchbox').fill('a');
  await expect.element(page.getByText('Match 1 of 3')).toBeVisible();
  return () => goTo.mock.calls.map(([seq]) => seq);
});

it('Enter goes on to the older matches, and starts again with another text', async ({ shown }) => {
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Match 2 of 3')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByText('Match 3 of 3')).toBeVisible();
  await userEvent.keyboard('b{Enter}');
  await expect.element(page.getByText('Match 1 of 1')).toBeVisible();
  expect(shown()).toEqual([30, 20, 10, 25]);
});

it('a button keeps the focus at its last match', async ({ shown }) => {
  for (const [name, step, expected] of [
    ['Older match', 1, [30, 20, 10]],
    ['Newer match', -1, [30, 20, 10, 20, 30]],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Match 2 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Match ${2 + step} of 3`)).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(expected);
  }
});

it('Escape clears the text, and then closes the search', async ({ shown }) => {
  expect(shown()).toEqual([30]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

it('Escape closes the search from one of its buttons', async ({ shown }) => {
  expect(shown()).toEqual([30]);
  (page.getByRole('button', { name: 'Older match' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});
