import { addGroupMembers, deleteGroup } from '@portal/contract/groups';
import { getModuleInsight } from '@portal/contract/insight';
import { deleteTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';
import { askQuestions, makePeople, tryQuiz, watch } from './testing/population.ts';

/** Twelve people, of whom the first four are in a group, and the first nine have seen the film and tried the quiz. */
const it = portalIt.extend('module', async ({ portal, admin, company }) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 40 });
  const quiz = await askQuestions(portal, id, [['right', 'wrong']]);
  const people = await makePeople(portal, company, 12);
  for (const [i, person] of people.slice(0, 9).entries()) {
    await watch(portal, person, { moduleId: id, seconds: 40, isWhole: true });
    await tryQuiz(portal, person, quiz, [i < 7 ? 0 : 1]);
  }
  const userIds = people.map(({ userId }) => userId);
  const group = await makeGroup(admin, { companyId: company.id, userIds: userIds.slice(0, 4) });
  return {
    id,
    group,
    userIds,
    add: async (ids: number[]) => {
      const request = { params: { id: group.id }, body: { userIds: ids } };
      succeeded(await admin.call(addGroupMembers, request));
    },
    insight: (query: Record<string, string> = { group: String(group.id) }) =>
      admin.call(getModuleInsight, { params: { id }, query }),
  };
});

it('a group with four members is refused, one with five is shown', async ({ module }) => {
  const refused = await module.insight();
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    ...[409, 'CONFLICT'],
    'How a group does is only shown from 5 members. This group has fewer.',
  ]);
  await module.add(module.userIds.slice(7, 10));
  const { people, watchCurve, questions } = succeeded(await module.insight());
  expect(people).toEqual({ trainees: 7, opened: 6, watched: 6, tried: 6, passed: 4 });
  expect(watchCurve?.reached.at(-1)).toBe(6);
  expect(questions).toMatchObject([{ people: 6, wrong: 2 }]);
  expect(succeeded(await module.insight({})).people).toEqual({
    ...{ trainees: 12, opened: 9, watched: 9, tried: 9, passed: 7 },
  });
});

it('members in the trash do not count', async ({ admin, module }) => {
  const [fifth = 0] = module.userIds.slice(4);
  await module.add([fifth]);
  expect((await module.insight()).status).toBe(200);
  succeeded(await admin.call(deleteTrainee, { params: { id: fifth } }));
  expect((await module.insight()).status).toBe(409);
});

it('nothing is shown below five people who have opened the module', async ({ module }) => {
  await module.add(module.userIds.slice(9));
  expect(succeeded(await module.insight())).toMatchObject({
    ...{ people: null, watchCurve: null, questions: [], questionsLeftOut: 1 },
  });
});

it('a group of another company, or in the trash, is not found', async ({
  portal,
  admin,
  module,
}) => {
  const other = await makeCompany(portal);
  const strangers = (await makePeople(portal, other, 5)).map(({ userId }) => userId);
  const group = await makeGroup(admin, { companyId: other.id, userIds: strangers });
  expect((await module.insight({ group: String(group.id) })).status).toBe(404);
  succeeded(await admin.call(deleteGroup, { params: { id: module.group.id } }));
  expect((await module.insight()).status).toBe(404);
});

it('an admin of a group sees none, one of the whole company also that of a group', async ({
  portal,
  company,
  module,
}) => {
  await module.add(module.userIds.slice(4, 6));
  const inCompany = { companyId: company.id, rights: 'read' as const };
  const scopes = [inCompany, { ...inCompany, groupId: module.group.id }];
  const [ofCompany, ofGroup] = await Promise.all(
    scopes.map((scope) => makeLimitedAdmin(portal, [scope])),
  );
  const request = { params: { id: module.id }, query: { group: String(module.group.id) } };
  expect((await ofGroup?.call(getModuleInsight, request))?.status).toBe(403);
  const shown = await ofCompany?.call(getModuleInsight, request);
  expect(shown?.body.people?.trainees).toBe(6);
});

it('a module for groups counts their members, and others who have opened it', async ({
  admin,
  company,
  module,
}) => {
  const [left = 0, ...kitchen] = module.userIds.slice(8);
  const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar', userIds: kitchen });
  await rulesOf(admin).save(module.id, { audience: [bar.id, module.group.id] });
  expect(left).toBe(module.userIds[8]);
  const { people } = succeeded(await module.insight({}));
  expect(people).toMatchObject({ trainees: 12, opened: 9 });
  await rulesOf(admin).save(module.id, { audience: [module.group.id] });
  succeeded(await admin.call(deleteTrainee, { params: { id: module.userIds[0] ?? 0 } }));
  // Three members of the group, and five others who have opened it.
  const later = succeeded(await module.insight({}));
  expect(later.people).toMatchObject({ trainees: 8, opened: 8 });
});
