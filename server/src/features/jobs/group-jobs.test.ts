/** Jobs that add trainees to a group and take them out, and their undos. */
import { listActivity } from '@portal/contract/activity';
import { deleteGroup, listGroupMembers } from '@portal/contract/groups';
import * as calls from '@portal/contract/jobs';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const it = portalIt.extend('kitchen', async ({ portal, admin, company }) => {
  const companyName = company.name;
  const ids: number[] = [];
  for (const name of ['Ida', 'Udo', 'Zoe'])
    ids.push((await makeTrainee(portal, { name, companyName })).user.id);
  const [ida = 0] = ids;
  const group = await makeGroup(admin, { companyId: company.id, userIds: [ida] });
  const params = { id: group.id };
  const jobOf = async (id: number) => succeeded(await admin.call(calls.getJob, { params: { id } }));
  return {
    async run(action: 'add-to-group' | 'remove-from-group') {
      const body = { action, ids, groupId: group.id };
      const { id } = succeeded(await admin.call(calls.startBulkAction, { body }));
      await portal.work(['job']);
      return jobOf(id);
    },
    undo: (id: number) => admin.call(calls.undoJob, { params: { id } }),
    async undone(id: number) {
      succeeded(await admin.call(calls.undoJob, { params: { id } }));
      await portal.work(['job']);
      return jobOf(id);
    },
    jobOf,
    names: async () =>
      succeeded(await admin.call(listGroupMembers, { params, query: {} })).map(({ name }) => name),
    remove: async () => succeeded(await admin.call(deleteGroup, { params })),
    /** The recorded changes of the group of trainees, newest first. */
    async actions(filter: Record<string, string> = {}) {
      const query = { company: String(company.id), ...filter };
      return succeeded(await admin.call(listActivity, { query })).map(({ action }) => action);
    },
  };
});

it('those who were added leave the group again, and who was in it stays', async ({ kitchen }) => {
  const job = await kitchen.run('add-to-group');
  expect(job).toMatchObject({ state: 'done', done: 2, undoable: true });
  expect(await kitchen.names()).toEqual(['Ida', 'Udo', 'Zoe']);
  expect(await kitchen.undone(job.id)).toMatchObject({ state: 'undone' });
  expect(await kitchen.names()).toEqual(['Ida']);
});

it('those who were taken out are members again', async ({ kitchen }) => {
  const job = await kitchen.run('remove-from-group');
  expect(job).toMatchObject({ state: 'done', done: 1, undoable: true });
  expect(await kitchen.names()).toEqual([]);
  expect(await kitchen.undone(job.id)).toMatchObject({ state: 'undone' });
  expect(await kitchen.names()).toEqual(['Ida']);
});

it('an action on a deleted group is not undone', async ({ kitchen }) => {
  const job = await kitchen.run('add-to-group');
  await kitchen.remove();
  const before = await kitchen.actions();
  const refused = await kitchen.undo(job.id);
  expect([refused.status, refused.error.details]).toMatchObject([409, { reason: 'groupNotFound' }]);
  expect(await kitchen.actions()).toEqual(before);
  expect(await kitchen.jobOf(job.id)).toMatchObject({ state: 'done', done: 2 });
});

it('nothing is undone if the group is deleted before the undo runs', async ({
  portal,
  kitchen,
}) => {
  const job = await kitchen.run('add-to-group');
  succeeded(await kitchen.undo(job.id));
  await kitchen.remove();
  await portal.work(['job']);
  expect(await kitchen.jobOf(job.id)).toMatchObject({ state: 'undone' });
  const actions = await kitchen.actions();
  expect(actions.filter((action) => action === 'trainees.added-to-group')).toHaveLength(1);
});

it('the change is found by the name of the group', async ({ kitchen }) => {
  await kitchen.run('add-to-group');
  expect(await kitchen.actions({ search: 'Kitchen' })).toContain('trainees.added-to-group');
});
