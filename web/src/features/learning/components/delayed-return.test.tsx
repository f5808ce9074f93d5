import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { Link } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { useDelayedReturn } from '../model/use-delayed-return.ts';

const MINUTE_MS = 60_000;
const button = (name: string) => page.getByRole('button', { name });

const it = screenIt.extend('page', async ({ show }, { onCleanup }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onCleanup(() => void vi.useRealTimers());
  const onLeave = vi.fn();
  const answer = Promise.withResolvers<void>();
  const { address } = show(<Passed onLeave={onLeave} answer={answer.promise} />, {
    at: '/training/module/5',
    path: '/training/module/:id',
  });
  // The effects of the first render have run after it.
  await button('Close').click();
  return { address, onLeave, answer: answer.resolve };
});

function Passed({ onLeave, answer }: { onLeave: () => void; answer: Promise<void> }) {
  const { start, hold } = useDelayedReturn();
  return (
    <>
      <button type="button" onClick={() => start({ onLeave })}>
        Pass
      </button>
      <button type="button" onClick={() => void answer.then(() => start({ onLeave }))}>
        Pass at the answer
      </button>
      <Link to="/chat">Chat</Link>
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
