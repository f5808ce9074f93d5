import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Instant } from './instant.tsx';
import { serverClock } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** The header `Date` of an answer that has just come. */
function answer(madeAt: number): void {
  serverClock.note(new Date(madeAt).toUTCString(), Date.now());
}

afterEach(() => answer(Date.now()));

it.for([45 * MINUTE_MS, -45 * MINUTE_MS, -365 * 24 * 60 * MINUTE_MS])(
  'a device whose clock is wrong by %d ms shows how long ago it was',
  async (wrongMs, { show }) => {
    const trueTime = Math.floor(Date.now() / 1000) * 1000 - wrongMs;
    const at = (ago: number) => new Date(trueTime - ago).toISOString();
    answer(trueTime);
    show(
      <ol>
        <li>
          <Instant value={at(0)} />
        </li>
        <li>
          <Instant value={at(10.5 * MINUTE_MS)} />
        </li>
      </ol>,
    );
    const items = page.getByRole('listitem');
    await expect.element(items.first()).toHaveTextContent('just now');
    await expect.element(items.last()).toHaveTextContent('10 min ago');
  },
);

it('shows one time on the page: what comes later is never older than its neighbours', async ({
  show,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const [older, newer] = [at(-115_000), at(-65_000)];
    const list = (values: readonly string[]) => (
      <ol>
        {values.map((value) => (
          <li key={value}>
            <Instant value={value} />
          </li>
        ))}
      </ol>
    );
    show(list([older]));
    const items = page.getByRole('listitem');
    await expect.element(items.first()).toHaveTextContent('1 min ago');
    vi.setSystemTime(Date.now() + 58_000);
    show(list([older, newer]));
    const said = () => items.elements().map((item) => Number.parseInt(item.textContent ?? '', 10));
    await expect.poll(() => said()).toHaveLength(2);
    const [first = 0, second = 0] = said();
    expect(first).toBeGreaterThanOrEqual(second);
  } finally {
    vi.useRealTimers();
  }
});
