import { type Dashboard, getDashboard } from '@portal/contract/learning';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { refreshLearningHere } from '../api/learning-keys.ts';
import { Component as DashboardPage } from './dashboard-page.tsx';
import { ProgressPage } from './progress-page.tsx';

const dashboard: Dashboard = {
  overallProgress: 50,
  modulesCompleted: 1,
  totalModules: 2,
  averageScore: 80,
  totalTimeSpent: 12,
  currentModule: null,
  moduleProgress: [],
  restartedAt: null,
  trainingCompletedAt: null,
  hasEarlierResult: false,
};

it.for<[string, ComponentType]>([
  ['dashboard', DashboardPage],
  ['My Progress', ProgressPage],
])(
  '%s says when the training was started again, as soon as it is',
  async ([, Page], { server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(getDashboard, dashboard);
    show(<Page />);
    await expect.element(page.getByText('50%').first()).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: 'started again' });
    await expect.element(note).not.toBeInTheDocument();
    server.answer(getDashboard, {
      ...dashboard,
      overallProgress: 0,
      modulesCompleted: 0,
      restartedAt: '2026-06-05T09:00:00.000Z',
    });
    await refreshLearningHere();
    await expect
      .element(note)
      .toMatchTextContent(
        /^Your training was started again on .*2026\. Your earlier results are kept\.$/,
      );
  },
);
