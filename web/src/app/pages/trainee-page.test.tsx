import { listCertificatesOfTrainee } from '@portal/contract/certificates';
import {
  getAttempt,
  listAttempts,
  listAttemptsOfTrainee,
  listRuns,
  listWatchingSessions,
  startRun,
  unblockQuiz,
} from '@portal/contract/runs';
import {
  getTraineeProgress,
  type PassedModule,
  type TraineeModuleProgress,
  type TraineeProgress,
} from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import {
  currentRun,
  failedAttempt,
  failedAttemptAnswers,
  firstRun,
  tinasProgress,
} from '#web/testing/run-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component as TraineePage } from './trainee-page.tsx';

const it = screenIt.extend('open', ({ show, server, signIn }) => {
  signIn(asAdmin);
  server.answer(getTraineeProgress, tinasProgress);
  server.answer(listCertificatesOfTrainee, []);
  server.answer(listRuns, [currentRun, firstRun]);
  server.answer(listAttemptsOfTrainee, reply([], { next: null }));
  return (search = '') =>
    show(<TraineePage />, {
      at: `/admin/track-trainee/7${search}`,
      path: '/admin/track-trainee/:id',
    });
});

/** Opens the evidence of a module. */
const openEvidence = (name: string) =>
  page
    .getByRole('region', { name: 'Module Progress' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText('Evidence', { exact: true })
    .click();

const earlier = page.getByRole('region', { name: 'Earlier Runs' });
const trainAgain = page.getByRole('button', { name: 'Train again' });
const confirmation = page.getByRole('alertdialog', { name: 'Train Tina Trainee again?' });

it('shows the module in the address with its evidence', async ({ open, server }) => {
  server.answer(listAttempts, reply([failedAttempt], { next: null }));
  open('#module-5');
  const module = page
    .getByRole('region', { name: 'Module Progress' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fire safety' }) });
  await expect.element(module).toHaveFocus();
  await expect.element(module).toBeInViewport();
  const evidence = module.getByRole('link', { name: 'Attempts at Fire safety' });
  await expect.element(evidence).toBeVisible();
  await evidence.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(evidence).toBeVisible();
});

describe('earlier runs', () => {
  it('are listed with their dates, company and result, and lead to their pages', async ({
    open,
    server,
  }) => {
    const unfinished = { ...firstRun, number: 2, completedAt: null, overallProgress: 40 };
    server.answer(listRuns, [{ ...currentRun, number: 3 }, unfinished, firstRun]);
    const { address } = open();
    await expect.element(page.getByText(/^Run 3, started /)).toBeVisible();
    const rows = earlier.getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/^Run 2.*Globex.*Not completed40%$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^Run 1.* – .*Globex.*Completedon /);
    expect(rows.elements()).toHaveLength(3);
    await earlier.getByRole('link', { name: 'Run 1' }).click();
    await expect.poll(address).toBe('/admin/track-trainee/7/runs/1');
  });

  it('of one day have one date', async ({ open, server }) => {
    server.answer(listRuns, [currentRun, { ...firstRun, endedAt: '2026-03-03T09:30:00.000Z' }]);
    open();
    const row = earlier.getByRole('row').nth(1);
    await expect.element(row).toMatchTextContent(/^Run 1.*2026Globex/);
    await expect.element(row).not.toMatchTextContent(/ – /);
  });

  it('have no place on the page of a trainee in the first run', async ({ open, server }) => {
    server.answer(listRuns, [{ ...currentRun, number: 1 }]);
    open();
    await expect.element(trainAgain).toBeEnabled();
    await expect.element(earlier).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Run 1/)).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async ({ open, server }) => {
    server.answer(listRuns, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByText(/The runs could not be loaded/)).toBeVisible();
    await expect.element(trainAgain).toBeDisabled();
    server.answer(listCertificatesOfTrainee, []);
    server.answer(listRuns, [currentRun, firstRun]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(earlier).toBeVisible();
  });
});

describe('a new run', () => {
  it('is started after a confirmation that says what happens', async ({ open, server }) => {
    const answer = server.hold(startRun);
    open();
    await trainAgain.click();
    await expect.element(confirmation).toMatchTextContent(/begins with the first module/);
    await expect.element(confirmation).toMatchTextContent(/Run 2 ends \(50% completed\)/);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(confirmation.getByText('Starting…')).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(confirmation).toBeVisible();
    const next = { ...currentRun, number: 3, overallProgress: 0 };
    server.answer(listRuns, [next, { ...currentRun, endedAt: next.startedAt }, firstRun]);
    answer(next);
    await expect
      .element(toasts.getByText('Tina Trainee trains again: run 3 has started'))
      .toBeVisible();
    await expect.element(confirmation).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Run 3, started /)).toBeVisible();
    await expect.element(earlier.getByRole('link', { name: 'Run 2' })).toBeVisible();
    expect(server.received(startRun)).toEqual([{ params: { id: 7 }, body: { currentNumber: 2 } }]);
  });

  it('is not started twice by two admins', async ({ open, server }) => {
    server.answer(startRun, refusal('CONFLICT', 'Another run is current.'));
    open();
    await trainAgain.click();
    server.answer(listRuns, [{ ...currentRun, number: 3 }, firstRun]);
    await confirmation.getByRole('button', { name: 'Train again' }).click();
    await expect
      .element(toasts.getByText('No further run was started for Tina Trainee'))
      .toBeVisible();
    await expect.element(toasts.getByText('Another run is current.')).toBeVisible();
    await expect.element(confirmation).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Run 3, started /)).toBeVisible();
  });

  it('is not said to be of another admin after a lost answer', async ({ open, server }) => {
    server.answer(startRun, NO_CONNECTION);
    open();
    await trainAgain.click();
    const confirm = confirmation.getByRole('button', { name: 'Train again' });
    await confirm.click();
    await expect.element(confirmation.getByRole('alert')).toBeVisible();
    server.answer(startRun, refusal('CONFLICT', 'A new run was started in the meantime.'));
    await confirm.click();
    await expect.element(toasts.getByText('A new run was started in the meantime.')).toBeVisible();
    await expect.element(toasts.getByText(/another admin/i)).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async ({ open, server }) => {
    server.answer(startRun, refusal('INTERNAL', 'Something broke'));
    open();
    await trainAgain.click();
    await confirmation.getByRole('button', { name: 'Train again' }).click();
    await expect.element(confirmation.getByRole('alert')).toHaveTextContent('Something broke');
    await userEvent.keyboard('{Escape}');
    await expect.element(trainAgain).toHaveFocus();
  });
});

const attempts = page.getByRole('dialog', { name: 'Attempts at Fire safety' });
const link = page.getByRole('link', { name: 'Attempts at Fire safety' });
const showAnswers = attempts.getByRole('button', { name: 'Show answers' });
const question = (text: string) => attempts.getByRole('listitem').filter({ hasText: text }).first();

describe('attempts at a quiz', () => {
  it('are listed with date and score, page by page', async ({ open, server }) => {
    server.answer(listAttempts, ({ query }) =>
      query.cursor === undefined
        ? reply([failedAttempt], { next: 17 })
        : reply([{ ...failedAttempt, id: 16, score: 0, correctCount: 0, hasAnswers: false }], {
            next: null,
          }),
    );
    const { address } = open();
    await openEvidence('Fire safety');
    await expect.element(link).toBeVisible();
    expect(page.getByRole('link', { name: 'Attempts at Welcome' }).elements()).toEqual([]);
    await link.click();
    const rows = attempts.getByRole('listitem');
    await expect.element(rows.first()).toMatchTextContent(/2026.*50%Not passed1 of 2 correct/);
    expect(address()).toBe('/admin/track-trainee/7?module=5');
    await attempts.getByRole('button', { name: 'Show older attempts' }).click();
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/0%Not passed0 of 2 correct.*Answers were not kept at that time\.$/);
    await expect.element(showAnswers).toBeVisible();
    await expect.element(attempts.getByText('Show older attempts')).not.toBeInTheDocument();
    const cursors = server.received(listAttempts).map(({ query }) => query.cursor);
    expect([...new Set(cursors)]).toEqual([undefined, 17]);
    expect(server.received(listAttempts)[0]?.params).toEqual({ id: 7, number: 2, moduleId: 5 });
  });

  it('show the chosen and the correct options in words', async ({ open, server }) => {
    server.answer(listAttempts, reply([failedAttempt], { next: null }));
    server.answer(getAttempt, failedAttemptAnswers);
    const { address } = open();
    await openEvidence('Fire safety');
    await link.click();
    await showAnswers.click();
    const exit = question('Where is the exit?');
    await expect.element(exit).toMatchTextContent(/^Where is the exit\?Wrong/);
    await expect.element(exit).toMatchTextContent(/LeftCorrect answerRightChosen answerUpstairs/);
    await expect.element(exit).toMatchTextContent(/Explanation: Follow the green signs\.$/);
    await expect
      .element(question('Who calls for help?'))
      .toHaveTextContent('Who calls for help?RightI doChosen answerCorrect answerOthers');
    expect(address()).toBe('/admin/track-trainee/7?module=5&attempt=17');
    expect(server.received(getAttempt).at(-1)).toEqual({ params: { id: 17 } });
    await attempts.getByRole('button', { name: 'All attempts' }).click();
    await expect.element(showAnswers).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(attempts).not.toBeInTheDocument();
    await expect.poll(address).toBe('/admin/track-trainee/7');
    await expect.element(link).toHaveFocus();
  });

  it('have an address, also for one attempt', async ({ open, server }) => {
    const answers = failedAttemptAnswers.answers.map((each) => ({ ...each, chosen: null }));
    server.answer(getAttempt, { ...failedAttemptAnswers, answers });
    const { address } = open('?module=5&attempt=17');
    await expect
      .element(question('Where is the exit?'))
      .toMatchTextContent(/This question was not answered\./);
    await attempts.getByRole('button', { name: 'Close' }).click();
    await expect.poll(address).toBe('/admin/track-trainee/7');
  });

  it('can be loaded again after a failure', async ({ open, server }) => {
    server.answer(listAttempts, refusal('INTERNAL', 'Something broke'));
    open('?module=5');
    await expect.element(attempts.getByText(/Something broke/)).toBeVisible();
    server.answer(listAttempts, reply([failedAttempt], { next: null }));
    await attempts.getByRole('button', { name: 'Retry' }).click();
    server.answer(getAttempt, refusal('NOT_FOUND', 'Attempt not found'));
    await showAnswers.click();
    await expect.element(attempts.getByText('The answers could not be loaded')).toBeVisible();
  });
});

describe('tries at quizzes', () => {
  const blocked = {
    moduleId: 5,
    made: 4,
    failed: 4,
    passedAtTry: null,
    retryAt: null,
    isBlocked: true,
  };
  const openAgain = page.getByRole('button', { name: 'Open the quiz of Fire safety again' });

  it('say why the trainee is stuck, and can be opened again', async ({ open, server }) => {
    const stuck = {
      reason: 'failed',
      moduleName: 'Fire safety',
      failed: 4,
      mostOftenWrong: null,
      isBlocked: true,
      retryAt: null,
    } as const;
    server.answer(getTraineeProgress, { ...tinasProgress, stuck, tries: [blocked] });
    server.answer(unblockQuiz, () => {
      const tries = [{ ...blocked, failed: 0, isBlocked: false }];
      server.answer(getTraineeProgress, { ...tinasProgress, tries });
      return { success: true };
    });
    open();
    await expect
      .element(
        page.getByText(
          /^Waits for an admin to open the quiz again: failed the quiz of ‘Fire safety’ 4 times \(/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('4 failed tries')).toBeVisible();
    await openAgain.click();
    await expect.element(toasts.getByText('The quiz of Fire safety is open again')).toBeVisible();
    await expect.element(openAgain).not.toBeInTheDocument();
    expect(server.received(unblockQuiz)).toEqual([{ params: { id: 7, moduleId: 5 } }]);
  });

  it('are listed with their wrong questions', async ({ open, server }) => {
    const tried = {
      id: 17,
      moduleId: 5,
      moduleName: 'Fire safety',
      number: 1,
      createdAt: '2026-11-02T09:00:00.000Z',
      score: 90,
      pass: true,
      wrong: [{ question: 'Who calls for help?', chosen: null }],
    };
    server.answer(listAttemptsOfTrainee, reply([tried], { next: null }));
    open();
    const section = page.getByRole('region', { name: 'Quiz Tries' });
    await expect.element(section.getByText('1st try')).toBeVisible();
    await section.getByText('1 wrong question').click();
    await expect.element(section.getByText('Not answered')).toBeVisible();
  });
});

describe('a pass', () => {
  const at = '2026-11-02T09:00:00.000Z';
  const withPass = (passed: PassedModule, tries: TraineeProgress['tries'] = []) => ({
    ...tinasProgress,
    tries,
    moduleProgress: tinasProgress.moduleProgress.map((module, i) =>
      i === 1 ? { ...module, videoDuration: 300, pass: true, score: 90, passed } : module,
    ),
  });
  const facts = page.getByLabelText('The pass');
  const pass: PassedModule = {
    at,
    tryNumber: 4,
    passMark: 80,
    questionsSavedAt: '2026-10-01T09:00:00.000Z',
    videoSavedAt: '2026-09-01T09:00:00.000Z',
    videoSeconds: 245,
  };

  it('names its try, and the questions and the video that were passed', async ({
    open,
    server,
  }) => {
    const tries = [
      { moduleId: 5, made: 5, failed: 0, passedAtTry: 4, retryAt: null, isBlocked: false },
    ];
    server.answer(getTraineeProgress, withPass(pass, tries));
    open();
    await openEvidence('Fire safety');
    await expect.element(facts).toMatchTextContent(/Passed at4th try, pass mark 80%/);
    await expect
      .element(facts)
      .toMatchTextContent(/Questions saved.*2026.*Video saved.*2026.*Video length4:05$/);
    // Said once.
    await expect.element(page.getByText('Passed at the 4th try')).not.toBeInTheDocument();
  });

  it('says which dates are not recorded', async ({ open, server }) => {
    const unknown = { questionsSavedAt: null, videoSavedAt: null, videoSeconds: null };
    server.answer(getTraineeProgress, withPass({ ...pass, ...unknown }));
    open();
    await openEvidence('Fire safety');
    await expect
      .element(facts)
      .toMatchTextContent(/Questions savedNot recordedVideo savedNot recorded$/);
  });

  it('without a quiz has no try', async ({ open, server }) => {
    const none = { tryNumber: null, passMark: null, questionsSavedAt: null };
    server.answer(getTraineeProgress, withPass({ ...pass, ...none }));
    open();
    await openEvidence('Fire safety');
    await expect.element(facts).toMatchTextContent(/^Passed on.*2026.*Video saved.*2026/);
    await expect.element(facts).not.toMatchTextContent(/try|Questions/);
  });
});

describe('the evidence of watching', () => {
  const openedAt = '2026-11-03T08:00:00.000Z';
  const watched = { videoDuration: 300, timeSpent: 280, openedAt, watchSessions: 2 };
  const withModule = (evidence: Partial<TraineeModuleProgress>) => ({
    ...tinasProgress,
    moduleProgress: tinasProgress.moduleProgress.map((module, i) =>
      i === 0 ? { ...module, ...watched, ...evidence } : module,
    ),
  });
  const warning = page.getByText(/^Film never loaded/);

  it('names the opening and the sessions, which are loaded when they are opened', async ({
    open,
    server,
  }) => {
    server.answer(getTraineeProgress, withModule({ filmLoaded: true }));
    server.answer(listWatchingSessions, [
      {
        startedAt: openedAt,
        lastReportAt: openedAt,
        seconds: 280,
        filmBytes: 2_097_152,
        device: { browser: 'Firefox', system: 'Android' },
      },
      {
        startedAt: '2026-11-02T08:00:00.000Z',
        lastReportAt: openedAt,
        seconds: 0,
        filmBytes: null,
        device: null,
      },
      {
        startedAt: '2026-11-01T08:00:00.000Z',
        lastReportAt: openedAt,
        seconds: 65,
        filmBytes: 0,
        device: null,
      },
    ]);
    open();
    await openEvidence('Welcome');
    await expect.element(page.getByText('Opened', { exact: true })).toBeVisible();
    await page.getByText('Watched in 2 sessions').click();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect
      .element(sessions.first())
      .toMatchTextContent(/4:40 credited · 2 MB of the film loaded · Firefox on Android$/);
    await expect.element(sessions.nth(1)).toMatchTextContent(/0:00 credited$/);
    await expect.element(sessions.nth(2)).toMatchTextContent(/1:05 credited · film never loaded$/);
    await expect.element(page.getByText('4:40 in a film of 5:00')).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
  });

  it('warns of a film that was never loaded', async ({ open, server }) => {
    server.answer(getTraineeProgress, withModule({ filmLoaded: false }));
    open();
    // The card says it too.
    await expect.element(page.getByText('· film never loaded')).toBeVisible();
    await openEvidence('Welcome');
    await expect.element(warning).toBeVisible();
  });

  it('does not warn where it is unknown', async ({ open, server }) => {
    server.answer(getTraineeProgress, withModule({ filmLoaded: null, watchSessions: 1 }));
    open();
    await openEvidence('Welcome');
    await expect.element(page.getByText('Watched in 1 session')).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
  });
});

describe('the print of the evidence of one module', () => {
  it('has person, company, tries with their questions, versions and sessions, and nothing else', async ({
    open,
    server,
  }) => {
    server.answer(listAttempts, reply([failedAttempt], { next: null }));
    server.answer(getAttempt, failedAttemptAnswers);
    server.answer(listWatchingSessions, [
      {
        startedAt: '2026-11-02T08:00:00.000Z',
        lastReportAt: '2026-11-02T08:10:00.000Z',
        seconds: 300,
        filmBytes: 0,
        device: { browser: 'Firefox', system: 'Android' },
      },
    ]);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open();
    const module = tinasProgress.moduleProgress[1];
    await openEvidence('Fire safety');
    await page.getByRole('button', { name: `Print the evidence of ${module?.moduleName}` }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const paper = document.querySelector('.only-on-paper');
    const text = paper?.textContent ?? '';
    for (const part of [
      'Tina Trainee · tina@acme.example · Acme',
      'Run 2. Printed ',
      'Try 1, ',
      ': 50% (1 of 2), 70% to pass, not passed',
      'Where is the exit? – wrong',
      'Left [correct]Right [chosen]Upstairs',
      'Who calls for help? – right',
      '5:00 credited, film never loaded, Firefox on Android',
    ])
      expect(text).toContain(part);
    // The times name their zone.
    expect(text).toMatch(/Try 1, [^:]*:\d\d [^:]*(?:GMT|UTC|[A-Z]{3})/);
    // On the screen it is not seen, on paper nothing else is.
    expect(getComputedStyle(paper as Element).display).toBe('none');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.only-on-paper')).toBeNull();
    print.mockRestore();
  });
});
