/** Trainees, as admins manage them who see only companies or groups. */
import { deleteGroup } from '@portal/contract/groups';
import { askForHelp, listHelpRequests, updateHelpRequest } from '@portal/contract/help';
import type { ChosenReach } from '@portal/contract/reach';
import * as calls from '@portal/contract/trainees';
import { listTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  PASSWORD,
  succeeded,
} from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

/** Two companies; the first one has Kitchen with Ida and Udo, and Bar with Udo and Max. Zoe is in no group. */
const it = portalIt.extend('place', async ({ portal, admin, company }) => {
  const other = await makeCompany(portal);
  const person = async (name: string, companyName = company.name) =>
    succeeded(await admin.call(calls.createTrainee, { body: { ...newPerson(companyName), name } }))
      .id;
  const [ida, udo] = [await person('Ida'), await person('Udo')];
  const [max, zoe] = [await person('Max'), await person('Zoe')];
  const companyId = company.id;
  const kitchen = await makeGroup(admin, { companyId, name: 'Kitchen', userIds: [ida, udo] });
  const bar = await makeGroup(admin, { companyId, name: 'Bar', userIds: [udo, max] });
  const away = await makeGroup(admin, { companyId: other.id, name: 'Away' });
  return {
    ...{ company, other, kitchen, bar, away, ida, udo, max, zoe },
    elsewhere: await person('Else', other.name),
    limited: (...reach: Exclude<ChosenReach, 'portal'>) => makeLimitedAdmin(portal, reach),
    ofKitchen: () =>
      makeLimitedAdmin(portal, [{ companyId, groupId: kitchen.id, rights: 'people' }]),
    groupsOf: async (id: number) =>
      succeeded(await admin.call(calls.getTraineeProgress, { params: { id } })).groups.map(
        ({ name }) => name,
      ),
  };
});

const namesIn = async (actor: Actor, query: Record<string, string> = {}) => {
  const answer = await actor.call(calls.listTrainees, { query });
  const names = succeeded(answer).map(({ name }) => name);
  expect(answer.headers['x-total-count']).toBe(String(names.length));
  return names;
};

const reasonOf = ({ status, error }: Answer<unknown>) => [status, error.details['reason']];

const newPerson = (companyName: string, groupIds?: readonly number[]) => ({
  name: 'Nora New',
  email: `${crypto.randomUUID()}@new.test`,
  password: PASSWORD,
  companyName,
  ...(groupIds === undefined ? {} : { groupIds: [...groupIds] }),
});

describe('the list', () => {
  it('has the members of a group alone', async ({ place }) => {
    const limited = await place.ofKitchen();
    const company = String(place.company.id);
    expect(await namesIn(limited)).toEqual(['Ida', 'Udo']);
    expect(await namesIn(limited, { company })).toEqual(['Ida', 'Udo']);
    expect(await namesIn(limited, { search: place.company.name })).toEqual(['Ida', 'Udo']);
    expect(await namesIn(limited, { search: place.other.name })).toEqual([]);
    expect(await namesIn(limited, { group: String(place.bar.id) })).toEqual([]);
    expect(await namesIn(limited, { group: 'none' })).toEqual([]);
    const elsewhere = { query: { company: String(place.other.id) } };
    expect((await limited.call(calls.listTrainees, elsewhere)).status).toBe(404);
  });

  it('has companies and groups together', async ({ place }) => {
    const { company, other, bar } = place;
    const read = { rights: 'read' } as const;
    const limited = await place.limited(
      { companyId: company.id, groupId: bar.id, ...read },
      { companyId: other.id, ...read },
    );
    expect(await namesIn(limited)).toEqual(['Else', 'Max', 'Udo']);
    expect(await namesIn(limited, { company: String(other.id) })).toEqual(['Else']);
    expect(await namesIn(limited, { search: 'max' })).toEqual(['Max']);
  });

  it('is empty without a living scope', async ({ admin, place }) => {
    const limited = await place.ofKitchen();
    succeeded(await admin.call(deleteGroup, { params: { id: place.kitchen.id } }));
    expect(await namesIn(limited)).toEqual([]);
  });
});

describe('a new trainee', () => {
  it('comes into a group of the admin', async ({ place }) => {
    const { company, other, kitchen, bar, away } = place;
    const limited = await place.ofKitchen();
    const add = (companyName: string, groupIds?: number[]) =>
      limited.call(calls.createTrainee, { body: newPerson(companyName, groupIds) });
    const { id } = succeeded(await add(company.name, [kitchen.id]));
    expect(await place.groupsOf(id)).toEqual(['Kitchen']);
    expect(reasonOf(await add(company.name))).toEqual([403, 'chooseOwnGroup']);
    for (const group of [bar.id, away.id, 999_999])
      expect(reasonOf(await add(company.name, [kitchen.id, group]))).toEqual([
        404,
        'groupNotFound',
      ]);
    const unknown = await add('No such company', [kitchen.id]);
    const outside = await add(other.name, [kitchen.id]);
    expect(reasonOf(outside)).toEqual([404, 'companyUnknown']);
    expect(outside.error).toEqual(unknown.error);
  });

  it('needs the right in the company', async ({ place }) => {
    const { company, other, kitchen } = place;
    const limited = await place.limited(
      { companyId: company.id, rights: 'read' },
      { companyId: other.id, rights: 'people' },
    );
    const add = (companyName: string, groupIds?: number[]) =>
      limited.call(calls.createTrainee, { body: newPerson(companyName, groupIds) });
    expect(reasonOf(await add(company.name, [kitchen.id]))).toEqual([403, 'needsPeopleRight']);
    succeeded(await add(other.name));
  });

  it('with an email from outside is refused in the same words, wherever it is taken', async ({
    admin,
    place,
  }) => {
    const limited = await place.ofKitchen();
    const body = newPerson(place.company.name, [place.kitchen.id]);
    const taken = async (id: number) => {
      const params = { id };
      const { trainee } = succeeded(await admin.call(calls.getTraineeProgress, { params }));
      return limited.call(calls.createTrainee, { body: { ...body, email: trainee.email } });
    };
    const inside = await taken(place.ida);
    expect(reasonOf(inside)).toEqual([409, 'emailTaken']);
    for (const id of [place.zoe, place.elsewhere])
      expect((await taken(id)).error).toEqual(inside.error);
  });

  it('is hinted at in the trash only if the admin has put the former one there', async ({
    admin,
    place,
  }) => {
    const limited = await place.ofKitchen();
    const add = (body: ReturnType<typeof newPerson>) => limited.call(calls.createTrainee, { body });
    const first = newPerson(place.company.name, [place.kitchen.id]);
    const params = { id: succeeded(await add(first)).id };
    succeeded(await limited.call(calls.deleteTrainee, { params }));
    expect(reasonOf(await add(first))).toEqual([409, 'emailOfTraineeInTrash']);
    const second = newPerson(place.company.name, [place.kitchen.id]);
    const { id } = succeeded(await add(second));
    succeeded(await admin.call(calls.deleteTrainee, { params: { id } }));
    succeeded(await add(second));
  });

  it('is changed by the same request again only while the admin reaches the trainee', async ({
    admin,
    place,
  }) => {
    const limited = await place.ofKitchen();
    const body = {
      ...newPerson(place.company.name, [place.kitchen.id]),
      clientRequestId: crypto.randomUUID(),
    };
    const { id } = succeeded(await limited.call(calls.createTrainee, { body }));
    expect(succeeded(await limited.call(calls.createTrainee, { body })).id).toBe(id);
    const companyName = place.other.name;
    succeeded(await admin.call(calls.updateTrainee, { params: { id }, body: { companyName } }));
    expect(reasonOf(await limited.call(calls.createTrainee, { body }))).toEqual([
      409,
      'emailTaken',
    ]);
  });
});

describe('a trainee of several groups', () => {
  it('is seen wholly, and stays in the groups of others', async ({ place }) => {
    const { kitchen, bar, udo } = place;
    const limited = await place.ofKitchen();
    const params = { id: udo };
    const shown = succeeded(await limited.call(calls.getTraineeProgress, { params }));
    expect(shown.groups.map(({ name }) => name)).toEqual(['Bar', 'Kitchen']);
    const set = (groupIds: number[]) =>
      limited.call(calls.updateTrainee, { params, body: { groupIds } });
    succeeded(await set([kitchen.id, bar.id]));
    succeeded(await set([kitchen.id]));
    expect(await place.groupsOf(udo)).toEqual(['Bar', 'Kitchen']);
    succeeded(await set([]));
    expect(await place.groupsOf(udo)).toEqual(['Bar']);
    expect((await set([kitchen.id])).status).toBe(404);
  });

  it('does not come into groups of others', async ({ place }) => {
    const { kitchen, bar, ida } = place;
    const limited = await place.ofKitchen();
    const body = { groupIds: [kitchen.id, bar.id] };
    const answer = await limited.call(calls.updateTrainee, { params: { id: ida }, body });
    expect(reasonOf(answer)).toEqual([404, 'groupNotFound']);
    expect(await place.groupsOf(ida)).toEqual(['Kitchen']);
  });

  it('is neither deleted nor moved by the admin of one', async ({ place }) => {
    const { company, other, kitchen, bar, ida, udo } = place;
    const limited = await place.limited(
      { companyId: company.id, groupId: kitchen.id, rights: 'people' },
      { companyId: other.id, rights: 'people' },
    );
    const remove = (id: number) => limited.call(calls.deleteTrainee, { params: { id } });
    const move = (id: number) =>
      limited.call(calls.updateTrainee, { params: { id }, body: { companyName: other.name } });
    expect(reasonOf(await remove(udo))).toEqual([403, 'personInOtherGroup']);
    expect(reasonOf(await move(udo))).toEqual([403, 'needsWholeCompany']);
    succeeded(await move(ida));
    succeeded(await remove(ida));
    const ofBoth = await place.limited(
      { companyId: company.id, groupId: kitchen.id, rights: 'people' },
      { companyId: company.id, groupId: bar.id, rights: 'read' },
    );
    const answer = await ofBoth.call(calls.deleteTrainee, { params: { id: udo } });
    expect(reasonOf(answer)).toEqual([403, 'needsPeopleRight']);
    const trash = succeeded(await limited.call(listTrash));
    expect(trash.map(({ name }) => name)).toEqual(['Ida']);
  });
});

describe('a move', () => {
  it('leads only to where the admin may add trainees', async ({ place }) => {
    const { company, other, away, ida } = place;
    const params = { id: ida };
    const ofCompany = await place.limited({ companyId: company.id, rights: 'people' });
    const body = { companyName: other.name };
    expect(reasonOf(await ofCompany.call(calls.updateTrainee, { params, body }))).toEqual([
      404,
      'companyUnknown',
    ]);
    const ofBoth = await place.limited(
      { companyId: company.id, rights: 'people' },
      { companyId: other.id, groupId: away.id, rights: 'people' },
    );
    expect(reasonOf(await ofBoth.call(calls.updateTrainee, { params, body }))).toEqual([
      403,
      'chooseOwnGroup',
    ]);
    const withGroup = { ...body, groupIds: [away.id] };
    succeeded(await ofBoth.call(calls.updateTrainee, { params, body: withGroup }));
    expect(await place.groupsOf(ida)).toEqual(['Away']);
  });
});

it('a trainee who leaves the reach of the assignee has an unassigned request', async ({
  portal,
  admin,
  place,
}) => {
  const { company, kitchen } = place;
  const limited = await place.ofKitchen();
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const params = { id: trainee.user.id };
  const set = async (groupIds: number[]) =>
    succeeded(await admin.call(calls.updateTrainee, { params, body: { groupIds } }));
  await set([kitchen.id]);
  const { id } = succeeded(await trainee.call(askForHelp, { body: { message: 'Help' } }));
  const body = { status: 'PENDING', assigneeId: limited.user.id } as const;
  succeeded(await admin.call(updateHelpRequest, { params: { id }, body }));
  const assignee = async () => {
    const query = { company: String(company.id) };
    const all = succeeded(await admin.call(listHelpRequests, { query }));
    return all.find((request) => request.id === id)?.assignee;
  };
  expect((await assignee())?.id).toBe(limited.user.id);
  await set([]);
  expect(await assignee()).toBeNull();
});
