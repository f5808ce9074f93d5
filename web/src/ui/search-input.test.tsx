import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { SearchInput } from './search-input.tsx';

/** A page that gets each value of the field later, as after a navigation. */
const it = screenIt.extend('search', ({ show }) => {
  const reported = vi.fn<(value: string) => void>();
  let setValue: (value: string) => void = () => undefined;
  function SlowPage() {
    const [value, set] = useState('');
    setValue = set;
    return (
      <>
        <SearchInput label="Search" value={value} onChange={reported} delay={0} />
        <output>{value}</output>
      </>
    );
  }
  show(<SlowPage />);
  async function arrive(value: string) {
    setValue(value);
    await expect.element(page.getByRole('status')).toHaveTextContent(value);
  }
  return { reported, arrive };
});

const field = page.getByRole('searchbox', { name: 'Search' });

it('keeps what is typed while an earlier value is on its way', async ({ search }) => {
  await field.fill('first');
  await expect.poll(() => search.reported.mock.lastCall).toEqual(['first']);
  await field.fill('second');
  await expect.poll(() => search.reported.mock.lastCall).toEqual(['second']);
  await search.arrive('first');
  await expect.element(field).toHaveValue('second');
  await search.arrive('second');
  await expect.element(field).toHaveValue('second');
});

it('shows a value from outside', async ({ search }) => {
  await field.fill('first');
  await expect.poll(() => search.reported.mock.lastCall).toEqual(['first']);
  await search.arrive('first');
  await search.arrive('from a link');
  await expect.element(field).toHaveValue('from a link');
});

it('reports what is typed once the typing stops, and keeps the blank behind a word', async ({
  show,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const reported: string[] = [];
  function Page() {
    const [value, setValue] = useState('');
    const take = (next: string) => {
      reported.push(next);
      setValue(next);
    };
    return <SearchInput label="Search" value={value} onChange={take} delay={250} />;
  }
  show(<Page />);
  await field.click();
  for (const key of 'tess') {
    await userEvent.keyboard(key);
    vi.advanceTimersByTime(200);
  }
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(reported).toEqual(['tess']);
  await userEvent.keyboard(' ');
  vi.advanceTimersByTime(1_000);
  await userEvent.keyboard('tr');
  vi.advanceTimersByTime(250);
  expect(reported).toEqual(['tess', 'tess tr']);
  await expect.element(field).toHaveValue('tess tr');
});
