/** Groups, as admins manage them who see only companies or groups. */
import * as calls from '@portal/contract/groups';
import { askForHelp, listHelpRequests, updateHelpRequest } from '@portal/contract/help';
import type { Right } from '@portal/contract/reach';
import { describe, expect } from 'vitest';
import { makeLimitedAdmin, makeTrainee, succeeded } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from './testing/make-group.ts';

/** Kitchen with Ida, and Bar with Max. Zoe is in no group. */
const it = portalIt.extend('place', async ({ portal, admin, company }) => {
  const person = (name: string) => makeTrainee(portal, { name, companyName: company.name });
  const [ida, max, zoe] = [await person('Ida'), await person('Max'), await person('Zoe')];
  const companyId = company.id;
  const ids = [ida.user.id];
  const kitchen = await makeGroup(admin, { companyId, name: 'Kitchen', userIds: ids });
  const bar = await makeGroup(admin, { companyId, name: 'Bar', userIds: [max.user.id] });
  return {
    ...{ kitchen, bar, ida, max, zoe },
    limited: (groups: readonly (readonly [number, Exclude<Right, 'training'>])[], name?: string) =>
      makeLimitedAdmin(
        portal,
        groups.map(([groupId, rights]) => ({ companyId, groupId, rights })),
        name,
      ),
  };
});

const reasonOf = ({ status, error }: Answer<unknown>) => [status, error.details['reason']];

describe('the admin of a group', () => {
  it('sees the own groups of the company alone', async ({ company, place }) => {
    const limited = await place.limited([[place.kitchen.id, 'read']]);
    const groups = succeeded(await limited.call(calls.listGroups, { params: { id: company.id } }));
    expect(groups).toEqual([{ ...place.kitchen, members: 1, modules: 0 }]);
    const params = { id: place.bar.id };
    expect((await limited.call(calls.listGroupMembers, { params })).status).toBe(404);
  });

  it('changes members among the people whom he or she manages', async ({ place }) => {
    const { kitchen, bar, ida, max, zoe } = place;
    const ofKitchen = await place.limited([[kitchen.id, 'people']]);
    const ofBoth = await place.limited([
      [kitchen.id, 'people'],
      [bar.id, 'read'],
    ]);
    const add = (admin: typeof ofKitchen, userId: number) =>
      admin.call(calls.addGroupMembers, {
        params: { id: kitchen.id },
        body: { userIds: [userId] },
      });
    const remove = (userId: number) =>
      ofKitchen.call(calls.removeGroupMember, { params: { id: kitchen.id, userId } });
    for (const { user } of [max, zoe]) {
      expect(reasonOf(await add(ofKitchen, user.id))).toEqual([404, 'traineeNotFound']);
      expect(reasonOf(await remove(user.id))).toEqual([404, 'traineeNotFound']);
    }
    expect(reasonOf(await add(ofBoth, max.user.id))).toEqual([403, 'needsPeopleRight']);
    succeeded(await remove(ida.user.id));
    expect(reasonOf(await add(ofKitchen, ida.user.id))).toEqual([404, 'traineeNotFound']);
  });

  it('neither creates nor deletes groups', async ({ company, place }) => {
    const limited = await place.limited([[place.kitchen.id, 'people']]);
    const params = { id: place.kitchen.id };
    const inCompany = { params: { id: company.id }, body: { name: 'New' } };
    for (const answer of [
      await limited.call(calls.createGroup, inCompany),
      await limited.call(calls.deleteGroup, { params }),
      await limited.call(calls.getGroupImpact, { params }),
    ])
      expect(reasonOf(answer)).toEqual([403, 'needsWholeCompany']);
  });
});

it('the deletion of a group names the admins whose scope it is, and ends it', async ({
  admin,
  company,
  place,
}) => {
  const { kitchen, ida } = place;
  const limited = await place.limited([[kitchen.id, 'people']], 'Kit Chen');
  await place.limited([[place.bar.id, 'people']], 'Ba Ar');
  const params = { id: kitchen.id };
  const { id } = succeeded(await ida.call(askForHelp, { body: { message: 'Help' } }));
  const body = { status: 'PENDING', assigneeId: limited.user.id } as const;
  succeeded(await admin.call(updateHelpRequest, { params: { id }, body }));
  expect(succeeded(await admin.call(calls.getGroupImpact, { params }))).toEqual({
    admins: ['Kit Chen'],
    modules: [],
  });
  succeeded(await admin.call(calls.deleteGroup, { params }));
  expect((await admin.call(calls.getGroupImpact, { params })).status).toBe(404);
  const listed = await limited.call(calls.listGroups, { params: { id: company.id } });
  expect(listed.status).toBe(404);
  const query = { company: String(company.id) };
  const [request] = succeeded(await admin.call(listHelpRequests, { query }));
  expect(request?.assignee).toBeNull();
});
