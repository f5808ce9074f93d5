/** Limited admins in the chat: the bounds of a trainee, and without limits towards the people whom they see. */
import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/chat';
import { updateCompanySettings } from '@portal/contract/companies';
import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { makeRoom, say } from './testing/talk.ts';

const it = portalIt.extend('world', async ({ portal, admin }) => {
  const mark = randomUUID().slice(0, 8);
  /** A trainee of a company of its own, whose name begins with the word. */
  async function makePerson(word: string, changes: object = {}) {
    const company = await makeCompany(portal, `${word} ${mark}`);
    const person = await makeTrainee(portal, { name: company.name, companyName: company.name });
    const settings = { params: { id: company.id }, body: changes };
    succeeded(await admin.call(updateCompanySettings, settings));
    return { company, person };
  }
  const closed = { crossCompanyChat: false };
  const own = await makePerson('Own', closed);
  const driver = await makeTrainee(portal, {
    name: `Own driver ${mark}`,
    companyName: own.company.name,
  });
  const kitchen = await makeGroup(admin, {
    companyId: own.company.id,
    userIds: [own.person.user.id],
  });
  const scope = { companyId: own.company.id, groupId: kitchen.id, rights: 'people' } as const;
  return {
    mark,
    scope,
    closed: await makePerson('Closed', closed),
    open: await makePerson('Open'),
    unlisted: await makePerson('Unlisted', { listed: false }),
    own,
    driver,
    limited: await makeLimitedAdmin(portal, [scope], `Lena ${mark}`),
  };
});

const find = async (reader: Actor, search: string) =>
  succeeded(await reader.call(calls.listChatUsers, { query: { search } }));
const openWith = async (from: Actor, to: Actor) =>
  (await from.call(calls.openDirectRoom, { params: { userId: to.user.id } })).status;
const roomOf = async (actor: Actor, id: number) =>
  succeeded(await actor.call(calls.listRooms)).find((room) => room.id === id);
const block = async (actor: Actor, id: number) =>
  (await actor.call(calls.blockInRoom, { params: { id }, body: { blocked: true } })).status;
const codeOf = async (sending: ReturnType<typeof say>) => (await sending).error?.code ?? 'sent';

it('finds the people of the companies in reach, admins, and others as a trainee does', async ({
  admin,
  world: { mark, limited, own, driver, closed, open, unlisted },
}) => {
  const found = await find(limited, mark);
  const names = found.map(({ name }) => name.replace(` ${mark}`, ''));
  expect(names.toSorted()).toEqual(['Open', 'Own', 'Own driver']);
  expect(await find(limited, 'admin@portal')).toMatchObject([{ role: 'ADMIN', company: null }]);
  for (const other of [own.person, driver, open.person, admin])
    expect(await openWith(limited, other)).toBe(200);
  for (const other of [closed.person, unlisted.person])
    expect(await openWith(limited, other)).toBe(404);
});

it('is found as an admin, but not by people whom their company keeps apart', async ({
  world: { mark, limited, own, closed, open },
}) => {
  for (const trainee of [own.person, open.person]) {
    const [shown] = await find(trainee, `Lena ${mark}`);
    expect(shown).toMatchObject({ id: limited.user.id, role: 'ADMIN', company: null });
    expect(await openWith(trainee, limited)).toBe(200);
  }
  expect(await find(closed.person, `Lena ${mark}`)).toEqual([]);
  expect(await openWith(closed.person, limited)).toBe(404);
});

it('writes without a limit to the people in reach, who cannot block the admin', async ({
  world: { limited, own },
}) => {
  const { id } = await makeRoom(limited, own.person);
  for (let i = 0; i <= CHAT_UNANSWERED_MAX; i += 1) succeeded(await say(limited, id, `n ${i}`));
  expect(await roomOf(own.person, id)).toMatchObject({ canBlock: false, messagesLeft: null });
  expect(await block(own.person, id)).toBe(403);
});

it('has the limits of a trainee towards all others, until they are in reach', async ({
  portal,
  world: { limited, own, driver, scope },
}) => {
  const { id } = await makeRoom(limited, driver);
  for (let i = 0; i < CHAT_UNANSWERED_MAX; i += 1) succeeded(await say(limited, id, `n ${i}`));
  expect(await codeOf(say(limited, id, 'more'))).toBe('UNANSWERED');
  expect(await roomOf(limited, id)).toMatchObject({ separated: false, messagesLeft: 0 });
  expect(await roomOf(driver, id)).toMatchObject({ canBlock: true });
  const { companyId, rights } = scope;
  await setReach(portal, limited.user.id, [{ companyId, rights }]);
  expect(await codeOf(say(limited, id, 'more'))).toBe('sent');
  expect(await block(driver, id)).toBe(403);
  // Outside of the company a room that exists can only be read.
  await setReach(portal, limited.user.id, []);
  expect(await roomOf(limited, id)).toMatchObject({ separated: true });
  expect(await codeOf(say(own.person, (await makeRoom(own.person, driver)).id, 'hi'))).toBe('sent');
  expect(await codeOf(say(driver, id, 'hi'))).toBe('SEPARATED');
});

it('looks up no more people than a trainee', async ({ portal, world: { limited, own } }) => {
  const rows = Array.from({ length: 640 }, (_, i) => `crowd-${i}`);
  await portal.resources.db
    .insertInto('all_users')
    .values(
      rows.map((name) => ({
        ...nameColumns(name, `${name}-${own.company.id}@people.test`),
        role: 'TRAINEE' as const,
        company_id: own.company.id,
        password_hash: 'none',
        created_at: 0,
      })),
    )
    .execute();
  let cursor: string | undefined;
  const statuses: number[] = [];
  do {
    const query = { search: 'crowd-', ...(cursor === undefined ? {} : { cursor }) };
    const page = await limited.call(calls.listChatUsers, { query, address: '203.0.113.7' });
    statuses.push(page.status);
    cursor = page.headers['x-next-cursor'] as string | undefined;
  } while (cursor !== undefined);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
