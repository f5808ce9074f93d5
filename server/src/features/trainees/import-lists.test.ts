/** Lists as offices have them: with formats, hidden rows, titles, merged cells, old letters, and once a month. */
import { getJob, listJobItems, undoJob } from '@portal/contract/jobs';
import { changeOwnLanguage } from '@portal/contract/own-account';
import { listRuns } from '@portal/contract/runs';
import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
} from '@portal/contract/trainee-import';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { workbookOf } from '#server/testing/workbooks.ts';

type Content = string | Uint8Array<ArrayBuffer>;
type Fields = Record<string, string>;

const it = itAlone.extend('imports', ({ portal, admin, company }) => {
  const { token } = admin;
  const formOf = (content: Content, fields: Fields) =>
    multipart(fields, { trainees: new File([content], 'trainees.csv') });
  const check = (content: Content, fields: Fields = {}) =>
    upload(portal, checkTraineeImport, formOf(content, fields), { token });
  return {
    check,
    reportOf: async (content: Content, fields: Fields = {}) =>
      succeeded(await check(content, fields)),
    refusalOf: async (content: Content) => (await check(content)).error.message,
    async run(content: Content, fields: Fields = {}) {
      const form = formOf(content, fields);
      const answer = await upload(portal, importTrainees, form, { token });
      await portal.work(['job']);
      return answer;
    },
    people: async () => {
      const rows = succeeded(await admin.call(listTrainees, { query: {} }));
      return rows.map(({ name, email, company }) => `${name} ${email} ${company?.name}`);
    },
    /** A list in which each row is `name,email` of the company of the test. */
    list: (...rows: string[]) =>
      `name,email,company\n${rows.map((row) => `${row},${company.name}`).join('\n')}`,
  };
});

const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const texts = (...cells: string[]) => row(...cells.map(text));
const HEADER = texts('Name', 'Email', 'Company');
const bytesOf = (...args: Parameters<typeof workbookOf>) => new Uint8Array(workbookOf(...args));

describe('cells', () => {
  it('are read as Excel shows them', async ({ portal, imports }) => {
    await makeCompany(portal, '0007');
    const rows = HEADER + row(text('Ada'), text('ada@x.test'), number(7, 0));
    const { readyRows } = await imports.reportOf(bytesOf([{ rows }], { formats: ['0000'] }));
    expect(readyRows).toMatchObject([{ name: 'Ada', company: '0007' }]);
  });

  it('with a date or a number as a password are refused with the reason', async ({
    company,
    imports,
  }) => {
    const formats = ['General', '0000000', 'dd\\.mm\\.yyyy'];
    const header = texts('Name', 'Email', 'Company', 'Password');
    const person = (name: string, password: string) =>
      row(text(name), text(`${name}@x.test`), text(company.name), password);
    const rows =
      header +
      person('Ada', number(33010, 2)) +
      person('Bo', number(471182, 1)) +
      person('Cy', text('0471182'));
    const report = await imports.reportOf(bytesOf([{ rows }], { formats }));
    expect(report.readyRows.map(({ name }) => name)).toEqual(['Cy']);
    const advice =
      'not a text. Format the cell as text and enter the password again, or leave it empty';
    expect(report.problems.map(({ problems }) => problems)).toEqual([
      [`Password: cell D2 is a date, ${advice}`],
      [`Password: cell D3 is a number, ${advice}`],
    ]);
  });

  it('with a formula that was never calculated are named', async ({ company, imports }) => {
    const cells = `${text('Ada')}<c><f>A1</f></c>${text(company.name)}`;
    const { problems } = await imports.reportOf(bytesOf([{ rows: HEADER + row(cells) }]));
    expect(problems[0]?.problems).toEqual([
      'Email: the formula in cell B2 has no stored value. Open the file in Excel or LibreOffice and save it again',
    ]);
  });
});

describe('the header', () => {
  it('is found below a title and empty rows, on the first visible sheet that has one', async ({
    company,
    imports,
  }) => {
    const person = texts('Ada', 'ada@x.test', company.name);
    const bytes = bytesOf([
      { name: 'Lists', state: 'hidden', rows: HEADER + texts('Old', 'old@x.test', company.name) },
      { name: 'Cover', rows: texts('Staff list, November 2026') },
      { name: 'Staff', rows: `${texts('Staff, November')}<row/>${HEADER}${person}` },
    ]);
    expect(await imports.reportOf(bytes)).toMatchObject({
      sheet: { name: 'Staff', others: ['Cover'] },
      headerLine: 3,
      readyRows: [{ line: 4, name: 'Ada' }],
    });
  });

  it('is found in a text below a title, with any separator', async ({ company, imports }) => {
    for (const separator of [',', ';', '\t', '|']) {
      const cells = [
        ['name', 'email', 'company'],
        ['Ada', 'ada@x.test', company.name],
      ];
      const lines = cells.map((each) => each.join(separator)).join('\n');
      const report = await imports.reportOf(`Staff list, November 2026\n\n${lines}`);
      expect([report.headerLine, report.ready]).toEqual([3, 1]);
    }
  });

  it('that is missing is reported with sheet and row', async ({ imports }) => {
    const half = { name: 'Staff', rows: texts('Title') + texts('Name', 'Email') };
    expect(await imports.refusalOf(bytesOf([half]))).toBe(
      'A row of the sheet “Staff” at the top must name the columns name, email and company. The nearest is row 2 of the sheet “Staff”. Missing: company.',
    );
    const hidden = { name: 'Lists', state: 'hidden', rows: HEADER };
    expect(await imports.refusalOf(bytesOf([hidden, half]))).toContain(
      'Only the hidden sheet “Lists” names the columns',
    );
  });

  it('with two email columns takes the first one, or the chosen one', async ({
    company,
    imports,
  }) => {
    const file = `Name,Work email,Email,Company\nAda,ada@work.test,ada@home.test,${company.name}\n`;
    const first = await imports.reportOf(file);
    expect(first.emailColumns).toEqual([
      { place: 2, header: 'Work email' },
      { place: 3, header: 'Email' },
    ]);
    expect([first.readyRows[0]?.email, first.ignoredColumns]).toEqual(['ada@work.test', ['Email']]);
    const second = await imports.reportOf(file, { emailColumn: '3' });
    expect(second.readyRows[0]?.email).toBe('ada@home.test');
    await imports.run(file, { emailColumn: '3' });
    expect(await imports.people()).toEqual([`Ada ada@home.test ${company.name}`]);
  });

  it('prefers a visible email column to a hidden one', async ({ company, imports }) => {
    const before = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const rows =
      texts('Name', 'Email', 'Mail', 'Company') +
      texts('Ada', 'old@x.test', 'ada@x.test', company.name);
    const report = await imports.reportOf(bytesOf([{ rows, before }]));
    expect([report.readyRows[0]?.email, report.emailColumns]).toEqual(['ada@x.test', []]);
  });
});

it('counts a merged company for each of its rows', async ({ company, imports }) => {
  const rows =
    texts('Company', 'Name', 'Email') +
    texts(company.name, 'Ada', 'ada@x.test') +
    texts('', 'Bo', 'bo@x.test') +
    texts('', 'Cy', 'cy@x.test');
  const report = await imports.reportOf(bytesOf([{ rows, merges: ['A2:A9'] }]));
  expect(report).toMatchObject({ ready: 3, problemRows: 0 });
});

it('leaves hidden rows out unless the admin includes them', async ({ company, imports }) => {
  const hidden = texts('Zed', 'zed@x.test', company.name).replace('<row>', '<row hidden="1">');
  const rows = HEADER + texts('Ada', 'ada@x.test', company.name) + hidden;
  const bytes = bytesOf([{ rows }]);
  expect(await imports.reportOf(bytes)).toMatchObject({
    rows: 1,
    ready: 1,
    hiddenRows: 1,
    hiddenRowsShown: [{ line: 3, name: 'Zed', email: 'zed@x.test' }],
  });
  await imports.run(bytes);
  expect(await imports.people()).toEqual([`Ada ada@x.test ${company.name}`]);
  await imports.run(bytes, { hiddenRows: 'include' });
  expect(await imports.people()).toContain(`Zed zed@x.test ${company.name}`);
});

describe('letters', () => {
  const latin = (value: string) => new Uint8Array(Buffer.from(value, 'latin1'));

  it('of MS-DOS and of an old Mac are read', async ({ company, imports }) => {
    const list = (name: string, end: string) =>
      latin(`Name;Mail;Firma${end}${name};m@x.test;${company.name}${end}`);
    // The bytes of 'Jörg Müller' in code page 850 and in Mac Roman.
    const dos = await imports.reportOf(list('J\u0094rg M\u0081ller', '\r\n'));
    const mac = await imports.reportOf(list('J\u009arg M\u009fller', '\r'));
    for (const [report, encoding] of [
      [dos, 'cp850'],
      [mac, 'macintosh'],
    ] as const)
      expect([report.readyRows[0]?.name, report.encoding]).toEqual(['Jörg Müller', encoding]);
  });

  it('in doubt must be looked at before the import, and can be read in another code', async ({
    company,
    imports,
  }) => {
    // 'Kozień' in Windows-1250 is 'Kozieñ' in Windows-1252.
    const file = latin(`Name;Mail;Firma\nKozie\u00f1;k@x.test;${company.name}\n`);
    expect(await imports.reportOf(file)).toMatchObject({
      encoding: 'windows-1252',
      doubtful: 1,
      doubtfulRows: [{ line: 2, name: 'Kozieñ', company: company.name }],
    });
    const refused = await imports.run(file);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Characters of 1 row may be wrong. Please look at the names first.',
    ]);
    expect((await imports.run(file, { codePage: 'windows-1250' })).status).toBe(409);
    expect(await imports.people()).toEqual([]);
    await imports.run(file, { codePage: 'windows-1250', lettersChecked: 'yes' });
    expect(await imports.people()).toEqual([`Kozień k@x.test ${company.name}`]);
  });

  it('that another program has lost are in doubt', async ({ imports }) => {
    const names = ['J?rg', 'M\ufffdller', 'JÃ¶rg', 'GroÃŸ', 'Å‚ukasz', '0', '╔═', '#N/A'];
    const rows = names.map((name, i) => `${name},p${i}@x.test`);
    const report = await imports.reportOf(imports.list(...rows, 'João,j@x.test', 'Åsa,a@x.test'));
    expect(report.doubtfulRows.map(({ name }) => name)).toEqual(names);
  });

  it('that no code has are refused', async ({ imports }) => {
    expect(await imports.refusalOf(latin('Name;Mail;Firma\n\u0081\u008d\u00ff\u00fex;y;z'))).toBe(
      'The characters of this file cannot be recognised. Please save it as “CSV UTF-8” or as “Excel workbook (.xlsx)” and choose that file.',
    );
  });
});

describe('the monthly list', () => {
  it('counts known people, proposes changes and names the missing', async ({
    portal,
    company,
    imports,
  }) => {
    const other = await makeCompany(portal);
    for (const name of ['Ada', 'Bo', 'Cy', 'Lea'])
      await makeTrainee(portal, {
        name,
        email: `${name.toLowerCase()}@x.test`,
        companyName: company.name,
      });
    const file = [
      'name,email,company,password',
      `ADA,Ada@x.test,${company.name},short`,
      `Bo Wed,bo@x.test,${company.name},`,
      `Cy,cy@x.test,${other.name},`,
      `New,new@x.test,${company.name},`,
    ].join('\n');
    const report = await imports.reportOf(file);
    expect(report).toMatchObject({ rows: 4, ready: 1, unchanged: 1, changed: 2, problemRows: 0 });
    expect(report.changes).toEqual([
      {
        line: 3,
        email: 'bo@x.test',
        name: { before: 'Bo', after: 'Bo Wed' },
        company: { before: company.name, after: company.name },
        groups: { before: [], after: [] },
      },
      {
        line: 4,
        email: 'cy@x.test',
        name: { before: 'Cy', after: 'Cy' },
        company: { before: company.name, after: other.name },
        groups: { before: [], after: [] },
      },
    ]);
    expect(report.missing).toEqual([
      { company: company.name, count: 1, people: [{ name: 'Lea', email: 'lea@x.test' }] },
    ]);
  });

  it('names no one of a company of which it has new people only', async ({
    portal,
    company,
    imports,
  }) => {
    await makeTrainee(portal, { companyName: company.name });
    expect((await imports.reportOf(imports.list('New,new@x.test'))).missing).toEqual([]);
  });

  it('applies the chosen changes alone, and takes them back', async ({
    portal,
    admin,
    company,
    imports,
  }) => {
    const other = await makeCompany(portal);
    const ada = await makeTrainee(portal, {
      name: 'Ada',
      email: 'ada@x.test',
      companyName: company.name,
    });
    for (const name of ['Bo', 'Cy'])
      await makeTrainee(portal, {
        name,
        email: `${name.toLowerCase()}@x.test`,
        companyName: company.name,
      });
    const file = [
      'name,email,company',
      `Ada Wed,ada@x.test,${other.name}`,
      `Bo Wed,bo@x.test,${company.name}`,
      `Cyril,cy@x.test,${company.name}`,
      `New,new@x.test,${company.name}`,
    ].join('\n');
    const { id } = succeeded(await imports.run(file, { changeLines: '2,3' }));
    const params = { id };
    expect(succeeded(await admin.call(getJob, { params }))).toMatchObject({ total: 3, done: 3 });
    const items = succeeded(await admin.call(listJobItems, { params, query: {} }));
    expect(items.map(({ name }) => name)).toEqual(['New', 'Ada Wed', 'Bo Wed']);
    expect(await imports.people()).toEqual([
      `Ada Wed ada@x.test ${other.name}`,
      `Bo Wed bo@x.test ${company.name}`,
      `Cy cy@x.test ${company.name}`,
      `New new@x.test ${company.name}`,
    ]);
    const runs = await admin.call(listRuns, { params: { id: ada.user.id } });
    expect(succeeded(runs)).toHaveLength(2);
    succeeded(await admin.call(undoJob, { params }));
    await portal.work(['job']);
    expect(await imports.people()).toEqual([
      `Ada ada@x.test ${company.name}`,
      `Bo bo@x.test ${company.name}`,
      `Cy cy@x.test ${company.name}`,
    ]);
  });

  it('changes no language of known people, whatever it says', async ({
    portal,
    company,
    imports,
  }) => {
    const ida = await makeTrainee(portal, { companyName: company.name, name: 'Ida' });
    const { id, email } = ida.user;
    succeeded(await ida.call(changeOwnLanguage, { body: { language: 'pl' } }));
    const list = (name: string, language: string) =>
      `name,email,company,language\n${name},${email},${company.name},${language}`;
    for (const language of ['de', 'Klingon'])
      expect(await imports.reportOf(list('Ida', language))).toMatchObject({
        unchanged: 1,
        problemRows: 0,
      });
    const fields = { expectedReady: '0', changeLines: '2' };
    expect((await imports.run(list('Ida Married', 'de'), fields)).status).toBe(201);
    const users = portal.resources.db.selectFrom('users').select(['name', 'language']);
    const stored = await users.where('id', '=', id).executeTakeFirst();
    expect(stored).toEqual({ name: 'Ida Married', language: 'pl' });
  });

  it('refuses a change that is none any more', async ({ portal, company, imports }) => {
    await makeTrainee(portal, { name: 'Ada', email: 'ada@x.test', companyName: company.name });
    const answer = await imports.run(imports.list('Ada,ada@x.test'), { changeLines: '2' });
    expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT']);
    expect((answer.error.details as unknown as { report: ImportReport }).report.unchanged).toBe(1);
  });
});
