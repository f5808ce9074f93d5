import { deleteCompany } from '@portal/contract/companies';
import { withoutFormula } from '@portal/contract/csv';
import { createReportExport, type FileFormat } from '@portal/contract/exports';
import type { Language } from '@portal/contract/languages';
import { getCompanyReport } from '@portal/contract/reports';
import { compareKeys, sortKey } from '@portal/contract/text-keys';
import { texts } from '@portal/contract/texts/en';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { makeAdmin, makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { type ExpectedPerson, makePopulation } from './testing/population.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'] as const;

const it = portalIt
  .extend('population', { scope: 'file' }, ({ portal }) => makePopulation(portal))
  .extend('reports', { scope: 'file' }, ({ portal, admin, origin, population }) => {
    const { company } = population;
    const read = (query: Record<string, string> = {}) =>
      admin.call(getCompanyReport, { params: { id: company.id }, query });
    const link = async (format: FileFormat, language?: Language) => {
      const body = { company: company.id, format, ...(language === undefined ? {} : { language }) };
      return succeeded(await admin.call(createReportExport, { body }));
    };
    const setZone = (timeZone: string | null) =>
      portal.resources.db
        .updateTable('all_companies')
        .set({ time_zone: timeZone })
        .where('id', '=', company.id)
        .execute();
    async function download(format: FileFormat, language?: Language): Promise<Buffer> {
      const answer = await fetch(`${origin}${(await link(format, language)).url}`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    }
    return { read, link, setZone, download };
  });

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The time that the clock of the time zone shows, by the formatter of the runtime. */
const shownIn = (timeZone: string, at: number | null) =>
  at === null
    ? ''
    : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        at,
      );

const completedCount = ({ results }: ExpectedPerson) =>
  results.filter(({ status }) => status === 'completed').length;

const VALID_FOR_EVER = {
  code: expect.stringMatching(/^\w{26}$/),
  status: 'valid',
  completedOn: expect.any(String),
  validUntil: null,
};

describe('the report of a company', () => {
  it('is for administrators, and of existing companies', async ({ portal, admin, reports }) => {
    const company = await makeCompany(portal);
    const params = { id: company.id };
    expect((await portal.call(getCompanyReport, { params })).status).toBe(401);
    const trainee = await makeTrainee(portal, { companyName: company.name });
    expect((await trainee.call(getCompanyReport, { params })).status).toBe(403);
    expect((await reports.read({ cursor: 'x' })).status).toBe(400);
    expect((await reports.read({ pageSize: '101' })).status).toBe(400);
    succeeded(await admin.call(deleteCompany, { params }));
    const missing = await admin.call(getCompanyReport, { params });
    expect([missing.status, missing.error.message]).toEqual([404, 'Company not found']);
  });

  it('has the results of the current runs by name, without what is hidden', async ({
    population,
    reports,
  }) => {
    await reports.setZone('Asia/Kolkata');
    const report = succeeded(await reports.read());
    expect(report).toMatchObject({
      company: { id: population.company.id, name: population.company.name },
      timeZone: 'Asia/Kolkata',
    });
    expect(report.modules).toEqual(population.modules);
    const idOf = new Map(population.modules.map(({ id, name }) => [name, id]));
    expect(report.people.toSorted((a, b) => a.id - b.id)).toEqual(
      population.people.map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        modulesCompleted: completedCount(person),
        notRequired: [],
        completedAt: completedCount(person) === 3 ? expect.any(String) : null,
        certificate: completedCount(person) === 3 ? VALID_FOR_EVER : null,
        results: person.results.map(({ module, ...result }) => ({
          ...result,
          moduleId: idOf.get(module),
          openedAt: isoOf(result.openedAt),
          completedAt: isoOf(result.completedAt),
        })),
      })),
    );
  });

  it('is paged by name, each trainee once, whatever the size of a page', async ({
    population,
    reports,
  }) => {
    const whole = succeeded(await reports.read()).people.map(({ id }) => id);
    expect(whole).toHaveLength(population.people.length);
    for (const pageSize of ['1', '2', '5', '6']) {
      const ids: number[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const answer = await reports.read({ pageSize, ...(cursor === '' ? {} : { cursor }) });
        ids.push(...succeeded(answer).people.map(({ id }) => id));
        expect(answer.headers['x-total-count']).toBe(String(whole.length));
        const next = answer.headers['x-next-cursor'];
        cursor = next === undefined ? undefined : String(next);
      }
      expect(ids).toEqual(whole);
    }
  });

  it('has the server’s time zone for a company without one', async ({ reports }) => {
    await reports.setZone(null);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(succeeded(await reports.read()).timeZone).toBe(timeZone);
  });
});

describe('the file', () => {
  it.for(ZONES)(
    'has the same rows as CSV and as XLSX, with the dates of %s',
    async (timeZone, { population, reports }) => {
      await reports.setZone(timeZone);
      const byName = population.people.toSorted((one, other) =>
        compareKeys(sortKey(one.name), sortKey(other.name)),
      );
      const rows = byName.map((person) => [
        person.name,
        person.email,
        String(completedCount(person)),
        '3',
        ...population.modules.flatMap(({ name }) => {
          const result = person.results.find(({ module }) => module === name);
          if (result === undefined) return [texts.status['not-started'], '', '', ''];
          const { status, openedAt, completedAt, score } = result;
          return [
            texts.status[status],
            shownIn(timeZone, openedAt),
            shownIn(timeZone, completedAt),
            String(score),
          ];
        }),
        completedCount(person) === 3 ? 'Valid' : '',
      ]);
      const headings = [
        'Name',
        'Email',
        'Modules completed',
        'Modules',
        ...population.modules.flatMap(({ name, passMark }) => [
          `${name}: status`,
          `${name}: opened (${timeZone})`,
          `${name}: completed (${timeZone})`,
          `${name}: score, pass mark ${passMark}%`,
        ]),
        'Certificate',
      ];
      const TRAINING_COMPLETED = 4;
      // With the new modules since, and when the trainee joined, was invited and first opened a module.
      const besides = <T>(cells: readonly T[]) => cells.toSpliced(TRAINING_COMPLETED, 5);

      for (const format of ['csv', 'csv-semicolon'] as const) {
        const text = (await reports.download(format)).toString();
        expect(text.startsWith('\ufeffName')).toBe(true);
        expect(text.includes('Name;Email')).toBe(format === 'csv-semicolon');
        const [header, ...lines] = [...readCsv(text.slice(1))].map(({ cells }) => besides(cells));
        expect(header).toEqual(
          headings.map((heading, i) =>
            withoutFormula(/: score/.test(heading) && i > 3 ? `${heading} (%)` : heading),
          ),
        );
        expect(lines).toEqual(
          rows.map((row) => row.map((cell, i) => (i < 2 ? withoutFormula(cell) : cell))),
        );
      }

      const [sheet] = await readXlsxFile(await reports.download('xlsx'));
      expect(sheet?.sheet).toBe(population.company.name.slice(0, 31).trim());
      const [header, ...lines] = (sheet?.data ?? []).map(besides);
      expect(header).toEqual(headings);
      const asText = (cell: unknown, i: number) => {
        if (cell === null) return '';
        // The file has days with ten decimals.
        if (cell instanceof Date)
          return new Date(cell.getTime() + 500).toISOString().slice(0, 16).replace('T', ' ');
        if (typeof cell === 'number' && i > 3) return String(Math.round(cell * 100));
        return String(cell);
      };
      expect(lines.map((line) => line.map(asText))).toEqual(rows);
    },
  );

  it.for<[Language, string[], string[]]>([
    [
      'de',
      [
        ...['Name', 'E-Mail-Adresse', 'Module abgeschlossen', 'Module'],
        ...['Schulung abgeschlossen (Asia/Kolkata)', 'Neue Module seitdem'],
        ...['Dabei seit (Asia/Kolkata)', 'Eingeladen (Asia/Kolkata)'],
        ...['Erstes Modul geöffnet (Asia/Kolkata)', 'Fire: safety [1/2]: Status'],
        ...['Fire: safety [1/2]: geöffnet (Asia/Kolkata)'],
        ...['Fire: safety [1/2]: abgeschlossen (Asia/Kolkata)'],
        'Fire: safety [1/2]: Ergebnis, Bestehensgrenze 70\u00a0%',
      ],
      ['Abgeschlossen', 'Nicht begonnen', 'Zuletzt nicht bestanden'],
    ],
    [
      'ar',
      [
        ...['الاسم', 'البريد الإلكتروني', 'الوحدات المكتملة', 'الوحدات'],
        ...['إكمال التدريب (Asia/Kolkata)', 'الوحدات الجديدة بعد الإكمال'],
        ...['الانضمام (Asia/Kolkata)', 'الدعوة (Asia/Kolkata)'],
        ...['أول فتح لوحدة (Asia/Kolkata)', 'Fire: safety [1/2]: الحالة'],
        ...['Fire: safety [1/2]: تاريخ الفتح (Asia/Kolkata)'],
        ...['Fire: safety [1/2]: تاريخ الإكمال (Asia/Kolkata)'],
        'Fire: safety [1/2]: الدرجة، درجة النجاح 70%',
      ],
      ['آخر محاولة غير ناجحة', 'تم الإكمال', 'لم يتم البدء'],
    ],
  ])(
    'has its headers and the words of statuses in %s',
    async ([language, headers, statuses], { reports }) => {
      await reports.setZone('Asia/Kolkata');
      const [sheet] = await readXlsxFile(await reports.download('xlsx', language));
      const [header, ...rows] = sheet?.data ?? [];
      expect(header?.slice(0, headers.length)).toEqual(headers);
      const status = headers.length - 4;
      expect([...new Set(rows.map((row) => row[status]))].toSorted()).toEqual(statuses);
      const text = (await reports.download('csv', language)).toString();
      for (const each of [...headers, ...statuses]) expect(text).toContain(withoutFormula(each));
    },
  );

  it('has a link for one download, of its own file, for this session', async ({
    portal,
    admin,
    company,
    trainee,
    reports,
  }) => {
    const body = { company: company.id, format: 'xlsx' as const };
    expect((await portal.call(createReportExport, { body })).status).toBe(401);
    expect((await trainee.call(createReportExport, { body })).status).toBe(403);
    const missing = { ...body, company: 999_999_999 };
    expect((await admin.call(createReportExport, { body: missing })).status).toBe(404);
    const wrong = { ...body, format: 'pdf' as never };
    expect((await admin.call(createReportExport, { body: wrong })).status).toBe(400);

    const { url, fileName } = await reports.link('xlsx');
    expect(fileName).toMatch(/^training-report-company-.*\.xlsx$/);
    const head = await portal.inject({ method: 'HEAD', url });
    expect(head.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    });
    const other = await portal.inject({ url: url.replace('report.xlsx', 'report.csv') });
    expect([other.status, other.error.message]).toEqual([403, 'This link is not valid.']);
    expect((await portal.inject({ url })).status).toBe(200);
    // The link is marked as used after the last byte was sent.
    await waitFor(async () =>
      expect((await portal.inject({ method: 'HEAD', url })).status).toBe(403),
    );

    const second = await makeAdmin(portal, 'second@report.test');
    const own = succeeded(await second.call(createReportExport, { body }));
    await portal.resources.db.deleteFrom('all_users').where('id', '=', second.user.id).execute();
    expect((await portal.inject({ url: own.url })).status).toBe(403);

    const late = succeeded(await admin.call(createReportExport, { body }));
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect((await portal.inject({ url: late.url })).status).toBe(404);
  });
});
