/** Compares the list with a simple filter over all trainees, using texts that are difficult to search. */
import { deleteCompany, updateCompany } from '@portal/contract/companies';
import type { GroupFilter } from '@portal/contract/fields';
import { addGroupMembers, createGroup, removeGroupMember } from '@portal/contract/groups';
import { isWithin, type Within } from '@portal/contract/reach-rules';
import { STANDING_STATES } from '@portal/contract/requirements';
import { stuckSince, TRAINING_STATUSES } from '@portal/contract/rules';
import { type StandingFilter, standingFilter } from '@portal/contract/standing-filter';
import { searchKey } from '@portal/contract/text-keys';
import { isBlank } from '@portal/contract/text-rules';
import * as calls from '@portal/contract/trainees';
import fc from 'fast-check';
import { expect } from 'vitest';
import { multipart, succeeded, upload } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { nameColumns as companyNameColumns } from '../companies/name-columns.ts';
import { standingKey, startRuns } from '../learning/service.ts';
import type { DueRange } from './condition-queries.ts';
import { createFindMatches } from './find-matches.ts';

const COMPANIES = 12;
/** The id of one more company, which is deleted: its trainees stay in the tables until it is purged. */
const DELETED_COMPANY = COMPANIES + 1;
const TRAINEES = 600;
/** Each is of one of the companies with trainees, and has each n-th of them. */
const GROUPS = [
  { place: 0, each: 1 },
  { place: 0, each: 5 },
  { place: 1, each: 25 },
  { place: 2, each: 3 },
];
/** So that all ways to search are taken with this number of trainees. */
const BOUNDS = { few: 10, notMany: 60 };

/** Due dates of trainees: the first one is before today, the last one is of those without a due date. */
const DAYS = ['2020-01-31', '2099-01-31', '2099-02-28', '2099-03-01', '9999-12-31'];

const word = fc.constantFrom(
  ...['%', '_', '\\', '"', "'", '*', '^', '(', 'NEAR', ' OR ', '\u001f', '\n', ' ', '--', '😀'],
  ...[
    'mari',
    'Maria',
    'MARIE',
    'an',
    'a',
    'ab',
    'é',
    'e\u0301',
    'Åsa',
    'ß',
    'İ',
    'ı',
    '’',
    'ﷺ',
    'Ｍａ',
    'か\u3099',
    'ΟΔΟΣ',
    '美咲',
  ],
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
const name = words.map((text) => (isBlank(text) ? 'a' : text.trim()));

const it = portalIt.extend('trainees', { scope: 'file' }, async ({ portal, admin }) => {
  async function fill(): Promise<void> {
    const { db } = portal.resources;
    const names = fc.sample(name, { numRuns: DELETED_COMPANY + TRAINEES, seed: 7 });
    // Most emails contain the name of this company, but not all of its trainees have such an email.
    const companyNames = names.slice(0, DELETED_COMPANY).with(4, 'Hostile');
    for (const [i, text] of companyNames.entries())
      await db
        .insertInto('all_companies')
        .values({
          ...companyNameColumns(`${text} ${i}`),
          created_at: 0,
          logo_key: null,
        })
        .execute();
    const companies = await db.selectFrom('companies').select('id').execute();
    const people = names.slice(DELETED_COMPANY).map((text, i) => {
      const host = i % 4 === 0 ? 'Kind' : 'Hostile';
      return {
        ...nameColumns(text, `P${i}.x@${host}.test`),
        role: 'TRAINEE' as const,
        company_id: i % 10 === 3 ? DELETED_COMPANY : (companies[(i * i) % COMPANIES]?.id ?? 0),
        password_hash: 'none',
        created_at: (i * 7919) % 1000,
      };
    });
    for (let from = 0; from < TRAINEES; from += 200) {
      const rows = people.slice(from, from + 200);
      const users = await db.insertInto('all_users').values(rows).returning('id').execute();
      const ids = users.map(({ id }) => id);
      await startRuns(db, ids, portal.clock.now);
    }
    await setFigures();
    await fillGroups();
    succeeded(await admin.call(deleteCompany, { params: { id: DELETED_COMPANY } }));
  }

  async function fillGroups(): Promise<void> {
    const { db } = portal.resources;
    const withTrainees = await db.selectFrom('users').select('company_id').distinct().execute();
    const companyIds = withTrainees.flatMap(({ company_id }) => company_id ?? []).sort();
    for (const { place, each } of GROUPS) {
      const company = companyIds[place] ?? 0;
      const params = { id: company };
      const body = { name: `Each ${each}` };
      const group = succeeded(await admin.call(createGroup, { params, body }));
      const people = db.selectFrom('users').select('id').where('company_id', '=', company);
      const rows = (await people.execute())
        .filter((_, index) => index % each === 0)
        .map(({ id }) => ({ group_id: group.id, user_id: id, since: 0 }));
      await db.insertInto('all_group_members').values(rows).execute();
    }
  }

  /** Figures with many equal values, which no result of a trainee changes here. */
  async function setFigures(): Promise<void> {
    const { db } = portal.resources;
    const weekAgo = stuckSince(portal.clock.now);
    const rows = await db.selectFrom('trainee_figures').select('user_id').execute();
    for (const [i, { user_id }] of rows.entries())
      await db
        .updateTable('trainee_figures')
        .set({
          progress: (i * 7) % 11,
          score: (i * 5) % 13,
          status: TRAINING_STATUSES[i % 4] ?? 'failed',
          active_at: i % 3 === 0 ? 0 : weekAgo + (i % 9) - 4,
          idle_since: i % 4 === 3 ? null : weekAgo + (i % 9) - 4,
          ...standingOf(i),
        })
        .where('user_id', '=', user_id)
        .execute();
  }

  /** Each sixth trainee has no standing, as in a company without rules. */
  function standingOf(i: number) {
    if (i % 6 === 0) return {};
    const standing = STANDING_STATES[i % 5] ?? 'open';
    const due_on = DAYS[i % DAYS.length] ?? '';
    return { standing, standing_key: standingKey({ state: standing, dueOn: due_on }), due_on };
  }

  /** All trainees in the requested order, as the engine sorts texts, then filtered in memory. */
  async function naively({
    search,
    companyId,
    group,
    within,
    status,
    state,
    due,
    sort,
  }: Asked): Promise<number[]> {
    const key = {
      name: 'users.sort_key',
      email: 'users.email_key',
      newest: 'users.created_at',
      oldest: 'users.created_at',
      progress: 'trainee_figures.progress',
      score: 'trainee_figures.score',
      active: 'trainee_figures.active_at',
      standing: 'trainee_figures.standing_key',
      due: 'trainee_figures.due_on',
    } as const;
    const isDown = sort.startsWith('-') || sort === 'newest';
    const direction = isDown ? 'desc' : 'asc';
    const people = await portal.resources.db
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .innerJoin('trainee_figures', 'trainee_figures.user_id', 'users.id')
      .select(['users.id', 'users.name', 'users.email', 'companies.name as company'])
      .select(['users.company_id', 'trainee_figures.status', 'trainee_figures.idle_since'])
      .select(['trainee_figures.standing', 'trainee_figures.due_on'])
      .where('role', '=', 'TRAINEE')
      .orderBy(key[sort.replace('-', '') as keyof typeof key], direction)
      .orderBy('users.id', direction)
      .execute();
    const wanted = searchKey(search);
    const memberships = await portal.resources.db
      .selectFrom('group_members')
      .select(['user_id', 'group_id'])
      .execute();
    const groupsOf = (row: (typeof people)[number]) =>
      memberships.flatMap(({ user_id, group_id }) => (user_id === row.id ? group_id : []));
    const companyOfGroup = typeof group === 'number' ? await findCompanyOf(group) : null;
    // A group outside is not known.
    const isSeen =
      companyOfGroup === null ||
      isWithin(within, { companyId: companyOfGroup, groupIds: [Number(group)] });
    const isIn = (row: (typeof people)[number]) => {
      const groups = groupsOf(row);
      if (group === 'none') return groups.length === 0;
      return isSeen && (group === null || groups.includes(group));
    };
    const isReached = (row: (typeof people)[number]) =>
      isWithin(within, { companyId: row.company_id ?? 0, groupIds: groupsOf(row) });
    const isAs = (row: (typeof people)[number]) =>
      status === 'stuck'
        ? row.idle_since !== null && row.idle_since <= stuckSince(portal.clock.now)
        : status === null ||
          (status === 'not-completed' ? row.status !== 'completed' : row.status === status);
    const isDue = ({ due_on }: (typeof people)[number]) =>
      due === null ||
      (due_on !== DAYS.at(-1) &&
        (due.from === null || due.from <= due_on) &&
        (due.until === null || due_on <= due.until));
    return people
      .filter(isAs)
      .filter((row) => state === null || isInState(state, row))
      .filter(isDue)
      .filter(isIn)
      .filter(isReached)
      .filter((row) => companyId === null || row.company_id === companyId)
      .filter((row) =>
        [row.name, row.email, row.company].some((text) => searchKey(text).includes(wanted)),
      )
      .map(({ id }) => id);
  }

  const matches = createFindMatches(portal.resources.db, BOUNDS);

  async function expectTheSame(asked: Asked): Promise<void> {
    const { search, companyId, group, within, status, state, due, sort, page } = asked;
    const query = {
      search,
      sort,
      ...(status === null ? {} : { status }),
      ...(state === null ? {} : { standing: state }),
      ...(due?.from == null ? {} : { dueFrom: due.from }),
      ...(due?.until == null ? {} : { dueUntil: due.until }),
      ...(companyId === null ? {} : { company: String(companyId) }),
      ...(group === null ? {} : { group: String(group) }),
    };
    const expected = await naively(asked);
    const shown = expected.slice((page - 1) * 7, page * 7);
    const filter = { ...asked, search: searchKey(search), moduleId: null };
    const now = portal.clock.now;
    const found = await matches.page({ ...filter, now }, sort, {
      limit: 7,
      offset: (page - 1) * 7,
    });
    expect(found).toEqual({ ids: shown, total: expected.length });
    const { batches, total } = await matches.all({ ...filter, now }, sort);
    expect({ ids: (await Array.fromAsync(batches)).flat(), total }).toEqual({
      ids: expected,
      total: expected.length,
    });
    if (within !== null) return;
    const paged = await admin.call(calls.listTrainees, {
      query: { ...query, page: String(page), pageSize: '7' },
    });
    expect(succeeded(paged).map(({ id }) => id)).toEqual(shown);
    expect(paged.headers['x-total-count']).toBe(String(expected.length));
    const whole = await admin.call(calls.listTrainees, { query });
    expect(succeeded(whole).map(({ id }) => id)).toEqual(expected);
    expect(whole.headers['x-total-count']).toBe(String(expected.length));
  }

  const traineeIds = async () => {
    const users = portal.resources.db.selectFrom('users').select('id');
    const rows = await users.where('role', '=', 'TRAINEE').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const someId = fc.nat({ max: TRAINEES }).map((place) => async () => {
    const ids = await traineeIds();
    return ids[place % ids.length] ?? 0;
  });
  async function findCompanyOf(group: number): Promise<number | null> {
    const groups = portal.resources.db.selectFrom('groups').select('company_id');
    return (await groups.where('id', '=', group).executeTakeFirst())?.company_id ?? null;
  }
  async function personOf(someId: () => Promise<number>) {
    const id = await someId();
    const users = portal.resources.db.selectFrom('users').select('company_id');
    const { company_id: company } = await users.where('id', '=', id).executeTakeFirstOrThrow();
    return { id, company };
  }
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.tuple(someId, name).map(([id, text]) => async () => {
      const params = { id: await id() };
      succeeded(await admin.call(calls.updateTrainee, { params, body: { name: text } }));
    }),
    someId.map((id) => async () => {
      moves += 1;
      const params = { id: await id() };
      const body = { email: `${moves}@Moved.test` };
      succeeded(await admin.call(calls.updateTrainee, { params, body }));
    }),
    fc.tuple(someId, fc.integer({ min: 1, max: COMPANIES })).map(([id, companyId]) => async () => {
      const params = { id: await id() };
      const { name: companyName } = await portal.services.companies.get(companyId);
      succeeded(await admin.call(calls.updateTrainee, { params, body: { companyName } }));
    }),
    fc.tuple(someId, groupId).map(([id, group]) => async () => {
      const { id: userId, company } = await personOf(id);
      if (company !== (await findCompanyOf(group))) return;
      const params = { id: group };
      succeeded(await admin.call(addGroupMembers, { params, body: { userIds: [userId] } }));
    }),
    fc.tuple(someId, groupId).map(([id, group]) => async () => {
      const { id: userId, company } = await personOf(id);
      if (company !== (await findCompanyOf(group))) return;
      succeeded(await admin.call(removeGroupMember, { params: { id: group, userId } }));
    }),
    someId.map((id) => async () => {
      // Very many runs would delete all.
      if ((await traineeIds()).length < TRAINEES / 2) return;
      const params = { id: await id() };
      succeeded(await admin.call(calls.deleteTrainee, { params }));
    }),
    fc.tuple(fc.integer({ min: 1, max: COMPANIES }), words).map(([id, text]) => async () => {
      renames += 1;
      const form = multipart({ name: `${text}${renames}th name` });
      succeeded(await upload(portal, updateCompany, form, { token: admin.token, id }));
    }),
  );
  await fill();
  return { expectTheSame, change };
});

const groupId = fc.integer({ min: 1, max: GROUPS.length });

interface Standing {
  readonly standing: string | null;
  readonly due_on: string;
}

function isInState(state: StandingFilter, { standing, due_on }: Standing): boolean {
  if (state === 'late') return standing === 'overdue' || standing === 'expired';
  if (state === 'dueSoon')
    return standing === 'inGrace' || (standing === 'due' && due_on === DAYS[0]);
  return standing === state;
}

interface Asked {
  readonly search: string;
  readonly group: GroupFilter | null;
  readonly companyId: number | null;
  readonly within: Within;
  readonly status: calls.StatusFilter | null;
  readonly state: StandingFilter | null;
  readonly due: DueRange | null;
  readonly sort: (typeof calls.traineeSort.options)[number];
  readonly page: number;
}

const day = fc.constantFrom(...DAYS, '2099-02-01', '0001-01-01');

const asked = fc.record<Asked>({
  search: fc.oneof(
    words,
    fc.constantFrom('', 'hostile', 'x@h', 'p1', '.x@', 'P59', 'a\u001fp1', ' 1'),
  ),
  group: fc.option(fc.oneof(groupId, fc.constantFrom('none' as const, 99)), { freq: 1 }),
  companyId: fc.option(fc.integer({ min: 1, max: COMPANIES }), { freq: 1 }),
  within: fc.option(
    fc.record({
      companies: fc.uniqueArray(fc.integer({ min: 1, max: COMPANIES }), { maxLength: 4 }),
      groups: fc.uniqueArray(groupId, { maxLength: 3 }),
    }),
  ),
  status: fc.option(fc.constantFrom(...calls.statusFilter.options), { freq: 1 }),
  state: fc.option(fc.constantFrom(...standingFilter.options), { freq: 1 }),
  due: fc.option(
    fc
      .record<DueRange>({ from: fc.option(day, { freq: 3 }), until: fc.option(day, { freq: 3 }) })
      .filter(({ from, until }) => from !== null || until !== null),
    { freq: 1 },
  ),
  sort: fc.constantFrom(...calls.traineeSort.options),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 90 })),
});

it('returns the same as a filter in memory', async ({ trainees }) => {
  await fc.assert(fc.asyncProperty(asked, trainees.expectTheSame), { numRuns: randomRuns(60) });
});

type Change = () => Promise<unknown>;

/** Makes names of companies and emails unique, also while a failing case is shrunk. */
let renames = 0;
let moves = 0;

it('returns the same as a filter in memory after any renames, moves and deletions', async ({
  trainees,
}) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(trainees.change, { minLength: 1, maxLength: 4 }),
      asked,
      async (changes, next) => {
        for (const each of changes) await each();
        await trainees.expectTheSame(next);
      },
    ),
    { numRuns: randomRuns(25) },
  );
});
