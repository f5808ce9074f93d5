import { expect } from 'vitest';
import { makeAdmin } from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { it } from './testing/trash-test.ts';

it('notifies administrators of each deletion, restore and purge, and no trainee', async ({
  portal,
  company,
  trash,
  training,
}) => {
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  await using admin = await openLive(origin, await makeAdmin(portal, 'other@portal.test'));
  await using trainee = await openLive(origin, training.ben);
  const countIn = ({ frames }: typeof admin) =>
    frames.filter(({ type }) => type === 'TRASH_CHANGED').length;
  const notifies = async <T>(action: () => Promise<T>): Promise<T> => {
    const before = countIn(admin);
    const result = await action();
    await expect.poll(() => countIn(admin)).toBeGreaterThan(before);
    return result;
  };

  const ofTrainee = await notifies(() => trash.deleteTrainee(training.ann));
  await notifies(() => trash.restore(ofTrainee));
  const ofModule = await notifies(() => trash.deleteModule(training.second));
  await notifies(() => trash.restore(ofModule));
  const again = await notifies(() => trash.deleteModule(training.second));
  await notifies(() => trash.purge(again));
  await trainee.settled();
  expect(countIn(trainee)).toBe(0);
  await notifies(() => trash.deleteCompany(company.id));
  portal.clock.advance(31 * 86_400_000);
  await notifies(trash.work);
});
