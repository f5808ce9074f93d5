/** The parts of the pages of trainees that only companies with rules have, and the renewal. */
import { listOwnCertificates } from '@portal/contract/certificates';
import {
  type Dashboard,
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  type ModuleProgress,
} from '@portal/contract/learning';
import {
  listOwnRequirements,
  type OwnRequirement,
  renewModule,
  type Standing,
} from '@portal/contract/requirements';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Component as ProgressPageWithActions } from '#web/app/pages/training-progress-page.tsx';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule, tour } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { due, expired, overdue, renewalOpen, valid } from '#web/testing/standing-records.ts';
import { Component as DashboardPage } from './dashboard-page.tsx';
import { ModulePage } from './module-page.tsx';
import { ProgressPage } from './progress-page.tsx';

const open: ModuleProgress = {
  moduleId: 5,
  moduleName: 'Fire safety',
  description: '',
  videoDuration: 600,
  questionCount: 2,
  passMark: 70,
  pass: false,
  standing: due,
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
const begun = { ...open, timeSpentOnVideo: 192, watchedTo: 192, position: 192 };
const passed = { ...begun, videoCompleted: true, quizTried: true, quizPassed: true };
const done = { ...passed, completed: true, pass: true, marksObtained: 90, standing: valid };
const toRenew = { ...done, canRenew: true, standing: renewalOpen };
const expiredModule = { ...passed, canRenew: true, marksObtained: 90, standing: expired };
const renewing = { ...begun, completed: true, standing: { ...renewalOpen, renewing: true } };
const noRules = { ...open, moduleId: 8, moduleName: 'House rules', standing: null };
const later = { ...open, moduleId: 7, moduleName: 'Ladders', standing: overdue };

const dashboard: Dashboard = {
  overallProgress: 50,
  modulesCompleted: 0,
  totalModules: 1,
  averageScore: 80,
  totalTimeSpent: 12,
  currentModule: null,
  moduleProgress: [],
  restartedAt: null,
  trainingCompletedAt: null,
  hasEarlierResult: false,
  today: '2026-11-30',
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  return (moduleProgress: ModuleProgress[], facts: Partial<Dashboard> = {}) => {
    server.answer(getDashboard, { ...dashboard, moduleProgress, ...facts });
    return show(<DashboardPage />);
  };
});

const card = (name = 'Fire safety') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
const line = page.getByRole('paragraph').filter({ hasText: /: (?:Fire safety|Ladders)$/ });

describe('the line above the modules', () => {
  it.for<[string, ModuleProgress, string, string]>([
    ['due', open, 'Due in 3 days: Fire safety', 'Start : Fire safety'],
    ['begun', begun, 'Due in 3 days: Fire safety', 'Continue at 3:12 : Fire safety'],
    ['overdue', later, 'Overdue since 20 Nov: Ladders', 'Start : Ladders'],
    ['to renew', toRenew, 'Renew by 3 Dec: Fire safety', 'Renew : Fire safety'],
    ['renewing', renewing, 'Renew by 3 Dec: Fire safety', 'Continue renewal : Fire safety'],
    [
      'expired',
      expiredModule,
      'Expired, was valid until 20 Nov: Fire safety',
      'Renew : Fire safety',
    ],
  ])('says what is %s, with one button', async ([, module, sentence, action], { open: show }) => {
    show([noRules, { ...module }]);
    await expect.element(line).toHaveTextContent(sentence);
    const box = line.element().parentElement;
    const actions = [...(box?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    expect(actions.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())).toEqual([action]);
    // A state has a symbol beside its words.
    expect(line.element().querySelectorAll('svg')).toHaveLength(1);
  });

  it('leads to the module that must be finished first', async ({ open: show }) => {
    const blocker = { moduleId: 5, moduleName: 'Fire safety' };
    const locked = { ...later, unlocked: false, blockedBy: blocker };
    show([{ ...begun, standing: null }, locked]);
    await expect.element(line).toHaveTextContent('Overdue since 20 Nov: Ladders');
    const link = page.getByRole('link', { name: 'Continue Fire safety at 3:12' }).first();
    await expect.element(link).toHaveAttribute('href', '/training/module/5');
  });

  it('says when the next completion ends once all is done', async ({ open: show }) => {
    show([done], { modulesCompleted: 1 });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'All done' }))
      .toHaveTextContent('All done – next due 3 Nov 2027');
    await expect.element(line).not.toBeInTheDocument();
  });

  it('gives way to the current module without a day', async ({ open: show }) => {
    const standing: Standing = { ...due, state: 'open', dueOn: null };
    show([{ ...begun, standing }], {
      currentModule: { moduleId: 5, moduleName: 'Fire safety' },
    });
    const link = page.getByRole('link', { name: 'Continue: Fire safety, Continue at 3:12' });
    await expect.element(link).toBeVisible();
  });
});

describe('the card of a module', () => {
  it.for<[ModuleProgress, string | null, string]>([
    [open, 'Due 3 Dec', 'Start'],
    [{ ...open, standing: overdue }, 'Overdue since 20 Nov', 'Start'],
    [done, 'Valid until 3 Nov 2027', 'Review'],
    [{ ...done, standing: { ...valid, validUntil: null, dueOn: null } }, null, 'Review'],
    [toRenew, 'Renew by 3 Dec', 'Review, Renew'],
    [renewing, 'Renew by 3 Dec', 'Continue renewal'],
    [expiredModule, 'Expired, was valid until 20 Nov', 'Renew'],
    [
      { ...open, standing: { ...due, state: 'paused', pausedUntil: '2026-12-24' } },
      'Paused until 24 Dec',
      'Start',
    ],
    [{ ...open, standing: { ...due, state: 'waived', dueOn: null } }, 'Waived', 'Start'],
    [{ ...open, standing: { ...due, state: 'open', dueOn: null } }, null, 'Start'],
  ])('%#: says "%s"', async ([module, sentence, actions], { open: show }) => {
    show([module]);
    await expect.element(card()).toBeVisible();
    const lines = [...card().element().querySelectorAll('p')].slice(0, -1);
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      sentence === null ? [] : [sentence],
    );
    const buttons = [...card().element().querySelectorAll<HTMLElement>('a, button')];
    const named = buttons.map(({ innerText }) => innerText.replace(/\s+/g, ' ').split(' : ')[0]);
    expect(named.join(', ')).toBe(actions);
  });

  it.for<[Standing['why'], string]>([
    [due.why, 'Because everyone at your company takes it.'],
    [
      { ...due.why, because: 'groups', groups: ['Drivers', 'Kitchen'] },
      'Because you are in Drivers and Kitchen.',
    ],
    [
      { because: 'edition', groups: [], reason: 'The exits have moved.', since: '2026-11-03' },
      'Because it must be taken again since 3 Nov: The exits have moved.',
    ],
    [{ ...due.why, because: 'recorded' }, 'An earlier result was recorded for you.'],
  ])('says why: %j', async ([why, sentence], { open: show }) => {
    show([{ ...open, standing: { ...due, why } }]);
    await expect.element(card().getByText('Why do I have this?')).toBeVisible();
    const answers = card()
      .getByRole('paragraph')
      .filter({ hasText: /^(?:Because|An earlier)/ });
    expect(answers.elements()).toEqual([]);
    await card().getByText('Why do I have this?').click();
    await expect.element(answers).toHaveTextContent(sentence);
  });

  it('says that a completed training has new modules, not that expired ones are new', async ({
    open: show,
  }) => {
    const completedAt = { trainingCompletedAt: '2026-05-01T10:00:00.000Z' };
    show([done, { ...expiredModule, moduleId: 6 }, { ...open, moduleId: 9, moduleName: 'Noise' }], {
      ...completedAt,
      modulesCompleted: 1,
      totalModules: 3,
    });
    await expect.element(page.getByText('; 1 new module')).toBeVisible();
  });
});

it('shows nothing of it without rules', async ({ open: show, server }) => {
  show([{ ...done, standing: null }, noRules], { today: null });
  await expect.element(card('House rules')).toBeVisible();
  const words = /due|valid|renew|overdue|expired|why do I/i;
  expect(document.body.textContent).not.toMatch(words);
  show([{ ...done, standing: null }, noRules], { today: null });
  expect(server.received(listOwnRequirements)).toEqual([]);
});

describe('a trainee whose modules are all for other groups', () => {
  const empty: Dashboard = { ...dashboard, overallProgress: 0, totalModules: 0, averageScore: 0 };

  it('sees that there is no training yet', async ({ open: show }) => {
    show([], empty);
    await expect.element(page.getByText('No Training Modules Available')).toBeVisible();
    await expect.element(page.getByText('All done')).not.toBeInTheDocument();
  });

  it('sees in My Progress what is no longer required', async ({ server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(getDashboard, { ...empty, trainingCompletedAt: '2026-05-01T10:00:00.000Z' });
    server.answer(listOwnRequirements, [
      {
        moduleId: 5,
        moduleName: 'Fire safety',
        standing: { ...valid, state: 'notRequired', dueOn: null },
        completions: [{ on: '2026-02-01', validUntil: null, runNumber: 1, recorded: null }],
      },
    ]);
    show(<ProgressPage />);
    await expect.element(page.getByText('No Training Modules Available')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'No longer required' }))
      .toHaveTextContent('No longer requiredFire safetyCompleted on 1 Feb');
    await expect.element(page.getByText(/new module/)).not.toBeInTheDocument();
  });

  it('leads due dates into the calendar only in a company with rules', async ({
    server,
    signIn,
    show,
  }) => {
    signIn(asTrainee);
    server.answer(listOwnCertificates, []);
    server.answer(listOwnRequirements, []);
    server.answer(getDashboard, { ...dashboard, moduleProgress: [open] });
    show(<ProgressPageWithActions />);
    const button = page.getByRole('button', { name: 'Add to calendar' });
    await expect.element(button).toBeVisible();
    server.answer(getDashboard, { ...dashboard, moduleProgress: [noRules], today: null });
    queryClient.clear();
    show(<ProgressPageWithActions />);
    await expect.element(card('House rules')).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});

describe('Renew', () => {
  const renewed = { runNumber: 2, moduleIds: [5] };
  const button = card().getByRole('button');

  it('begins the renewal by one request, however often it is pressed, and opens the module', async ({
    open: show,
    server,
  }) => {
    const { address } = show([toRenew]);
    const answer = server.hold(renewModule);
    await button.dblClick();
    await expect.element(button).toHaveTextContent('Starting the renewal…');
    await userEvent.keyboard('{Enter}{Enter}');
    server.answer(getDashboard, { ...dashboard, moduleProgress: [renewing] });
    answer(renewed);
    await expect.poll(address).toBe('/training/module/5');
    expect(server.received(renewModule).map(({ params }) => params)).toEqual([{ id: 5 }]);
  });

  it('opens the module although the page shows the new run before the answer comes', async ({
    open: show,
    server,
  }) => {
    const { address } = show([toRenew]);
    const answer = server.hold(renewModule);
    await button.click();
    await expect.poll(() => server.received(renewModule)).toHaveLength(1);
    server.answer(getDashboard, { ...dashboard, moduleProgress: [renewing] });
    await queryClient.invalidateQueries();
    await expect.element(button).not.toBeInTheDocument();
    answer(renewed);
    await expect.poll(address).toBe('/training/module/5');
  });

  it('says that there is nothing to renew, and shows what there is', async ({
    open: show,
    server,
  }) => {
    const { address } = show([toRenew]);
    server.answer(
      renewModule,
      refusal('NOTHING_TO_RENEW', 'There is nothing to renew now', { reason: 'nothingToRenew' }),
    );
    await expect.element(button).toBeVisible();
    server.answer(getDashboard, { ...dashboard, moduleProgress: [done] });
    await button.click();
    await expect.element(toasts.getByText('There is nothing to renew now')).toBeVisible();
    await expect.element(card().getByText('Valid until')).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    expect(address()).toBe('/');
  });
});

describe('the page of a module', () => {
  const place = { at: '/training/module/5', path: '/training/module/:moduleId' };
  const video = { ...quizModule, videos: [tour] };
  const review = [
    {
      id: 51,
      question: 'Where is the exit?',
      answer: 'Left',
      explanation: '',
      chosen: 'Left',
    },
  ];
  const ended = { videoCompleted: true, timeSpent: 5, watchedTo: 5, score: 90, review };
  const fresh = { ...video, runId: 71, videoCompleted: false };
  const speed = page.getByRole('button', { name: /^Playback speed/ });
  const player = page.getByRole('region', { name: 'Video: Fire safety' });

  const itOpens = screenIt.extend('open', ({ server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(listTrainingModules, []);
    return (module: Partial<typeof quizModule>) => {
      server.answer(getTrainingModule, { ...video, ...module });
      show(<ModulePage />, place);
    };
  });

  itOpens('can be watched at any speed once it is completed', async ({ open: show }) => {
    show({ ...ended, completed: true, pass: true, canRenew: true, standing: renewalOpen });
    await expect.element(speed).toBeInTheDocument();
    await expect.element(page.getByText('Renew by')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Renew/ })).toBeVisible();
  });

  itOpens('is taken from its start while it is renewed', async ({ open: show }) => {
    show({ ...fresh, completed: true, pass: true, standing: { ...renewalOpen, renewing: true } });
    await expect.element(player).toBeVisible();
    await expect.element(speed).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Until its end, your earlier completion counts.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Mark as Watched/ })).toBeDisabled();
    await expect
      .element(page.getByText('Please complete the video before taking the quiz.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
  });

  itOpens(
    'offers the renewal in place of the video when it has expired',
    async ({ open: show, server }) => {
      show({ ...ended, canRenew: true, standing: expired });
      const renew = page.getByRole('button', { name: /^Renew/ });
      await expect.element(page.getByText('Expired, was valid until')).toBeVisible();
      await expect.element(player).not.toBeInTheDocument();
      server.answer(renewModule, { runNumber: 2, moduleIds: [5] });
      server.answer(getTrainingModule, {
        ...fresh,
        standing: { ...expired, renewing: true },
      });
      await renew.click();
      await expect.element(player).toBeVisible();
      await expect.element(page.getByText(/started again/)).not.toBeInTheDocument();
    },
  );
});

describe('My Progress', () => {
  const own: OwnRequirement[] = [
    {
      moduleId: 5,
      moduleName: 'Fire safety',
      standing: valid,
      completions: [
        { on: '2026-11-03', validUntil: '2027-11-03', runNumber: 2, recorded: null },
        {
          on: '2025-11-05',
          validUntil: '2026-11-05',
          runNumber: null,
          recorded: {
            id: 3,
            by: 'Ada Admin',
            at: '2025-12-01T10:00:00.000Z',
            note: 'Certificate 17',
          },
        },
      ],
    },
    {
      moduleId: 6,
      moduleName: 'Forklift',
      standing: { ...valid, state: 'notRequired', dueOn: null },
      completions: [{ on: '2026-02-01', validUntil: null, runNumber: 1, recorded: null }],
    },
    {
      moduleId: 9,
      moduleName: 'Crane',
      standing: { ...due, state: 'notRequired', dueOn: null },
      completions: [],
    },
  ];

  it('shows the standing with earlier completions, and apart what is no longer required', async ({
    server,
    signIn,
    show,
  }) => {
    signIn(asTrainee);
    server.answer(getDashboard, { ...dashboard, moduleProgress: [done, later] });
    server.answer(listOwnRequirements, own);
    show(<ProgressPage />);
    await expect.element(card().getByText('Valid until')).toBeVisible();
    await card().getByText('2 completions').click();
    const items = card().getByRole('list', { name: 'Completions' }).getByRole('listitem');
    await expect
      .element(items.first())
      .toHaveTextContent('Completed on 3 Nov, valid until 3 Nov 2027');
    await expect
      .element(items.last())
      .toHaveTextContent(
        'Completed on 5 Nov 2025, was valid until 5 NovRecorded by Ada Admin on 1 Dec 2025Certificate 17',
      );
    await expect.element(card('Ladders').getByText('Overdue since')).toBeVisible();
    await expect.element(card('Ladders').getByText(/completion/)).not.toBeInTheDocument();
    const former = page.getByRole('region', { name: 'No longer required' });
    await expect
      .element(former.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Forklift');
    await expect
      .element(former)
      .toHaveTextContent('No longer requiredForkliftCompleted on 1 FebCraneBegun, not completed');
    expect(server.received(listOwnRequirements)).toHaveLength(1);
  });

  it('offers the renewal, and asks again for completions that could not be loaded', async ({
    server,
    signIn,
    show,
  }) => {
    signIn(asTrainee);
    server.answer(getDashboard, {
      ...dashboard,
      moduleProgress: [expiredModule, { ...renewing, moduleId: 6 }],
    });
    server.answer(listOwnRequirements, refusal('CONFLICT', 'The portal is being moved.'));
    show(<ProgressPage />);
    await expect
      .element(
        card()
          .first()
          .getByRole('button', { name: /^Renew/ }),
      )
      .toBeVisible();
    await expect
      .element(
        card()
          .last()
          .getByRole('link', { name: /^Continue renewal/ }),
      )
      .toBeVisible();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toBeVisible();
    server.answer(listOwnRequirements, []);
    await retry.click();
    await expect.element(page.getByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});
