import { createProgressExport, createReportExport } from '@portal/contract/exports';
import { deleteGroup } from '@portal/contract/groups';
import { getCompanyReport } from '@portal/contract/reports';
import { describe, expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { completeModule } from '../feedback/testing/completed-modules.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

/** Ida, who has completed the training, Max and Udo. */
const it = itAlone.extend('reports', async ({ portal, admin, company }) => {
  const module = await makeQuizModule(portal, company.id, { name: 'Fire', questions: 1 });
  const idOf = new Map<string, number>();
  for (const name of ['Ida', 'Max', 'Udo']) {
    const trainee = await makeTrainee(portal, { name, companyName: company.name });
    idOf.set(name, trainee.user.id);
    if (name === 'Ida') await completeModule(portal, trainee, module.id);
  }
  async function linesOf(url: string) {
    const { raw } = await portal.inject({ method: 'GET', url });
    return [...readCsv(raw.slice(1))].map(({ cells }) => cells);
  }
  return {
    make: (name: string, members: readonly string[]) =>
      makeGroup(admin, {
        ...{ companyId: company.id, name },
        userIds: members.map((member) => idOf.get(member) ?? 0),
      }),
    read: (group: number | 'none', query: Record<string, string> = {}, id = company.id) =>
      admin.call(getCompanyReport, { params: { id }, query: { group: String(group), ...query } }),
    link: (body: object = {}) =>
      admin.call(createReportExport, { body: { company: company.id, format: 'csv', ...body } }),
    async file(body: object = {}) {
      const request = { company: company.id, format: 'csv' as const, ...body };
      return linesOf(succeeded(await admin.call(createReportExport, { body: request })).url);
    },
    progress: async (body: object = {}) =>
      linesOf(succeeded(await admin.call(createProgressExport, { body })).url),
  };
});

describe('the report of a group', () => {
  it('has its members and their figures, a page at a time', async ({ reports }) => {
    const { id } = await reports.make('Kitchen', ['Ida', 'Udo']);
    const first = await reports.read(id, { pageSize: '1' });
    const { people, figures } = succeeded(first);
    expect([people.map(({ name }) => name), first.headers['x-total-count']]).toEqual([
      ['Ida'],
      '2',
    ]);
    expect(figures).toMatchObject({ people: 2, completed: 1, completedPercent: 50 });
    const cursor = String(first.headers['x-next-cursor']);
    const second = await reports.read(id, { pageSize: '1', cursor });
    expect(succeeded(second).people.map(({ name }) => name)).toEqual(['Udo']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });

  it('may be that of the trainees in none', async ({ reports }) => {
    await reports.make('Kitchen', ['Ida', 'Udo']);
    const answer = await reports.read('none');
    const { people, figures } = succeeded(answer);
    expect([people.map(({ name }) => name), answer.headers['x-total-count']]).toEqual([
      ['Max'],
      '1',
    ]);
    expect(figures).toMatchObject({ people: 1, completed: 0 });
  });

  it('is not found in another company or for a deleted group', async ({
    portal,
    admin,
    reports,
  }) => {
    const { id } = await reports.make('Kitchen', ['Ida']);
    const other = await makeCompany(portal);
    expect((await reports.read(id, {}, other.id)).status).toBe(404);
    expect((await reports.link({ company: other.id, group: id })).status).toBe(404);
    const { url } = succeeded(await reports.link({ group: id }));
    succeeded(await admin.call(deleteGroup, { params: { id } }));
    expect((await reports.read(id)).status).toBe(404);
    expect((await reports.link({ group: id })).status).toBe(404);
    expect((await portal.inject({ method: 'GET', url })).status).toBe(404);
  });
});

describe('files', () => {
  it('of a company without groups in use have no column for them', async ({ reports }) => {
    await reports.make('Kitchen', []);
    const [header = []] = await reports.file();
    expect(header.slice(8, 10)).toEqual(['First opened (UTC)', 'Fire: status']);
    expect((await reports.progress())[0]?.at(-1)).toBe('First opened (UTC)');
  });

  it('name the groups before the modules, or in the last column', async ({
    portal,
    company,
    reports,
  }) => {
    await reports.make('Kitchen', ['Ida', 'Udo']);
    await reports.make('=Bar', ['Udo']);
    const report = await reports.file({ language: 'de' });
    expect(report.map((cells) => [cells[0], cells[9]])).toEqual([
      ['Name', 'Gruppen'],
      ['Ida', 'Kitchen'],
      ['Max', ''],
      ['Udo', "'=Bar; Kitchen"],
    ]);
    expect(report[0]?.[10]).toContain('Fire');
    const progress = await reports.progress({ language: 'fr', company: company.id });
    expect(progress.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['Nom', 'Groupes'],
      ['Ida', 'Kitchen'],
      ['Max', ''],
      ['Udo', "'=Bar; Kitchen"],
    ]);
    const other = await makeCompany(portal);
    await makeTrainee(portal, { companyName: other.name });
    expect((await reports.progress({ company: other.id }))[0]).not.toContain('Groups');
    expect((await reports.progress())[0]?.at(-1)).toBe('Groups');
    expect((await reports.file({ company: other.id }))[0]).not.toContain('Groups');
  });

  it('have the trainees of a group, or those in none', async ({ reports }) => {
    const { id } = await reports.make('Kitchen', ['Ida', 'Udo']);
    const names = (lines: readonly (readonly string[])[]) => lines.slice(1).map(([name]) => name);
    expect(names(await reports.file({ group: id }))).toEqual(['Ida', 'Udo']);
    expect(names(await reports.file({ group: 'none' }))).toEqual(['Max']);
    expect(names(await reports.progress({ group: id }))).toEqual(['Ida', 'Udo']);
  });
});
