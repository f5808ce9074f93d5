import { previewReminder } from '@portal/contract/reminders';
import {
  createException,
  endException,
  getTraineeRequirements,
  recordResult,
  type Standing,
  withdrawResult,
} from '@portal/contract/requirements';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, type TraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#web/platform/routing/paths.ts';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { asAdmin } from '#web/testing/records.ts';
import { late, tinasReminder, tinasRequirements } from '#web/testing/requirement-records.ts';
import { currentRun, firstRun, tinasProgress } from '#web/testing/run-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
import { TraineeDetailPage } from './trainee-detail-page.tsx';

const standingOf = (moduleId: number): Standing | null =>
  tinasRequirements.modules.find((module) => module.moduleId === moduleId)?.standing ?? null;

const withStandings: TraineeProgress = {
  ...tinasProgress,
  standing: { state: 'overdue', dueOn: late.dueOn },
  moduleProgress: tinasProgress.moduleProgress.map((module) => ({
    ...module,
    standing: standingOf(module.moduleId),
  })),
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  server.answer(getTraineeProgress, withStandings);
  server.answer(getTraineeRequirements, tinasRequirements);
  server.answer(previewReminder, tinasReminder);
  server.answer(listRuns, [currentRun, firstRun]);
  server.answer(listAttemptsOfTrainee, reply([], { next: null }));
  return (user = asAdmin) => {
    signIn(user);
    show(<TraineeDetailPage evidence={() => null} certificates={() => null} />, {
      at: paths.trainee.to(7),
      path: paths.trainee.pattern,
    });
  };
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const field = (name: string) => dialog.getByLabelText(name, { exact: true });
const section = page.getByRole('region', { name: 'Requirements' });
const cards = page.getByRole('region', { name: 'Module Progress' }).getByRole('listitem');
const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) });

describe('the requirements of a trainee', () => {
  it('are shown in words: of the person, and of each module', async ({ open }) => {
    open();
    await expect.element(page.getByText(/^Overdue since 3 Nov/).first()).toBeVisible();
    await expect.element(card('Fire safety')).toMatchTextContent(/Overdue since 3 Nov/);
    await expect.element(card('Welcome')).toMatchTextContent(/Valid until 3 Nov 2027/);
    const former = page.getByRole('region', { name: 'No longer required' });
    await expect.element(former.getByRole('heading', { name: 'Forklift' })).toBeVisible();
  });

  it('have nothing to show without rules of the company', async ({ open, server }) => {
    server.answer(getTraineeProgress, tinasProgress);
    open();
    await expect.element(card('Fire safety')).toBeVisible();
    for (const absent of [/^Exceptions/, /^Extend/, /earlier result/])
      await expect.element(page.getByRole('button', { name: absent })).not.toBeInTheDocument();
    await expect.element(section).not.toBeInTheDocument();
    await expect.element(page.getByText('History')).not.toBeInTheDocument();
    expect(server.received(getTraineeRequirements)).toEqual([]);
  });

  it('can be read and not changed by an admin with Read', async ({ open }) => {
    open(ofAcme('read'));
    await expect.element(section.getByText('On leave until Christmas')).toBeVisible();
    await expect.element(section.getByText('Certificate in the file')).toBeVisible();
    await expect.element(section.getByRole('button')).not.toBeInTheDocument();
    await expect.element(button('Exceptions: Fire safety')).not.toBeInTheDocument();
  });

  it('have a history of each module, with who, why and the earlier run', async ({ open }) => {
    open();
    const fire = card('Fire safety');
    await fire.getByText('History', { exact: true }).click();
    const events = fire.getByRole('list').getByRole('listitem');
    const shown = [
      /1 Oct 2025Required$/,
      /2 Nov 2025Completed.*until 2 Nov.*Run 1$/,
      /2 Nov.*Extended.*until 24 Dec.*by Ada Admin.*On leave until Christmas$/,
      /3 Nov.*Expired$/,
      /20 Nov.*Renewed.*until 20 Nov 2027.*Run 2$/,
    ];
    for (const [place, text] of shown.entries())
      await expect.element(events.nth(place)).toMatchTextContent(text);
    await expect
      .element(events.getByRole('link', { name: 'Run 1' }))
      .toHaveAttribute('href', paths.traineeRun.to(7, 1));
    await expect.element(events.getByRole('link', { name: 'Run 2' })).not.toBeInTheDocument();
  });
});

describe('an exception', () => {
  it('is made for one module from its card', async ({ open, server }) => {
    server.answer(createException, ({ body: { from: _, ...body } }) => ({
      ...{ id: 83, module: null, from: null, until: null, madeBy: null },
      ...{ madeAt: '2026-11-30T09:00:00.000Z', kind: body.kind, reason: body.reason },
    }));
    open();
    await button('Exceptions: Fire safety').click();
    await page.getByRole('menuitem', { name: 'Extend…' }).click();
    await expect.element(dialog).toHaveAccessibleName('Extend the due date');
    await expect.element(field('Module')).toHaveDisplayValue('Fire safety');
    await field('New due date').fill('2026-12-24');
    await field('Reason').fill('Too short');
    await inDialog('Extend').click();
    await expect
      .element(field('Reason'))
      .toHaveAccessibleDescription(/Give a reason of at least 10 characters/);
    await field('Reason').fill('On leave until Christmas');
    await inDialog('Extend').click();
    await expect.element(toasts.getByText('Due date extended for Tina Trainee')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(createException)).toEqual([
      {
        params: { id: 7 },
        body: {
          kind: 'extend',
          moduleId: 5,
          until: '2026-12-24',
          reason: 'On leave until Christmas',
        },
      },
    ]);
    await expect.poll(() => server.received(getTraineeRequirements).length).toBeGreaterThan(1);
  });

  it('shows a refused day at its field, and needs both days of a pause', async ({
    open,
    server,
  }) => {
    const fields = [{ path: 'from', message: 'The day cannot be in the past' }];
    server.answer(createException, refusal('INVALID_INPUT', 'Not in the past.', { fields }));
    open();
    await section.getByRole('button', { name: 'Pause…' }).click();
    await expect.element(field('Module')).toHaveDisplayValue('All modules');
    await field('Reason').fill('Works in another country');
    await inDialog('Pause').click();
    for (const name of ['First day', 'Last day'])
      await expect.element(field(name)).toHaveAccessibleDescription('Enter a date that exists');
    await field('First day').fill('2026-11-01');
    await field('Last day').fill('2026-10-01');
    await inDialog('Pause').click();
    await expect
      .element(field('Last day'))
      .toHaveAccessibleDescription('The last day cannot be before the first one');
    await field('Last day').fill('2027-01-01');
    await inDialog('Pause').click();
    await expect.element(field('First day')).toHaveAccessibleDescription('Not in the past.');
    await expect.element(field('First day')).toHaveFocus();
    expect(server.received(createException).map(({ body }) => body)).toEqual([
      {
        kind: 'pause',
        moduleId: null,
        from: '2026-11-01',
        until: '2027-01-01',
        reason: 'Works in another country',
      },
    ]);
  });

  it('has no days if it is a waiver, and is not lost silently', async ({ open }) => {
    open();
    await section.getByRole('button', { name: 'Waive…' }).click();
    await expect.element(field('Module')).toBeVisible();
    await expect.element(field('New due date')).not.toBeInTheDocument();
    await expectQuestionBeforeLoss(field('Reason'));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is ended with one click', async ({ open, server }) => {
    server.answer(endException, { success: true });
    open();
    const { exceptions } = tinasRequirements;
    await expect.element(section.getByText(/^Extended until/)).toBeVisible();
    await expect.element(section).toMatchTextContent(/Paused from 4 Jan 2027 until 28 Feb 2027/);
    await expect.element(section).toMatchTextContent(/By Ada Admin on 2/);
    const rest = { ...tinasRequirements, exceptions: exceptions.slice(1) };
    server.answer(getTraineeRequirements, rest);
    await button('End: Extended, Fire safety').click();
    await expect.element(toasts.getByText('Exception ended')).toBeVisible();
    await expect.element(section.getByText(/^Extended until/)).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    expect(server.received(endException)).toEqual([{ params: { id: 7, exceptionId: 81 } }]);
  });
});

describe('an earlier result', () => {
  const recorded = { on: '2026-03-01', validUntil: null, runNumber: null, recorded: null };

  it('is recorded with the day until which it counts, or for ever', async ({ open, server }) => {
    server.answer(recordResult, refusal('CONFLICT', 'A result of this day is recorded already'));
    open();
    await section.getByRole('button', { name: 'Record an earlier result…' }).click();
    await inDialog('Record').click();
    await expect.element(field('Module')).toHaveAccessibleDescription('Please select a module');
    for (const name of ['Completed on', 'Valid until'])
      await expect.element(field(name)).toHaveAccessibleDescription('Enter a date that exists');
    await field('Module').selectOptions('Welcome');
    await field('Completed on').fill('2026-03-01');
    await dialog.getByRole('radio', { name: 'For ever' }).click();
    await expect.element(field('Valid until')).not.toBeInTheDocument();
    await dialog.getByLabelText(/^Note/).fill('Paper certificate');
    await inDialog('Record').click();
    await expect
      .element(field('Completed on'))
      .toHaveAccessibleDescription('A result of this day is recorded already');
    server.answer(recordResult, recorded);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(toasts.getByText('Earlier result recorded for Tina Trainee'))
      .toBeVisible();
    const body = {
      moduleId: 4,
      completedOn: '2026-03-01',
      validUntil: null,
      note: 'Paper certificate',
    };
    expect(server.received(recordResult).map((request) => request.body)).toEqual([body, body]);
  });

  it('is withdrawn after a confirmation', async ({ open, server }) => {
    server.answer(withdrawResult, refusal('INTERNAL', 'Something broke.'));
    open();
    await expect.element(section).toMatchTextContent(/Recorded by Ada Admin on 4/);
    await section.getByRole('button', { name: /^Withdraw: Welcome, 3 Nov/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(question.getByRole('alert')).toHaveTextContent('Something broke.');
    server.answer(withdrawResult, { success: true });
    server.answer(getTraineeRequirements, { ...tinasRequirements, modules: [] });
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(toasts.getByText('Recorded result withdrawn')).toBeVisible();
    await expect.element(section.getByText('Recorded results')).not.toBeInTheDocument();
    await expect.element(section).toHaveFocus();
    expect(server.received(withdrawResult)[1]).toEqual({ params: { id: 7, resultId: 91 } });
  });
});
