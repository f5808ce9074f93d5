import { listCompanies } from '@portal/contract/companies';
import {
  type Feedback,
  type FeedbackStats,
  getFeedbackStats,
  listFeedback,
  listRatedModules,
} from '@portal/contract/feedback';
import { listGroups } from '@portal/contract/groups';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { acme, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as FeedbackPage } from './feedback-page.tsx';

const praise: Feedback = {
  id: 61,
  moduleId: 5,
  rating: 5,
  comment: 'Clear and short.',
  createdAt: '2026-11-02T09:00:00.000Z',
  trainee: { id: 7, name: 'Tina Trainee', company: { id: 3, name: 'Acme' } },
  module: { id: 5, name: 'Fire safety' },
};
const silent: Feedback = {
  ...praise,
  id: 62,
  rating: 2,
  comment: null,
  trainee: { ...praise.trainee, id: 8, name: 'Ann Other' },
};
const stats: FeedbackStats = {
  totalFeedback: 30,
  averageRating: 4.26,
  activeTrainees: 12,
  modulesRated: 3,
  distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating * 2 })),
  modules: [
    {
      id: 5,
      name: 'Fire safety',
      company: { id: 3, name: 'Acme' },
      totalFeedback: 30,
      averageRating: 4.26,
    },
  ],
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listGroups, []);
  server.answer(
    listRatedModules,
    reply([{ id: 5, name: 'Fire safety', company: { id: 3, name: 'Acme' } }], { total: 1 }),
  );
  server.answer(getFeedbackStats, stats);
  server.answer(listFeedback, ({ query }) =>
    reply(query.page === 2 ? [silent] : [praise], { total: 30 }),
  );
  return (at = '/admin/feedback') => show(<FeedbackPage />, { at, path: '/admin/feedback' });
});

const entry = (name: string) => page.getByRole('article', { name: `Feedback of ${name}` });
const figures = page.getByRole('region', { name: 'Figures' });
const pages = page.getByRole('navigation', { name: 'Feedback: pages' });
const section = page.getByRole('region', { name: 'What they say' });

describe('feedback of trainees', () => {
  it('shows the figures and what each trainee says', async ({ open }) => {
    open();
    await expect.element(entry('Tina Trainee').getByText('Clear and short.')).toBeVisible();
    await expect.element(entry('Tina Trainee').getByText(/^Rating: 5/)).toBeVisible();
    await expect.element(figures.getByText('30', { exact: true }).first()).toBeVisible();
    await expect.element(section.getByRole('status')).toHaveTextContent('30 ratings');
  });

  it('turns its pages', async ({ open }) => {
    const { address } = open();
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect.element(entry('Ann Other').getByText('No comment')).toBeVisible();
    await expect.element(entry('Tina Trainee')).not.toBeInTheDocument();
    expect(address()).toBe('/admin/feedback?page=2');
  });

  it('is filtered by company and module, from the first page on', async ({ open, server }) => {
    open('/admin/feedback?page=2');
    const module = page.getByRole('combobox', { name: 'Module' });
    await module.fill('fire');
    await page.getByRole('option', { name: /Fire safety/ }).click();
    await expect
      .poll(() => server.received(listFeedback).at(-1)?.query)
      .toMatchObject({ module: 5, page: 1 });
    await expect.poll(() => server.received(getFeedbackStats).at(-1)?.query.module).toBe(5);
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.fill('glob');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.received(getFeedbackStats).at(-1)?.query.company).toBe(4);
  });

  it('takes its filters from the address', async ({ open, server }) => {
    open('/admin/feedback?company=3&module=5&rating=2');
    await expect.element(page.getByRole('combobox', { name: 'Module' })).toHaveValue('Fire safety');
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme');
    await expect.element(page.getByRole('combobox', { name: 'Rating' })).toHaveValue('2');
    await expect
      .poll(() => server.received(listFeedback).at(-1)?.query)
      .toMatchObject({ company: 3, module: 5, rating: 2 });
  });

  it('leads from filters without a match back to all', async ({ open, server }) => {
    server.answer(listFeedback, ({ query }) =>
      query.rating === undefined ? reply([praise], { total: 1 }) : reply([], { total: 0 }),
    );
    open('/admin/feedback?rating=1');
    await expect.element(page.getByText('No feedback matches these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show all feedback' }).click();
    await expect.element(entry('Tina Trainee')).toBeVisible();
    await expect.element(section).toHaveFocus();
  });

  it('says that there is none yet', async ({ open, server }) => {
    server.answer(listFeedback, reply([], { total: 0 }));
    server.answer(getFeedbackStats, { ...stats, totalFeedback: 0, averageRating: 0, modules: [] });
    open();
    await expect.element(page.getByText('No feedback yet')).toBeVisible();
    await expect.element(figures.getByText('No ratings yet')).toBeVisible();
    await expect.element(figures.getByText('0.0')).not.toBeInTheDocument();
    await expect.element(figures.getByText('out of 5')).not.toBeInTheDocument();
  });

  it('says that it could not be read and tries again', async ({ open, server }) => {
    server.answer(listFeedback, refusal('INTERNAL', 'Something broke'));
    open();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        /^Error Loading Feedback: Failed to load feedback data\. Please try again\..*Something broke/,
      );
    server.answer(listFeedback, reply([praise], { total: 1 }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(entry('Tina Trainee')).toBeVisible();
    await expect.element(figures).toBeVisible();
  });
});

it('is filtered by a group of the company', async ({ open, server }) => {
  server.answer(listGroups, [{ id: 5, name: 'Kitchen', members: 4, modules: 0 }]);
  const { address } = open('/admin/feedback?company=3');
  const group = page.getByRole('combobox', { name: 'Group' });
  await group.selectOptions('Kitchen');
  await expect.poll(address).toBe('/admin/feedback?company=3&group=5');
  for (const call of [listFeedback, getFeedbackStats, listRatedModules])
    await expect
      .poll(() => server.received(call).at(-1)?.query)
      .toMatchObject({ company: 3, group: 5 });
  await page.getByRole('combobox', { name: 'Company' }).fill('All comp');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/admin/feedback');
});
