import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { useDelayedReturn } from '../model/use-delayed-return.ts';

const MINUTE_MS = 60_000;
const press = (name: string) => page.getByRole('button', { name }).click();

const it = screenIt.extend('page', ({ show }, { onCleanup }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onCleanup(() => void vi.useRealTimers());
  const onLeave = vi.fn();
  const { address } = show(<Passed onLeave={onLeave} />, { at: '/training/module/5', path: '*' });
  return { address, onLeave };
});

function Passed({ onLeave }: { onLeave: () => void }) {
  const { start, hold } = useDelayedReturn();
  return (
    <>
      <button type="button" onClick={() => start(onLeave)}>
        Pass
      </button>
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
  await press('Pass');
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS - 1);
  expect(onLeave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.poll(address).toBe('/training');
});

it.for([
  ['Pass', 'Open'],
  ['Open', 'Pass'],
])('waits while it is held: %j', async (steps, { page: { address, onLeave } }) => {
  for (const step of steps) await press(step);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(onLeave).not.toHaveBeenCalled();
  await press('Close');
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.poll(address).toBe('/training');
});

it('does not return without a start', async ({ page: { address } }) => {
  await press('Open');
  await press('Close');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(address()).toBe('/training/module/5');
});
