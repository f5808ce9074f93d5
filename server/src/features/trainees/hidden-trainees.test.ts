import type { Session } from '@portal/contract/accounts';
import { listChatUsers } from '@portal/contract/chat';
import { getDashboard } from '@portal/contract/learning';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { makeCompany, makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** What an admin finds of the trainees, by every way of searching them. */
async function findAll(portal: TestPortal, companyName: string) {
  const { token } = await signInAdmin(portal);
  const searches = ['', 'zeno', 'ze', 'zeno hidden', 'hidden.test', companyName.toLowerCase()];
  const found: (string[] | [string[], number])[] = [];
  for (const search of searches) {
    const query = { search, page: '1' };
    const { body, headers } = await portal.call(listTrainees, { query, token });
    found.push([body.map(({ name }) => name), Number(headers['x-total-count'])]);
  }
  for (const search of ['zeno', 'ze']) {
    const people = succeeded(await portal.call(listChatUsers, { query: { search }, token }));
    found.push(people.map(({ name }) => name));
  }
  return found;
}

it('of a hidden user or company are found nowhere until they are shown again', async ({
  portal,
}) => {
  const { db } = portal.resources;
  const company = await makeCompany(portal, 'Zenith');
  const hidden: Session[] = [];
  for (const i of [1, 2]) {
    const email = `${i}@hidden.test`;
    hidden.push(
      await makeTrainee(portal, { companyName: company.name, name: `Zeno Hidden ${i}`, email }),
    );
  }
  const [first] = hidden;
  const isAdmitted = async () =>
    Promise.all(
      hidden.map(async ({ token }) => (await portal.call(getDashboard, { token })).status),
    );
  const all = await findAll(portal, company.name);
  expect(all.flat(2)).toContain('Zeno Hidden 1');
  expect(await isAdmitted()).toEqual([200, 200]);

  const markCompany = (deleted_at: number | null) =>
    db.updateTable('all_companies').set({ deleted_at }).where('id', '=', company.id).execute();
  await markCompany(1);
  const none = await findAll(portal, company.name);
  expect(none).toEqual([...Array.from({ length: 6 }, () => [[], 0]), [], []]);
  expect(await isAdmitted()).toEqual([401, 401]);
  await markCompany(null);
  expect(await findAll(portal, company.name)).toEqual(all);

  const markUser = (deleted_at: number | null) =>
    db
      .updateTable('all_users')
      .set({ deleted_at })
      .where('id', '=', first?.user.id ?? 0)
      .execute();
  await markUser(1);
  const [list] = await findAll(portal, company.name);
  expect(list).toEqual([['Zeno Hidden 2'], 1]);
  expect(await isAdmitted()).toEqual([401, 200]);
  await markUser(null);
  expect(await findAll(portal, company.name)).toEqual(all);
  expect(await isAdmitted()).toEqual([200, 200]);
});
