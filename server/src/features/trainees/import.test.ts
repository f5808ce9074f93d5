import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resetPassword } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { deleteCompany, listCompanies } from '@portal/contract/companies';
import { cancelJob, getJob } from '@portal/contract/jobs';
import {
  IMPORT_PASSWORDS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_ROWS_SHOWN,
  INVITATION_DAYS,
} from '@portal/contract/limits';
import { logIn } from '@portal/contract/log-in';
import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
} from '@portal/contract/trainee-import';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeCompany, multipart, PASSWORD, succeeded, upload } from '#server/testing/factories.ts';
import { countStaged, fixtureFile } from '#server/testing/fixture-files.ts';
import { longestBlockDuring, slowness } from '#server/testing/longest-block.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { workbook } from '#server/testing/workbooks.ts';
import { runFirstBatch } from '../jobs/testing/interrupted-job.ts';
import { deleteForGood } from '../trash/testing/delete-for-good.ts';

const LONGEST_SLICE_MS = 10;

const it = portalIt.extend('imports', { scope: 'file' }, ({ portal, admin }) => {
  const check = (content: Content, by: string | undefined = admin.token) =>
    upload(portal, checkTraineeImport, formOf(content), by === undefined ? {} : { token: by });
  /** Returns the answer, and the job after its end; undefined if the import was refused. */
  async function run(content: Content, fields: Record<string, string> = {}) {
    const form = formOf(content, fields);
    const answer = await upload(portal, importTrainees, form, { token: admin.token });
    await portal.work(['job']);
    if (answer.status !== 201) return { answer };
    const params = { id: answer.body.id };
    return { answer, job: succeeded(await admin.call(getJob, { params })) };
  }
  /** Returns the job after its first batches. */
  async function begin(content: Content) {
    const form = formOf(content);
    const job = succeeded(await upload(portal, importTrainees, form, { token: admin.token }));
    await runFirstBatch(portal);
    return job;
  }
  const problemsOf = (content: Content) =>
    upload(portal, listImportProblems, formOf(content), { token: admin.token });
  const reportOf = async (content: Content) => succeeded(await check(content));

  const peopleOf = async (companyId: number) =>
    succeeded(await admin.call(listTrainees, { query: { company: String(companyId) } })).map(
      ({ name, email }) => [name, email],
    );

  async function mails(): Promise<string[]> {
    const folder = join(portal.settings.dataDir, 'outbox');
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    // Quoted-printable: soft line ends and escaped characters.
    return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  }

  const mailTo = (address: string) =>
    waitFor(async () => {
      const mail = (await mails()).find((text) => text.includes(`To: ${address}`));
      if (mail === undefined) throw new Error(`No mail to ${address} yet`);
      return mail;
    });
  return { check, run, begin, problemsOf, reportOf, peopleOf, mailTo };
});

type Content = string | Uint8Array<ArrayBuffer>;

const formOf = (content: Content, fields: Record<string, string> = {}) =>
  multipart(fields, { trainees: new File([content], 'trainees.csv') });

const workbookOf = async (name: string) =>
  new Uint8Array(await (await fixtureFile(`tables/${name}.xlsx`)).arrayBuffer());
/** The company of the workbooks. */
const TABLES = 'Tabellen & Söhne GmbH';

const rowOf = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
const HEADER_ROW = rowOf('name', 'email', 'company');
const ROW = rowOf('Ida', 'ida@rows.test', 'Acme');

describe('access', () => {
  it.for([checkTraineeImport, listImportProblems, importTrainees])(
    '$name: administrators only',
    async (call, { portal, trainee }) => {
      expect((await upload(portal, call, formOf('x'))).status).toBe(401);
      const answer = await upload(portal, call, formOf('x'), { token: trainee.token });
      expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
    },
  );
});

describe('the dry run', () => {
  it('reads a text before which our own files put an apostrophe as it was', async ({
    portal,
    imports,
  }) => {
    const { name } = await makeCompany(portal, '@home; =Partners');
    const file = [
      'name,email,company,password',
      `'=Otto,'+otto@import.test,"'@home;' =Partners",'=my password`,
      `O'Brien,ob@import.test,"@home; =Partners",`,
    ].join('\r\n');
    const { readyRows } = await imports.reportOf(file);
    expect(readyRows).toMatchObject([
      { name: '=Otto', email: '+otto@import.test', company: name },
      { name: "O'Brien", email: 'ob@import.test', company: name },
    ]);
    await imports.run(file);
    const body = { email: '+otto@import.test', password: "'=my password" };
    expect((await portal.call(logIn, { body })).status).toBe(200);
  });

  it('reports the line and the problems of each row that cannot be imported', async ({
    company,
    imports,
  }) => {
    const { name } = company;
    const file = [
      'Name,E-Mail,Company,Password',
      `Ida Right,ida@import.test,${name},`,
      `,,,`,
      `,no-at-sign,Nowhere Ltd,short`,
      `Otto,ida@IMPORT.test,${name},`,
      `Pia,Admin@portal.test,${name},password`,
      `"Multi\nline",${'x'.repeat(260)}@import.test,,`,
      `Last,last@import.test, ${name.toUpperCase()} ,good enough password`,
      '',
    ].join('\r\n');
    const row = { company: name, groups: [] };
    expect(await imports.reportOf(file)).toEqual({
      rows: 6,
      ready: 2,
      readyRows: [
        { ...row, line: 2, name: 'Ida Right', email: 'ida@import.test', hasPassword: false },
        { ...row, line: 9, name: 'Last', email: 'last@import.test', hasPassword: true },
      ],
      invited: 1,
      problemRows: 4,
      problems: [
        {
          line: 4,
          name: '',
          email: 'no-at-sign',
          problems: [
            'Name is required',
            'Please enter a valid email address',
            'There is no company “Nowhere Ltd”',
            'Password must have at least 6 characters',
          ],
          reasons: expect.any(Array),
        },
        {
          line: 5,
          name: 'Otto',
          email: 'ida@IMPORT.test',
          problems: ['This email is in line 2 already'],
          reasons: [{ reason: 'emailInOtherLine', values: { line: 2 } }],
        },
        {
          line: 6,
          name: 'Pia',
          email: 'Admin@portal.test',
          problems: ['An admin has this email', 'This password is too common'],
          reasons: [
            { reason: 'emailOfAdmin' },
            { reason: 'importPasswordGuessable', values: { kind: 'common' } },
          ],
        },
        {
          line: 7,
          name: 'Multi line',
          email: `${'x'.repeat(80)}…`,
          problems: ['Email: At most 254 characters', 'Company is required'],
          reasons: expect.any(Array),
        },
      ],
      columns: [
        { column: 'name', headers: ['Name'] },
        { column: 'email', headers: ['E-Mail'] },
        { column: 'company', headers: ['Company'] },
        { column: 'password', headers: ['Password'] },
      ],
      ignoredColumns: [],
      encoding: 'utf-8',
      sheet: null,
      headerLine: 1,
      emailColumns: [],
      unchanged: 0,
      changed: 0,
      changes: [],
      missing: [],
      newGroups: [],
      hiddenRows: 0,
      hiddenRowsShown: [],
      doubtful: 0,
      doubtfulRows: [],
      inTrash: 0,
      inTrashRows: [],
    });
    expect(await imports.peopleOf(company.id)).toEqual([]);
  });

  it.for<[string, string, number, string]>([
    ['no header', 'Ida,ida@import.test,x', 400, 'Missing: name, email, company.'],
    ['half a header', 'email;name\n1;2', 400, 'Missing: company.'],
    ['a column twice', 'name,email,company,Firma\n', 400, '“company” and “Firma” in line 1'],
    ['no rows', 'name,email,company\r\n,,\r\n', 400, 'The file has a header, but no rows.'],
    ['nothing', '', 400, 'The file is empty.'],
    ['an open quote', 'name,email,company\n"Ida,x,y', 400, 'begins in line 2 is never closed'],
    ['a damaged workbook', 'PK\u0003\u0004', 400, 'This is not an Excel workbook (.xlsx)'],
    ['a picture', '\u0089PNG\u0000', 415, 'This is neither a CSV nor an Excel file.'],
  ])('refuses %s', async ([_, content, status, message], { portal, imports }) => {
    const answer = await imports.check(content);
    expect([answer.status, answer.error.message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await countStaged(portal)).toBe(0);
  });

  it('refuses more rows or bytes than the limit', async ({ company, imports }) => {
    const row = `Ida,ida@import.test,${company.name}\n`;
    const many = await imports.check(`name,email,company\n${row.repeat(IMPORT_ROWS_MAX + 1)}`);
    expect([many.status, many.error.message]).toEqual([
      400,
      'The file has more than 10,000 rows. Please split it.',
    ]);
    const large = await imports.check('x'.repeat(5 * 1024 * 1024));
    expect([large.status, large.error.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('accepts other columns, orders and encodings', async ({ company, imports }) => {
    const { name } = company;
    const windows = Buffer.from(
      `Phone;COMPANY;email ;Full Name\r\n1;${name};zoe@import.test;Zo\u00eb\r\n`,
      'latin1',
    );
    expect(succeeded(await imports.check(new Uint8Array(windows)))).toMatchObject({
      ready: 1,
      ignoredColumns: ['Phone'],
      encoding: 'windows-1252',
    });
  });

  it('refuses an old workbook, and one with a password', async ({ imports }) => {
    const answer = await imports.check(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]));
    expect([answer.status, answer.error.message]).toEqual([
      415,
      expect.stringContaining('This is an old workbook, or one with a password.'),
    ]);
  });

  it('reads the workbooks of spreadsheet programs', async ({ portal, imports }) => {
    await makeCompany(portal, TABLES);
    expect(await imports.reportOf(await workbookOf('openpyxl'))).toMatchObject({
      ready: 3,
      readyRows: [
        { line: 2, name: 'Zoë Müller', email: 'zoe@tables.test', company: TABLES },
        { line: 3, name: 'Łukasz Nowak' },
        { line: 5, name: '李 小龍' },
      ],
      problems: [
        {
          line: 6,
          name: 'Otto Ohne',
          problems: [expect.stringMatching(/^Email: the formula in cell C6 has no stored value/)],
        },
      ],
      ignoredColumns: ['Geboren', 'Personalnummer'],
      encoding: null,
    });
    expect(await imports.reportOf(await workbookOf('xlsxwriter'))).toMatchObject({
      ready: 2,
      problems: [
        { line: 5, problems: ['There is no company “Nowhere Ltd”'] },
        {
          line: 6,
          email: 'dora@tables.test',
          problems: ['Name: the formula in cell A6 shows #DIV/0!'],
        },
      ],
      ignoredColumns: ['Start date'],
    });
  });

  it.for(['libreoffice', 'gnumeric'])(
    'imports what %s writes',
    async (program, { portal, admin, imports }) => {
      const companies = succeeded(await admin.call(listCompanies));
      if (!companies.some(({ name }) => name === TABLES)) await makeCompany(portal, TABLES);
      const row = { company: TABLES, hasPassword: false, groups: [] };
      const file = await workbookOf(program);
      expect(await imports.reportOf(file)).toEqual({
        rows: 6,
        ready: 4,
        readyRows: [
          { ...row, line: 2, name: 'Jürgen Groß', email: 'juergen@office.test', hasPassword: true },
          { ...row, line: 4, name: 'Anna Müller-Lüdenscheidt', email: 'anna@office.test' },
          { ...row, line: 5, name: 'Ann Marie O’Neill', email: 'ann.marie@office.test' },
          { ...row, line: 7, name: '李 小龍 🐉', email: 'li@office.test' },
        ],
        invited: 3,
        problemRows: 2,
        problems: [
          {
            line: 8,
            name: '',
            email: 'unnamed@office.test',
            problems: ['Name: the formula in cell A8 shows #N/A'],
            reasons: [
              { reason: 'formulaWithError', values: { column: 'name', cell: 'A8', error: '#N/A' } },
            ],
          },
          {
            line: 9,
            name: 'Otto Ohne',
            email: 'otto@office',
            problems: ['Please enter a valid email address', 'There is no company “Nowhere Ltd”'],
            reasons: expect.any(Array),
          },
        ],
        columns: [
          { column: 'name', headers: ['Vorname', 'NACHNAME'] },
          { column: 'email', headers: ['E-Mail\nAdresse'] },
          { column: 'company', headers: ['Unternehmen'] },
          { column: 'password', headers: ['Passwort'] },
        ],
        ignoredColumns: ['Eintritt', 'Personal-Nr.'],
        encoding: null,
        sheet: { name: expect.any(String), others: expect.any(Array) },
        headerLine: 1,
        emailColumns: [],
        unchanged: 0,
        changed: 0,
        changes: [],
        missing: [],
        newGroups: [],
        hiddenRows: 0,
        hiddenRowsShown: [],
        doubtful: 0,
        doubtfulRows: [],
        inTrash: 0,
        inTrashRows: [],
      });
      const { job } = await imports.run(file, { expectedReady: '4' });
      expect(job).toMatchObject({ state: 'done', done: 4 });
      const body = { email: 'juergen@office.test', password: '00734519' };
      const { user } = succeeded(await portal.call(logIn, { body }));
      expect(user.company?.name).toBe(TABLES);
      // The workbook of the other program has the same emails.
      const params = { id: user.company?.id ?? 0 };
      await deleteForGood(portal, await admin.call(deleteCompany, { params }));
    },
  );

  it.for([
    ['a million cells in a row', () => workbook(`<row>${'<c/>'.repeat(1_000_000)}</row>`)],
    ['a far corner in each row', () => workbook('<row><c r="XFD1"/></row>'.repeat(1_000))],
    ['a text without an end', () => workbook(`<row><c t="str"><v>${'x'.repeat(30_000_000)}`)],
    ['millions of shared strings', () => workbook('<row/>', '<si><t>x</t></si>'.repeat(2_000_000))],
    ['more than fits into memory', () => workbook(`<row>${' '.repeat(60_000_000)}</row>`)],
    ['more rows than the limit', () => workbook(HEADER_ROW + ROW.repeat(IMPORT_ROWS_MAX + 1))],
  ] as const)('refuses a workbook with %s', async ([_, bytes], { portal, imports }) => {
    const answer = await imports.check(new Uint8Array(bytes()));
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await countStaged(portal)).toBe(0);
  });

  it('shows the first rows of many, and counts them all', async ({ company, imports }) => {
    const rows = Array.from({ length: 120 }, (_, i) => `N,p${i}@shown.test,${company.name}`);
    const report = await imports.reportOf(`name,email,company\n${rows.join('\n')}`);
    expect([report.ready, report.readyRows.length]).toEqual([120, IMPORT_ROWS_SHOWN]);
  });

  it('lists all rows that cannot be imported with their cells', async ({ company, imports }) => {
    const bad = Array.from({ length: 700 }, (_, i) => `N${i};;${company.name};secret ${i}`);
    const file = `Name;Mail;Firma;Passwort\nIda;ida@list.test;${company.name};\n${bad.join('\n')}`;
    const rows = succeeded(await imports.problemsOf(file));
    expect(rows).toHaveLength(700);
    expect(rows[0]).toEqual({
      line: 3,
      cells: {
        ...{ name: 'N0', email: '', company: company.name },
        ...{ password: 'secret 0', language: '', groups: '' },
      },
      problems: ['Email is required'],
      reasons: [
        { reason: 'inColumn', values: { column: 'email', problem: { reason: 'emailRequired' } } },
      ],
    });
    expect(
      succeeded(await imports.problemsOf(`Name;Mail;Firma\nIda;i@list.test;${company.name}`)),
    ).toEqual([]);
    const refused = await imports.problemsOf('x');
    expect([refused.status, refused.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('finds the company by name as a sign-up does', async ({ company, imports }) => {
    const file = `name,email,companyName\nIda,ida@import.test,${company.name}\n`;
    expect(await imports.reportOf(file)).toMatchObject({ ready: 1, ignoredColumns: [] });
  });

  it('limits the number of passwords, because each is hashed', async ({ company, imports }) => {
    const rows = Array.from(
      { length: IMPORT_PASSWORDS_MAX + 1 },
      (_, i) => `N,p${i}@import.test,${company.name},good enough password`,
    );
    const report = await imports.reportOf(`name,email,company,password\n${rows.join('\n')}`);
    expect([report.ready, report.problems[0]?.line]).toEqual([200, 202]);
    expect(report.problems[0]?.problems[0]).toContain('Only 200 rows of a file');
  });
});

describe('the column of languages', () => {
  it('stores the language of new people, by its tag or a name of it', async ({
    portal,
    company,
    imports,
  }) => {
    const cells = {
      ...{ de: 'de', 'de-AT': 'de', pt_BR: null, uk_UA: 'uk', German: 'de', DEUTSCH: 'de' },
      ...{ 'français ': 'fr', Francais: 'fr', TÜRKÇE: 'tr', Romana: 'ro', українська: 'uk' },
      ...{ العربية: 'ar', arabic: 'ar', English: 'en', '': null },
    };
    const known = Object.entries(cells).filter(([cell, tag]) => cell === '' || tag !== null);
    const mailOf = (index: number) => `language${index}@import.test`;
    const file = [
      'Name,E-Mail,Company,Language',
      ...known.map(([cell], index) => `N${index},${mailOf(index)},${company.name},${cell}`),
    ].join('\n');
    expect((await imports.run(file)).answer.status).toBe(201);
    const users = portal.resources.db.selectFrom('users').select(['email', 'language']);
    const stored = await users.where('company_id', '=', company.id).orderBy('id').execute();
    expect(stored).toEqual(
      known.map(([, language], index) => ({ email: mailOf(index), language })),
    );
  });

  it.for(['Klingon', 'pt_BR', 'nl', 'd', '1'])(
    '%s is a problem of its row',
    async (cell, { company, imports }) => {
      const row = `Ida,ida@klingon.test,${company.name},,${cell}`;
      const { problems } = await imports.reportOf(`name,email,company,password,language\n${row}`);
      expect(problems[0]?.problems).toEqual([
        'Language must be English, German, French, Spanish, Polish, Turkish, Romanian, Ukrainian or Arabic',
      ]);
    },
  );
});

describe('the import', () => {
  it('adds all trainees and mails a link to those without a password', async ({
    portal,
    admin,
    company,
    imports,
  }) => {
    const file = `\ufeffname;email;company;password\r\n"O'Neil; Zoë";zoe@mailed.test;${company.name};\r\nAbe;abe@mailed.test;${company.name};${PASSWORD}\r\n`;
    const { answer, job } = await imports.run(file);
    expect(answer.body).toMatchObject({ kind: 'import', state: 'running', total: 2, done: 0 });
    expect(job).toMatchObject({ state: 'done', total: 2, done: 2, refused: 0 });
    expect(await imports.peopleOf(company.id)).toEqual([
      ['Abe', 'abe@mailed.test'],
      ["O'Neil; Zoë", 'zoe@mailed.test'],
    ]);
    const abe = await portal.call(logIn, {
      body: { email: 'abe@mailed.test', password: PASSWORD },
    });
    expect(abe.status).toBe(200);
    for (const password of ['none yet', PASSWORD]) {
      const refused = await portal.call(logIn, { body: { email: 'zoe@mailed.test', password } });
      expect([refused.status, refused.error.message]).toEqual([401, 'Invalid email or password']);
    }

    await portal.deliverMails();
    const mail = await imports.mailTo('zoe@mailed.test');
    expect(mail).toContain(`for ${INVITATION_DAYS} days`);
    const link = /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
    portal.clock.advance((INVITATION_DAYS - 1) * 86_400_000);
    const body = { token: link, password: 'chosen by herself' };
    expect((await portal.call(resetPassword, { body })).status).toBe(200);
    const zoe = { email: 'zoe@mailed.test', password: 'chosen by herself' };
    expect((await portal.call(logIn, { body: zoe })).status).toBe(200);
    expect((await portal.call(resetPassword, { body })).status).toBe(400);
    admin.token = succeeded(
      await portal.call(logIn, { body: { email: 'admin@portal.test', password: PASSWORD } }),
    ).token;
  });

  it('is recorded once, without passwords', async ({ admin, company, imports }) => {
    await imports.run(
      `name,email,company,password\nIda,ida@recorded.test,${company.name},${PASSWORD}\n`,
    );
    const query = { company: String(company.id), action: 'trainee.imported' };
    const answer = await admin.call(listActivity, { query });
    expect(succeeded(answer)).toMatchObject([
      {
        subject: { kind: 'trainee', id: null, name: '', count: 1 },
        after: { trainees: 1, chosen: 1, refused: 0, invitedByMail: 0 },
      },
    ]);
    expect(answer.raw).not.toContain(PASSWORD);
  });

  it('changes nothing when one row cannot be imported', async ({ company, imports }) => {
    const file = `name,email,company\nIda,ida@none.test,${company.name}\nOtto,no mail,${company.name}\n`;
    const { answer } = await imports.run(file);
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      409,
      'CONFLICT',
      '1 row cannot be imported. Nothing was changed.',
    ]);
    const { report } = answer.error.details as unknown as { report: ImportReport };
    expect([report.ready, report.problems]).toEqual([
      1,
      [
        {
          line: 3,
          name: 'Otto',
          email: 'no mail',
          problems: ['Please enter a valid email address'],
          reasons: [
            {
              reason: 'inColumn',
              values: { column: 'email', problem: { reason: 'emailInvalid' } },
            },
          ],
        },
      ],
    ]);
    expect(await imports.peopleOf(company.id)).toEqual([]);
  });

  it('adds the good rows alone, if there are as many as the admin has seen', async ({
    company,
    imports,
  }) => {
    const file = `name,email,company\nIda,ida@some.test,${company.name}\nOtto,no mail,${company.name}\n`;
    const { answer: wrong } = await imports.run(file, { expectedReady: '2' });
    expect([wrong.status, wrong.error.code]).toEqual([409, 'CONFLICT']);
    expect(await imports.peopleOf(company.id)).toEqual([]);
    const { job } = await imports.run(file, { expectedReady: '1' });
    expect(job).toMatchObject({ state: 'done', total: 1, done: 1 });
    expect(await imports.peopleOf(company.id)).toEqual([['Ida', 'ida@some.test']]);
    const mended = `name,email,company\nIda,ida@more.test,${company.name}\n`;
    const { answer: changed } = await imports.run(mended, { expectedReady: '2' });
    expect([changed.status, changed.error.message]).toEqual([
      409,
      'All rows can be imported now. Nothing was changed.',
    ]);
    const known = `name,email,company\nIda,ida@some.test,${company.name}\nOtto,no mail,${company.name}\n`;
    const { answer: none } = await imports.run(known, { expectedReady: '0' });
    expect([none.status, none.error.message]).toEqual([409, 'There is nothing to import.']);
  });

  it('of ten thousand trainees lets other requests be served', async ({
    portal,
    admin,
    company,
    imports,
  }) => {
    let leastMs = Infinity;
    // Garbage collection and other work of the machine can only lengthen a time slice.
    for (let round = 0; round < 5 && leastMs >= LONGEST_SLICE_MS; round += 1) {
      const rows = Array.from(
        { length: IMPORT_ROWS_MAX },
        (_, i) => `Trainee Number ${i},many${round}-${i}@many.test,${company.name}`,
      );
      const { answer: job, longestMs } = await longestBlockDuring(
        imports.begin(`name,email,company\n${rows.join('\n')}\n`),
      );
      expect(job.total).toBe(IMPORT_ROWS_MAX);
      // All other batches are like the first ones.
      succeeded(await admin.call(cancelJob, { params: { id: job.id } }));
      leastMs = Math.min(leastMs, longestMs / slowness());
    }
    expect(leastMs).toBeLessThan(LONGEST_SLICE_MS);
    // Deletes the mails, so that no other test delivers them.
    await portal.resources.db.deleteFrom('mail_queue').execute();
  });
});
