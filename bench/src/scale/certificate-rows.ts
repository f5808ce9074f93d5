/** Completed trainings with their certificates. */
import {
  BY_ADMIN,
  completeRuns,
} from '../../../server/src/features/learning/results/completion.ts';
import type { Learning } from '../../../server/src/features/learning/service.ts';
import { inTransaction } from '../../../server/src/platform/database/in-transaction.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { DONE, Later } from '../../../server/src/platform/tasks/task.ts';
import { inBatches } from './batches.ts';
import type { PersonOfCompany } from './learning-rows.ts';

/** Completes the trainings of people who have passed all modules, on the days of their last passes. */
export async function completeAll(db: Db, people: readonly PersonOfCompany[]): Promise<void> {
  await inBatches(
    people.map(({ runId }) => runId),
    (runIds) =>
      inTransaction(db, async (tx) => {
        await completeRuns(tx, runIds, { at: Date.now(), changeId: BY_ADMIN });
        await tx
          .updateTable('runs')
          .set(({ selectFrom }) => ({
            completed_at: selectFrom('progress')
              .select(({ fn }) => fn.max('progress.passed_at').as('last'))
              .whereRef('progress.run_id', '=', 'runs.id'),
          }))
          .where('id', 'in', runIds)
          .execute();
      }),
  );
}

/** Has the certificates issued as after an upgrade. */
export async function certifyAll(
  db: Db,
  { certificatesStep }: Pick<Learning, 'certificatesStep'>,
): Promise<void> {
  type Next = Awaited<ReturnType<typeof certificatesStep>>;
  const after = () => undefined;
  const step = (cursor: Exclude<Next, typeof DONE | Later> | null): Promise<Next> =>
    inTransaction(db, (tx) => certificatesStep(tx, { key: '', cursor, after }));
  let next = await step(null);
  while (next !== DONE && !(next instanceof Later)) next = await step(next);
}
