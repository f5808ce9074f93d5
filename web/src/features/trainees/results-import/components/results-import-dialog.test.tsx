import { cancelJob, getJob, type Job } from '@portal/contract/jobs';
import { IMPORT_MAX_BYTES } from '@portal/contract/limits';
import {
  checkResultsImport,
  importResults,
  listResultsImportProblems,
  type ReadDates,
  type ResultsReport,
} from '@portal/contract/results-import';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asAdmin, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { tabTo } from '#web/testing/tab-to.ts';
import { ResultsImportDialog } from './results-import-dialog.tsx';

const good = {
  ...{ line: 2, name: 'Ida', email: 'ida@x.test', company: 'Acme', module: 'Forklift' },
  ...{ completedOn: '2024-04-03', validUntil: '2027-04-03', note: 'Paper in the office' },
};
const certain: ReadDates = {
  ...{ decidedBy: 'unambiguous', order: null },
  ...{ ambiguous: 0, example: null, only: [] },
};
const report: ResultsReport = {
  ...{ sheet: null, headerLine: 1, emailColumns: [], ignoredColumns: [], encoding: null },
  columns: [
    { column: 'email', headers: ['Mail'] },
    { column: 'module', headers: ['Course'] },
    { column: 'completedOn', headers: ['Date'] },
  ],
  dates: certain,
  ...{ rows: 3, ready: 2, forEver: 1, unchanged: 0, undecided: 0 },
  readyRows: [good, { ...good, line: 4, name: 'Udo', validUntil: null, note: '' }],
  ...{ hiddenRows: 0, hiddenRowsShown: [], doubtful: 0, doubtfulRows: [] },
  problemRows: 1,
  problems: [
    {
      ...{ line: 3, email: 'otto@x.test', module: 'Crane' },
      problems: ['“Acme” has no module “Crane”'],
      reasons: [],
    },
  ],
};
const allGood: ResultsReport = { ...report, rows: 2, problemRows: 0, problems: [] };
const asking: ReadDates = {
  ...{ decidedBy: 'ask', order: null, ambiguous: 2, only: [] },
  example: { line: 2, text: '03/04/2024', dayFirst: '2024-04-03', monthFirst: '2024-03-04' },
};
const undecided: ResultsReport = {
  ...{ ...allGood, ready: 0, readyRows: [], forEver: 0, undecided: 2 },
  dates: asking,
};
const cells = {
  ...{ email: 'otto@x.test', module: 'Crane', completedOn: '2024-04-03' },
  ...{ validUntil: '', note: '' },
};
const recording: Job = { ...runningJob, kind: 'record-results', total: 2, done: 1 };
const recorded: Job = { ...recording, state: 'done', done: 2 };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(checkResultsImport, report);
  server.answer(listResultsImportProblems, [
    { line: 3, cells, problems: ['“Acme” has no module “Crane”'], reasons: [] },
  ]);
  server.answer(importResults, recording);
  server.answer(getJob, recorded);
  return async (content: BlobPart = 'x') => {
    const onClose = vi.fn();
    show(<ResultsImportDialog onClose={onClose} />);
    await page.getByLabelText(/CSV or Excel file/).upload(new File([content], 'results.xlsx'));
    return onClose;
  };
});

const importGood = page.getByRole('button', { name: 'Import the 2 good rows' });
const recordAll = page.getByRole('button', { name: 'Record 2 results' });
const chooseOrder = page.getByRole('button', { name: 'Choose how days are read' });
const download = page.getByRole('button', { name: 'Download the 1 bad row' });

describe('the choice of a file with earlier results', () => {
  it('names the columns, what the results count for, and offers a template', async ({
    open: _,
    show,
  }) => {
    show(<ResultsImportDialog onClose={vi.fn()} />);
    await expect
      .element(
        page.getByText(
          /^Columns Email, Module, Completed on and, if you like, Valid until and Note\./,
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText(/They are shown as recorded, never as watched here\./))
      .toBeVisible();
    await expect
      .element(page.getByText(/A result without “Valid until” counts for ever\./))
      .toBeVisible();
    const made = vi.spyOn(URL, 'createObjectURL');
    await page.getByRole('button', { name: 'Download template' }).click();
    const [file] = made.mock.calls[0] ?? [];
    expect(file instanceof Blob && (await file.text())).toBe(
      'Email,Module,Completed on,Valid until,Note\r\njane@example.com,Name of the module,2026-02-28,2028-02-28,Certificate on paper\r\n',
    );
  });

  it('refuses a file that is too large before it is sent', async ({ open, server }) => {
    await open(new Uint8Array(IMPORT_MAX_BYTES + 1));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/larger than the limit/);
    expect(server.received(checkResultsImport)).toEqual([]);
  });

  it('shows why the server refuses a file', async ({ open, server }) => {
    server.answer(checkResultsImport, refusal('INVALID_INPUT', 'Missing: module.'));
    await open();
    await expect.element(page.getByText('Missing: module.')).toBeVisible();
    await expect.element(page.getByLabelText(/CSV or Excel file/)).toBeVisible();
  });
});

describe('the preview of earlier results', () => {
  it('shows the columns, the bad rows with their reasons, and the good rows on request', async ({
    open,
  }) => {
    await open();
    await expect
      .element(page.getByText('Email from “Mail”, Module from “Course”, Completed on from “Date”.'))
      .toBeVisible();
    await expect
      .element(page.getByText('1 result without “Valid until” counts for ever.'))
      .toBeVisible();
    const bad = page.getByRole('region', { name: 'Rows to correct' });
    await expect.element(bad).toMatchTextContent(/otto@x\.test · Crane“Acme” has no module/);
    await page.getByText('2 good rows', { exact: true }).click();
    await expect.element(page.getByText(/^Completed on .*3.* 2024$/).first()).toBeVisible();
    await expect.element(page.getByText(/^valid until .*3.* 2027$/)).toBeVisible();
    await expect.element(page.getByText('valid for ever')).toBeVisible();
    await expect.element(page.getByText('Paper in the office')).toBeVisible();
  });

  it('counts the results that are recorded already, and has nothing to record without others', async ({
    open,
    server,
  }) => {
    const none = { ready: 0, readyRows: [], forEver: 0 };
    server.answer(checkResultsImport, { ...allGood, ...none, unchanged: 2 });
    await open();
    await expect.element(page.getByText('0 new; 2 recorded already.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    expect(page.getByRole('button', { name: /^(Record|Import)/ }).elements()).toEqual([]);
  });

  it('records the good rows alone and offers the others afterwards', async ({ open, server }) => {
    const onClose = await open();
    await importGood.click();
    await expect.element(page.getByText('2 results recorded')).toBeVisible();
    await expect.element(page.getByText(/^1 row was left out\./)).toBeVisible();
    expect(server.received(importResults)).toEqual([
      { body: { expectedReady: 2, clientRequestId: expect.any(String) } },
    ]);
    expect(followedJobs.current()).toEqual([recording.id]);
    const made = vi.spyOn(URL, 'createObjectURL');
    await download.click();
    const [file] = made.mock.calls[0] ?? [];
    expect(file instanceof Blob && (await file.text())).toBe(
      'Email,Module,Completed on,Problem\r\notto@x.test,Crane,2024-04-03,“Acme” has no module “Crane”\r\n',
    );
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('records all rows by the keyboard', async ({ open, server }) => {
    server.answer(checkResultsImport, allGood);
    const onClose = await open();
    await tabTo(recordAll);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(importResults)).toEqual([
      { body: { clientRequestId: expect.any(String) } },
    ]);
  });

  it('shows the new report if other rows are good now', async ({ open, server }) => {
    server.answer(
      importResults,
      refusal('CONFLICT', '2 rows cannot be imported. Nothing was changed.', {
        report: { ...report, ready: 1, problemRows: 2 },
      }),
    );
    await open();
    await importGood.click();
    await expect.element(page.getByText(/^2 rows cannot be imported\. Nothing/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import the 1 good row' })).toBeVisible();
  });

  it('is sent again with the same id', async ({ open, server }) => {
    server.answer(importResults, NO_CONNECTION);
    await open();
    await importGood.click();
    await expect.element(importGood).toBeVisible();
    server.answer(importResults, recording);
    await importGood.click();
    await expect.element(page.getByText('2 results recorded')).toBeVisible();
    const [first, second] = server.received(importResults);
    expect(second).toEqual(first);
  });

  it('reads hidden rows when the admin asks for it', async ({ open, server }) => {
    server.answer(checkResultsImport, {
      ...allGood,
      hiddenRows: 1,
      hiddenRowsShown: [{ line: 5, email: 'zed@x.test', module: 'Crane' }],
    });
    await open();
    await page.getByText('Show the hidden rows').click();
    await expect.element(page.getByText('zed@x.test · Crane')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Import hidden rows too/ }).click();
    await expect
      .poll(() => server.received(checkResultsImport)[1])
      .toEqual({ body: { hiddenRows: 'include' } });
  });

  it('waits until doubtful notes are looked at', async ({ open, server }) => {
    const doubtfulRows = [{ line: 2, email: 'ida@x.test', note: 'Prüfung in Kozieñ' }];
    server.answer(checkResultsImport, {
      ...{ ...allGood, encoding: 'windows-1252' },
      ...{ doubtful: 1, doubtfulRows },
    });
    await open();
    const doubtful = page.getByRole('region', { name: 'Doubtful notes' });
    await expect.element(doubtful.getByText('Prüfung in Kozieñ')).toBeVisible();
    await expect.element(recordAll).toBeDisabled();
    await doubtful.getByLabelText('These notes are right').click();
    await recordAll.click();
    await expect
      .poll(() => server.received(importResults))
      .toMatchObject([{ body: { lettersChecked: 'yes' } }]);
  });
});

describe('days that can be read in two ways', () => {
  const question = page.getByRole('group', { name: 'Line 2: which day is “03/04/2024”?' });

  it('are asked for once, and nothing is recorded before', async ({ open, server }) => {
    server.answer(checkResultsImport, undecided);
    await open();
    await expect
      .element(page.getByText('0 new; 2 with a day that can be read in two ways.'))
      .toBeVisible();
    await expect.element(chooseOrder).toBeDisabled();
    expect(question.getByRole('radio', { checked: true }).elements()).toEqual([]);
    server.answer(checkResultsImport, {
      ...allGood,
      dates: { ...asking, decidedBy: 'admin', order: 'month-first' },
    });
    await question.getByRole('radio', { name: /4 March 2024.*month comes first/ }).click();
    await expect
      .poll(() => server.received(checkResultsImport)[1])
      .toEqual({ body: { dateOrder: 'month-first' } });
    await expect.element(question.getByRole('radio', { name: /month/ })).toBeChecked();
    await recordAll.click();
    await expect
      .poll(() => server.received(importResults))
      .toMatchObject([{ body: { dateOrder: 'month-first' } }]);
  });

  it('are chosen by the keyboard, and kept for the file of bad rows', async ({ open, server }) => {
    server.answer(checkResultsImport, { ...report, dates: asking });
    await open();
    await expect.element(chooseOrder).toBeDisabled();
    await tabTo(question.getByRole('radio', { name: /day comes first/ }));
    await userEvent.keyboard(' ');
    await expect
      .poll(() => server.received(checkResultsImport)[1])
      .toEqual({ body: { dateOrder: 'day-first' } });
    await download.click();
    await expect
      .poll(() => server.received(listResultsImportProblems))
      .toEqual([{ body: { dateOrder: 'day-first' } }]);
  });

  it('are decided by the other days of the file, which are named', async ({ open, server }) => {
    const only = [{ line: 9, text: '25/12/2024', order: 'day-first' as const }];
    server.answer(checkResultsImport, {
      ...allGood,
      dates: { ...asking, decidedBy: 'file', order: 'day-first', only },
    });
    await open();
    await expect.element(question.getByRole('radio', { name: /day comes first/ })).toBeChecked();
    await expect
      .element(page.getByText('In “25/12/2024” of line 9, only the day can come first.'))
      .toBeVisible();
    await expect.element(recordAll).toBeEnabled();
  });
});

describe('the job that records earlier results', () => {
  it('shows its progress, and can be cancelled', async ({ open, server }) => {
    server.answer(getJob, recording);
    await open();
    await importGood.click();
    await expect.element(page.getByText('Recording 2 results…')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    const cancelled: Job = { ...recording, state: 'cancelled' };
    server.answer(cancelJob, () => {
      server.answer(getJob, cancelled);
      return cancelled;
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('1 of 2 results recorded.')).toBeVisible();
  });

  it('goes on in the background', async ({ open, server }) => {
    server.answer(getJob, recording);
    const onClose = await open();
    await importGood.click();
    await page.getByRole('button', { name: 'Continue in the background' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(followedJobs.current()).toEqual([recording.id]);
  });
});
