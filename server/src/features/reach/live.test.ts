import { askForHelp } from '@portal/contract/help';
import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import { expect } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { type LiveClient, openLive } from '#server/testing/live-client.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { GROUP_COMPLETED } from '../learning/events.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { createAdminFrames } from './service.ts';

/** Ida is in the group Kitchen, Max in none; the admins see the group, the company, and another company. */
const it = portalIt.extend('place', async ({ portal, origin, admin, company }, { onCleanup }) => {
  const stack = new AsyncDisposableStack();
  onCleanup(() => stack.disposeAsync());
  const module = await makeQuizModule(portal, company.id, { questions: 1 });
  const ida = await makeTrainee(portal, { name: 'Ida', companyName: company.name });
  const max = await makeTrainee(portal, { name: 'Max', companyName: company.name });
  const { id: groupId } = await makeGroup(admin, { companyId: company.id, userIds: [ida.user.id] });
  const other = await makeCompany(portal);
  const reaches = {
    kitchen: [{ companyId: company.id, groupId, rights: 'read' as const }],
    whole: [{ companyId: company.id, rights: 'read' as const }],
    outside: [{ companyId: other.id, rights: 'read' as const }],
  };
  const open = async (name: keyof typeof reaches) => {
    const session = await makeLimitedAdmin(portal, reaches[name]);
    return { session, client: stack.use(await openLive(origin, session)) };
  };
  return {
    ...{ module, ida, max, reaches },
    kitchen: await open('kitchen'),
    whole: await open('whole'),
    outside: await open('outside'),
    portalWide: stack.use(await openLive(origin, admin)),
  };
});

const ownFrames = ({ frames }: LiveClient) => frames.filter(({ type }) => type !== 'PONG');

it('frames about people reach the admins who see them', async ({ place }) => {
  const { ida, max, module, kitchen, whole, outside, portalWide } = place;
  await answerQuiz(max, module.id);
  succeeded(await max.call(askForHelp, { body: { message: 'Why?' } }));
  await answerQuiz(ida, module.id);
  const of = (traineeId: number, traineeName: string): ServerFrame => ({
    type: 'MODULE_COMPLETION',
    payload: { traineeId, traineeName },
  });
  const about = { ida: of(ida.user.id, 'Ida'), max: of(max.user.id, 'Max') };
  await kitchen.client.receives(about.ida);
  for (const client of [portalWide, whole.client]) {
    await client.receives(about.ida);
    expect(ownFrames(client)).toEqual([
      about.max,
      { type: 'HELP_LIST_CHANGED', payload: {} },
      about.ida,
    ]);
  }
  await Promise.all([kitchen, outside].map(({ client }) => client.settled()));
  expect(ownFrames(kitchen.client)).toEqual([about.ida]);
  expect(ownFrames(outside.client)).toEqual([]);
});

it('frames about a company reach the admins who see all of it', async ({
  portal,
  company,
  place,
}) => {
  const { kitchen, whole, outside, portalWide } = place;
  portal.resources.bus.publish(GROUP_COMPLETED, { companyId: company.id });
  const frame = { type: 'GROUP_COMPLETION', payload: {} } as const;
  await Promise.all([portalWide, whole.client].map((client) => client.receives(frame)));
  for (const { client } of [kitchen, outside]) {
    await client.settled();
    expect(ownFrames(client)).toEqual([]);
  }
});

it('only admins who see a trainee follow the progress, as long as they do', async ({
  portal,
  company,
  place,
}) => {
  const { ida, kitchen, whole, outside } = place;
  const second = await makeQuizModule(portal, company.id, { questions: 1 });
  const follow: ClientFrame = { type: 'WATCH_TRAINEE', payload: { traineeId: ida.user.id } };
  for (const { client } of [kitchen, whole, outside]) {
    client.send(follow);
    await client.settled();
  }
  await answerQuiz(ida, place.module.id);
  await Promise.all(
    [kitchen, whole].map(({ client }) =>
      expect.poll(() => ownFrames(client).length).toBeGreaterThan(0),
    ),
  );
  await outside.client.settled();
  expect(ownFrames(outside.client)).toEqual([]);

  const { db } = portal.resources;
  await db.deleteFrom('all_group_members').where('user_id', '=', ida.user.id).execute();
  await answerQuiz(ida, second.id);
  const payload = { traineeId: ida.user.id, companyId: company.id, moduleId: second.id };
  const frame = { type: 'LEARNING_PROGRESSED', payload } as const;
  await whole.client.receives(frame);
  await kitchen.client.settled();
  expect(ownFrames(kitchen.client)).not.toContainEqual(frame);
});

it('an admin whose reach was changed connects again and sees it', async ({
  portal,
  origin,
  place,
}) => {
  const { session, client } = place.whole;
  await setReach(portal, session.user.id, place.reaches.outside);
  portal.services.reach.announce([session.user.id]);
  // The web client connects again at once after this frame.
  expect(await client.closed).toEqual({ code: 1012, reason: '0' });
  await using again = await openLive(origin, session);
  await expect
    .poll(() => again.accounts.at(-1)?.reach)
    .toMatchObject([{ companyId: place.reaches.outside[0]?.companyId }]);
  await place.kitchen.client.settled();
});

it('groups are looked up only if an admin of a group of the company is connected', async () => {
  const asked: (readonly number[])[] = [];
  const received: string[] = [];
  const scope = { companyId: 1, companyName: 'Acme', rights: 'read' as const };
  const member = { ...scope, groupId: 3, groupName: 'Kitchen' };
  const connected = [{ name: 'whole', reach: [scope] }];
  const frames = createAdminFrames({
    log: { warn: () => undefined } as never,
    findGroupIdsOf: async (ids) => {
      asked.push(ids);
      return new Map([[7, [3]]]);
    },
    hub: {
      toGroup: () => undefined,
      toAdmins: (_, sees) => {
        for (const { name, reach } of connected) if (sees({ reach } as never)) received.push(name);
      },
    },
  });
  const frame = { type: 'FEEDBACK_CHANGED', payload: {} } as const;
  const person = { traineeId: 7, companyId: 1 };
  frames.aboutPerson(person, frame);
  expect(received).toEqual(['whole']);
  connected.push({ name: 'kitchen', reach: [member] });
  frames.aboutPeople([person, { traineeId: 8, companyId: 1 }], frame);
  await expect.poll(() => received).toEqual(['whole', 'whole', 'kitchen']);
  expect(asked).toEqual([[7, 8]]);
});
