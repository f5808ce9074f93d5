import type { Call } from '@portal/contract/call';
import { listMessages } from '@portal/contract/chat';
import { listCompanies } from '@portal/contract/companies';
import { renameGroup } from '@portal/contract/groups';
import { getDashboard } from '@portal/contract/learning';
import { getOwnAccount } from '@portal/contract/own-account';
import { VIEW_AS_HEADER } from '@portal/contract/reach';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const MISSING = 999_999_999;

const it = portalIt
  .extend('kitchen', ({ admin, company, trainee }) =>
    makeGroup(admin, { companyId: company.id, userIds: [trainee.user.id] }),
  )
  .extend('view', { scope: 'file' }, ({ portal }) => {
    /** The call with this header; `id` in its address. */
    return ({ token }: Actor, call: Call, { header, id = 0 }: { header: unknown; id?: number }) =>
      portal.inject({
        method: call.method,
        url: `/api${call.path.replace(':id', String(id))}`,
        headers: {
          authorization: `Bearer ${token}`,
          [VIEW_AS_HEADER]: typeof header === 'string' ? header : JSON.stringify(header),
        },
        ...(call.method === 'GET' ? {} : { payload: { name: 'Renamed' } }),
      });
  });

it('an admin sees what an admin with other scopes would see', async ({
  portal,
  admin,
  company,
  trainee,
  kitchen,
  view,
}) => {
  const { id: companyId } = company;
  await makeTrainee(portal, { companyName: company.name, name: 'Otto Other' });
  await makeCompany(portal);
  const limited = await makeLimitedAdmin(portal, [
    { companyId, groupId: kitchen.id, rights: 'people' },
  ]);
  const header = [{ companyId, groupId: kitchen.id, rights: 'people' }];
  const me = await view(admin, getOwnAccount, { header });
  expect(me.body).toMatchObject({
    id: admin.user.id,
    reach: [{ companyName: company.name, groupName: 'Kitchen', rights: 'people' }],
  });
  for (const call of [listCompanies, listTrainees]) {
    const viewed = await view(admin, call, { header });
    expect(viewed.raw).toBe((await limited.call(call)).raw);
    expect(viewed.body).toHaveLength(1);
  }
  expect((await view(admin, listTrainees, { header })).raw).toContain(trainee.user.name);
});

it('while seeing as another one an admin changes nothing', async ({
  admin,
  company,
  kitchen,
  view,
}) => {
  const header = [{ companyId: company.id, rights: 'training' }];
  // To read a conversation marks it as read.
  for (const call of [renameGroup, listMessages]) {
    const answer = await view(admin, call, { header, id: kitchen.id });
    expect([answer.status, answer.error.details?.reason]).toEqual([403, 'viewOnly']);
  }
});

it('an admin sees only as one who sees no more', async ({
  portal,
  admin,
  company,
  kitchen,
  trainee,
  view,
}) => {
  const { id: companyId } = company;
  const other = await makeCompany(portal);
  const limited = await makeLimitedAdmin(portal, [{ companyId, rights: 'people' }]);
  const statusFor = async (viewer: Actor, header: unknown) =>
    (await view(viewer, getOwnAccount, { header })).status;
  const group = { companyId, groupId: kitchen.id } as const;
  expect(await statusFor(limited, [{ ...group, rights: 'read' }])).toBe(200);
  const wider = [
    '"portal"',
    [{ companyId, rights: 'training' }],
    [{ companyId: other.id, rights: 'read' }],
  ];
  for (const header of wider)
    expect([header, await statusFor(limited, header)]).toEqual([header, 403]);
  // As for a company that exists elsewhere.
  expect(await statusFor(limited, [{ companyId: MISSING, rights: 'read' }])).toBe(403);
  expect(await statusFor(admin, [{ companyId: MISSING, rights: 'read' }])).toBe(404);
  expect(await statusFor(admin, [{ ...group, companyId: other.id, rights: 'read' }])).toBe(404);
  expect(
    (await view(trainee, getDashboard, { header: [{ ...group, rights: 'read' }] })).status,
  ).toBe(403);
});

it.for(['', 'x', '[]', '{}', '7', '[{"companyId":1}]', '[{"companyId":1,"rights":"all"}]'])(
  'the header %j is refused',
  async (header, { admin, view }) => {
    expect((await view(admin, getOwnAccount, { header })).status).toBe(400);
  },
);
