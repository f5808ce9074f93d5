/** The column with groups in an import. */
import { listActivity } from '@portal/contract/activity';
import {
  addGroupMembers,
  deleteGroup,
  listGroupMembers,
  listGroups,
  removeGroupMember,
} from '@portal/contract/groups';
import { undoJob } from '@portal/contract/jobs';
import { GROUPS_PER_COMPANY_MAX, GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import { checkTraineeImport, importTrainees } from '@portal/contract/trainee-import';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createGroupsIn } from '../groups/service.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const it = portalIt.extend('imports', ({ portal, admin, company }) => {
  const { token } = admin;
  const formOf = (content: string, fields: Record<string, string>) =>
    multipart(fields, { trainees: new File([content], 'trainees.csv') });
  return {
    check: async (content: string) =>
      succeeded(await upload(portal, checkTraineeImport, formOf(content, {}), { token })),
    async run(content: string, fields: Record<string, string> = {}) {
      const answer = await upload(portal, importTrainees, formOf(content, fields), { token });
      await portal.work(['job']);
      return succeeded(answer).id;
    },
    async undo(id: number) {
      succeeded(await admin.call(undoJob, { params: { id } }));
      await portal.work(['job']);
    },
    groups: async () =>
      succeeded(await admin.call(listGroups, { params: { id: company.id } })).map(
        ({ name, members }) => `${name} ${members}`,
      ),
    /** The groups of each trainee of the company, or of another one. */
    async people(companyId = company.id) {
      const query = { company: String(companyId) };
      return succeeded(await admin.call(listTrainees, { query })).map(
        ({ name, groups }) => `${name}: ${groups.map((group) => group.name).join(', ')}`,
      );
    },
    trainee: async (name: string) =>
      (await makeTrainee(portal, { name, email: newEmail(), companyName: company.name })).user,
    make: (name: string, userIds: number[] = []) =>
      makeGroup(admin, { companyId: company.id, name, userIds }),
    /** Rows of `name`, `email` and `groups`, in the company of the test or another one. */
    list: (rows: readonly (readonly [string, string, string])[], companyName = company.name) =>
      [
        'name;email;Team;company',
        ...rows.map(([name, email, groups]) => `${name};${email};"${groups}";${companyName}`),
      ].join('\n'),
  };
});

const newEmail = () => `${crypto.randomUUID()}@import.test`;

describe('new trainees', () => {
  it('come into existing and new groups, which the check names', async ({
    admin,
    company,
    imports,
  }) => {
    await imports.make('Kitchen');
    const file = imports.list([
      ['Ida', newEmail(), ' kitchen ; Early  shift;;KITCHEN'],
      ['Udo', newEmail(), 'early shift; Kitchn'],
      ['Max', newEmail(), ''],
    ]);
    const report = await imports.check(file);
    expect(report).toMatchObject({ ready: 3, problemRows: 0, ignoredColumns: [] });
    expect(report.columns).toContainEqual({ column: 'groups', headers: ['Team'] });
    expect(report.readyRows.map(({ groups }) => groups)).toEqual([
      ['Kitchen', 'Early shift'],
      ['Early shift', 'Kitchn'],
      [],
    ]);
    expect(report.newGroups).toEqual([
      { company: company.name, count: 2, names: ['Early shift', 'Kitchn'] },
    ]);
    expect(await imports.groups()).toEqual(['Kitchen 0']);
    const jobId = await imports.run(file);
    expect(await imports.groups()).toEqual(['Early shift 2', 'Kitchen 1', 'Kitchn 1']);
    expect(await imports.people()).toEqual([
      'Ida: Early shift, Kitchen',
      'Max: ',
      'Udo: Early shift, Kitchn',
    ]);
    const query = { action: 'group.created', company: String(company.id) };
    const created = succeeded(await admin.call(listActivity, { query }));
    expect(created.map(({ subject }) => subject.name).toSorted()).toEqual([
      ...['Early shift', 'Kitchen', 'Kitchn'],
    ]);
    await imports.undo(jobId);
    expect(await imports.groups()).toEqual(['Early shift 0', 'Kitchen 0', 'Kitchn 0']);
  });

  it('have groups of their own companies', async ({ portal, company, imports }) => {
    await imports.make('Kitchen');
    const other = await makeCompany(portal);
    const file = imports.list([['Ida', newEmail(), 'Kitchen']], other.name);
    expect((await imports.check(file)).newGroups).toEqual([
      { company: other.name, count: 1, names: ['Kitchen'] },
    ]);
    await imports.run(file);
    expect(await imports.people(other.id)).toEqual(['Ida: Kitchen']);
    expect([await imports.groups(), company.name]).toEqual([['Kitchen 0'], company.name]);
  });

  it('with too many groups, or too long names, are refused', async ({ imports }) => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `Group ${i}`);
    const file = imports.list([
      ['Ida', newEmail(), names(50).join(';')],
      ['Udo', newEmail(), names(51).join(';')],
      ['Max', newEmail(), `Bar; ${'x'.repeat(81)}`],
      ['Pia', newEmail(), `Bar; ${';'.repeat(5_000)}`],
    ]);
    const { ready, problems } = await imports.check(file);
    expect(ready).toBe(1);
    expect(problems.map((row) => row.problems)).toEqual([
      ['At most 50 groups'],
      ['Groups: At most 80 characters'],
      ['Groups: At most 4100 characters'],
    ]);
  });

  it('are refused from the 201st group of a company on', async ({ portal, company, imports }) => {
    const names = Array.from({ length: GROUPS_PER_COMPANY_MAX - 1 }, (_, i) => `Group ${i}`);
    await createGroupsIn(portal.resources.db, company.id, { names, at: portal.clock.now });
    const file = imports.list([
      ['Ida', newEmail(), 'Bar; Group 7'],
      ['Udo', newEmail(), 'Kitchen'],
      ['Max', newEmail(), 'bar'],
    ]);
    const { ready, problems, newGroups } = await imports.check(file);
    expect([ready, newGroups.map((each) => each.names)]).toEqual([2, [['Bar']]]);
    expect(problems.map((row) => row.problems)).toEqual([
      [`With the groups of this row, “${company.name}” would have more than 200 groups`],
    ]);
    await imports.run(file, { expectedReady: '2' });
    expect(await imports.groups()).toHaveLength(GROUPS_PER_COMPANY_MAX);
  });

  it('with letters that may be wrong in a group are doubtful', async ({ imports }) => {
    const { doubtfulRows } = await imports.check(
      imports.list([
        ['Ida', newEmail(), 'K\u00c3\u00bcche'],
        ['Udo', newEmail(), '2024'],
      ]),
    );
    expect(doubtfulRows).toMatchObject([{ name: 'Ida', groups: ['K\u00c3\u00bcche'] }]);
  });
});

describe('known trainees', () => {
  it('get other groups only if that is chosen, and an empty cell changes none', async ({
    imports,
  }) => {
    const [ida, udo, max, pia] = [
      await imports.trainee('Ida'),
      await imports.trainee('Udo'),
      await imports.trainee('Max'),
      await imports.trainee('Pia'),
    ];
    await imports.make('Bar', [ida.id, udo.id, max.id, pia.id]);
    await imports.make('Kitchen', [ida.id, udo.id]);
    const file = imports.list([
      ['Ida', ida.email, 'kitchen;BAR'],
      ['Udo', udo.email, 'Kitchen; Early shift'],
      ['Max', max.email, ''],
      ['Pia Wed', pia.email, 'Kitchen'],
    ]);
    const report = await imports.check(file);
    expect(report).toMatchObject({ unchanged: 2, changed: 2, problemRows: 0 });
    expect(report.changes.map(({ line, groups }) => [line, groups])).toEqual([
      [3, { before: ['Bar', 'Kitchen'], after: ['Kitchen', 'Early shift'] }],
      [5, { before: ['Bar'], after: ['Kitchen'] }],
    ]);
    const jobId = await imports.run(file, { changeLines: '3' });
    const changed = ['Ida: Bar, Kitchen', 'Max: Bar', 'Pia: Bar', 'Udo: Early shift, Kitchen'];
    expect(await imports.people()).toEqual(changed);
    await imports.undo(jobId);
    expect(await imports.people()).toEqual([...changed.slice(0, 3), 'Udo: Bar, Kitchen']);
    expect(await imports.groups()).toEqual(['Bar 4', 'Early shift 0', 'Kitchen 2']);
  });

  it('return to those of the former groups that exist', async ({ admin, imports }) => {
    const ida = await imports.trainee('Ida');
    await imports.make('Bar', [ida.id]);
    const { id } = await imports.make('Kitchen', [ida.id]);
    const file = imports.list([['Ida Wed', ida.email, 'Early shift']]);
    const jobId = await imports.run(file, { changeLines: '2' });
    expect(await imports.people()).toEqual(['Ida Wed: Early shift']);
    succeeded(await admin.call(deleteGroup, { params: { id } }));
    await imports.undo(jobId);
    expect(await imports.people()).toEqual(['Ida: Bar']);
  });

  it('stay in groups to which others have added them since', async ({ portal, admin, imports }) => {
    const [ida, udo] = [await imports.trainee('Ida'), await imports.trainee('Udo')];
    const kitchen = await imports.make('Kitchen', [ida.id, udo.id]);
    const since = async () =>
      succeeded(await admin.call(listGroupMembers, { params: { id: kitchen.id } })).map(
        ({ since }) => since,
      );
    const before = await since();
    portal.clock.advance(60_000);
    const file = imports.list([
      ['Ida', ida.email, 'Bar'],
      ['Udo Wed', udo.email, 'Kitchen'],
    ]);
    const jobId = await imports.run(file, { changeLines: '2,3' });
    expect(await imports.people()).toEqual(['Ida: Bar', 'Udo Wed: Kitchen']);
    await imports.make('Night shift', [ida.id, udo.id]);
    await imports.undo(jobId);
    expect(await imports.people()).toEqual([
      'Ida: Kitchen, Night shift',
      'Udo: Kitchen, Night shift',
    ]);
    expect(await since()).toEqual(before);
  });

  it('return to as many former groups as they have places for', async ({
    portal,
    admin,
    company,
    imports,
  }) => {
    const ida = await imports.trainee('Ida');
    await imports.make('Kitchen', [ida.id]);
    const jobId = await imports.run(imports.list([['Ida', ida.email, 'Bar']]), {
      changeLines: '2',
    });
    const names = Array.from({ length: GROUPS_PER_TRAINEE_MAX - 1 }, (_, i) => `Group ${i}`);
    const at = portal.clock.now;
    const ids = await createGroupsIn(portal.resources.db, company.id, { names, at });
    const join = async (id: number) =>
      succeeded(await admin.call(addGroupMembers, { params: { id }, body: { userIds: [ida.id] } }));
    for (const id of ids) await join(id);
    const bar = succeeded(await admin.call(listGroups, { params: { id: company.id } })).find(
      ({ name }) => name === 'Bar',
    );
    const params = { id: bar?.id ?? 0, userId: ida.id };
    succeeded(await admin.call(removeGroupMember, { params }));
    await imports.make('Night shift', [ida.id]);
    await imports.undo(jobId);
    const groups = await imports.groups();
    expect(groups.filter((group) => group.endsWith(' 1'))).toHaveLength(GROUPS_PER_TRAINEE_MAX);
    expect(groups).toContain('Kitchen 0');
  });

  it('leave and find their groups when they move and that is undone', async ({
    portal,
    imports,
  }) => {
    const other = await makeCompany(portal);
    const ida = await imports.trainee('Ida');
    await imports.make('Kitchen', [ida.id]);
    const file = imports.list([['Ida', ida.email, 'Bar']], other.name);
    const { changes } = await imports.check(file);
    expect(changes).toMatchObject([{ groups: { before: ['Kitchen'], after: ['Bar'] } }]);
    const jobId = await imports.run(file, { changeLines: '2' });
    expect([await imports.people(), await imports.people(other.id)]).toEqual([[], ['Ida: Bar']]);
    await imports.undo(jobId);
    expect(await imports.people()).toEqual(['Ida: Kitchen']);
  });

  it('leave their groups when they move without others', async ({ portal, imports }) => {
    const other = await makeCompany(portal);
    const ida = await imports.trainee('Ida');
    await imports.make('Kitchen', [ida.id]);
    const file = imports.list([['Ida', ida.email, '']], other.name);
    const { changes } = await imports.check(file);
    expect(changes).toMatchObject([{ groups: { before: ['Kitchen'], after: [] } }]);
    await imports.run(file, { changeLines: '2' });
    expect(await imports.people(other.id)).toEqual(['Ida: ']);
  });
});
