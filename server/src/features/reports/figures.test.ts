import { deleteCompany } from '@portal/contract/companies';
import { createFiguresExport } from '@portal/contract/exports';
import type { Language } from '@portal/contract/languages';
import { getCompanyReport, listCompanyFigures } from '@portal/contract/reports';
import { startRun } from '@portal/contract/runs';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { moveTrainees } from '../trainees/service.ts';
import { makePopulation, type Population } from './testing/population.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

const it = itAlone
  .extend('population', ({ portal }) => makePopulation(portal))
  .extend('figures', ({ portal, admin }) => {
    const list = async () => succeeded(await admin.call(listCompanyFigures));
    return {
      list,
      async of(companyId: number) {
        return (await list()).find((each) => each.companyId === companyId);
      },
      /** Lets the time pass for which figures are kept. */
      async age() {
        portal.clock.advance(MINUTE_MS);
        // The figures of trainees follow a change of modules in the background.
        await portal.work(['module changes']);
      },
    };
  });

/** The figures that follow from the planted results, in their simplest form. */
function expectedFigures({ people, modules }: Population) {
  const completed = people.filter(
    ({ results }) =>
      results.filter(({ status }) => status === 'completed').length === modules.length,
  ).length;
  const averages = people.map(({ results }) =>
    Math.round(results.reduce((sum, { score }) => sum + score, 0) / modules.length),
  );
  return {
    people: people.length,
    completed,
    completedPercent: Math.round((completed * 1_000) / people.length) / 10,
    averageScore: Math.round(averages.reduce((sum, each) => sum + each, 0) / people.length),
  };
}

it('the figures are for administrators', async ({ portal, company }) => {
  expect((await portal.call(listCompanyFigures, {})).status).toBe(401);
  const trainee = await makeTrainee(portal, { companyName: company.name });
  expect((await trainee.call(listCompanyFigures)).status).toBe(403);
});

it('the file of the figures has the companies that a search finds, by name', async ({
  portal,
  admin,
  population,
  figures,
}) => {
  await makeCompany(portal, 'Ábaco 10');
  await makeCompany(portal, 'Abaco 2');
  await figures.age();
  const rowsOf = async (search?: string) => {
    const body = { format: 'csv', ...(search === undefined ? {} : { search }) } as const;
    const { url } = succeeded(await admin.call(createFiguresExport, { body }));
    const { raw } = await portal.inject({ method: 'GET', url });
    return [...readCsv(raw.slice(1))].map(({ cells }) => cells);
  };
  const [header, ...found] = await rowsOf('ABACO');
  expect(header?.slice(0, 7)).toEqual([
    'Company',
    'Trainees',
    'Completed',
    'Not completed',
    'Completed (%)',
    'Stuck',
    'Average score (%)',
  ]);
  expect(found.map(([name]) => name)).toEqual(['Abaco 2', 'Ábaco 10']);
  const { people, completed, completedPercent, averageScore } = expectedFigures(population);
  const own = (await rowsOf()).find(([name]) => name === population.company.name);
  const counts = [people, completed, people - completed, completedPercent, 0, averageScore];
  expect(own?.slice(1, 7)).toEqual(counts.map(String));
  const body = { format: 'xlsx' } as const;
  expect((await portal.call(createFiguresExport, { body })).status).toBe(401);
  const trainee = await makeTrainee(portal, { companyName: population.company.name });
  expect((await trainee.call(createFiguresExport, { body })).status).toBe(403);
});

it.for<[Language, string, string[]]>([
  [
    'de',
    'Unternehmen',
    [
      ...['Unternehmen', 'Teilnehmende', 'Abgeschlossen', 'Nicht abgeschlossen'],
      ...['Abgeschlossen (%)', 'Ohne Fortschritt', 'Durchschnittsergebnis', 'Gezählt'],
    ],
  ],
  [
    'ar',
    'الشركات',
    [
      ...['الشركة', 'المتدربون', 'أكملوا التدريب', 'لم يكملوا التدريب'],
      ...['أكملوا التدريب (%)', 'المتعثرون', 'متوسط الدرجات', 'وقت الإحصاء'],
    ],
  ],
])(
  'the file of the figures has its headers in %s',
  async ([language, name, headers], { portal, admin }) => {
    const body = { format: 'xlsx', language } as const;
    const { url } = succeeded(await admin.call(createFiguresExport, { body }));
    const { rawPayload } = await portal.app.inject({ url });
    const [sheet] = await readXlsxFile(rawPayload);
    expect(sheet?.sheet).toBe(name);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(sheet?.data[0]).toEqual(headers.with(-1, `${headers.at(-1)} (${timeZone})`));
  },
);

it('the figures are those of the planted results', async ({
  portal,
  admin,
  population,
  figures,
}) => {
  const params = { id: population.company.id };
  const expected = expectedFigures(population);
  const found = await figures.of(population.company.id);
  expect(found).toEqual({
    companyId: population.company.id,
    ...expected,
    stuck: 0,
    compliantPercent: null,
    countedAt: new Date(portal.clock.now).toISOString(),
  });
  expect(succeeded(await admin.call(getCompanyReport, { params })).figures).toEqual(found);
});

it('the figures follow runs, deletions and restores at once, and new results after a minute', async ({
  admin,
  population,
  figures,
}) => {
  const { company, trainees, modules } = population;
  const before = await figures.of(company.id);
  expect(before).toMatchObject({ people: 6, completed: 2 });
  const [first, , , fourth] = trainees;
  const deleted = succeeded(
    await admin.call(deleteTrainee, { params: { id: first?.user.id ?? 0 } }),
  );
  expect(await figures.of(company.id)).toMatchObject({ people: 5, completed: 1 });
  const params = { deletionId: deleted.deletionId ?? 0 };
  succeeded(await admin.call(restoreFromTrash, { params, body: {} }));
  expect(await figures.of(company.id)).toEqual(before);
  if (fourth !== undefined) await answerQuiz(fourth, modules[0]?.id ?? 0);
  expect(await figures.of(company.id)).toEqual(before);
  await figures.age();
  const raised = expectedFigures({
    ...population,
    people: population.people.map((person, i) =>
      i === 3
        ? { ...person, results: person.results.map((result) => ({ ...result, score: 100 })) }
        : person,
    ),
  });
  expect(await figures.of(company.id)).toMatchObject(raised);
  const again = { params: { id: first?.user.id ?? 0 }, body: { currentNumber: 2 } };
  succeeded(await admin.call(startRun, again));
  expect(await figures.of(company.id)).toMatchObject({ people: 6, completed: 1 });
});

it('the figures follow trainees who are moved, one or many at once', async ({
  portal,
  admin,
  population,
  figures,
}) => {
  const { company, trainees } = population;
  const other = await makeCompany(portal);
  const [first, second, third] = trainees.map(({ user }) => user.id);
  const params = { id: first ?? 0 };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName: other.name } }));
  const people = async () => [
    (await figures.of(company.id))?.people,
    (await figures.of(other.id))?.people,
  ];
  expect(await people()).toEqual([5, 1]);
  const ids = [second ?? 0, third ?? 0];
  await portal.resources.db
    .transaction()
    .execute((tx) => moveTrainees(tx, { ids, companyId: other.id, at: portal.clock.now }));
  await figures.age();
  expect(await people()).toEqual([3, 3]);
  // A company without modules has no results.
  expect(await figures.of(other.id)).toMatchObject({ completed: 0, averageScore: 0, stuck: 0 });
});

it('trainees are stuck after more than 7 days without progress', async ({ portal, company }) => {
  const module = await makeQuizModule(portal, company.id);
  const [done, idle] = [
    await makeTrainee(portal, { companyName: company.name }),
    await makeTrainee(portal, { companyName: company.name }),
  ];
  await answerQuiz(done, module.id);
  portal.clock.advance(7 * DAY_MS - 10 * MINUTE_MS);
  // The sessions of the fixtures have expired.
  const stuck = async () =>
    (await portal.services.reports.listFigures('portal')).find(
      ({ companyId }) => companyId === company.id,
    )?.stuck;
  expect(await stuck()).toBe(0);
  portal.clock.advance(20 * MINUTE_MS);
  expect([await stuck(), idle.user.company?.id]).toEqual([1, company.id]);
});

it('a company without trainees has zeros, and a deleted one is left out', async ({
  portal,
  admin,
  company,
  figures,
}) => {
  const other = await makeCompany(portal);
  const zeros = { people: 0, completed: 0, completedPercent: 0, averageScore: 0, stuck: 0 };
  expect(await figures.of(other.id)).toMatchObject(zeros);
  await makeTrainee(portal, { companyName: other.name });
  succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  await figures.age();
  expect((await figures.list()).map(({ companyId }) => companyId)).toEqual([other.id]);
  expect(await figures.of(other.id)).toMatchObject({ people: 1, stuck: 0 });
});

it('many companies and trainees are counted exactly', async ({ portal, figures }) => {
  const { db } = portal.resources;
  const companies = await Promise.all(Array.from({ length: 8 }, () => makeCompany(portal)));
  const seats = companies.flatMap(({ id }, i) => Array.from({ length: i * 300 }, () => id));
  for (let from = 0; from < seats.length; from += 500)
    await db
      .insertInto('trainee_figures')
      .values(await seatsOf(seats.slice(from, from + 500), from))
      .execute();
  for (const [i, { id }] of companies.entries())
    expect(await figures.of(id)).toMatchObject({ people: i * 300, completed: i * 100 });

  async function seatsOf(companyIds: readonly number[], from: number) {
    const users = await db
      .insertInto('all_users')
      .values(
        companyIds.map((company_id, i) => ({
          ...nameColumns(`T ${from + i}`, `t${from + i}@many.test`),
          role: 'TRAINEE' as const,
          company_id,
          password_hash: 'x',
          created_at: 0,
        })),
      )
      .returning(['id', 'company_id', 'sort_key'])
      .execute();
    return users.map(({ id, company_id, sort_key }, i) => ({
      user_id: id,
      company_id: company_id ?? 0,
      run_id: 1_000_000 + id,
      sort_key,
      hidden: 0,
      progress: 0,
      score: (from + i) % 3 === 0 ? 80 : 10,
      status: (from + i) % 3 === 0 ? ('completed' as const) : ('in-progress' as const),
      active_at: 0,
      idle_since: null,
    }));
  }
});
