/** The trash as admins see it who see only some companies or groups, and scopes of what is in the trash. */

import { removeAdmin } from '@portal/contract/admins';
import { createGroup, deleteGroup } from '@portal/contract/groups';
import type { Right } from '@portal/contract/reach';
import { listTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  setCompany,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { REACH_CHANGED, type ReachChanged } from '../reach/service.ts';
import { it as trashIt, trashOf } from './testing/trash-test.ts';

const scope = (companyId: number, rights: Right = 'people') => ({ companyId, rights });
const MISSING = 999_999;

const it = trashIt
  .extend('other', ({ portal }) => makeCompany(portal))
  /** An admin of both companies. */
  .extend('limited', ({ portal, company, other }) =>
    makeLimitedAdmin(portal, [scope(company.id, 'training'), scope(other.id)]),
  )
  .extend('own', ({ portal, limited }) => trashOf(portal, limited));

const join = (portal: TestPortal, { name }: { readonly name: string }, email?: string) =>
  makeTrainee(portal, { companyName: name, ...(email === undefined ? {} : { email }) });

describe('a limited admin', () => {
  it('sees own deletions within the reach, in pages and searches', async ({
    portal,
    company,
    other,
    limited,
    trash,
    own,
    training,
  }) => {
    const ofAnn = await own.deleteTrainee(training.ann);
    const outside = await own.deleteTrainee(await join(portal, other));
    const ofModule = await own.deleteModule(training.third);
    await trash.deleteTrainee(training.ben);
    const idsOf = async (query: Record<string, string> = {}) =>
      (await own.list(query)).map(({ deletionId }) => deletionId);
    expect(await idsOf()).toEqual([ofModule, outside, ofAnn]);
    expect(await idsOf({ companyId: String(other.id) })).toEqual([outside]);

    await setReach(portal, limited.user.id, [scope(company.id)]);
    expect(await idsOf()).toEqual([ofAnn]);
    expect(await idsOf({ companyId: String(other.id) })).toEqual([]);
    expect(await idsOf({ search: 'tess' })).toEqual([]);
    const page = await limited.call(listTrash, { query: { pageSize: '1' } });
    expect(page.headers).not.toHaveProperty('x-next-cursor');
    for (const deletionId of [outside, ofModule, MISSING])
      expect((await own.restore(deletionId)).status).toBe(404);
    succeeded(await own.restore(ofAnn));
  });

  it('sees the results of people within the reach', async ({
    portal,
    company,
    other,
    limited,
    own,
    training,
  }) => {
    await setReach(portal, limited.user.id, [scope(company.id, 'training')]);
    await setCompany(portal, training.ben.user.id, other.id);
    const deletionId = await own.deleteModule(training.first);
    expect(await own.list()).toMatchObject([{ counts: { results: 1, attempts: 2 } }]);
    succeeded(await own.restore(deletionId));
  });

  it('restores a person whose email is taken like one whose email has an unknown user', async ({
    portal,
    company,
    own,
    training,
  }) => {
    const third = await makeCompany(portal);
    const taken = async (holderIn: { readonly name: string }, deleted: Actor) => {
      const deletionId = await own.deleteTrainee(deleted);
      const holder = await join(portal, holderIn, deleted.user.email);
      return { deletionId, holder, refused: await own.restore(deletionId) };
    };
    const outside = await taken(third, training.ann);
    expect(outside.refused.error).toMatchObject({ code: 'EMAIL_TAKEN', details: { count: 1 } });
    expect(outside.refused.error.details).not.toHaveProperty('takenBy');
    const merge = (into: number) => own.restore(outside.deletionId, { mergeInto: into });
    const missing = await merge(MISSING);
    const unseen = await merge(outside.holder.user.id);
    expect([unseen.status, unseen.raw]).toEqual([404, missing.raw]);

    const inside = await taken(company, training.ben);
    expect(inside.refused.error.details).toMatchObject({
      takenBy: { userId: inside.holder.user.id, isTrainee: true },
    });
    succeeded(await own.restore(inside.deletionId, { mergeInto: inside.holder.user.id }));
  });
});

describe('a scope', () => {
  it('counts again after a restore, of which its admins are notified', async ({
    portal,
    admin,
    company,
    limited,
    trash,
  }) => {
    const params = { id: company.id };
    const group = succeeded(await admin.call(createGroup, { params, body: { name: 'Kitchen' } }));
    const ofKitchen = await makeLimitedAdmin(portal, [
      { companyId: company.id, groupId: group.id, rights: 'read' },
    ]);
    const ofGroup = succeeded(await admin.call(deleteGroup, { params: { id: group.id } }));
    const announced: number[][] = [];
    portal.resources.bus.subscribe(REACH_CHANGED, (payload) => {
      announced.push([...(payload as ReachChanged).userIds].sort((a, b) => a - b));
    });
    const restoreAnnounces = async (deletionId: number | null) => {
      announced.length = 0;
      succeeded(await trash.restore(deletionId));
      await expect.poll(() => announced.length).toBeGreaterThan(0);
      return announced.flat();
    };
    expect(await restoreAnnounces(ofGroup.deletionId)).toEqual([ofKitchen.user.id]);
    expect(await restoreAnnounces(await trash.deleteCompany(company.id))).toEqual([
      limited.user.id,
      ofKitchen.user.id,
    ]);
  });

  it('ends with the purge of its company, its group or its admin', async ({
    portal,
    admin,
    company,
    other,
    limited,
    trash,
  }) => {
    await join(portal, company);
    const params = { id: other.id };
    const group = succeeded(await admin.call(createGroup, { params, body: { name: 'Kitchen' } }));
    const ofKitchen = await makeLimitedAdmin(portal, [
      { companyId: other.id, groupId: group.id, rights: 'read' },
    ]);
    const scopes = async () =>
      (
        await portal.resources.db
          .selectFrom('admin_scopes')
          .select(['user_id', 'company_id'])
          .orderBy('user_id')
          .orderBy('company_id')
          .execute()
      ).map(({ user_id, company_id }) => [user_id, company_id]);
    const purge = async (deletionId: number | null) => {
      succeeded(await trash.purge(deletionId));
      await trash.work();
    };
    const [first, second] = [limited.user.id, ofKitchen.user.id];
    expect(await scopes()).toEqual([
      [first, company.id],
      [first, other.id],
      [second, other.id],
    ]);
    const ofGroup = succeeded(await admin.call(deleteGroup, { params: { id: group.id } }));
    await purge(ofGroup.deletionId);
    expect(await scopes()).toEqual([
      [first, company.id],
      [first, other.id],
    ]);
    await purge(await trash.deleteCompany(company.id));
    expect(await scopes()).toEqual([[first, other.id]]);
    const ofAdmin = succeeded(await admin.call(removeAdmin, { params: { id: first } }));
    await purge(ofAdmin.deletionId);
    expect(await scopes()).toEqual([]);
  });
});
