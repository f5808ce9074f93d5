/** The part of trainees who are late in no module, in the figures of companies and their file. */
import { createFiguresExport } from '@portal/contract/exports';
import { getCompanyReport, listCompanyFigures } from '@portal/contract/reports';
import { expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { makeOneOfEachState } from '../matrix/testing/one-of-each-state.ts';

/** A company without rules, and later one with a trainee for each standing. */
const it = itAlone
  .extend('plain', async ({ portal }) => {
    const company = await makeCompany(portal, 'Acme');
    await makeQuizModule(portal, company.id);
    await makeTrainee(portal, { companyName: company.name });
    return company;
  })
  .extend('percents', () => async (reader: Actor) => {
    const figures = succeeded(await reader.call(listCompanyFigures));
    return new Map(figures.map(({ companyId, compliantPercent }) => [companyId, compliantPercent]));
  })
  .extend('linesOf', ({ portal }) => async (reader: Actor) => {
    const body = { format: 'csv' } as const;
    const { url } = succeeded(await reader.call(createFiguresExport, { body }));
    const { raw } = await portal.inject({ method: 'GET', url });
    return [...readCsv(raw.slice(1))].map(({ cells }) => cells);
  });

const COLUMN = 'Up to date (%)';

it('is nowhere without rules', async ({ admin, plain, percents, linesOf }) => {
  expect([...(await percents(admin))]).toEqual([[plain.id, null]]);
  const [headers, line] = await linesOf(admin);
  expect(headers).not.toContain(COLUMN);
  expect(line).toHaveLength(8);
});

it('counts those who must take a module', async ({ portal, plain, percents, linesOf }) => {
  const { admin, company, kitchen } = await makeOneOfEachState(portal);
  expect([...(await percents(admin))]).toEqual([
    [plain.id, null],
    [company.id, 71.4],
  ]);
  const percentIn = async (query: Record<string, string>) => {
    const answer = await admin.call(getCompanyReport, { params: { id: company.id }, query });
    return succeeded(answer).figures.compliantPercent;
  };
  expect(await percentIn({})).toBe(71.4);
  expect(await percentIn({ group: String(kitchen.id) })).toBe(100);
  expect((await linesOf(admin)).map((line) => line.at(-1))).toEqual([COLUMN, '', '71.4']);

  const scope = { companyId: company.id, groupId: kitchen.id, rights: 'read' } as const;
  const cook = await makeLimitedAdmin(portal, [scope]);
  expect((await linesOf(cook)).map((line) => line.at(-1))).toEqual([COLUMN, '100']);
  const ofPlain = await makeLimitedAdmin(portal, [{ companyId: plain.id, rights: 'read' }]);
  expect((await linesOf(ofPlain))[0]).not.toContain(COLUMN);
});
