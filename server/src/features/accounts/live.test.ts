import type { OwnUser, User } from '@portal/contract/accounts';
import { updateCompany, updateCompanySettings } from '@portal/contract/companies';
import { startBulkAction } from '@portal/contract/jobs';
import { changeOwnLanguage, changeOwnName, getOwnAccount } from '@portal/contract/own-account';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { BUS_RETURNED } from '#server/platform/live/bus.ts';
import {
  makeCompany,
  makeTrainee,
  multipart,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { type LiveClient, openLive } from '#server/testing/live-client.ts';
import { it } from '#server/testing/portal-test.ts';
import { startLive } from '#server/testing/start-live.ts';
import { connectAccounts } from './live.ts';

const untilShown = (client: LiveClient, user: User) =>
  expect.poll(() => client.accounts.at(-1)).toEqual({ ...NO_LANGUAGES, ...user });

const NO_LANGUAGES = { language: null, companyLanguage: null, reach: null };

it('a socket that opens receives the account as it is now', async ({ origin, admin, trainee }) => {
  const params = { id: trainee.user.id };
  const changed = succeeded(await admin.call(updateTrainee, { params, body: { name: 'Tessa' } }));
  expect(changed.name).toBe('Tessa');
  await using client = await openLive(origin, trainee);
  await untilShown(client, changed);
  expect(succeeded(await trainee.call(getOwnAccount))).toEqual({ ...NO_LANGUAGES, ...changed });
});

it('an account that an admin changes is shown on all devices of the user, and to no others', async ({
  portal,
  origin,
  admin,
  company,
  trainee,
}) => {
  const next = await makeCompany(portal);
  const colleague = await makeTrainee(portal, { companyName: company.name });
  await using phone = await openLive(origin, trainee);
  await using laptop = await openLive(origin, await signInAgain(portal, trainee));
  await using other = await openLive(origin, colleague);
  for (const client of [phone, laptop]) await untilShown(client, trainee.user);
  await untilShown(other, colleague.user);
  const params = { id: trainee.user.id };
  const body = { name: 'Tess Again', companyName: next.name };
  const changed = succeeded(await admin.call(updateTrainee, { params, body }));
  for (const client of [phone, laptop]) await untilShown(client, changed);
  await other.settled();
  expect(other.accounts).toEqual([colleague.user]);
});

it('a name that the user changes is shown on the other devices', async ({
  portal,
  origin,
  trainee,
}) => {
  await using laptop = await openLive(origin, await signInAgain(portal, trainee));
  await untilShown(laptop, trainee.user);
  const changed = succeeded(await trainee.call(changeOwnName, { body: { name: 'Tessa' } }));
  await untilShown(laptop, changed);
});

it('a language that the user or the company chooses is shown on the other devices', async ({
  portal,
  origin,
  admin,
  company,
  trainee,
}) => {
  await using laptop = await openLive(origin, await signInAgain(portal, trainee));
  await untilShown(laptop, trainee.user);
  const changed = succeeded(await trainee.call(changeOwnLanguage, { body: { language: 'uk' } }));
  expect(changed.language).toBe('uk');
  await untilShown(laptop, changed);
  const params = { id: company.id };
  succeeded(await admin.call(updateCompanySettings, { params, body: { language: 'ro' } }));
  const companyLanguage = 'ro' as const;
  await untilShown(laptop, { ...changed, companyLanguage } as OwnUser);
});

it('a new name of the company is shown to its users', async ({
  portal,
  origin,
  admin,
  company,
  trainee,
}) => {
  await using client = await openLive(origin, trainee);
  await untilShown(client, trainee.user);
  const form = multipart({ name: 'Renamed' });
  succeeded(await upload(portal, updateCompany, form, { token: admin.token, id: company.id }));
  const renamed = { id: company.id, name: 'Renamed' };
  await untilShown(client, { ...trainee.user, company: renamed });
});

it('the accounts are sent again when a process reaches the others again', async () => {
  await using live = await startLive();
  const userOf = (id: number): OwnUser => ({
    ...NO_LANGUAGES,
    id,
    name: `User ${id}`,
    email: `user.${id}@portal.test`,
    role: 'TRAINEE',
    company: null,
  });
  connectAccounts({
    ...live,
    findHidden: async () => [],
    findUsers: async (ids) => ids.map(userOf),
  });
  await using client = await live.open(7);
  live.bus.publish(BUS_RETURNED, null);
  await expect.poll(() => client.accounts).toEqual([userOf(7)]);
});

it('trainees who are moved together see their new company', async ({
  portal,
  origin,
  admin,
  trainee,
}) => {
  const next = await makeCompany(portal);
  await using client = await openLive(origin, trainee);
  await untilShown(client, trainee.user);
  const body = { action: 'move' as const, ids: [trainee.user.id], companyId: next.id };
  succeeded(await admin.call(startBulkAction, { body }));
  await portal.work(['job']);
  const company = { id: next.id, name: next.name };
  await untilShown(client, { ...trainee.user, company });
});
