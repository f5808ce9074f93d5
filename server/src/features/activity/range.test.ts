import { listActivity } from '@portal/contract/activity';
import { createActivityExport } from '@portal/contract/exports';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { insertActivity } from './queries.ts';

const START = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;
/** More than one call checks. */
const COUNT = 2_500;

const isoOf = (minute: number) => new Date(START + minute * MINUTE_MS).toISOString();

/** Changes, of which pairs have their times and ids in different orders. Each fifth is of Zoe, each 600th is rare. */
const CHANGES = Array.from({ length: COUNT }, (_, i) => ({
  minute: i % 2 === 0 ? i + 1 : i - 1,
  name: `${i % 600 === 7 ? 'Rare' : 'Usual'} change ${i}${i % 5 === 0 ? ' Zoe' : ''}`,
}));

const it = portalIt
  .extend('planted', { scope: 'file' }, async ({ portal }) => {
    for (let from = 0; from < COUNT; from += 250)
      await portal.resources.db.transaction().execute(async (tx) => {
        for (const { minute, name } of CHANGES.slice(from, from + 250))
          await insertActivity(tx, rowOf(minute, name), termsOf(name));
      });
    return CHANGES.map((change, id) => ({ ...change, id }));
  })
  .extend('range', { scope: 'file' }, ({ admin, planted }) => {
    /** The names of all pages. */
    async function read(query: Record<string, string>): Promise<string[]> {
      const names: string[] = [];
      for (let cursor: string | undefined, isLast = false; !isLast; ) {
        const asked = cursor === undefined ? query : { ...query, cursor };
        const answer = await admin.call(listActivity, { query: asked });
        names.push(...succeeded(answer).map(({ subject }) => subject.name));
        const next = answer.headers['x-next-cursor'];
        cursor = next === undefined ? undefined : String(next);
        isLast = cursor === undefined;
      }
      return names;
    }
    /** The names that the pages must have. */
    const expected = (from: number, to: number, part = '') =>
      planted
        .filter(({ minute, name }) => minute >= from && minute < to && name.includes(part))
        .toSorted((a, b) => b.minute - a.minute || b.id - a.id)
        .map(({ name }) => name);
    return { read, expected };
  });

const rowOf = (minute: number, name: string) => ({
  at: START + minute * MINUTE_MS,
  actor_id: null,
  actor_name: '=Planter',
  action: 'module.updated' as const,
  subject_kind: 'module' as const,
  subject_id: 1,
  subject_name: name,
  subject_count: null,
  company_id: null,
  company_name: null,
  before: JSON.stringify({ name: 'old' }),
  after: JSON.stringify({ name }),
  job_id: null,
});

const termsOf = (name: string) =>
  ['change', name.slice(0, 4).toLowerCase(), ...(name.includes('Zoe') ? ['zoe'] : [])].concat(
    '=action:module.updated',
  );

describe('a range of time', () => {
  it.for([
    [0, 1],
    [0, COUNT + 2],
    [100, 140],
    [COUNT - 3, COUNT + 1_000],
    [50, 50],
  ])(
    'from minute %i to before %i has its changes, the latest first',
    async ([from = 0, to = 0], { range }) => {
      const query = { from: isoOf(from), to: isoOf(to) };
      const found = await range.read({ ...query, pageSize: '100' });
      expect(found).toEqual(range.expected(from, to));
      if (found.length < 50)
        expect(await range.read({ ...query, pageSize: '3' })).toEqual(range.expected(from, to));
    },
  );

  it('may have one end only', async ({ range }) => {
    expect(await range.read({ to: isoOf(20), pageSize: '7' })).toEqual(range.expected(0, 20));
    const later = await range.read({ from: isoOf(COUNT - 20), action: 'module.updated' });
    expect(later).toEqual(range.expected(COUNT - 20, COUNT + 2));
  });

  it('is searched for rare and for frequent words', async ({ range }) => {
    const all = { from: isoOf(0), to: isoOf(COUNT + 2), pageSize: '4' };
    expect(await range.read({ ...all, search: 'rare change' })).toEqual(
      range.expected(0, COUNT + 2, 'Rare'),
    );
    const some = { from: isoOf(30), to: isoOf(2_460), pageSize: '100' };
    expect(await range.read({ ...some, search: 'change' })).toEqual(range.expected(30, 2_460));
    expect(await range.read({ ...some, search: 'zoe change' })).toEqual(
      range.expected(30, 2_460, 'Zoe'),
    );
    expect(await range.read({ ...some, search: 'nothing' })).toEqual([]);
  });

  it('refuses what is no instant', async ({ admin }) => {
    for (const query of [{ from: '2026-01-01' }, { to: 'yesterday' }])
      expect((await admin.call(listActivity, { query })).status).toBe(400);
  });
});

describe('the file', () => {
  it('has the changes that match, with the times of a time zone', async ({
    portal,
    admin,
    origin,
    range,
  }) => {
    const filter = { from: isoOf(0), to: isoOf(40), search: 'change', timeZone: 'Asia/Kolkata' };
    const download = async (format: 'csv' | 'xlsx') => {
      const body = { ...filter, format };
      const { url, fileName } = succeeded(await admin.call(createActivityExport, { body }));
      expect(fileName).toMatch(new RegExp(`^activity-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
      return Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer());
    };
    const expected = range.expected(0, 40);
    const [header, ...lines] = [...readCsv((await download('csv')).toString().slice(1))].map(
      ({ cells }) => cells,
    );
    expect(header?.[0]).toBe('Time (Asia/Kolkata)');
    expect(lines.map((cells) => cells[4])).toEqual(expected);
    expect(lines.at(-1)).toEqual([
      '2025-01-01 05:30',
      "'=Planter",
      'Module changed',
      'Module',
      expected.at(-1),
      '',
      'Name: old',
      `Name: ${expected.at(-1)}`,
      '',
    ]);
    const [sheet] = await readXlsxFile(await download('xlsx'));
    expect(sheet?.data.slice(1).map((cells) => cells[4])).toEqual(expected);
    const wrong = { ...filter, format: 'csv' as const, timeZone: 'Europe/Nowhere' };
    expect((await admin.call(createActivityExport, { body: wrong })).status).toBe(400);
    expect((await portal.call(createActivityExport, { body: wrong })).status).toBe(401);
  });

  it('has all changes, also of many pages', async ({ admin, origin, range }) => {
    const body = { format: 'csv-semicolon' as const, search: 'usua zoe', to: isoOf(COUNT + 2) };
    const { url } = succeeded(await admin.call(createActivityExport, { body }));
    const text = await (await fetch(`${origin}${url}`)).text();
    const names = [...readCsv(text.slice(1))].slice(1).map(({ cells }) => cells[4]);
    expect(names).toEqual(
      range.expected(0, COUNT + 2, 'Zoe').filter((name) => name.startsWith('Usual')),
    );
  });
});
