import {
  type Dashboard,
  getDashboard,
  listPosters,
  type ModuleProgress,
} from '@portal/contract/learning';
import type { ComponentType } from 'react';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { printWhenShown } from '#web/testing/print-when-shown.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it, toasts } from '#web/testing/screen-test.tsx';
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
  today: null,
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

const film: ModuleProgress = {
  moduleId: 5,
  moduleName: 'Fire safety',
  description: '',
  videoDuration: 60,
  questionCount: 0,
  passMark: 70,
  pass: false,
  standing: null,
  canRenew: false,
  hasPoster: false,
  completed: false,
  unlocked: true,
  marksObtained: 0,
  quizTried: false,
  quizPassed: false,
  retryAt: null,
  triesLeft: null,
  videoCompleted: false,
  timeSpentOnVideo: 0,
  watchedTo: 0,
  position: 0,
  blockedBy: null,
};
const locked: ModuleProgress = {
  ...film,
  moduleId: 6,
  moduleName: 'First aid',
  hasPoster: true,
  unlocked: false,
  blockedBy: { moduleId: 5, moduleName: 'Fire safety' },
};

const failedQuiz: ModuleProgress = {
  ...film,
  moduleId: 9,
  moduleName: 'Noise',
  videoDuration: 0,
  videoCompleted: true,
  questionCount: 2,
  quizTried: true,
  marksObtained: 33,
};

const LOGO = new URL('/logos/brightwater-foods.png', location.href).href;

it('shows the posters of modules, also of locked ones, and asks again for one that cannot be read', async ({
  server,
  signIn,
  show,
}) => {
  signIn(asTrainee);
  server.answer(getDashboard, { ...dashboard, moduleProgress: [film, locked] });
  // The address has expired.
  const missing = new URL('/logos/none.png?s=1', location.href).href;
  const addresses = [missing];
  server.answer(listPosters, () => [{ moduleId: 6, url: addresses.shift() ?? LOGO }]);
  show(<DashboardPage />);
  await expect.poll(() => addresses).toEqual([]);
  await page.getByRole('heading', { name: 'First aid' }).click();
  const picture = () => document.querySelector('img');
  await expect.poll(() => picture()?.src === LOGO && picture()?.complete).toBe(true);
  expect(picture()?.alt).toBe('');
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

describe('on a phone', () => {
  const done = (id: number): ModuleProgress => ({
    ...film,
    moduleId: id,
    moduleName: `Done ${id}`,
    completed: true,
    pass: true,
  });
  const current = { ...film, moduleName: 'Lifting heavy goods', position: 41, watchedTo: 41 };
  const later = (id: number): ModuleProgress => ({ ...locked, moduleId: id, hasPoster: false });
  const moduleProgress = [1, 2, 3, 4].map(done).concat(current, [11, 12, 13].map(later));
  const nine = {
    ...dashboard,
    modulesCompleted: 4,
    totalModules: 8,
    currentModule: { moduleId: current.moduleId, moduleName: current.moduleName },
    moduleProgress,
  };

  it.for([
    [390, 844],
    [320, 640],
  ] as const)(
    'of %d × %d the next step is first, done modules fold, and the reason of a lock is said once',
    async ([width, height], { server, signIn, show, resize }) => {
      await resize(width, height);
      signIn(asTrainee);
      server.answer(getDashboard, nine);
      show(<DashboardPage />);
      const go = page.getByRole('link', {
        name: 'Continue: Lifting heavy goods, Continue at 0:41',
      });
      await expect.element(go).toBeInViewport({ ratio: 1 });
      const figures = page.getByText('Overall progress', { exact: true }).first();
      expect(go.element().getBoundingClientRect().bottom).toBeLessThan(
        figures.element().getBoundingClientRect().top,
      );
      const review = page.getByRole('link', { name: /^Review ?: Done 1$/ });
      expect(review.elements()).toEqual([]);
      expect(page.getByText("Finish 'Fire safety' first.").elements()).toHaveLength(1);
      expect(page.getByRole('button', { name: /^Locked/ }).elements()).toHaveLength(3);
      // The steps of the path that are in view are whole.
      const path = page.getByRole('list', { name: 'Your training path' });
      const { left, right } = path.element().getBoundingClientRect();
      const cut = path
        .getByRole('listitem')
        .elements()
        .map((step) => step.getBoundingClientRect())
        .filter((step) => step.left < right - 2 && step.right > right + 2)
        .concat()
        .filter((step) => step.right > left);
      expect(cut).toEqual([]);
      await page.getByText('4 completed modules').click();
      await expect.element(review).toBeVisible();
    },
  );
});

it('asks for no posters if no module has one', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getDashboard, { ...dashboard, moduleProgress: [film] });
  show(<DashboardPage />);
  await expect.element(page.getByRole('heading', { name: 'Fire safety' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

describe('links to modules', () => {
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const modules: ModuleProgress[] = [
    { ...film, moduleId: 4, moduleName: 'Welcome', completed: true, pass: true },
    film,
    { ...film, moduleId: 7, moduleName: 'House rules', position: 12, timeSpentOnVideo: 12 },
    { ...film, moduleId: 8, moduleName: 'Ladders', timeSpentOnVideo: 60, videoCompleted: true },
    failedQuiz,
    { ...failedQuiz, moduleId: 10, moduleName: 'Dust', triesLeft: 0 },
    { ...locked, hasPoster: false },
  ];
  const shown = it.extend('open', ({ server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(getDashboard, { ...dashboard, moduleProgress: modules });
    return (Page: ComponentType) => show(<Page />);
  });
  /** The texts of the links of a card as a program reads them, which takes no names from elsewhere. */
  const linkTexts = (name: string) =>
    [...card(name).element().querySelectorAll('a')].map(({ innerText }) =>
      innerText.replace(/\s+/g, ' '),
    );

  shown(
    'on the dashboard are all on paper, also before the later ones are on the screen',
    async ({ open }) => {
      const printed = printWhenShown(card('Welcome'), () => card('First aid').query() !== null);
      open(DashboardPage);
      expect(await printed).toBe(true);
    },
  );

  shown('on the dashboard say which module they open', async ({ open }) => {
    open(DashboardPage);
    await expect.element(card('Welcome').getByRole('link')).toHaveTextContent('Review: Welcome');
    // The later cards follow.
    await expect.element(card('First aid')).toBeVisible();
    expect(linkTexts('Fire safety')).toEqual(['Start : Fire safety']);
    expect(linkTexts('House rules')).toEqual(['Start Continue at 0:12 : House rules']);
    expect(linkTexts('Noise')).toEqual(['Start Try the quiz again : Noise']);
    expect(linkTexts('Dust')).toEqual(['Start Ask an admin : Dust']);
    await expect
      .element(card('First aid').getByRole('button', { name: /^Locked ?: First aid$/ }))
      .toBeDisabled();
  });

  shown.for([
    ['Fire safety', 'Not Started', 'Start'],
    ['House rules', 'In Progress', 'Continue at 0:12'],
    ['Ladders', 'In Progress', 'Continue'],
    ['Noise', 'In Progress', 'Try the quiz again'],
    ['Dust', 'In Progress', 'Ask an admin'],
  ] as const)('on My Progress lead on with %s', async ([name, status, label], { open }) => {
    open(ProgressPage);
    await expect.element(card(name).getByText(status, { exact: true })).toBeVisible();
    const link = card(name).getByRole('link', { name: new RegExp(`^${label} ?: ${name}$`) });
    await expect.element(link).toBeVisible();
    await expect.element(card(name).getByText('Locked')).not.toBeInTheDocument();
  });

  shown('on My Progress say that a module is locked, and why', async ({ open }) => {
    open(ProgressPage);
    const first = card('First aid');
    await expect.element(first.getByText('Not Started', { exact: true })).toBeVisible();
    await expect.element(first.getByText('Locked', { exact: true })).toBeVisible();
    await expect.element(first.getByText("Finish 'Fire safety' first.")).toBeVisible();
    await expect.element(first.getByRole('link')).toHaveTextContent('Open Fire safety');
    // A completed module has its title as its only link.
    await expect.element(card('Welcome').getByRole('link')).toHaveTextContent('Welcome');
  });
});

describe('the quiz of a module that was completed before it had questions', () => {
  const completed = { ...failedQuiz, completed: true, pass: true };

  it.for([
    ['not taken', { quizTried: false, marksObtained: 0 }, null],
    ['failed', {}, 'Not passed yet, best score'],
    ['passed', { quizPassed: true, marksObtained: 100 }, 'Score'],
  ] as const)(
    'is %s on My Progress and in the path',
    async ([, facts, label], { server, signIn, show }) => {
      signIn(asTrainee);
      const module = { ...completed, ...facts };
      server.answer(getDashboard, { ...dashboard, moduleProgress: [module] });
      show(<ProgressPage />);
      await expect.element(page.getByText('Quiz required (70% to pass)')).toBeVisible();
      const bars = page.getByRole('progressbar', { name: /score/i });
      if (label === null) await expect.element(bars).not.toBeInTheDocument();
      else await expect.element(bars).toHaveAccessibleName(label);
      show(<DashboardPage />);
      const step = page.getByRole('list', { name: 'Your training path' }).getByRole('listitem');
      await expect.element(step).toBeVisible();
      expect(step.element().textContent?.includes('%')).toBe(label === 'Score');
    },
  );
});

describe('an answer that is a failure', () => {
  it.for<[string, string, ComponentType]>([
    ['Unable to Load Dashboard', 'Failed to load dashboard data', DashboardPage],
    ['Unable to Load Progress', 'Failed to load progress data', ProgressPage],
  ])(
    'is shown as "%s" with its reason, and can be asked for again',
    async ([title, summary, Page], { server, signIn, show }) => {
      signIn(asTrainee);
      // The answer of a proxy has no reason.
      server.answer(getDashboard, refusal('CONFLICT', ''));
      show(<Page />);
      await expect.element(page.getByText(title, { exact: true })).toBeVisible();
      const withoutReason = page.getByText(`${summary}. Please try refreshing the page.`);
      await expect.element(withoutReason).toBeVisible();
      await expect.element(toasts.getByText(summary, { exact: true })).toBeVisible();
      const refresh = page.getByRole('button', { name: 'Refresh Page' });
      server.answer(getDashboard, refusal('CONFLICT', 'The portal is being moved.'));
      await refresh.click();
      await expect.element(page.getByText('The portal is being moved.')).toBeVisible();
      await expect.element(withoutReason).not.toBeInTheDocument();
      expect(toasts.getByRole('listitem').elements()).toHaveLength(1);
      server.answer(getDashboard, dashboard);
      await refresh.click();
      await expect.element(page.getByText('50%').first()).toBeVisible();
      await expect.element(refresh).not.toBeInTheDocument();
    },
  );

  it('is named as such for another role', async ({ server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(getDashboard, refusal('FORBIDDEN', 'Only for trainees'));
    show(<DashboardPage />);
    await expect.element(page.getByText('Access denied', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Only for trainees')).toBeVisible();
  });
});

it('both pages say that there are no modules, with figures of nothing', async ({
  server,
  signIn,
  show,
}) => {
  signIn(asTrainee);
  const none = { overallProgress: 0, modulesCompleted: 0, totalModules: 0, averageScore: 0 };
  server.answer(getDashboard, { ...dashboard, ...none, totalTimeSpent: 0 });
  const noModules = page.getByText('No Training Modules Available', { exact: true });
  const figure = (name: string) => page.getByRole('definition').filter({ hasText: name });
  show(<DashboardPage />);
  await expect.element(noModules).toBeVisible();
  await expect.element(page.getByText('Current module', { exact: true })).toBeVisible();
  await expect.element(figure('None')).toBeVisible();
  await expect.element(page.getByText('0%', { exact: true }).first()).toBeVisible();
  show(<ProgressPage />);
  await expect.element(page.getByText('of 0', { exact: true })).toBeVisible();
  await expect.element(noModules).toBeVisible();
});

describe('skeleton', () => {
  const modules = [film, { ...film, moduleId: 7, moduleName: 'House rules' }, locked];
  const cards = () =>
    [...document.querySelectorAll('main > :last-child [class*="rounded-xl"]')].map((card) =>
      card.getBoundingClientRect(),
    );
  const tops = () => cards().map(({ top }) => Math.round(top));

  it.for([
    ['the dashboard', DashboardPage, 1280],
    ['the dashboard', DashboardPage, 390],
    ['My Progress', ProgressPage, 1280],
    ['My Progress', ProgressPage, 390],
  ] as const)(
    'of %s has its first cards where the page has them',
    async ([, Page, width], { server, signIn, show, resize }) => {
      await resize(width, 800);
      signIn(asTrainee);
      const answer = server.hold(getDashboard);
      show(
        <main>
          <Page />
        </main>,
      );
      await expect.element(page.getByText(/^Loading your/)).toBeInTheDocument();
      const [before, sizesBefore] = [tops(), cards()];
      answer({
        ...dashboard,
        currentModule: { moduleId: film.moduleId, moduleName: film.moduleName },
        moduleProgress: modules.map((each) => ({ ...each, hasPoster: false })),
      });
      await expect.element(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
      const [after, sizesAfter] = [tops(), cards()];
      expect(before[0]).toBe(after[0]);
      // All cards above the list of modules, and the first one of the list: within a line of text.
      const first = Page === DashboardPage ? 3 : 5;
      for (let index = 0; index < first; index += 1) {
        expect(Math.abs((before[index] ?? 0) - (after[index] ?? 0)), `card ${index}`).toBeLessThan(
          24,
        );
        const [one, other] = [sizesBefore[index], sizesAfter[index]];
        expect(one?.width).toBe(other?.width);
      }
    },
  );
});
