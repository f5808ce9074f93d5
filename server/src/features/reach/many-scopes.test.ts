import { listActivity } from '@portal/contract/activity';
import { ADMIN_SCOPES_MAX } from '@portal/contract/limits';
import { listCompanyFigures } from '@portal/contract/reports';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { makeCompany, makeLimitedAdmin, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';

it('an admin of as many companies as possible reads about all of them', async ({ portal }) => {
  const reach: { companyId: number; rights: 'read' }[] = [];
  while (reach.length < ADMIN_SCOPES_MAX)
    reach.push({ companyId: (await makeCompany(portal)).id, rights: 'read' });
  const { call } = await makeLimitedAdmin(portal, reach);
  expect(succeeded(await call(listCompanyFigures))).toHaveLength(ADMIN_SCOPES_MAX);
  const changes = await call(listActivity, { query: { pageSize: '5' } });
  expect(succeeded(changes)).toHaveLength(5);
  const stuck = await call(listTrainees, { query: { status: 'stuck', page: '1' } });
  expect(succeeded(stuck)).toEqual([]);
});
