import { getRequirementsSummary } from '@portal/contract/compliance';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { noStandings, summary } from '#web/testing/compliance-records.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { StandingTiles } from './standing-tiles.tsx';

type Given = Partial<Parameters<typeof StandingTiles>[0]>;

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getRequirementsSummary, { ...summary, valid: 1150 });
  return (given: Given = {}) =>
    show(
      <>
        <StandingTiles
          company={3}
          group={31}
          addressOf={(standing) => `?standing=${standing}`}
          isExpected={false}
          {...given}
        />
        <p>After the tiles</p>
      </>,
    );
});

const tiles = page.getByRole('list', { name: 'Trainees by standing' });
const links = tiles.getByRole('link');
const after = page.getByText('After the tiles');

it('link to the trainees of each kind, the shown one marked', async ({ open, server }) => {
  open({ chosen: 'dueSoon' });
  await expect.element(links.nth(3)).toHaveAccessibleName('Valid 1,150');
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overdue2', '/?standing=late'],
    ['Due this week3', '/?standing=dueSoon'],
    ['Expiring1', '/?standing=renewalOpen'],
    ['Valid1,150', '/?standing=valid'],
  ]);
  expect(links.elements().map((link) => link.getAttribute('aria-current'))).toEqual([
    ...[null, 'true', null, null],
  ]);
  expect(server.received(getRequirementsSummary)[0]?.query).toEqual({ company: 3, group: 31 });
});

it('are counted for all companies in reach', async ({ open, server }) => {
  open({ company: null, group: null });
  await expect.element(links.first()).toBeVisible();
  expect(server.received(getRequirementsSummary)[0]?.query).toEqual({});
});

it('are absent without rules', async ({ open, server }) => {
  const answer = server.hold(getRequirementsSummary);
  open({ isExpected: true });
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  answer(noStandings);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(after).toBeVisible();
  await expect.element(tiles).not.toBeInTheDocument();
});

it('are counted for people who all have no due date', async ({ open, server }) => {
  server.answer(getRequirementsSummary, { ...noStandings, other: 4, compliantPercent: 100 });
  open();
  await expect.element(links.first()).toHaveAccessibleName('Overdue 0');
});

it('have no place while they load where no standing is known', async ({ open, server }) => {
  const answer = server.hold(getRequirementsSummary);
  open();
  await expect.element(after).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  answer(summary);
  await expect.element(links.first()).toBeVisible();
});

it('say that they could not be counted, and try again', async ({ open, server }) => {
  server.answer(getRequirementsSummary, refusal('INTERNAL', 'Something broke'));
  open({ isExpected: true });
  await expect
    .element(page.getByText('The standings could not be counted: Something broke'))
    .toBeVisible();
  server.answer(getRequirementsSummary, summary);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(links.first()).toHaveAccessibleName('Overdue 2');
});
