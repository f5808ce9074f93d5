/** Leaves of the signed log about recorded results: one for each, and each follows from the stored row. */
import { addDays } from '@portal/contract/civil-dates';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import * as calls from '@portal/contract/requirements';
import { expect } from 'vitest';
import { trashOf } from '#server/features/trash/testing/trash-test.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { recomputeResultLeaves } from './leaf.ts';
import { requireForklift, todayOf } from './testing/forklift.ts';

const it = itAlone.extend('results', async ({ portal, admin, company }) => {
  const { db } = portal.resources;
  const moduleId = await requireForklift(portal, company);
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const today = todayOf(portal);
  const userId = trainee.user.id;
  const leaves = async () => {
    const rows = await db
      .selectFrom('log_leaves')
      .select(['id', 'kind', 'leaf_hash', 'result_id'])
      .where('result_id', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ result_id, ...row }) => ({ ...row, resultId: result_id ?? 0 }));
  };
  return {
    trainee,
    leaves,
    record: (completedOn = addDays(today, -10)) =>
      admin.call(calls.recordResult, {
        params: { id: userId },
        body: { moduleId, completedOn, validUntil: null, note: 'Certificate 12' },
      }),
    withdraw: async (resultId: number) =>
      succeeded(await admin.call(calls.withdrawResult, { params: { id: userId, resultId } })),
    import: (days: readonly number[]) =>
      inTransaction(db, (tx) =>
        portal.services.standings.manyResults.record(
          tx,
          days.map((day, place) => ({
            place,
            userId,
            companyId: company.id,
            result: {
              moduleId,
              moduleName: 'Forklift',
              completedOn: addDays(today, -day),
              validUntil: addDays(today, day),
              note: '',
            },
          })),
          { by: admin.user.id, at: portal.clock.now },
        ),
      ),
    async recomputed() {
      const hashes = await recomputeResultLeaves(db, await leaves());
      return [...hashes.values()];
    },
  };
});

it('there is one for each result, recorded alone or by file', async ({ results }) => {
  const { recorded } = succeeded(await results.record());
  expect((await results.record()).status).toBe(409);
  const imported = await results.import([1, 2]);
  // The withdrawn result was recorded all the same.
  await results.withdraw(recorded?.id ?? 0);
  const leaves = await results.leaves();
  expect(leaves.map(({ kind, resultId }) => [kind, resultId])).toEqual(
    [recorded?.id, imported.get(0), imported.get(1)].map((id) => [LEAF_KINDS.resultRecorded, id]),
  );
  const hashes = leaves.map(({ leaf_hash }) => leaf_hash);
  expect(new Set(hashes).size).toBe(3);
  expect(await results.recomputed()).toEqual(hashes);
});

it('they show a change of a result; those of deleted results say nothing', async ({
  portal,
  results,
}) => {
  const { db } = portal.resources;
  succeeded(await results.record());
  await db.updateTable('recorded_results').set({ note: 'Certificate 13' }).execute();
  const [leaf] = await results.leaves();
  const [hash] = await results.recomputed();
  expect(hash).toEqual(expect.any(String));
  expect(hash).not.toBe(leaf?.leaf_hash);
  await db.updateTable('recorded_results').set({ recorded_at: Number.MAX_SAFE_INTEGER }).execute();
  expect(await results.recomputed()).toEqual(['']);
  await db.deleteFrom('recorded_results').execute();
  expect(await results.recomputed()).toEqual([]);
  expect(await results.leaves()).toEqual([leaf]);
});

it('follow from the results of a person who was merged with another one', async ({
  portal,
  admin,
  company,
  results,
}) => {
  succeeded(await results.record());
  const trash = trashOf(portal, admin);
  const deletionId = await trash.deleteTrainee(results.trainee);
  const { email } = results.trainee.user;
  const living = await makeTrainee(portal, { companyName: company.name, email });
  succeeded(await trash.restore(deletionId, { mergeInto: living.user.id }));
  const holders = await portal.resources.db
    .selectFrom('recorded_results')
    .select('user_id')
    .execute();
  expect(holders).toEqual([{ user_id: living.user.id }]);
  expect(await results.recomputed()).toEqual(
    (await results.leaves()).map(({ leaf_hash }) => leaf_hash),
  );
});
