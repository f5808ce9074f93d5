/** A purge of a user: the number stays in place of the name, in the list of changes and in the record of deletions. */
import { listActivity } from '@portal/contract/activity';
import { removeAdmin } from '@portal/contract/admins';
import { createCompany } from '@portal/contract/companies';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { changeOwnName } from '@portal/contract/own-account';
import { startRun } from '@portal/contract/runs';
import { deleteTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeAdmin,
  makeTrainee,
  multipart,
  signInAdmin,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import type { ActivityRow } from '../activity/queries.ts';
import { it } from './testing/trash-test.ts';

const DAY_MS = 86_400_000;

it.for(['at its time', 'on request'] as const)(
  'a purge of a trainee leaves no name and email in the changes and deletions, %s',
  async (when, { portal, company, trash }) => {
    const { db } = portal.resources;
    const secret = 'Zacharias Quillfeather';
    const email = 'zq@quillfeather.test';
    const zac = await makeTrainee(portal, { companyName: company.name, name: secret, email });
    const userId = zac.user.id;
    const other = await makeTrainee(portal, { companyName: company.name, name: 'Otto Other' });
    const admin = await signInAdmin(portal);
    succeeded(await zac.call(changeOwnName, { body: { name: `${secret} Junior` } }));
    succeeded(await admin.call(startRun, { params: { id: userId }, body: {} }));
    const { id: requestId } = succeeded(await zac.call(askForHelp, { body: { message: 'Help' } }));
    const update = { status: 'RESOLVED', adminNotes: 'Called Quillfeather' } as const;
    succeeded(await admin.call(updateHelpRequest, { params: { id: requestId }, body: update }));
    // Deleted and restored before.
    succeeded(await trash.restore(await trash.deleteTrainee(zac)));
    const deletionId = await trash.deleteTrainee(zac);
    await trash.deleteTrainee(other);
    const rows = async () => ({
      changes: await db.selectFrom('activity').selectAll().orderBy('id').execute(),
      terms: await db.selectFrom('activity_terms').selectAll().execute(),
      deletions: await db.selectFrom('deletions').selectAll().execute(),
    });
    const search = async (text: string) => {
      const { token } = await signInAgain(portal, admin);
      return succeeded(await portal.call(listActivity, { query: { search: text }, token })).length;
    };
    const before = await rows();
    expect(await search('quillfeather')).toBeGreaterThanOrEqual(6);
    const ofOthers = await search('otto');

    if (when === 'on request') succeeded(await trash.purge(deletionId));
    else portal.clock.advance(30 * DAY_MS);
    await trash.work();
    const after = await rows();
    expect(JSON.stringify(after)).not.toMatch(/zacharias|quillf/i);
    expect([await search('quillfeather'), await search('zacharias')]).toEqual([0, 0]);
    // The number stays, and all other facts.
    expect(await search(`deleted user ${userId}`)).toBeGreaterThanOrEqual(6);
    if (when === 'on request') expect(await search('otto')).toBe(ofOthers);
    const facts = ({ id, at, actor_id, action, subject_id, company_name }: ActivityRow) => [
      ...[id, at, actor_id, action, subject_id, company_name],
    ];
    const kept = after.changes.filter(({ id }) => before.changes.some((old) => old.id === id));
    expect(kept.map(facts)).toEqual(before.changes.map(facts));
  },
);

it('a purge of an admin leaves the number in the changes that the admin has made', async ({
  portal,
  admin,
  trash,
}) => {
  const { db } = portal.resources;
  const bea = await makeAdmin(portal, 'bea@leaving.test', 'Beatrix Leaving');
  for (let i = 0; i < 30; i += 1) {
    const form = multipart({ name: `Company ${i} of her` });
    succeeded(await upload(portal, createCompany, form, { token: bea.token }));
  }
  const trainee = await makeTrainee(portal, { companyName: 'Company 1 of her' });
  succeeded(await bea.call(deleteTrainee, { params: { id: trainee.user.id } }));
  succeeded(await admin.call(removeAdmin, { params: { id: bea.user.id } }));
  portal.clock.advance(30 * DAY_MS);
  await trash.work();
  const [changes, deletions] = [
    await db.selectFrom('activity').selectAll().execute(),
    await db.selectFrom('deletions').selectAll().execute(),
  ];
  expect(JSON.stringify([changes, deletions])).not.toMatch(/beatrix|bea@leaving/i);
  const own = changes.filter(({ actor_id }) => actor_id === bea.user.id);
  expect(own).toHaveLength(31);
  expect(new Set(own.map(({ actor_name }) => actor_name))).toEqual(
    new Set([`Deleted user ${bea.user.id}`]),
  );
  expect(own.filter(({ subject_name }) => /^Company \d+ of her$/.test(subject_name))).toHaveLength(
    30,
  );
});
