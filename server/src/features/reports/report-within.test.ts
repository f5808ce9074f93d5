import {
  createFiguresExport,
  createProgressExport,
  createReportExport,
} from '@portal/contract/exports';
import { getCompanyReport, listCompanyFigures } from '@portal/contract/reports';
import { describe, expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { completeModule } from '../feedback/testing/completed-modules.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

/** Ida, who has completed the training, and Udo are in the kitchen, Max is in the bar. Olga is of another company. */
const it = itAlone
  .extend('people', async ({ portal, admin, company }) => {
    const module = await makeQuizModule(portal, company.id, { name: 'Fire', questions: 1 });
    const idOf = new Map<string, number>();
    for (const name of ['Ida', 'Max', 'Udo']) {
      const trainee = await makeTrainee(portal, { name, companyName: company.name });
      idOf.set(name, trainee.user.id);
      if (name !== 'Udo') await completeModule(portal, trainee, module.id);
    }
    const group = (name: string, members: readonly string[]) =>
      makeGroup(admin, {
        ...{ companyId: company.id, name },
        userIds: members.map((member) => idOf.get(member) ?? 0),
      });
    const [kitchen, bar] = [await group('Kitchen', ['Ida', 'Udo']), await group('Bar', ['Max'])];
    const other = await makeCompany(portal);
    await makeTrainee(portal, { name: 'Olga', companyName: other.name });
    return { kitchen, bar, other };
  })
  .extend('cook', ({ portal, company, people: { kitchen } }) =>
    makeLimitedAdmin(portal, [{ companyId: company.id, groupId: kitchen.id, rights: 'read' }]),
  )
  .extend('manager', ({ portal, company }) =>
    makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]),
  )
  .extend('urlOf', ({ company }) => async (reader: Actor, kind: keyof typeof FILES, body = {}) => {
    const named = kind === 'report' ? { company: company.id } : {};
    const format = kind === 'progress' ? {} : { format: 'csv' };
    const request = { body: { ...named, ...format, ...body } as never };
    return succeeded(await reader.call(FILES[kind], request)).url;
  })
  .extend('linesOf', ({ portal, urlOf }) => async (...asked: Parameters<typeof urlOf>) => {
    const { raw } = await portal.inject({ method: 'GET', url: await urlOf(...asked) });
    return [...readCsv(raw.slice(1))].map(({ cells }) => cells);
  });

const FILES = {
  progress: createProgressExport,
  report: createReportExport,
  figures: createFiguresExport,
} as const;

const namesIn = (lines: readonly (readonly string[])[]) => lines.slice(1).map(([name]) => name);

describe('the report for an admin of a group', () => {
  it('is about its members, a page at a time, with their figures', async ({ cook, company }) => {
    const params = { id: company.id };
    const read = (query: Record<string, string>) => cook.call(getCompanyReport, { params, query });
    const first = await read({ pageSize: '1' });
    const { people, figures, modules } = succeeded(first);
    expect(people.map(({ name }) => name)).toEqual(['Ida']);
    expect(first.headers['x-total-count']).toBe('2');
    expect(modules.map(({ name }) => name)).toEqual(['Fire']);
    expect(figures).toMatchObject({ people: 2, completed: 1, averageScore: 50 });
    const second = await read({ pageSize: '1', cursor: String(first.headers['x-next-cursor']) });
    expect(succeeded(second).people.map(({ name }) => name)).toEqual(['Udo']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });

  it('has no other group', async ({ cook, company, people: { kitchen, bar } }) => {
    const read = (group: number | 'none') =>
      cook.call(getCompanyReport, { params: { id: company.id }, query: { group: String(group) } });
    expect(succeeded(await read(kitchen.id)).figures.people).toBe(2);
    const none = await read('none');
    expect([succeeded(none).people, none.headers['x-total-count']]).toEqual([[], '0']);
    const missing = await read(999_999);
    expect([(await read(bar.id)).status, (await read(bar.id)).raw]).toEqual([404, missing.raw]);
    const body = { company: company.id, group: bar.id, format: 'csv' } as const;
    expect((await cook.call(createReportExport, { body })).status).toBe(404);
  });
});

it('figures are those of the people whom the admin sees', async ({
  portal,
  company,
  people: { kitchen, other },
  cook,
  manager,
  linesOf,
}) => {
  const figuresOf = async (reader: Actor) =>
    succeeded(await reader.call(listCompanyFigures)).map((row) => [row.companyId, row.people]);
  expect(await figuresOf(cook)).toEqual([[company.id, 2]]);
  expect(await figuresOf(manager)).toEqual([[company.id, 3]]);
  const both = await makeLimitedAdmin(portal, [
    { companyId: company.id, groupId: kitchen.id, rights: 'read' },
    { companyId: other.id, rights: 'people' },
  ]);
  expect(new Map((await figuresOf(both)) as [number, number][])).toEqual(
    new Map([
      [company.id, 2],
      [other.id, 1],
    ]),
  );
  const [, ...lines] = await linesOf(both, 'figures');
  expect(new Map(lines.map(([name, trainees]) => [name, trainees]))).toEqual(
    new Map([
      [company.name, '2'],
      [other.name, '1'],
    ]),
  );
  expect(await linesOf(cook, 'figures', { search: other.name })).toHaveLength(1);
  expect(await figuresOf(await makeLimitedAdmin(portal, []))).toEqual([]);
});

it('files have the people whom the admin sees', async ({ cook, manager, people, linesOf }) => {
  expect(namesIn(await linesOf(cook, 'report'))).toEqual(['Ida', 'Udo']);
  expect(namesIn(await linesOf(cook, 'progress'))).toEqual(['Ida', 'Udo']);
  expect(namesIn(await linesOf(cook, 'progress', { group: people.bar.id }))).toEqual([]);
  expect(namesIn(await linesOf(manager, 'progress'))).toEqual(['Ida', 'Max', 'Udo']);
  expect(namesIn(await linesOf(manager, 'report', { group: people.bar.id }))).toEqual(['Max']);
});

it('files have a column for groups only if a person whom the admin sees is in one', async ({
  portal,
  people,
  manager,
  linesOf,
}) => {
  const elsewhere = await makeLimitedAdmin(portal, [
    { companyId: people.other.id, rights: 'read' },
  ]);
  expect((await linesOf(manager, 'progress'))[0]?.at(-1)).toBe('Groups');
  expect((await linesOf(elsewhere, 'progress'))[0]?.at(-1)).toBe('First opened (UTC)');
});

it('a file has what the admin sees when it is downloaded', async ({
  portal,
  company,
  people: { kitchen, bar, other },
  manager,
  urlOf,
  linesOf,
}) => {
  const { id } = manager.user;
  const group = await urlOf(manager, 'report', { group: bar.id });
  const links = [
    await urlOf(manager, 'report'),
    await urlOf(manager, 'progress', { company: company.id }),
  ];
  const progress = await urlOf(manager, 'progress');
  await setReach(portal, id, [{ companyId: company.id, groupId: kitchen.id, rights: 'read' }]);
  expect((await portal.inject({ method: 'GET', url: group })).status).toBe(404);
  const { raw } = await portal.inject({ method: 'GET', url: progress });
  expect(namesIn([...readCsv(raw)].map(({ cells }) => cells))).toEqual(['Ida', 'Udo']);
  await setReach(portal, id, [{ companyId: other.id, rights: 'read' }]);
  for (const url of links) expect((await portal.inject({ method: 'GET', url })).status).toBe(404);
  expect(namesIn(await linesOf(manager, 'figures'))).toEqual([other.name]);
});
