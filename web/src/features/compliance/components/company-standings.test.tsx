import { getCompanyCompliance, listComingWeeks } from '@portal/contract/compliance';
import { listGroups } from '@portal/contract/groups';
import { describe, expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { comingWeeks, compliance } from '#web/testing/compliance-records.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { bar, kitchen, ofKitchen } from '#web/testing/limited-admins.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { CompanyStandings } from './company-standings.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listGroups, [kitchen]);
  server.answer(getCompanyCompliance, compliance);
  server.answer(listComingWeeks, comingWeeks);
  return (group: number | 'none' | null = null) =>
    show(<CompanyStandings companyId={3} group={group} />);
});

const upToDate = page.getByRole('table', { name: 'Trainees who are up to date' });
const coming = page.getByRole('table', { name: 'What comes due and what expires' });
const openTables = async () => {
  await page.getByText('Show as a table').first().click();
  await page.getByText('Show as a table').last().click();
};
const rowsOf = (table: Locator) =>
  table
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('who is up to date', () => {
  it('is a percentage of today, a line over the months and a table', async ({ open, server }) => {
    open(31);
    await expect.element(page.getByText('21 of 23 trainees')).toBeVisible();
    await expect
      .element(page.getByRole('img', { name: /^Up to date/ }))
      .toHaveAccessibleName('Up to date: 50% at the end of Aug 2026, 91% today.');
    const line = document.querySelector('polyline')?.getAttribute('points');
    expect(line?.split(' ').map((point) => point.split(',').map(Number).map(Math.round))).toEqual([
      [0, 50],
      [67, 0],
      [100, 9],
    ]);
    await expect.element(upToDate).not.toBeInTheDocument();
    await openTables();
    expect(rowsOf(upToDate)).toEqual([
      'End of month | Up to date | Trainees | Share',
      'Aug 2026 | 10 | 20 | 50%',
      'Oct 2026 | 22 | 22 | 100%',
      'Today | 21 | 23 | 91%',
    ]);
    expect(server.received(getCompanyCompliance)[0]).toMatchObject({
      params: { id: 3 },
      query: { group: 31 },
    });
  });

  it('says from when on months are added', async ({ open, server }) => {
    server.answer(getCompanyCompliance, { ...compliance, months: [] });
    open();
    await expect.element(page.getByText(/^From the end of this month on/)).toBeVisible();
    expect(page.getByRole('img', { name: /^Up to date/ }).elements()).toEqual([]);
  });

  it('has no months of people in no group', async ({ open, server }) => {
    server.answer(getCompanyCompliance, { ...compliance, months: [] });
    open('none');
    await expect.element(page.getByText('21 of 23 trainees')).toBeVisible();
    await expect.element(page.getByText(/^From the end/)).not.toBeInTheDocument();
  });

  it('asks an admin of several groups to choose one', async ({ open, server, signIn }) => {
    signIn(ofKitchen('read'));
    server.answer(listGroups, [kitchen, bar]);
    server.answer(getCompanyCompliance, { ...compliance, months: [] });
    open();
    await expect.element(page.getByText(/^Choose one of your groups/)).toBeVisible();
  });

  it('has no percentage of no trainees', async ({ open, server }) => {
    const today = { ...compliance.today, required: 0, compliant: 0 };
    const months = [{ month: '2026-10', required: 0, compliant: 0 }];
    server.answer(getCompanyCompliance, { today, months });
    open();
    await expect.element(page.getByText('0 of 0 trainees')).toBeVisible();
    await openTables();
    expect(rowsOf(upToDate).slice(1)).toEqual(['Oct 2026 | 0 | 0 | –', 'Today | 0 | 0 | –']);
  });
});

describe('the next 90 days', () => {
  it('have two bars for each week, their sums, and a table of the modules', async ({ open }) => {
    open();
    await expect
      .element(page.getByRole('img', { name: /90 days/ }))
      .toHaveAccessibleName('In the next 90 days 5 come due and 2 expire.');
    const heights = [...document.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(heights.slice(0, 6)).toEqual([100, 0, 0, 0, 25, 50]);
    expect(heights).toHaveLength(28);
    await openTables();
    expect(rowsOf(coming)).toEqual([
      'Week from | Module | Due | Expires',
      '30 Nov | Fire safety | 4 | 0',
      '14 Dec | Fire safety | 1 | 0',
      '14 Dec | Food hygiene | 0 | 2',
    ]);
  });

  it('say that nothing comes', async ({ open, server }) => {
    const weeks = comingWeeks.weeks.map((week) => ({ ...week, modules: [] }));
    server.answer(listComingWeeks, { ...comingWeeks, weeks });
    open();
    await expect.element(page.getByText('Nothing comes due and nothing expires.')).toBeVisible();
  });
});

it('fail alone, and are tried again', async ({ open, server }) => {
  server.answer(listComingWeeks, refusal('INTERNAL', 'Something broke'));
  open();
  await expect.element(page.getByText('21 of 23 trainees')).toBeVisible();
  await expect.element(page.getByText('Failed to load the next 90 days')).toBeVisible();
  server.answer(listComingWeeks, comingWeeks);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('img', { name: /90 days/ })).toBeVisible();
});

it('say that who is up to date could not be loaded, and try again', async ({ open, server }) => {
  server.answer(getCompanyCompliance, refusal('INTERNAL', 'Something broke'));
  open();
  await expect.element(page.getByText('Failed to load who is up to date')).toBeVisible();
  server.answer(getCompanyCompliance, compliance);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('21 of 23 trainees')).toBeVisible();
});

it('have shapes while they load', async ({ open, server }) => {
  const answer = server.hold(getCompanyCompliance);
  open();
  await expect.element(page.getByRole('img', { name: /90 days/ })).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent(/Loading/);
  answer(compliance);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
