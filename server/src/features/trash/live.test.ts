import { expect, it as plainIt } from 'vitest';
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

plainIt.each([USERS_HIDDEN, USERS_RESTORED, COMPANY_HIDDEN, TRASH_CHANGED])(
  'administrators are notified after %s',
  async (topic) => {
    const log = createRecordingLog();
    const bus = createMemoryBus(log);
    const types: string[] = [];
    connectTrash({ bus, log, hub: { toAdmins: ({ type }) => types.push(type) } });
    bus.publish(topic, {});
    await expect
      .poll(() => types)
      .toEqual(['TRASH_CHANGED', 'HELP_LIST_CHANGED', 'FEEDBACK_CHANGED']);
  },
);
