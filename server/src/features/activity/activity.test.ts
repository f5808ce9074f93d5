import { type ActivityAction, listActivity } from '@portal/contract/activity';
import { CompiledQuery, type QueryId, type RawBuilder, type RootOperationNode, sql } from 'kysely';
import { describe, expect } from 'vitest';
import { makeTrainee, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import * as queries from './queries.ts';
import { COMMAND_LINE, PORTAL, record } from './service.ts';

const it = portalIt.extend('activity', { scope: 'file' }, ({ portal, admin }) => {
  const list = (query: Record<string, string> = {}) => admin.call(listActivity, { query });
  const found = async (query: Record<string, string>) => succeeded(await list(query));
  const namesOf = async (query: Record<string, string>) =>
    (await found(query)).map(({ subject }) => subject.name);

  const change = (name: string, given: { action?: ActivityAction; company?: string } = {}) => ({
    actor: COMMAND_LINE,
    action: given.action ?? ('module.updated' as const),
    subject: { kind: 'module' as const, id: 7, name },
    company: given.company === undefined ? null : { id: ++companies, name: given.company },
    at: portal.clock.now,
  });
  return { list, found, namesOf, change };
});

let companies = 1_000;

describe('reading the activity list', () => {
  it('is for administrators only', async ({ portal }) => {
    expect((await portal.call(listActivity, {})).status).toBe(401);
    const trainee = await makeTrainee(portal);
    const answer = await trainee.call(listActivity);
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
  });

  it.for([{ action: 'shoe.bought' }, { company: 'x' }, { cursor: '0' }, { pageSize: '101' }])(
    'refuses the query %j',
    async (query, { activity }) => {
      const answer = await activity.list(query as Record<string, string>);
      expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});

describe('the list', () => {
  it('shows who changed what, with the fields before and after', async ({ portal, activity }) => {
    const { db } = portal.resources;
    const at = portal.clock.now;
    await record(db, {
      ...activity.change('Zebra crossing', { company: 'Quagga Ltd' }),
      before: { name: 'Zebra crossing', order: 3, listed: true, description: null },
      after: { name: 'Zebra crossings', order: 4, listed: false, description: 'x'.repeat(5_000) },
      at,
    });
    expect(await activity.found({ search: 'zebra' })).toEqual([
      {
        id: expect.any(Number),
        at: new Date(at).toISOString(),
        actor: { id: null, name: 'Command line', scopes: null },
        action: 'module.updated',
        subject: { kind: 'module', id: 7, name: 'Zebra crossing', count: null },
        company: { id: companies, name: 'Quagga Ltd' },
        before: { name: 'Zebra crossing', order: 3, listed: true, description: null },
        after: {
          name: 'Zebra crossings',
          order: 4,
          listed: false,
          description: `${'x'.repeat(500)}…`,
        },
        jobId: null,
      },
    ]);
  });

  it('names the command that created the first administrator, and no password', async ({
    activity,
  }) => {
    const [first] = await activity.found({ action: 'admin.created' });
    expect([first?.actor, first?.subject.name]).toEqual([
      { id: null, name: 'Training Portal', scopes: null },
      'Ada Admin',
    ]);
    expect((await activity.list()).raw).not.toContain(PASSWORD);
    expect((await activity.list()).raw).not.toContain('argon2');
  });

  it('finds word prefixes in any order and case, in old and new names', async ({
    portal,
    activity,
  }) => {
    const { db } = portal.resources;
    await record(db, {
      ...activity.change('Überfall und Évacuation', { company: 'Nordlicht GmbH' }),
      before: { name: 'Überfall', email: 'old.address@kiwi.test' },
      after: { name: 'Notausgang', email: 'new@kiwi.test' },
    });
    for (const search of [
      'ÜBER',
      'évac nordl',
      'e\u0301vacuation',
      'notausgang',
      'old.address@kiwi',
      'nordlicht comm',
    ])
      expect([search, await activity.namesOf({ search })]).toEqual([
        search,
        ['Überfall und Évacuation'],
      ]);
    for (const search of ['berfall', 'notausgangs', 'über unknown'])
      expect([search, await activity.namesOf({ search })]).toEqual([search, []]);
    expect(await activity.namesOf({ search: '%_\\' })).toEqual(await activity.namesOf({}));
  });

  it('can be filtered by action and company', async ({ portal, activity }) => {
    const { db } = portal.resources;
    await record(db, activity.change('First', { action: 'module.deleted', company: 'Narrow' }));
    await record(db, activity.change('Second', { company: 'Narrow' }));
    const company = String(companies);
    expect(await activity.namesOf({ company })).toEqual(['Second']);
    expect(await activity.namesOf({ search: 'narrow' })).toEqual(['Second', 'First']);
    expect(await activity.namesOf({ search: 'narrow', action: 'module.deleted' })).toEqual([
      'First',
    ]);
    expect(await activity.namesOf({ company, action: 'module.deleted' })).toEqual([]);
  });

  it('continues by cursor without losing or repeating a row while new rows arrive', async ({
    portal,
    activity,
  }) => {
    const { db } = portal.resources;
    for (let i = 0; i < 7; i += 1) await record(db, activity.change(`Paged ${i}`));
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = { search: 'paged', pageSize: '3', ...(cursor === undefined ? {} : { cursor }) };
      const answer = await activity.list(query);
      pages.push(succeeded(answer).map(({ subject }) => subject.name));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
      await record(db, activity.change('Paged later'));
    } while (cursor !== undefined);
    expect(pages).toEqual([
      ['Paged 6', 'Paged 5', 'Paged 4'],
      ['Paged 3', 'Paged 2', 'Paged 1'],
      ['Paged 0'],
    ]);
  });

  it('finds the few rows that two frequent words have in common, also far back', async ({
    portal,
    activity,
  }) => {
    const { db } = portal.resources;
    await record(db, activity.change('Needle Common Frequent'));
    for (const word of ['Common', 'Frequent'])
      await db.transaction().execute(async (tx) => {
        for (let i = 0; i < 2_100; i += 1) await record(tx, activity.change(word));
      });
    const seen: string[] = [];
    let cursor: string | undefined;
    let calls = 0;
    do {
      const query = { search: 'freq comm', ...(cursor === undefined ? {} : { cursor }) };
      const answer = await activity.list(query);
      seen.push(...succeeded(answer).map(({ subject }) => subject.name));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
      calls += 1;
    } while (cursor !== undefined && calls < 100);
    expect(seen).toContain('Needle Common Frequent');
    expect(calls).toBeLessThan(100);
  });
});

describe('on PostgreSQL, whose plans depend on its statistics,', () => {
  it('a search reads one range of one key and looks up the other, without and with statistics', async ({
    skip,
    portal,
  }) => {
    const { db, engine } = portal.resources;
    if (engine === 'sqlite') skip();
    await sql`insert into activity_terms (term, activity_id)
      select term, i from generate_series(1000000, 1060000) as s(i),
        (values ('comm'), ('freq')) as t(term)`.execute(db);
    const asked: [RootOperationNode, QueryId][] = [];
    const listened = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        asked.push([node, queryId]);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await queries.findRangeStart(listened, 'comm', 9e9, 2_000);
    await queries.listWithTerms(
      listened,
      { term: 'comm', before: 9e9, count: 2_000 },
      ['freq'],
      50,
    );
    // Without statistics, the plan depends on when autovacuum last ran; a bitmap scan of the key is the worst allowed
    // plan.
    const stages = [
      ['select 1', /Seq Scan|Hash/],
      ['analyze activity_terms', /Seq Scan|Hash|Bitmap/],
    ] as const;
    for (const [prepare, unwanted] of stages) {
      await sql.raw(prepare).execute(db);
      for (const [node, queryId] of asked) {
        const query = db.getExecutor().compileQuery(node, queryId);
        const explain = CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]);
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toContain('activity_terms_pk');
        expect(plan).not.toMatch(unwanted);
      }
    }
  });
});

describe('a change and its record', () => {
  it('are both stored or neither', async ({ portal, activity }) => {
    const { db } = portal.resources;
    const failing = db.transaction().execute(async (tx) => {
      await record(tx, activity.change('Undone'));
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await activity.found({ search: 'undone' })).toEqual([]);
  });

  it.for(['password', 'passwordHash', 'resetToken', 'client secret'])(
    'refuses a field named %s',
    async (name, { portal, activity }) => {
      const { db } = portal.resources;
      const secret = { ...activity.change('Leak'), after: { [name]: 'x' } };
      await expect(record(db, secret)).rejects.toThrow('must not be recorded');
    },
  );

  it('is limited in size when many fields change', async ({ portal, activity }) => {
    const { db } = portal.resources;
    const fields = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`question ${i}`, 'long '.repeat(1_000)]),
    );
    await record(db, { ...activity.change('Bounded'), actor: PORTAL, after: fields });
    const [row] = await activity.found({ search: 'bounded' });
    expect(Object.keys(row?.after ?? {})).toHaveLength(25);
    expect(row?.after?.more).toBe(36);
    expect(JSON.stringify(row).length).toBeLessThan(15_000);
  });
});

describe('the database', () => {
  it.for<[string, RawBuilder<unknown>]>([
    ['update', sql`update activity set actor_name = 'Another'`],
    [
      'update of the portal',
      sql`update activity set actor_name = 'Another' where actor_id is null`,
    ],
    ['erasure with more', sql`update activity set subject_name = 'Deleted user 1', at = 0`],
    ['erasure of a company', sql`update activity set company_name = 'Deleted user 1'`],
    ['delete', sql`delete from activity`],
    ['update of terms', sql`update activity_terms set term = 'x'`],
    ['delete of terms', sql`delete from activity_terms`],
  ])('refuses an %s', async ([_, statement], { portal, activity }) => {
    const { db } = portal.resources;
    await record(db, { ...activity.change('Kept'), actor: PORTAL });
    const before = await activity.found({});
    await expect(statement.execute(db)).rejects.toThrow('append-only');
    expect(await activity.found({})).toEqual(before);
  });

  it('refuses to replace one row by another', async ({ portal, activity }) => {
    const { db, engine } = portal.resources;
    const [row] = await activity.found({});
    const columns = sql.raw('(id, at, actor_name, action, subject_kind, subject_name)');
    const values = sql`(${row?.id}, 0, 'Another', 'company.deleted', 'company', 'x')`;
    const replace =
      engine === 'sqlite'
        ? sql`insert or replace into activity ${columns} values ${values}`
        : sql`insert into activity ${columns} values ${values}
            on conflict (id) do update set actor_name = 'Another'`;
    await expect(replace.execute(db)).rejects.toThrow('append-only');
  });
});
