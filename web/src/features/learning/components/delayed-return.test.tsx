import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDelayedReturn } from '../model/use-delayed-return.ts';

const MINUTE_MS = 60_000;
const button = (name: string) => page.getByRole('button', { name });

const it = screenIt.extend('page', async ({ show }, { onCleanup }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onCleanup(() => void vi.useRealTimers());
  const onLeave = vi.fn();
  const answer = Promise.withResolvers<void>();
  const loadPage = vi.fn(async () => undefined as unknown);
  const { address } = show(<Passed {...{ onLeave, answer: answer.promise, loadPage }} />, {
    at: '/training/module/5',
    path: '/training/module/:id',
  });
  // The effects of the first render have run after it.
  await button('Close').click();
  return { address, onLeave, loadPage, answer: answer.resolve };
});

type PassedProps = {
  onLeave: () => void;
  answer: Promise<void>;
  loadPage: () => Promise<unknown>;
};

function Passed({ onLeave, answer, loadPage }: PassedProps) {
  const { start, hold } = useDelayedReturn(loadPage);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => start({ onLeave })}>
        Pass
      </button>
      <button type="button" onClick={() => void answer.then(() => start({ onLeave }))}>
        Pass at the answer
      </button>
      <Link to="/chat">Chat</Link>
      <button type="button" onClick={() => setIsAsking(true)}>
        Ask
      </button>
      <Dialog open={isAsking} onOpenChange={setIsAsking} title="Ask for Help">
        <p>What is unclear?</p>
      </Dialog>
      <button type="button" onClick={() => hold(true)}>
        Open
      </button>
      <button type="button" onClick={() => hold(false)}>
        Close
      </button>
    </>
  );
}

it('returns after the delay', async ({ page: { address, onLeave } }) => {
  await button('Pass').click();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS / 2);
  expect(onLeave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.poll(address).toBe('/training');
});

it.for([
  ['Pass', 'Open'],
  ['Open', 'Pass'],
])('waits while it is held: %j', async (steps, { page: { address, onLeave } }) => {
  for (const step of steps) await button(step).click();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onLeave).not.toHaveBeenCalled();
  await button('Close').click();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.poll(address).toBe('/training');
});

it('waits while a dialog is open', async ({ page: { address, onLeave } }) => {
  await button('Pass').click();
  await button('Ask').click();
  const dialog = page.getByRole('dialog', { name: 'Ask for Help' });
  // It opens by a timer without a delay.
  const opened = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return dialog.elements().length;
  };
  await expect.poll(opened).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onLeave).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  await expect.poll(address).toBe('/training');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('does not wait for a dialog of another page', async ({ page: { address, onLeave } }) => {
  await button('Pass').click();
  await page.getByRole('link', { name: 'Chat' }).click();
  await expect.poll(address).toBe('/chat');
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(address()).toBe('/chat');
});

it('waits if it is held while the code of the training is loaded', async ({
  page: { address, onLeave, loadPage },
}) => {
  const code = Promise.withResolvers<undefined>();
  loadPage.mockReturnValue(code.promise);
  await button('Pass').click();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  expect(loadPage).toHaveBeenCalledOnce();
  await button('Open').click();
  await button('Close').click();
  code.resolve(undefined);
  await code.promise;
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS / 2);
  expect(onLeave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  await expect.poll(address).toBe('/training');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('does not take back a trainee who has left before the start', async ({
  page: { address, onLeave, answer },
}) => {
  await button('Pass at the answer').click();
  await page.getByRole('link', { name: 'Chat' }).click();
  await expect.element(button('Pass at the answer')).not.toBeInTheDocument();
  answer();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(address()).toBe('/chat');
});

it('does not return without a start', async ({ page: { address } }) => {
  await button('Open').click();
  await button('Close').click();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(address()).toBe('/training/module/5');
});
