import { expect, it as plainIt } from 'vitest';
import type { Identity } from '#server/platform/http/route.ts';
import type { Json } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { createMemoryBus } from '#server/platform/live/memory-bus.ts';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { listen, openLive } from '#server/testing/live-client.ts';
import { COMPANY_HIDDEN, USERS_HIDDEN, USERS_RESTORED } from '../accounts/service.ts';
import { TRASH_CHANGED } from '../deletions/events.ts';
import { connectTrash } from './live.ts';
import { it } from './testing/trash-test.ts';

it('announces each deletion, restore and purge, of which administrators are notified, and no trainee', async ({
  portal,
  company,
  trash,
  training,
}) => {
  const address = await listen(portal.app);
  await using admin = await openLive(address, await makeAdmin(portal, 'other@portal.test'));
  await using trainee = await openLive(address, training.ben);
  const countIn = ({ frames }: typeof admin) =>
    frames.filter(({ type }) => type === 'TRASH_CHANGED').length;
  let changes = 0;
  portal.resources.bus.subscribe(TRASH_CHANGED, () => {
    changes += 1;
  });
  // Counts changes and not frames, because the frame of an earlier action may come late.
  const announces = async <T>(action: () => Promise<T>): Promise<T> => {
    // Nothing is left of the earlier action.
    await trash.work();
    const before = changes;
    const result = await action();
    await expect.poll(() => changes).toBeGreaterThan(before);
    return result;
  };

  const ofTrainee = await announces(() => trash.deleteTrainee(training.ann));
  await announces(() => trash.restore(ofTrainee));
  const ofModule = await announces(() => trash.deleteModule(training.second));
  await announces(() => trash.restore(ofModule));
  const again = await announces(() => trash.deleteModule(training.second));
  await announces(() => trash.purge(again));
  await expect.poll(() => countIn(admin)).toBeGreaterThan(0);
  await trainee.settled();
  expect(countIn(trainee)).toBe(0);
  await announces(() => trash.deleteCompany(company.id));
  await announces(() => {
    portal.clock.advance(31 * 86_400_000);
    return trash.work();
  });
});

const PAYLOADS = {
  [USERS_HIDDEN]: { userIds: [5] },
  [USERS_RESTORED]: { userIds: [5] },
  [COMPANY_HIDDEN]: {},
  [TRASH_CHANGED]: { userId: 1, companyId: null, groupId: null },
};

const scope = (companyId: number, groupId?: number) => [
  {
    companyId,
    companyName: `Company ${companyId}`,
    ...(groupId === undefined ? {} : { groupId, groupName: `Group ${groupId}` }),
    rights: 'people' as const,
  },
];

const ADMINS: Readonly<Record<string, Pick<Identity, 'userId' | 'reach'>>> = {
  everything: { userId: 1, reach: 'portal' },
  company: { userId: 2, reach: scope(7) },
  kitchen: { userId: 3, reach: scope(7, 70) },
  bar: { userId: 4, reach: scope(7, 71) },
  other: { userId: 5, reach: scope(8) },
};

/** The frames that the admins receive because of an event. A trainee with an announced id is in the kitchen. */
async function framesAfter(topic: string, payload: Json) {
  const log = createRecordingLog();
  const bus = createMemoryBus(log);
  const frames: [type: string, to: string[]][] = [];
  const admins = Object.entries(ADMINS).map(([name, admin]): [string, Identity] => [
    name,
    { ...admin } as Identity,
  ]);
  const toAdmins: Hub['toAdmins'] = ({ type }, sees) => {
    frames.push([type, admins.filter(([, admin]) => sees(admin)).map(([name]) => name)]);
  };
  const hub = { toAdmins, admins: () => admins.map(([, admin]) => admin) };
  const findBoundsOf = async () => [{ companyId: 7, groupIds: [70] }];
  connectTrash({ bus, log, hub, findBoundsOf });
  bus.publish(topic, payload);
  await expect.poll(() => frames).toHaveLength(3);
  return Object.fromEntries(frames);
}

plainIt.each(Object.entries(PAYLOADS))(
  'administrators are notified after %s',
  async (topic, payload) => {
    const frames = await framesAfter(topic, payload);
    expect(Object.keys(frames)).toEqual(['TRASH_CHANGED', 'HELP_LIST_CHANGED', 'FEEDBACK_CHANGED']);
    for (const receivers of Object.values(frames)) expect(receivers).toContain('everything');
  },
);

const ONLY_PORTAL = ['everything'];

plainIt.each([
  [
    'a hidden person',
    USERS_HIDDEN,
    { userIds: [9] },
    ONLY_PORTAL,
    ['everything', 'company', 'kitchen'],
  ],
  [
    'a module that the admin of the bar has deleted',
    TRASH_CHANGED,
    { userId: 4, companyId: 7, groupId: null },
    ['everything', 'bar'],
    ['everything', 'company', 'kitchen', 'bar'],
  ],
  [
    'a deleted group',
    TRASH_CHANGED,
    { userId: 1, companyId: 7, groupId: 71 },
    ONLY_PORTAL,
    ['everything', 'company', 'bar'],
  ],
])(
  'limited admins are notified of %s only if they see it',
  async (_, topic, payload, trash, lists) => {
    expect(await framesAfter(topic, payload)).toEqual({
      TRASH_CHANGED: trash,
      HELP_LIST_CHANGED: lists,
      FEEDBACK_CHANGED: lists,
    });
  },
);
