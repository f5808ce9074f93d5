import { listOwnCertificates, withdrawCertificate } from '@portal/contract/certificates';
import { addMonths } from '@portal/contract/civil-dates';
import { deleteCompany } from '@portal/contract/companies';
import { getMatrix } from '@portal/contract/compliance';
import { updateCompanyRequirements } from '@portal/contract/requirements';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
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
import { certify } from '../certificates/testing/certify.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { followStandings } from '../learning/testing/follow-standings.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { requireForklift, todayOf, VALID_MONTHS } from '../standings/testing/forklift.ts';
import { makeOneOfEachState } from './testing/one-of-each-state.ts';

const DAY_MS = 86_400_000;

type Query = Record<string, string>;

const send = (reader: Actor, companyId: number, query: Query = {}) =>
  reader.call(getMatrix, { params: { id: companyId }, query });

const namesIn = ({ people }: { people: readonly { name: string }[] }) =>
  people.map(({ name }) => name);

const WORST_FIRST = [
  'overdue',
  'expired',
  'inGrace',
  'due',
  'renewalOpen',
  'valid',
  'paused',
  'waived',
];

const it = portalIt
  .extend('world', { scope: 'file' }, ({ portal }) => makeOneOfEachState(portal))
  .extend('read', { scope: 'file' }, ({ world: { admin, company } }) => async (query: Query) => {
    const { people, total, ...page } = succeeded(await send(admin, company.id, query));
    return { people, names: namesIn({ people }), total, ...page };
  });

describe('the matrix', () => {
  it('has the worst first, each cell with the day of its state', async ({ world, read }) => {
    const { forklift, hygiene, kitchen, inDays } = world;
    const { modules, people, names, total, nextCursor } = await read({});
    expect(modules).toEqual([
      { id: forklift.id, name: 'Forklift' },
      { id: hygiene.id, name: 'Hygiene' },
    ]);
    expect([names, total, nextCursor]).toEqual([WORST_FIRST, WORST_FIRST.length, null]);
    const cellOf = Object.fromEntries(people.map(({ name, cells }) => [name, cells[0]]));
    const none = { completedOn: null, validUntil: null, source: null, recordedBy: null };
    const recorded = { source: 'recorded', recordedBy: 'Ada Admin' };
    const until = (days: number) => ({
      on: inDays(days),
      dueOn: inDays(days),
      validUntil: inDays(days),
    });
    expect(cellOf).toMatchObject({
      overdue: { ...none, state: 'overdue', on: inDays(-3), dueOn: inDays(-3) },
      expired: { ...recorded, ...until(-35), state: 'expired', completedOn: inDays(-400) },
      inGrace: { ...none, state: 'inGrace', on: inDays(-1), dueOn: inDays(-1) },
      due: { ...none, state: 'due', on: inDays(5), dueOn: inDays(5) },
      renewalOpen: { ...recorded, ...until(10), state: 'renewalOpen', completedOn: inDays(-300) },
      valid: { ...recorded, ...until(90), state: 'valid', completedOn: inDays(-10) },
      waived: { ...none, state: 'waived', on: null, dueOn: null },
      paused: { ...none, state: 'paused', on: inDays(20), dueOn: inDays(26) },
    });
    const moduleIds = people.map(({ cells }) => cells.map(({ moduleId }) => moduleId));
    expect(moduleIds).toEqual(
      names.map((name) => (name === 'due' ? [forklift.id, hygiene.id] : [forklift.id])),
    );
    const groups = people.map((person) => person.groups);
    expect(groups).toEqual(names.map((name) => (name === 'due' ? [kitchen] : [])));
  });

  it('is narrowed by standing, group and module', async ({ world, read }) => {
    const { kitchen, hygiene } = world;
    const all: readonly [Query, readonly string[]][] = [
      [{ standing: 'late' }, ['overdue', 'expired']],
      [{ standing: 'dueSoon' }, ['inGrace', 'due']],
      ...WORST_FIRST.map((state): [Query, string[]] => [{ standing: state }, [state]]),
      [{ standing: 'open' }, []],
      [{ group: String(kitchen.id) }, ['due']],
      [{ group: String(kitchen.id), standing: 'late' }, []],
      [{ group: 'none' }, WORST_FIRST.filter((name) => name !== 'due')],
      [{ group: 'none', standing: 'dueSoon' }, ['inGrace']],
    ];
    for (const [query, expected] of all) {
      const { names, total } = await read(query);
      expect([query, names, total]).toEqual([query, expected, expected.length]);
    }
    const { modules, people } = await read({ module: String(hygiene.id) });
    expect(modules.map(({ id }) => id)).toEqual([hygiene.id]);
    expect(people.flatMap(({ cells }) => cells)).toMatchObject([
      { moduleId: hygiene.id, state: 'due' },
    ]);
  });

  it('is paged, each trainee once, with any filter', async ({ read }) => {
    for (const [filter, expected] of [
      [{}, WORST_FIRST],
      [{ standing: 'late' }, WORST_FIRST.slice(0, 2)],
      [{ group: 'none' }, WORST_FIRST.filter((name) => name !== 'due')],
    ] as const) {
      for (const pageSize of ['1', '2', '3']) {
        const names: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await read({ ...filter, pageSize, ...(cursor === '' ? {} : { cursor }) });
          expect(page.total).toBe(expected.length);
          names.push(...page.names);
          cursor = page.nextCursor;
        }
        expect(names).toEqual(expected);
      }
    }
  });

  it('of a filter does not begin before it with the cursor of another one', async ({ read }) => {
    const { nextCursor } = await read({ pageSize: '1' });
    const { names } = await read({ standing: 'valid', cursor: nextCursor ?? '' });
    expect(names).toEqual(['valid']);
  });

  it('is refused for what does not exist, and for what is no cursor', async ({
    portal,
    world,
    trainee,
  }) => {
    const { admin, company } = world;
    const other = await makeCompany(portal);
    const foreign = await makeQuizModule(portal, other.id);
    const group = await makeGroup(admin, { companyId: other.id });
    const statusOf = async (query: Query) => (await send(admin, company.id, query)).status;
    expect(await statusOf({ module: String(foreign.id) })).toBe(404);
    expect(await statusOf({ module: '999999' })).toBe(404);
    expect(await statusOf({ group: String(group.id) })).toBe(404);
    const noText = Buffer.from('["\\u0000",1]').toString('base64url');
    for (const cursor of ['x', 'x'.repeat(101), noText])
      expect(await statusOf({ cursor })).toBe(400);
    expect(await statusOf({ standing: 'early' })).toBe(400);
    expect((await send(trainee, company.id)).status).toBe(403);
    succeeded(await admin.call(deleteCompany, { params: { id: other.id } }));
    expect((await send(admin, other.id)).status).toBe(404);
  });

  it('has the people whom a limited admin sees', async ({ portal, world }) => {
    const { company, kitchen, admin } = world;
    const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const inGroup = { companyId: company.id, groupId: kitchen.id, rights: 'read' as const };
    const cook = await makeLimitedAdmin(portal, [inGroup]);
    const page = succeeded(await send(cook, company.id));
    expect([namesIn(page), page.total]).toEqual([['due'], 1]);
    const late = succeeded(await send(cook, company.id, { standing: 'late' }));
    expect([late.people, late.total]).toEqual([[], 0]);
    expect((await send(cook, company.id, { group: String(bar.id) })).status).toBe(404);
    const manager = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
    expect(namesIn(succeeded(await send(manager, company.id)))).toEqual(WORST_FIRST);
    const other = await makeCompany(portal);
    expect((await send(manager, other.id)).status).toBe(404);
  });
});

it('without rules there is nothing, and of a module that is not there not even that', async ({
  portal,
  company,
}) => {
  const admin = await signInAdmin(portal);
  await makeQuizModule(portal, company.id);
  await makeTrainee(portal, { companyName: company.name });
  const nothing = { modules: [], people: [], total: 0, nextCursor: null };
  expect(succeeded(await send(admin, company.id))).toEqual(nothing);
  expect((await send(admin, company.id, { module: '999999' })).status).toBe(404);
});

it('a trainee who passes between two pages leaves the others on one page each', async ({
  portal,
  company,
}) => {
  const admin = await signInAdmin(portal);
  const module = await requireForklift(portal, company);
  const add = (name: string) => makeTrainee(portal, { companyName: company.name, name });
  const first = await add('First');
  for (const name of ['Second', 'Third', 'Fourth']) await add(name);
  const { user: deleted } = await add('Deleted');
  succeeded(await admin.call(deleteTrainee, { params: { id: deleted.id } }));
  await followStandings(portal);
  const page = succeeded(await send(admin, company.id, { pageSize: '2' }));
  expect([namesIn(page), page.total]).toEqual([['First', 'Second'], 4]);
  await answerQuiz(first, module);
  const rest = succeeded(await send(admin, company.id, { cursor: page.nextCursor ?? '' }));
  expect(namesIn(rest)).toEqual(['Third', 'Fourth', 'First']);
  const [cell] = rest.people.at(-1)?.cells ?? [];
  expect(cell).toMatchObject({ state: 'valid', completedOn: todayOf(portal), source: 'portal' });
});

it('cells are those of today before the order follows', async ({ portal, company }) => {
  await requireForklift(portal, company);
  const rules = { graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };
  const before = await signInAdmin(portal);
  const body = { ...rules, dueDays: 0 };
  succeeded(await before.call(updateCompanyRequirements, { params: { id: company.id }, body }));
  await portal.work(['module changes']);
  await makeTrainee(portal, { companyName: company.name, name: 'Tess' });
  portal.clock.advance(DAY_MS);
  const admin = await signInAdmin(portal);
  const { people } = succeeded(await send(admin, company.id));
  expect(people[0]?.cells).toMatchObject([{ state: 'overdue' }]);
  expect(namesIn(succeeded(await send(admin, company.id, { standing: 'late' })))).toEqual([]);
  await followStandings(portal);
  expect(namesIn(succeeded(await send(admin, company.id, { standing: 'late' })))).toEqual(['Tess']);
});

it('has the latest certificate of each person in this company', async ({ portal, company }) => {
  const admin = await signInAdmin(portal);
  const module = await requireForklift(portal, company);
  const add = (name: string) => makeTrainee(portal, { name, companyName: company.name });
  const [first, second] = [await add('First'), await add('Second')];
  const elsewhere = await makeCompany(portal);
  await certify(portal, { userId: second.user.id, companyId: elsewhere.id });
  await answerQuiz(first, module);
  const read = async () => {
    const { people } = succeeded(await send(admin, company.id));
    return Object.fromEntries(people.map(({ name, certificate }) => [name, certificate]));
  };
  const [own] = succeeded(await first.call(listOwnCertificates));
  const today = todayOf(portal);
  const inShort = {
    code: own?.code,
    status: 'valid',
    completedOn: today,
    validUntil: addMonths(today, VALID_MONTHS),
  };
  expect(await read()).toEqual({ First: inShort, Second: null });
  const params = { code: own?.code ?? '' };
  const body = { reason: 'Completed by another person' };
  succeeded(await admin.call(withdrawCertificate, { params, body }));
  expect(await read()).toEqual({ First: { ...inShort, status: 'withdrawn' }, Second: null });
});
