/** Files with earlier results: what the check says of them, and which are refused. */
import { addDays } from '@portal/contract/civil-dates';
import { IMPORT_ROWS_MAX, IMPORT_ROWS_SHOWN } from '@portal/contract/limits';
import { deleteModule } from '@portal/contract/modules';
import { recordResult } from '@portal/contract/requirements';
import {
  checkResultsImport,
  importResults,
  listResultsImportProblems,
} from '@portal/contract/results-import';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { workbook, workbookOf } from '#server/testing/workbooks.ts';
import { requireForklift, todayOf } from '../testing/forklift.ts';

type Content = string | Uint8Array<ArrayBuffer>;
type Fields = Readonly<Record<string, string>>;

const HEADER = 'email,module,completed on,valid until,note';

const formOf = (content: Content, fields: Fields = {}) =>
  multipart(fields, { results: new File([content], 'results.csv') });

const it = portalIt.extend('files', async ({ portal, admin, company }) => {
  const forklift = await requireForklift(portal, company);
  const { user } = await makeTrainee(portal, { companyName: company.name, name: 'Ida' });
  const check = (content: Content, fields: Fields = {}, { token }: Pick<Actor, 'token'> = admin) =>
    upload(portal, checkResultsImport, formOf(content, fields), { token });
  const table = (...rows: string[]) => [HEADER, ...rows].join('\n');
  return {
    ...{ forklift, ida: user, check, table, today: todayOf(portal) },
    reportOf: async (content: Content, fields: Fields = {}, by = admin) =>
      succeeded(await check(content, fields, by)),
    /** The report of these rows below the usual header. */
    report: async (...rows: string[]) => succeeded(await check(table(...rows))),
    start: (content: Content, fields: Fields = {}) =>
      upload(portal, importResults, formOf(content, fields), { token: admin.token }),
  };
});

it.for([checkResultsImport, listResultsImportProblems, importResults])(
  '$name: administrators only',
  async (call, { portal, trainee }) => {
    expect((await upload(portal, call, formOf('x'))).status).toBe(401);
    const answer = await upload(portal, call, formOf('x'), { token: trainee.token });
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  },
);

describe('the check', () => {
  it('shows the results as they will be stored, and what counts for ever', async ({
    company,
    files,
  }) => {
    const report = await files.report(
      `${files.ida.email},Forklift,2024-02-29,2027-02-28,"Certificate 12"`,
      ` ${files.ida.email.toUpperCase()} , forklift ,1.3.2023,,'=1+1`,
    );
    const shown = { email: files.ida.email, name: 'Ida', company: company.name };
    expect(report).toMatchObject({
      ...{ rows: 2, ready: 2, forEver: 1, unchanged: 0, undecided: 0, problemRows: 0, doubtful: 0 },
      ...{ sheet: null, encoding: 'utf-8', hiddenRows: 0, ignoredColumns: [], headerLine: 1 },
      dates: { decidedBy: 'unambiguous', order: null, ambiguous: 0, example: null, only: [] },
      readyRows: [
        {
          ...shown,
          ...{ line: 2, module: 'Forklift', note: 'Certificate 12' },
          ...{ completedOn: '2024-02-29', validUntil: '2027-02-28' },
        },
        {
          ...shown,
          ...{ line: 3, module: 'Forklift', note: '=1+1' },
          ...{ completedOn: '2023-03-01', validUntil: null },
        },
      ],
    });
  });

  it('names the problems of each row', async ({ portal, admin, company, files }) => {
    const { email } = files.ida;
    const former = await makeTrainee(portal, { companyName: company.name });
    succeeded(await admin.call(deleteTrainee, { params: { id: former.user.id } }));
    const elsewhere = await makeCompany(portal);
    await requireForklift(portal, elsewhere);
    const other = await makeTrainee(portal, { companyName: elsewhere.name });
    const stranger = await makeTrainee(portal);
    const tomorrow = addDays(files.today, 1);
    for (const _ of [1, 2]) await makeQuizModule(portal, company.id, { name: 'First aid' });
    const draft = await makeQuizModule(portal, company.id, { name: 'Deleted' });
    succeeded(await admin.call(deleteModule, { params: { id: draft.id } }));
    const rows: [string, string[]][] = [
      [`unknown@files.test,Forklift,2024-01-01,,`, ['emailOfNoTrainee']],
      [`${former.user.email},Forklift,2024-01-01,,`, ['emailOfNoTrainee']],
      [`admin@portal.test,Forklift,2024-01-01,,`, ['emailOfNoTrainee']],
      [`${other.user.email},Crane,2024-01-01,,`, ['moduleNotInCompany']],
      [`${stranger.user.email},Forklift,2024-01-01,,`, ['companyWithoutRules']],
      [`${email},Deleted,2024-01-01,,`, ['moduleNotInCompany']],
      [`${email},FIRST  AID,2024-01-01,,`, ['moduleNameTwice']],
      [`no-at-sign,,,,`, ['inColumn', 'inColumn', 'inColumn']],
      [`${email},Forklift,soon,later,`, ['inColumn', 'inColumn']],
      [`${email},Forklift,1899-12-31,,`, ['inColumn']],
      [`${email},Forklift,${tomorrow},,`, ['inColumn']],
      [`${email},Forklift,2024-01-01,2024-01-01,`, ['inColumn']],
      [`${email},Forklift,2024-01-02,,${'x'.repeat(501)}`, ['inColumn']],
      [`${email},Forklift,2024-01-03,,`, []],
      [`${email},Forklift,3.1.2024,2030-01-01,twice`, ['resultInOtherLine']],
    ];
    const report = await files.report(...rows.map(([row]) => row));
    const found = new Map(report.problems.map(({ line, reasons }) => [line, reasons]));
    expect(
      rows.map((_, index) => (found.get(index + 2) ?? []).map(({ reason }) => reason)),
    ).toEqual(rows.map(([, reasons]) => reasons));
    expect(report).toMatchObject({ rows: rows.length, ready: 1, problemRows: rows.length - 1 });
    expect(report.problems.flatMap(({ problems }) => problems)).toEqual(
      expect.arrayContaining([
        'There is no trainee with this email',
        `“${company.name}” has several modules “FIRST AID”. Rename all but one of them`,
        'Completed on: “soon” is no day that can be read. Write it like 2026-12-25',
        'Completed on: The day cannot be in the future',
        'Valid until: It must count until a later day than that of the completion',
        'This result is in line 15 already',
      ]),
    );
  });

  it('counts results that are recorded already, whatever else they say', async ({
    admin,
    files,
  }) => {
    const { ida, forklift: moduleId } = files;
    const body = { moduleId, completedOn: '2024-02-29', validUntil: null, note: 'On paper' };
    succeeded(await admin.call(recordResult, { params: { id: ida.id }, body }));
    const row = `${ida.email},Forklift,29.02.2024,2030-01-01,Another note`;
    expect(await files.report(row)).toMatchObject({ rows: 1, unchanged: 1, ready: 0 });
    const answer = await files.start(files.table(row));
    expect([answer.status, answer.error.details]).toMatchObject([
      409,
      { reason: 'nothingToImport', report: { unchanged: 1 } },
    ]);
  });

  it('shows the first rows of many, and counts them all', async ({ files }) => {
    const rows = Array.from(
      { length: 300 },
      (_, index) => `${files.ida.email},Forklift,${addDays('2020-01-01', index)},,`,
    );
    const report = await files.report(...rows);
    expect([report.rows, report.ready, report.readyRows.length]).toEqual([
      300,
      300,
      IMPORT_ROWS_SHOWN,
    ]);
    const tooMany = await files.check(files.table(...Array(IMPORT_ROWS_MAX + 1).fill(rows[0])));
    expect(tooMany.error.details).toMatchObject({ reason: 'importTooManyRows' });
  });

  it('lists all refused rows with their cells, from which a file can be made', async ({
    portal,
    admin,
    files,
  }) => {
    const content = files.table(
      `${files.ida.email},Forklift,2024-01-03,,`,
      `${files.ida.email},Fork lift,03/14/2024,soon,Paper`,
    );
    const form = formOf(content);
    const { token } = admin;
    expect(
      succeeded(await upload(portal, listResultsImportProblems, form, { token })),
    ).toMatchObject([
      {
        line: 3,
        cells: {
          email: files.ida.email,
          module: 'Fork lift',
          completedOn: '2024-03-14',
          validUntil: 'soon',
          note: 'Paper',
        },
        reasons: [{ reason: 'moduleNotInCompany' }, { reason: 'inColumn' }],
      },
    ]);
  });
});

describe('days', () => {
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
  const number = (value: number, style?: number) =>
    `<c${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`;
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
  const head = row(...['email', 'module', 'completed on', 'valid until'].map(text));
  /** The day 2024-02-29 in a workbook that begins in 1900. */
  const SERIAL = 45_351;

  it('are read as a workbook stores them, whatever it shows', async ({ files }) => {
    const of = (...cells: string[]) => row(text(files.ida.email), text('Forklift'), ...cells);
    const formats = ['m/d/yy', 'd. mmmm', 'General'];
    const rows = [
      of(number(SERIAL, 0), number(SERIAL + 366, 1)),
      of(number(SERIAL + 1.75, 0)),
      of(number(SERIAL + 2), '<c t="d"><v>2030-01-01T00:00:00</v></c>'),
      of(text('2024-03-03')),
      of(number(2024)),
      of(number(1, 0)),
      of('<c s="0"><f>TODAY()</f></c>'),
    ];
    const report = await files.reportOf(
      new Uint8Array(workbookOf([{ name: 'Paper', rows: head + rows.join('') }], { formats })),
    );
    expect(report).toMatchObject({
      sheet: { name: 'Paper', others: [] },
      encoding: null,
      dates: { decidedBy: 'unambiguous' },
    });
    expect(report.readyRows.map((each) => [each.completedOn, each.validUntil])).toEqual([
      ['2024-02-29', '2025-03-01'],
      ['2024-03-01', null],
      ['2024-03-02', '2030-01-01'],
      ['2024-03-03', null],
    ]);
    expect(report.problems.map(({ line, reasons: [reason] }) => [line, reason?.reason])).toEqual([
      [6, 'inColumn'],
      [7, 'inColumn'],
      [8, 'formulaWithoutValue'],
    ]);
  });

  it('with characters that cannot be stored are compared with nothing', async ({ files }) => {
    const of = (day: string) => row(text(files.ida.email), text('Forklift'), text(day));
    const rows = [of('2024-01-01'), of('2024-01-02_x0000_'), of('03/04/2024 10:00_x0000_')];
    const report = await files.reportOf(new Uint8Array(workbook(head + rows.join(''))));
    expect(report).toMatchObject({ ready: 1, undecided: 1, problemRows: 1 });
  });

  it('of hidden rows are left out unless the admin includes them', async ({ files }) => {
    const hidden = `<row hidden="1">${text(files.ida.email)}${text('Forklift')}${text('03/04/2024')}</row>`;
    const shown = row(text(files.ida.email), text('Forklift'), text('2024-01-01'));
    const content = new Uint8Array(workbook(head + shown + hidden));
    expect(await files.reportOf(content)).toMatchObject({
      ...{ rows: 1, ready: 1, hiddenRows: 1, dates: { decidedBy: 'unambiguous' } },
      hiddenRowsShown: [{ line: 3, email: files.ida.email, module: 'Forklift' }],
    });
    expect(await files.reportOf(content, { hiddenRows: 'include' })).toMatchObject({
      ...{ rows: 2, ready: 1, undecided: 1, hiddenRows: 0, dates: { decidedBy: 'ask' } },
    });
  });

  it('that can be read in two ways are asked for once', async ({ files }) => {
    const { email } = files.ida;
    const content = files.table(
      `${email},Forklift,03/04/2024,,`,
      `${email},Forklift,2024-01-01,05/06/2030,`,
      `${email},Forklift,2024-01-02,,`,
    );
    const report = await files.reportOf(content);
    expect(report).toMatchObject({
      dates: {
        ...{ decidedBy: 'ask', order: null, ambiguous: 2, only: [] },
        example: { line: 2, text: '03/04/2024', dayFirst: '2024-04-03', monthFirst: '2024-03-04' },
      },
      ...{ ready: 1, undecided: 2, problemRows: 0 },
    });
    for (const fields of [{}, { expectedReady: '1' }]) {
      const answer = await files.start(content, fields);
      expect([answer.status, answer.error.details]).toMatchObject([
        409,
        { reason: 'importDatesAmbiguous', values: { days: 2 }, report: { undecided: 2 } },
      ]);
    }
    const daysIn = async (dateOrder: string) =>
      (await files.reportOf(content, { dateOrder })).readyRows.map((each) => [
        each.completedOn,
        each.validUntil,
      ]);
    expect(await daysIn('day-first')).toEqual([
      ['2024-04-03', null],
      ['2024-01-01', '2030-06-05'],
      ['2024-01-02', null],
    ]);
    expect(await daysIn('month-first')).toEqual([
      ['2024-03-04', null],
      ['2024-01-01', '2030-05-06'],
      ['2024-01-02', null],
    ]);
  });

  it('are read in the order in which all of the file exist, which the report names', async ({
    files,
  }) => {
    const { email } = files.ida;
    const [first, second] = [`${email},Forklift,03/04/2024,,`, `${email},Forklift,25/12/2023,,`];
    const agreeing = await files.report(first, second);
    expect(agreeing).toMatchObject({
      dates: {
        ...{ decidedBy: 'file', order: 'day-first', ambiguous: 1 },
        only: [{ line: 3, text: '25/12/2023', order: 'day-first' }],
      },
      readyRows: [{ completedOn: '2024-04-03' }, { completedOn: '2023-12-25' }],
    });
    const contrary = [first, second, `${email},Forklift,12/24/2023,,`];
    expect((await files.report(...contrary)).dates).toMatchObject({
      decidedBy: 'ask',
      only: [{ order: 'day-first' }, { order: 'month-first' }],
    });
    const chosen = await files.reportOf(files.table(...contrary), { dateOrder: 'day-first' });
    expect(chosen).toMatchObject({ ready: 2, problems: [{ line: 4 }] });
    expect(chosen.problems[0]?.problems).toEqual([
      'Completed on: “12/24/2023” does not exist with the day first. Write it like 2026-12-25',
    ]);
  });
});

it('is refused with the reason if it is no table of results', async ({ portal, files }) => {
  const refused: [Content, number, string][] = [
    ['', 400, 'importEmpty'],
    ['\u0000\u0001\u0002PNG', 415, 'importNoTable'],
    ['email,completed on\na,b\n', 400, 'importColumnsMissing'],
    [`${HEADER}\n`, 400, 'importWithoutRows'],
    [`${HEADER}\n"a,b,c\n`, 400, 'importQuoteOpen'],
    [
      new Uint8Array(workbook('<row><c r="XFD1"/></row>'.repeat(10_000))),
      400,
      'importWorkbookTooManyCells',
    ],
  ];
  for (const [content, status, reason] of refused)
    for (const answer of [await files.check(content), await files.start(content)])
      expect([answer.status, answer.error.details]).toMatchObject([status, { reason }]);
  expect(await countStaged(portal)).toBe(0);
});

it('with doubtful letters in notes must be looked at before the import', async ({ files }) => {
  const content = files.table(`${files.ida.email},Forklift,2024-01-01,,gepr?ft`);
  const report = await files.reportOf(content);
  expect(report).toMatchObject({
    doubtful: 1,
    doubtfulRows: [{ line: 2, email: files.ida.email, note: 'gepr?ft' }],
  });
  const answer = await files.start(content);
  expect([answer.status, answer.error.details]).toMatchObject([
    409,
    { reason: 'importNotesDoubtful' },
  ]);
  expect((await files.start(content, { lettersChecked: 'yes' })).status).toBe(201);
});

it('of a limited admin has no person outside of the reach', async ({
  portal,
  admin,
  company,
  files,
}) => {
  const { ida, table } = files;
  const udo = await makeTrainee(portal, { companyName: company.name, name: 'Udo' });
  const elsewhere = await makeCompany(portal);
  const zoe = await makeTrainee(portal, { companyName: elsewhere.name, name: 'Zoe' });
  const companyId = company.id;
  const kitchen = await makeGroup(admin, { companyId, name: 'Kitchen', userIds: [ida.id] });
  const content = table(
    ...[ida, udo.user, zoe.user].map(({ email }) => `${email},Forklift,2024-01-01,,`),
  );
  const reasonsFor = async (reach: Parameters<typeof makeLimitedAdmin>[1]) => {
    const by = await makeLimitedAdmin(portal, reach);
    const { ready, problems } = await files.reportOf(content, {}, by);
    return [ready, ...problems.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))];
  };
  const people = { companyId, rights: 'people' as const };
  expect(await reasonsFor([people])).toEqual([2, 'emailOfNoTrainee']);
  expect(await reasonsFor([{ ...people, groupId: kitchen.id }])).toEqual([
    1,
    'emailOfNoTrainee',
    'emailOfNoTrainee',
  ]);
  expect(
    await reasonsFor([
      { ...people, groupId: kitchen.id },
      { companyId, rights: 'read' },
    ]),
  ).toEqual([1, 'needsPeopleRight', 'emailOfNoTrainee']);
});
