/** Imports by admins who see only companies or groups. */
import { getJob } from '@portal/contract/jobs';
import { checkTraineeImport, importTrainees } from '@portal/contract/trainee-import';
import { createTrainee, deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  multipart,
  PASSWORD,
  setReach,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

interface Row {
  readonly name: string;
  readonly email?: string;
  readonly company?: string;
  readonly groups?: string;
}

const newEmail = () => `${crypto.randomUUID()}@import.test`;

/** Kitchen with Ida and Udo, and Bar with Udo and Max. */
const it = portalIt.extend('imports', async ({ portal, admin, company }) => {
  const add = async (name: string, companyName = company.name) => {
    const body = { name, email: newEmail(), password: PASSWORD, companyName };
    return succeeded(await admin.call(createTrainee, { body }));
  };
  const [ida, udo, max] = [await add('Ida'), await add('Udo'), await add('Max')];
  const companyId = company.id;
  const inKitchen = [ida.id, udo.id];
  const kitchen = await makeGroup(admin, { companyId, name: 'Kitchen', userIds: inKitchen });
  const bar = await makeGroup(admin, { companyId, name: 'Bar', userIds: [udo.id, max.id] });
  const reach = [{ companyId, groupId: kitchen.id, rights: 'people' as const }];

  const formOf = (rows: readonly Row[], fields: Record<string, string> = {}) => {
    const lines = rows.map(
      ({ name, email = newEmail(), company: of = company.name, groups = '' }) =>
        [name, email, of, `"${groups}"`].join(';'),
    );
    const content = ['name;email;company;groups', ...lines].join('\n');
    return multipart(fields, { trainees: new File([content], 'trainees.csv') });
  };
  const check = async ({ token }: Actor, rows: readonly Row[]) =>
    succeeded(await upload(portal, checkTraineeImport, formOf(rows), { token }));
  return {
    ...{ add, check, ida, udo, max, kitchen, bar, reach },
    limited: await makeLimitedAdmin(portal, reach),
    reasonsOf: async (by: Actor, rows: readonly Row[]) =>
      (await check(by, rows)).problems.map(({ reasons }) => reasons.map(({ reason }) => reason)),
    start: async ({ token }: Actor, rows: readonly Row[], fields: Record<string, string> = {}) =>
      succeeded(await upload(portal, importTrainees, formOf(rows, fields), { token })).id,
    people: async () => {
      const query = { company: String(company.id) };
      return succeeded(await admin.call(listTrainees, { query })).map(
        ({ name, groups }) => `${name}: ${groups.map((group) => group.name).join(', ')}`,
      );
    },
  };
});

describe('new trainees', () => {
  it('come into the only group of the admin, and into no other', async ({ portal, imports }) => {
    const { limited } = imports;
    const rows = [{ name: 'Ann' }, { name: 'Bob', groups: 'kitchen' }];
    const report = await imports.check(limited, rows);
    expect(report.readyRows.map(({ groups }) => groups)).toEqual([['Kitchen'], ['Kitchen']]);
    expect(report.newGroups).toEqual([]);
    await imports.start(limited, rows);
    await portal.work(['job']);
    expect(await imports.people()).toEqual([
      ...['Ann: Kitchen', 'Bob: Kitchen', 'Ida: Kitchen', 'Max: Bar', 'Udo: Bar, Kitchen'],
    ]);
    const others = ['Bar', 'Kitchen; Bar', 'No such group'];
    const problems = others.map((groups) => ({ name: 'Ann', groups }));
    expect(await imports.reasonsOf(limited, problems)).toEqual(
      others.map(() => ['importOtherGroup']),
    );
  });

  it('need a group if the admin has several', async ({ portal, company, imports }) => {
    const scopes = [imports.kitchen, imports.bar].map(({ id: groupId }) => ({
      ...{ companyId: company.id, groupId },
      rights: 'people' as const,
    }));
    const limited = await makeLimitedAdmin(portal, scopes);
    const rows = [{ name: 'Ann' }, { name: 'Bob', groups: 'Bar; Kitchen' }];
    expect(await imports.reasonsOf(limited, rows)).toEqual([['chooseOwnGroup']]);
  });

  it('of a company outside are refused like those of an unknown one', async ({
    portal,
    imports,
  }) => {
    const other = await makeCompany(portal);
    const outside = [{ name: 'Ann', company: other.name }];
    expect(await imports.reasonsOf(imports.limited, outside)).toEqual([['companyNotInPortal']]);
  });

  it('need the right in the company', async ({ portal, company, imports }) => {
    const other = await makeCompany(portal);
    const limited = await makeLimitedAdmin(portal, [
      { companyId: company.id, rights: 'read' },
      { companyId: other.id, rights: 'people' },
    ]);
    const rows = [
      { name: 'Ann' },
      { name: 'Ida', email: imports.ida.email, company: other.name },
      { name: 'Bob', company: other.name, groups: 'New group' },
    ];
    expect(await imports.reasonsOf(limited, rows)).toEqual([
      ['needsPeopleRight'],
      ['needsPeopleRight'],
    ]);
  });

  it('are added only where the admin still may when the job runs', async ({
    portal,
    admin,
    imports,
  }) => {
    const id = await imports.start(imports.limited, [{ name: 'Ann' }]);
    await setReach(portal, imports.limited.user.id, [
      { ...(imports.reach[0] as (typeof imports.reach)[number]), rights: 'read' },
    ]);
    await portal.work(['job']);
    expect(succeeded(await admin.call(getJob, { params: { id } })).done).toBe(0);
    expect(await imports.people()).not.toContain('Ann: Kitchen');
  });
});

describe('known trainees', () => {
  it('outside have an email that is taken, in the same words as that of an admin', async ({
    admin,
    imports,
  }) => {
    const rows = [imports.max.email, admin.user.email].map((email) => ({ name: 'Ann', email }));
    expect(await imports.reasonsOf(imports.limited, rows)).toEqual([
      ['emailTaken'],
      ['emailTaken'],
    ]);
  });

  it('stay in the groups of others', async ({ portal, imports }) => {
    const { limited, udo, ida } = imports;
    const rows = [
      { name: 'Ida', email: ida.email, groups: 'Kitchen' },
      { name: 'Udo New', email: udo.email, groups: 'Kitchen' },
    ];
    const report = await imports.check(limited, rows);
    expect(report.unchanged).toBe(1);
    expect(report.changes.map(({ groups }) => groups)).toEqual([
      { before: ['Bar', 'Kitchen'], after: ['Kitchen', 'Bar'] },
    ]);
    const exported = [{ name: 'Udo', email: udo.email, groups: 'Bar; Kitchen' }];
    expect((await imports.check(limited, exported)).unchanged).toBe(1);
    await imports.start(limited, rows, { changeLines: '3' });
    await portal.work(['job']);
    expect(await imports.people()).toContain('Udo New: Bar, Kitchen');
  });

  it('are missing only if the admin sees them', async ({ company, imports }) => {
    const rows = [{ name: 'Ida', email: imports.ida.email }];
    expect((await imports.check(imports.limited, rows)).missing).toEqual([
      { company: company.name, count: 1, people: [{ name: 'Udo', email: imports.udo.email }] },
    ]);
  });
});

it('the trash is mentioned only for own deletions', async ({ admin, imports }) => {
  const { limited, ida, udo } = imports;
  succeeded(await limited.call(deleteTrainee, { params: { id: ida.id } }));
  succeeded(await admin.call(deleteTrainee, { params: { id: udo.id } }));
  const rows = [ida, udo].map(({ name, email }) => ({ name, email }));
  const { inTrashRows, ready } = await imports.check(limited, rows);
  expect([inTrashRows.map(({ name }) => name), ready]).toEqual([['Ida'], 2]);
});

it('a trainee of another group is not moved to another company', async ({
  portal,
  company,
  imports,
}) => {
  const other = await makeCompany(portal);
  const limited = await makeLimitedAdmin(portal, [
    ...imports.reach,
    { companyId: other.id, rights: 'people' },
  ]);
  const rows = [imports.ida, imports.udo].map(({ name, email }) => ({
    ...{ name, email },
    company: other.name,
  }));
  const { changes, problems } = await imports.check(limited, rows);
  expect(changes.map(({ company: change }) => change)).toEqual([
    { before: company.name, after: other.name },
  ]);
  expect(problems.map(({ name }) => name)).toEqual(['Udo']);
});
