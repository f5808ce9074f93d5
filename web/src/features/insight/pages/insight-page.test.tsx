import { listGroups } from '@portal/contract/groups';
import { getModuleInsight, type ModuleInsight } from '@portal/contract/insight';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { InsightPage } from './insight-page.tsx';

const insight: ModuleInsight = {
  id: 5,
  name: 'Fire safety',
  company: { id: 3, name: 'Acme' },
  asOf: '2026-11-02T09:05:00.000Z',
  people: { trainees: 40, opened: 30, watched: 18, tried: 15, passed: 6 },
  watchCurve: {
    seconds: 200,
    reached: Array.from({ length: 21 }, (_, step) => (step < 4 ? 30 : 18)),
  },
  questions: [
    {
      id: 51,
      question: 'Where is the exit?',
      people: 15,
      wrong: 9,
      unanswered: 0,
      options: [
        { text: 'Upstairs', isRight: false, chosen: 9, beatsRight: true },
        { text: 'Left', isRight: true, chosen: 6, beatsRight: false },
        { text: 'Right', isRight: false, chosen: 0, beatsRight: false },
      ],
      keyMayBeWrong: true,
    },
    ...Array.from({ length: 6 }, (_, i) => ({
      id: 60 + i,
      question: `Easy question ${i + 1}`,
      people: 15,
      wrong: 3,
      unanswered: null,
      options: [
        { text: 'Yes', isRight: true, chosen: 12, beatsRight: false },
        { text: 'No', isRight: false, chosen: null, beatsRight: false },
      ],
      keyMayBeWrong: false,
    })),
  ],
  questionsLeftOut: 2,
};
const tooFew: ModuleInsight = {
  ...insight,
  people: null,
  watchCurve: null,
  questions: [],
  questionsLeftOut: 7,
};

/** The places at which the bars of the answers begin and end. */
function tracks(): string[] {
  const bars = [...document.querySelectorAll('th svg')].filter((svg) => svg.querySelector('rect'));
  return bars.map((bar) => {
    const { left, right } = bar.getBoundingClientRect();
    return `${left}–${right}`;
  });
}

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getModuleInsight, insight);
  server.answer(listGroups, []);
  return (id: number | string = 5) =>
    show(
      <InsightPage
        addresses={{
          company: (companyId) => `/company-${companyId}`,
          edit: (companyId, moduleId) => `/edit-${companyId}-${moduleId}`,
        }}
      />,
      { at: `/admin/modules/${id}/insight`, path: '/admin/modules/:moduleId/insight' },
    );
});

const people = page.getByRole('region', { name: 'People' });
const hardest = page.getByRole('region', { name: 'Hardest Questions' });

describe('the insight of a module', () => {
  it('shows how many people got how far, and as of when', async ({ open }) => {
    open();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Insight of Fire safety');
    await expect.element(people.getByText('75% of 40 trainees')).toBeVisible();
    await expect.element(people.getByText('60% of those who opened it')).toBeVisible();
    await expect.element(people.getByText('20% of those who opened it')).toBeVisible();
    await expect.element(page.getByText(/^As of /)).toBeVisible();
  });

  it('is about a group of five or more people', async ({ open, server }) => {
    server.answer(listGroups, [
      { id: 5, name: 'Kitchen', members: 5, modules: 0 },
      { id: 6, name: 'Bar', members: 4, modules: 0 },
    ]);
    server.answer(getModuleInsight, ({ query }) =>
      query.group === 5 ? refusal('CONFLICT', 'Too few people.') : insight,
    );
    const { address } = open();
    const group = page.getByRole('combobox', { name: 'Group' });
    await expect.element(group).toHaveTextContent('All groupsKitchen');
    await group.selectOptions('Kitchen');
    await expect.poll(address).toMatch(/insight\?group=5$/);
    await expect.element(page.getByText('Too few people.')).toBeVisible();
    await page.getByRole('link', { name: 'All groups' }).click();
    await expect.element(people).toBeVisible();
    await expect.poll(address).toMatch(/insight$/);
  });

  it('shows the watch curve, with a table of its numbers', async ({ open }) => {
    open();
    const curve = page.getByRole('img', {
      name: 'Share of people still watching: 60% at half of the video, 60% at its end.',
    });
    await expect.element(curve).toBeVisible();
    await expect
      .element(
        page.getByText(
          'The greatest loss is between 15% and 20% of the video (0:30–0:40): 12 people.',
        ),
      )
      .toBeVisible();
    await page.getByText('Show as a table').click();
    const row = page.getByRole('row', { name: /^20% \(0:40\)/ });
    await expect.element(row).toMatchTextContent(/18\s*60%$/);
  });

  it('shows the hardest question first, with its answers and a doubtful key', async ({ open }) => {
    const { address } = open();
    await expect
      .element(hardest.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Where is the exit?');
    await expect.element(hardest.getByText('60% wrong of 15 people')).toBeVisible();
    const right = hardest.getByRole('row', { name: /^Left/ });
    await expect.element(right).toMatchTextContent(/Left.*Right answer.*6.*40%/);
    await expect.element(hardest.getByText('Key may be wrong', { exact: true })).toBeVisible();
    await expect.element(hardest.getByText(/chose “?Upstairs”? more often/)).toBeVisible();
    await hardest.getByRole('link', { name: 'Edit this question' }).click();
    await expect.poll(address).toBe('/edit-3-5');
  });

  it('draws the bars of all answers between the same places', async ({ open }) => {
    open();
    await expect.element(page.getByText('not shown').first()).toBeVisible();
    // A number that is not shown has no bar.
    await expect.poll(tracks).toHaveLength(7);
    expect(new Set(tracks()).size).toBe(1);
  });

  it('shows five questions at first, and says what it does not show', async ({ open }) => {
    open();
    const headings = hardest.getByRole('heading', { level: 3 });
    await expect.poll(() => headings.elements().length).toBe(5);
    await page.getByRole('button', { name: 'Show all 7 questions' }).click();
    await expect.poll(() => headings.elements().length).toBe(7);
    await expect.element(hardest.getByText('not shown', { exact: true }).first()).toBeVisible();
    await expect
      .element(hardest.getByText(/^2 questions are not shown: fewer than 5 people/))
      .toBeVisible();
  });

  it('shows nothing below five people and says why', async ({ open, server }) => {
    server.answer(getModuleInsight, tooFew);
    open();
    await expect
      .element(page.getByText('Fewer than 5 people have opened this module'))
      .toBeVisible();
    await expect.element(page.getByText(/could show who answered what/)).toBeVisible();
    await expect.element(people).not.toBeInTheDocument();
    await expect.element(hardest).not.toBeInTheDocument();
  });

  it('says that it could not be loaded and tries again', async ({ open, server }) => {
    server.answer(getModuleInsight, NO_CONNECTION);
    open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Failed to load the insight/);
    server.answer(getModuleInsight, insight);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(people).toBeVisible();
  });

  it('says that there is no such module', async ({ open, server }) => {
    server.answer(getModuleInsight, refusal('NOT_FOUND', 'Module not found'));
    open();
    await expect.element(page.getByRole('heading', { name: 'Module not found' })).toBeVisible();
  });

  it('says so of an address without a number', async ({ open }) => {
    open('x');
    await expect.element(page.getByRole('heading', { name: 'Module not found' })).toBeVisible();
  });
});
