import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/chat';
import { describe, expect } from 'vitest';
import { type Actor, makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { readMetrics } from '#server/testing/read-metrics.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { it as chatIt } from './testing/chat-test.ts';
import { makeRoom } from './testing/talk.ts';

const recorded = createRecordedLines();
const it = chatIt
  .extend('log', recorded.log)
  /** Inserts trainees of Ann's company directly into the database; their names begin with the word. */
  .extend(
    'addPeople',
    { scope: 'file' },
    ({ portal, ann }) =>
      async (word: string, count: number) => {
        const rows = await portal.resources.db
          .insertInto('all_users')
          .values(
            Array.from({ length: count }, (_, i) => ({
              ...nameColumns(`${word} ${i % 3}`, `${word}-${i}@people.test`),
              role: 'TRAINEE' as const,
              company_id: ann.user.company?.id ?? null,
              password_hash: 'none',
              created_at: 0,
            })),
          )
          .returning('id')
          .execute();
        return rows.map(({ id }) => id);
      },
  )
  // More people than a trainee may look up in an hour.
  .extend('crowd', { scope: 'file', auto: true }, ({ addPeople }) => addPeople('crowd', 640));

/** An address for each user, unless a test is about users of one address. */
const addressOf = ({ user }: Actor) => `198.18.${user.id >> 8}.${user.id & 255}`;

const list = (
  reader: Actor,
  query: Record<string, string> = {},
  address: string = addressOf(reader),
) => reader.call(calls.listChatUsers, { query, address });

const open = (reader: Actor, userId: number, address: string = addressOf(reader)) =>
  reader.call(calls.openDirectRoom, { params: { userId }, address });

/** The ids on all pages of a search, until the first page that is refused. */
async function idsOf(session: Actor, search: string, address: string = addressOf(session)) {
  const ids: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = cursor === undefined ? { search } : { search, cursor };
    const page = await list(session, query, address);
    if (page.status !== 200) return { ids, refusal: page };
    ids.push(...page.body.map(({ id }) => id));
    cursor = page.headers['x-next-cursor'] as string | undefined;
    if (cursor === undefined) return { ids, refusal: null };
  }
}

describe('the list of people', () => {
  it('finds people of any company by a part of name or email, except the user', async ({
    portal,
    ann,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const made: Actor[] = [];
    for (const name of ['Çelik', 'Aron', 'Bo'])
      made.push(
        await makeTrainee(portal, {
          name: `${name} ${mark}`,
          email: `${name.length}@${mark}.test`,
        }),
      );
    const find = async (search: string, session = ann) =>
      succeeded(await list(session, { search })).map(({ name }) => name.split(' ')[0]);
    expect(await find(mark.toUpperCase())).toEqual(['Aron', 'Bo', 'Çelik']);
    expect(await find(`ÇELIK ${mark}`)).toEqual(['Çelik']);
    expect(await find(`2@${mark}`)).toEqual(['Bo']);
    expect(await find(mark, made[1])).toEqual(['Bo', 'Çelik']);
    expect(await find('%_')).toEqual([]);
    await signInAdmin(portal);
    expect(await find('ADA admin')).toEqual(['Ada']);
    expect(await find('admin@portal')).toEqual(['Ada']);
  });

  it('without a search of two characters shows the first 50 and no further page', async ({
    portal,
    addPeople,
  }) => {
    await addPeople('000-first', 60);
    const reader = await makeTrainee(portal);
    for (const query of [{}, { search: '' }, { search: ' z ' }, { search: 'e\u0301' }]) {
      const page = await list(reader, query);
      expect(succeeded(page).map(({ name }) => name.slice(0, 9))).toEqual(
        Array.from({ length: 50 }, () => '000-first'),
      );
      expect(page.headers['x-next-cursor']).toBeUndefined();
    }
    const { headers } = await list(reader, { search: '000-first' });
    const cursor = headers['x-next-cursor'] as string;
    const refused = await Promise.all([
      list(reader, { cursor }),
      list(reader, { cursor, search: '0' }),
    ]);
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
      [400, 'INVALID_INPUT'],
      [400, 'INVALID_INPUT'],
    ]);
  });

  it('can be searched for two characters of any script', async ({ portal, ann }) => {
    const mei = await makeTrainee(portal, { name: '林美' });
    const found = succeeded(await list(ann, { search: '林美' }));
    expect(found.map(({ id }) => id)).toEqual([mei.user.id]);
  });

  it.for<[string, number]>([
    ['few', 120],
    ['many', 260],
    // More than are read at once, and all of them sorted behind most other names.
    ['zz', 2_100],
  ])(
    'pages through all results of a search (%s): 20 each, none missing or twice',
    async ([word, count], { admin, addPeople }) => {
      const added = await addPeople(word, count);
      expect(succeeded(await list(admin, { search: word })).length).toBe(20);
      const { ids } = await idsOf(admin, word);
      expect([...ids].sort((a, b) => a - b)).toEqual([...added].sort((a, b) => a - b));
    },
  );

  it.for(['x', 'bm90IGpzb24', Buffer.from('[1,"2"]').toString('base64url')])(
    'refuses the made-up cursor %s',
    async (cursor, { ann }) => {
      expect((await list(ann, { search: 'ann', cursor })).status).toBe(400);
    },
  );
});

describe('the hourly limit of people looked up', () => {
  it('lets a trainee see 600 different people and the same ones again, but no others', async ({
    portal,
  }) => {
    const reader = await makeTrainee(portal);
    const { ids, refusal } = await idsOf(reader, 'crowd');
    expect(new Set(ids).size).toBe(600);
    expect([refusal?.status, refusal?.error]).toEqual([
      429,
      {
        code: 'TOO_MANY_REQUESTS',
        message:
          'You have looked up many people. Please try again in 60 minutes, or ask an administrator.',
        details: { reason: 'peopleLookedUpByYou', values: { minutes: 60 } },
      },
    ]);
    const retryAfter = Number(refusal?.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(3_500);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    // The same 600 again, without limit.
    expect((await idsOf(reader, 'crowd')).ids).toEqual(ids);
  });

  it('runs no search after twenty refused ones, which would show whether there is a match', async ({
    portal,
    addPeople,
  }) => {
    const reader = await makeTrainee(portal);
    await idsOf(reader, 'crowd');
    const unseen = 'unmistakable';
    await addPeople(unseen, 1);
    const statusOf = async (search: string) => (await list(reader, { search })).status;
    expect(await statusOf('no such person')).toBe(200);
    for (let i = 0; i < 20; i += 1) await statusOf(unseen);
    expect([await statusOf(unseen), await statusOf('no such person')]).toEqual([429, 429]);
    portal.clock.advance(60 * 60_000 + 1_000);
    expect(await statusOf(unseen)).toBe(200);
  });

  it('counts people whose conversation is opened by their id', async ({ portal, crowd }) => {
    const reader = await makeTrainee(portal);
    const first = crowd.at(0) ?? 0;
    const roomId = succeeded(await open(reader, first)).id;
    const { ids } = await idsOf(reader, 'crowd');
    expect(ids).toHaveLength(600);
    const unseen = crowd.find((id) => !ids.includes(id)) ?? 0;
    const refused = await open(reader, unseen);
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.raw).not.toContain('people.test');
    expect(succeeded(await open(reader, first)).id).toBe(roomId);
    portal.clock.advance(60 * 60_000 + 1_000);
    expect((await open(reader, unseen)).status).toBe(200);
  });

  it('counts a person who started a conversation with the user, while it is empty', async ({
    portal,
  }) => {
    const [reader, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    await makeRoom(other, reader);
    await idsOf(reader, 'crowd');
    expect((await open(reader, other.user.id)).status).toBe(429);
  });

  it('does not count people with whom the user has a conversation', async ({
    portal,
    crowd,
    addPeople,
  }) => {
    const reader = await makeTrainee(portal);
    for (const id of crowd.slice(0, 5)) succeeded(await open(reader, id));
    portal.clock.advance(60 * 60_000 + 1_000);
    const { ids } = await idsOf(reader, 'crowd');
    // The page with the five counts fifteen people; a page is shown whole or not at all.
    expect(ids).toHaveLength(600);
    const others = await addPeople('another', 5);
    for (const id of others) expect((await open(reader, id)).status).toBe(200);
    const [sixth] = await addPeople('sixth', 1);
    expect((await open(reader, sixth ?? 0)).status).toBe(429);
  });

  it('applies to trainees only', async ({ admin }) => {
    const { ids, refusal } = await idsOf(admin, 'crowd');
    expect([ids.length, refusal]).toEqual([640, null]);
  });

  it('is shared by all accounts of an address that are younger than a day', async ({
    portal,
    crowd,
  }) => {
    const address = '203.0.113.1';
    const reader = await makeTrainee(portal);
    const { ids } = await idsOf(reader, 'crowd', address);
    expect(ids).toHaveLength(600);
    const unseen = crowd.filter((id) => !ids.includes(id));
    for (let i = 0; i < 3; i += 1) {
      const another = await makeTrainee(portal);
      const refused = await open(another, unseen[i] ?? 0, address);
      expect(refused.status).toBe(429);
      expect(refused.error.message).toMatch(
        /^Many people have been looked up from your network\. Please try again in \d+ minutes/,
      );
      // The same people again, and no others.
      const again = (await idsOf(another, 'crowd', address)).ids;
      expect(again.length).toBeGreaterThan(500);
      expect(again.filter((id) => !ids.includes(id))).toEqual([]);
    }
    const elsewhere = await makeTrainee(portal);
    expect((await open(elsewhere, unseen[0] ?? 0)).status).toBe(200);
    // Older accounts have a limit of their own.
    portal.clock.advance(24 * 60 * 60_000);
    expect((await idsOf(reader, 'crowd', address)).ids).toHaveLength(600);
    expect((await open(elsewhere, unseen[1] ?? 0, address)).status).toBe(200);
  });

  it('is 3,000 people for all trainees of an address', async ({ portal, addPeople }) => {
    const address = '203.0.113.2';
    const readers: Actor[] = [];
    for (let i = 0; i < 6; i += 1) readers.push(await makeTrainee(portal));
    portal.clock.advance(24 * 60 * 60_000);
    recorded.clear();
    for (const [i, reader] of readers.entries()) {
      await addPeople(`group-${i}`, 600);
      const { ids, refusal } = await idsOf(reader, `group-${i}`, address);
      expect(ids).toHaveLength(i < 5 ? 600 : 0);
      if (i === 5) expect(refusal?.status).toBe(429);
    }
    const lines = recorded.lines().filter(({ limit }) => limit === 'chat-people-address');
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['limit.near', readers[3]?.user.id],
      ['limit.near', readers[4]?.user.id],
      ['limit.reached', readers[5]?.user.id],
    ]);
  });

  it('is logged when 80 % of it are used', async ({ portal }) => {
    const reader = await makeTrainee(portal);
    recorded.clear();
    const pages = async (count: number) => {
      for (let cursor = '', i = 0; i < count; i += 1) {
        const query = cursor === '' ? { search: 'crowd' } : { search: 'crowd', cursor };
        cursor = (await list(reader, query)).headers['x-next-cursor'] as string;
      }
    };
    await pages(23);
    expect(recorded.lines()).toEqual([]);
    await pages(24);
    expect(recorded.lines()).toEqual([
      expect.objectContaining({
        event: 'limit.near',
        limit: 'chat-people',
        userId: reader.user.id,
        address: addressOf(reader),
      }),
      expect.objectContaining({ event: 'limit.near', limit: 'chat-people-new' }),
    ]);
  });

  it('is counted at each refusal and logged with the name of the limit', async ({
    portal,
    addPeople,
  }) => {
    const reader = await makeTrainee(portal, { name: 'Curious', email: 'curious@trainee.test' });
    const limited = async () => {
      const raw = await readMetrics(portal);
      return Number(/^portal_chat_directory_limited_total (\d+)$/m.exec(raw)?.[1]);
    };
    const before = await limited();
    recorded.clear();
    await idsOf(reader, 'crowd');
    await addPeople('unseen-person', 1);
    // The last two are refused without a search.
    for (let i = 0; i < 21; i += 1) await list(reader, { search: 'unseen-person' });
    expect((await limited()) - before).toBe(22);
    expect(recorded.lines().filter(({ event }) => event !== 'limit.near')).toEqual([
      expect.objectContaining({
        event: 'limit.reached',
        limit: 'chat-people',
        userId: reader.user.id,
        route: '/api/chat/users',
      }),
    ]);
    expect(recorded.texts.join('')).not.toMatch(/curious/i);
  });
});
