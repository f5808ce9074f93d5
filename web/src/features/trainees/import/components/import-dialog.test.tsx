import { getConfig } from '@portal/contract/config';
import { cancelJob, getJob, type Job } from '@portal/contract/jobs';
import { IMPORT_MAX_BYTES } from '@portal/contract/limits';
import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
} from '@portal/contract/trainee-import';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asAdmin, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { tabTo } from '#web/testing/tab-to.ts';
import { ImportDialog } from './import-dialog.tsx';

const good = { name: 'Ida', email: 'ida@x.test', company: 'Acme', hasPassword: false, groups: [] };
const report: ImportReport = {
  sheet: null,
  headerLine: 1,
  emailColumns: [],
  unchanged: 0,
  changed: 0,
  changes: [],
  newGroups: [],
  missing: [],
  hiddenRows: 0,
  hiddenRowsShown: [],
  doubtful: 0,
  doubtfulRows: [],
  columns: [
    { column: 'name', headers: ['Vorname', 'Name'] },
    { column: 'email', headers: ['Mail'] },
    { column: 'company', headers: ['Firma'] },
  ],
  rows: 3,
  ready: 2,
  readyRows: [
    { ...good, line: 2 },
    { ...good, line: 4, name: 'Udo', hasPassword: true },
  ],
  invited: 1,
  inTrash: 0,
  inTrashRows: [],
  problemRows: 1,
  problems: [{ line: 3, name: 'Otto', email: 'otto', problems: ['Not an email'], reasons: [] }],
  ignoredColumns: [],
  encoding: null,
};
const allGood: ImportReport = { ...report, rows: 2, problemRows: 0, problems: [] };
const cells = {
  name: 'Otto',
  email: 'otto',
  company: 'Acme',
  password: '',
  language: '',
  groups: '',
};
const adding: Job = { ...runningJob, kind: 'import', total: 2, done: 1 };
const added: Job = { ...adding, state: 'done', done: 2 };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(checkTraineeImport, report);
  server.answer(listImportProblems, [{ line: 3, cells, problems: ['Not an email'], reasons: [] }]);
  server.answer(importTrainees, adding);
  server.answer(getJob, added);
  return async (content: BlobPart = 'x') => {
    const onClose = vi.fn();
    show(<ImportDialog onClose={onClose} />);
    const file = new File([content], 'people.xlsx');
    await page.getByLabelText(/CSV or Excel file/).upload(file);
    return onClose;
  };
});

const importGood = page.getByRole('button', { name: 'Import the 2 good rows' });
const download = page.getByRole('button', { name: 'Download the 1 bad row' });

it('refuses a file that is too large before it is sent', async ({ open, server }) => {
  await open(new Uint8Array(IMPORT_MAX_BYTES + 1));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/larger than the limit/);
  expect(server.received(checkTraineeImport)).toEqual([]);
});

it('offers a template with the columns that it names', async ({ open: _, show }) => {
  show(<ImportDialog onClose={vi.fn()} />);
  await expect
    .element(
      page.getByText(
        /^Columns Name, Email, Company and, if you like, Password, Language and Groups\./,
      ),
    )
    .toBeVisible();
  const made = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Download template' }).click();
  const [file] = made.mock.calls[0] ?? [];
  expect(file instanceof Blob && (await file.text())).toMatch(
    /^Name,Email,Company,Password,Language,Groups\r\nJane Example,jane@example\.com,/,
  );
});

it('shows why a file is refused until another one is chosen', async ({ show, open, server }) => {
  server.answer(checkTraineeImport, refusal('INVALID_INPUT', 'Missing: name.'));
  show(<ImportDialog onClose={vi.fn()} />);
  await expect.element(page.getByLabelText(/CSV or Excel file/)).toHaveFocus();
  await open();
  await expect.element(page.getByText('Missing: name.')).toBeVisible();
  await page.getByLabelText(/CSV or Excel file/).upload(new File(['not a table'], 'people.pdf'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /^“people\.pdf” cannot be used here\. Please choose a file of a type named above\.$/,
    );
  await expect.element(page.getByText('Missing: name.')).not.toBeInTheDocument();
});

describe('the preview of an import', () => {
  it('shows the columns, the bad rows with their reasons, and the good rows on request', async ({
    open,
  }) => {
    await open();
    await expect
      .element(page.getByText(/^Name from “Vorname” and “Name”, Email from “Mail”/))
      .toBeVisible();
    await expect.element(page.getByText('Not an email')).toBeVisible();
    await expect.element(page.getByText('Ida · ida@x.test')).not.toBeVisible();
    await page.getByText('2 good rows', { exact: true }).click();
    await expect.element(page.getByText('Ida · ida@x.test')).toBeVisible();
    await expect.element(page.getByText('Acme · Invited by email')).toBeVisible();
    await expect.element(page.getByText('Acme · Password in the file')).toBeVisible();
  });

  it('shows the good rows at once if all are good, and how many there are', async ({
    open,
    server,
  }) => {
    server.answer(checkTraineeImport, { ...allGood, rows: 1_200, ready: 1_200 });
    await open();
    await expect.element(page.getByText('The first 2 of 1,200 good rows')).toBeVisible();
    await expect.element(page.getByText('Ida · ida@x.test')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import 1,200 trainees' })).toBeVisible();
    expect(download.elements()).toEqual([]);
  });

  it('begins at its top, with the focus on the title, however long it is', async ({
    open,
    server,
  }) => {
    const problems = Array.from({ length: 40 }, (_, i) => ({
      line: i + 3,
      name: 'Donaudampfschifffahrt'.repeat(5),
      email: 'otto',
      problems: ['Not an email'],
      reasons: [],
    }));
    server.answer(checkTraineeImport, { ...report, rows: 42, problemRows: 40, problems });
    await open();
    const summary = page.getByText(/^40 of 42 rows cannot be imported/);
    await expect.element(summary).toBeInViewport();
    await expect.element(page.getByRole('heading', { name: 'Import trainees' })).toHaveFocus();
  });

  it('says without a mail server where invitations go', async ({ open, server }) => {
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: false });
    await open();
    await expect.element(page.getByText(/No mail server is set up/)).toBeVisible();
  });

  it('imports the good rows alone and offers the others afterwards', async ({ open, server }) => {
    const onClose = await open();
    await importGood.click();
    await expect.element(page.getByText(/^1 row was left out\./)).toBeVisible();
    await expect.element(page.getByText('2 trainees imported successfully!')).toBeVisible();
    const clientRequestId = expect.any(String);
    expect(server.received(importTrainees)).toEqual([
      { body: { expectedReady: 2, clientRequestId } },
    ]);
    expect(followedJobs.current()).toEqual([adding.id]);
    await download.click();
    expect(server.received(listImportProblems)).toHaveLength(1);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('imports nothing if the bad rows cannot be kept', async ({ open, server }) => {
    server.answer(listImportProblems, refusal('UNAVAILABLE', 'Too busy.'));
    await open();
    await importGood.click();
    await expect.element(page.getByText('Too busy.')).toBeVisible();
    await expect.element(importGood).toBeVisible();
    expect(server.received(importTrainees)).toEqual([]);
  });

  it('shows the new report if other rows are good now', async ({ open, server }) => {
    server.answer(
      importTrainees,
      refusal('CONFLICT', '2 rows cannot be imported. Nothing was changed.', {
        report: { ...report, ready: 1, problemRows: 2 },
      }),
    );
    await open();
    await importGood.click();
    await expect.element(page.getByText(/^2 rows cannot be imported\. Nothing/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import the 1 good row' })).toBeVisible();
  });

  it('imports all rows by the keyboard', async ({ open, server }) => {
    server.answer(checkTraineeImport, allGood);
    const onClose = await open();
    const importAll = page.getByRole('button', { name: 'Import 2 trainees' });
    await tabTo(importAll);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(importTrainees)).toEqual([
      { body: { clientRequestId: expect.any(String) } },
    ]);
  });

  it('shows and imports the good rows by the keyboard', async ({ open }) => {
    const onClose = await open();
    await tabTo(page.getByText('2 good rows', { exact: true }));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Ida · ida@x.test')).toBeVisible();
    await tabTo(importGood);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^1 row was left out\./)).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows how many are added, and can be cancelled', async ({ open, server }) => {
    server.answer(getJob, adding);
    await open();
    await importGood.click();
    await expect.element(page.getByText('Adding 2 trainees…')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect.element(page.getByText('1 of 2')).toBeVisible();
    const cancelled: Job = { ...adding, state: 'cancelled' };
    server.answer(cancelJob, () => {
      server.answer(getJob, cancelled);
      return cancelled;
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('1 of 2 trainees imported.')).toBeVisible();
    await expect.element(page.getByText(/^1 row was left out\./)).toBeVisible();
  });

  it('goes on in the background', async ({ open, server }) => {
    server.answer(getJob, adding);
    const onClose = await open();
    await importGood.click();
    await page.getByRole('button', { name: 'Continue in the background' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(followedJobs.current()).toEqual([adding.id]);
  });

  it('is sent again with the same id', async ({ open, server }) => {
    server.answer(importTrainees, NO_CONNECTION);
    await open();
    await importGood.click();
    await expect.element(importGood).toBeVisible();
    server.answer(importTrainees, adding);
    await importGood.click();
    await expect.element(page.getByText('2 trainees imported successfully!')).toBeVisible();
    const [first, second] = server.received(importTrainees);
    expect(second).toEqual(first);
  });
});

it('takes a choice for rows in the trash, for all and line by line', async ({ open, server }) => {
  const deleted = {
    name: 'Ida Former',
    company: 'Globex',
    at: '2026-11-03T09:00:00.000Z',
    by: 'Ada Admin',
    isRestorable: true,
  };
  const inTrashRows = [
    { line: 2, name: 'Ida', email: 'ida@x.test', deleted },
    { line: 4, name: 'Udo', email: 'udo@x.test', deleted: { ...deleted, isRestorable: false } },
  ];
  server.answer(checkTraineeImport, { ...allGood, ready: 5, inTrash: 2, inTrashRows });
  await open();
  const rows = page.getByRole('region', { name: 'Rows in the trash' });
  await expect.element(rows.getByText(/In the trash since .*Nov.* 2026/).first()).toBeVisible();
  const [ida, udo] = [rows.getByLabelText('Line 2: Ida'), rows.getByLabelText('Line 4: Udo')];
  await expect.element(ida).toHaveValue('restore');
  // The company of the trainee is in the trash too.
  await expect.element(udo).toHaveValue('leave-out');
  await expect.element(page.getByRole('button', { name: 'Import 4 trainees' })).toBeVisible();
  await rows.getByLabelText('All of them').selectOptions('Leave out');
  await expect.element(ida).toHaveValue('leave-out');
  await ida.selectOptions('Add as a new person');
  await page.getByRole('button', { name: 'Import 4 trainees' }).click();
  await expect.poll(() => server.received(importTrainees).length).toBe(1);
  expect(server.received(importTrainees)).toMatchObject([
    { body: { inTrash: 'leave-out', inTrashLines: [{ line: 2, choice: 'as-new' }] } },
  ]);
});

it('reads another email column and the hidden rows when the admin asks for it', async ({
  open,
  server,
}) => {
  server.answer(checkTraineeImport, {
    ...allGood,
    emailColumns: [
      { place: 2, header: 'Mail' },
      { place: 3, header: 'Private' },
    ],
    hiddenRows: 1,
    hiddenRowsShown: [{ line: 5, name: 'Zed', email: 'zed@x.test' }],
  });
  await open();
  await page.getByText('Show the hidden rows').click();
  await expect.element(page.getByText('Zed · zed@x.test')).toBeVisible();
  await page.getByLabelText('Column with the emails').selectOptions('Private');
  await page.getByRole('checkbox', { name: /^Import hidden rows too/ }).click();
  await expect.poll(() => server.received(checkTraineeImport).length).toBe(3);
  await page.getByRole('button', { name: 'Import 2 trainees' }).click();
  await expect.poll(() => server.received(importTrainees).length).toBe(1);
  const reading = { emailColumn: 3, hiddenRows: 'include' };
  expect(server.received(checkTraineeImport)[2]).toMatchObject({ body: reading });
  expect(server.received(importTrainees)).toMatchObject([{ body: reading }]);
});

it('waits until doubtful letters are looked at, or reads the file in another code', async ({
  open,
  server,
}) => {
  server.answer(checkTraineeImport, {
    ...allGood,
    encoding: 'windows-1252',
    doubtful: 1,
    doubtfulRows: [{ line: 2, name: 'Kozieñ', company: 'Acme', groups: [] }],
  });
  await open();
  const doubtful = page.getByRole('region', { name: 'Doubtful names' });
  await expect.element(doubtful.getByText('Kozieñ')).toBeVisible();
  const start = page.getByRole('button', { name: 'Import 2 trainees' });
  await expect.element(start).toBeDisabled();
  await page.getByLabelText('Encoding of the file').selectOptions('Central Europe (Windows-1250)');
  await expect
    .poll(() => server.received(checkTraineeImport)[1])
    .toMatchObject({ body: { codePage: 'windows-1250' } });
  await doubtful.getByLabelText('These names are right').click();
  await start.click();
  await expect.poll(() => server.received(importTrainees).length).toBe(1);
  expect(server.received(importTrainees)).toMatchObject([
    { body: { codePage: 'windows-1250', lettersChecked: 'yes' } },
  ]);
});

it('proposes changes of known trainees, and names those who are not in the file', async ({
  open,
  server,
}) => {
  const company = { before: 'Acme', after: 'Acme' };
  const groups = { before: [], after: [] };
  server.answer(checkTraineeImport, {
    ...allGood,
    rows: 48,
    ready: 0,
    readyRows: [],
    unchanged: 46,
    changed: 2,
    changes: [
      { line: 3, email: 'bo@x.test', name: { before: 'Bo', after: 'Bo Wed' }, company, groups },
      {
        line: 4,
        email: 'cy@x.test',
        name: { before: 'Cy', after: 'Cy' },
        company: { before: 'Acme', after: 'Globex' },
        groups,
      },
    ],
    missing: [{ company: 'Acme', count: 1, people: [{ name: 'Lea', email: 'lea@x.test' }] }],
  });
  const onClose = await open();
  await expect
    .element(page.getByText('0 new; 46 known, unchanged; 2 known, with changes.'))
    .toBeVisible();
  await page.getByText('1 trainee of Acme is not in the file.').click();
  await expect.element(page.getByText('Lea · lea@x.test')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes of known trainees' });
  await tabTo(changes.getByLabelText(/^Line 4: Cy, Acme/));
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Change 1 trainee' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.received(importTrainees)).toMatchObject([{ body: { changeLines: [4] } }]);
});

it('names the groups that it creates, and those of each person', async ({ open, server }) => {
  const same = { before: 'Acme', after: 'Acme' };
  const ofLine = (line: number, before: string[], after: string[]) => ({
    ...{ line, email: `${line}@x.test`, company: same },
    name: { before: `Cy ${line}`, after: `Cy ${line}` },
    groups: { before, after },
  });
  server.answer(checkTraineeImport, {
    ...allGood,
    ready: 1,
    readyRows: [{ ...good, line: 2, groups: ['Bar', 'Kitchen'] }],
    changed: 2,
    changes: [ofLine(3, [], ['Bar']), ofLine(4, ['Spa', 'Bar'], ['Bar', 'Spa'])],
    newGroups: [{ company: 'Acme', names: ['Bar', 'Kitchen'], count: 5 }],
  });
  await open();
  await expect
    .element(page.getByText('New groups in Acme: “Bar”, “Kitchen” and 3 more.'))
    .toBeVisible();
  await expect.element(page.getByText('Groups: Bar and Kitchen')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes of known trainees' });
  await expect.element(changes).toMatchTextContent(/3@x\.test.*Groups: .*no group.*Bar/);
  await expect.element(changes).not.toMatchTextContent(/Spa/);
});
