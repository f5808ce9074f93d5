import { addMonths } from '@portal/contract/civil-dates';
import { createMatrixExport } from '@portal/contract/exports';
import type { Language } from '@portal/contract/languages';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { requireForklift, todayOf, VALID_MONTHS } from '../standings/testing/forklift.ts';
import { makeOneOfEachState } from './testing/one-of-each-state.ts';

interface Choice {
  readonly company: number;
  readonly [field: string]: unknown;
}

const it = portalIt
  .extend('world', { scope: 'file' }, ({ portal }) => makeOneOfEachState(portal))
  .extend('send', { scope: 'file' }, () => (reader: Actor, choice: Choice) => {
    const body = { format: 'csv' as const, ...choice };
    return reader.call(createMatrixExport, { body });
  })
  .extend('download', { scope: 'file' }, ({ origin, send }) => {
    return async (...asked: Parameters<typeof send>) => {
      const answer = await fetch(`${origin}${succeeded(await send(...asked)).url}`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
  })
  .extend('linesOf', { scope: 'file' }, ({ download }) => {
    return async (...asked: Parameters<typeof download>) => {
      const text = (await download(...asked)).toString();
      return [...readCsv(text.slice(1))].map(({ cells }) => cells);
    };
  });

const HEADERS = [
  ...['Name', 'Email', 'Groups', 'Module', 'Standing', 'Due', 'Completed', 'Valid until', 'Source'],
  'Certificate',
];

it('has a row for each trainee and module that is required, the worst first', async ({
  world: { admin, company, inDays },
  send,
  download,
  linesOf,
}) => {
  const { fileName } = succeeded(await send(admin, { company: company.id, format: 'xlsx' }));
  expect(fileName).toMatch(/^training-matrix-company-[0-9a-f-]+\.xlsx$/);
  const [headers, ...lines] = await linesOf(admin, { company: company.id });
  expect(headers).toEqual(HEADERS);
  const by = 'Recorded by Ada Admin';
  const ends = (days: number) => [inDays(days), inDays(days)] as const;
  const [expired, renewed, valid] = [ends(-35), ends(10), ends(90)];
  const rows = [
    ['overdue', '', 'Forklift', 'Overdue', inDays(-3), '', '', ''],
    ['expired', '', 'Forklift', 'Expired', expired[0], inDays(-400), expired[1], by],
    ['inGrace', '', 'Forklift', 'In grace', inDays(-1), '', '', ''],
    ['due', 'Kitchen', 'Forklift', 'Due', inDays(5), '', '', ''],
    ['due', 'Kitchen', 'Hygiene', 'Due', inDays(5), '', '', ''],
    ['renewalOpen', '', 'Forklift', 'To renew', renewed[0], inDays(-300), renewed[1], by],
    ['valid', '', 'Forklift', 'Valid', valid[0], inDays(-10), valid[1], by],
    ['paused', '', 'Forklift', 'Paused', inDays(26), '', '', ''],
    ['waived', '', 'Forklift', 'Waived', '', '', '', ''],
  ];
  const EMAIL = 1;
  expect(lines.map((line) => line.toSpliced(EMAIL, 1))).toEqual(rows.map((row) => [...row, '']));
  const semicolons = await linesOf(admin, { company: company.id, format: 'csv-semicolon' });
  expect(semicolons).toEqual([headers, ...lines]);

  const [sheet] = await readXlsxFile(
    await download(admin, { company: company.id, format: 'xlsx' }),
  );
  expect(sheet?.data).toEqual([
    HEADERS,
    ...lines.map((line) => line.map((cell, place) => asInWorkbook(cell, HEADERS[place] ?? ''))),
  ]);
});

/** A workbook has dates as dates. */
function asInWorkbook(cell: string, header: string) {
  if (cell === '') return null;
  return ['Due', 'Completed', 'Valid until'].includes(header) ? new Date(cell) : cell;
}

it('has the same filters as the matrix', async ({ world, linesOf }) => {
  const { admin, company, kitchen, hygiene } = world;
  const filters: readonly [object, readonly string[]][] = [
    [{ standing: 'late' }, ['overdue Forklift', 'expired Forklift']],
    [{ standing: 'valid' }, ['valid Forklift']],
    [{ group: kitchen.id }, ['due Forklift', 'due Hygiene']],
    [{ group: 'none', standing: 'dueSoon' }, ['inGrace Forklift']],
    [{ module: hygiene.id }, ['due Hygiene']],
  ];
  for (const [filter, expected] of filters) {
    const [, ...lines] = await linesOf(admin, { company: company.id, ...filter });
    expect(lines.map(([name, , , module]) => `${name} ${module}`)).toEqual(expected);
  }
});

it.for<[Language, string[]]>([
  [
    'de',
    [
      ...['Stand', 'Fällig am', 'Abgeschlossen am', 'Gültig bis', 'Quelle'],
      ...['Zertifikat', 'Überfällig'],
    ],
  ],
  [
    'ar',
    [
      ...['الوضع', 'الموعد النهائي', 'تاريخ الإكمال', 'صالحة حتى', 'المصدر'],
      ...['الشهادة', 'متأخرة'],
    ],
  ],
])('is in the language %s', async ([language, expected], { world, linesOf }) => {
  const { admin, company } = world;
  const lines = await linesOf(admin, { company: company.id, standing: 'overdue', language });
  expect([...(lines[0] ?? []).slice(-6), lines[1]?.[4]]).toEqual(expected);
});

it('says which completion was watched here, and how the certificate stands', async ({
  portal,
  company,
  linesOf,
}) => {
  const admin = await signInAdmin(portal);
  const module = await requireForklift(portal, company);
  await answerQuiz(await makeTrainee(portal, { companyName: company.name }), module);
  const [, line] = await linesOf(admin, { company: company.id });
  const today = todayOf(portal);
  const end = addMonths(today, VALID_MONTHS);
  expect([line?.at(6), ...(line?.slice(-2) ?? [])]).toEqual([
    today,
    'Watched here',
    `Valid (${end})`,
  ]);
});

it('has the people whom a limited admin sees', async ({ portal, world, linesOf, send }) => {
  const { admin, company, kitchen } = world;
  const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
  const inGroup = { companyId: company.id, groupId: kitchen.id, rights: 'read' as const };
  const cook = await makeLimitedAdmin(portal, [inGroup]);
  const [, ...lines] = await linesOf(cook, { company: company.id });
  expect(lines.map(([name]) => name)).toEqual(['due', 'due']);
  expect((await send(cook, { company: company.id, group: bar.id })).status).toBe(404);
});

it('without rules has no rows, and is refused for a module of another company', async ({
  portal,
  company,
  linesOf,
  send,
}) => {
  const admin = await signInAdmin(portal);
  await makeQuizModule(portal, company.id);
  await makeTrainee(portal, { companyName: company.name });
  expect(await linesOf(admin, { company: company.id })).toEqual([HEADERS]);
  const foreign = await makeQuizModule(portal, (await makeCompany(portal)).id);
  expect((await send(admin, { company: company.id, module: foreign.id })).status).toBe(404);
});
