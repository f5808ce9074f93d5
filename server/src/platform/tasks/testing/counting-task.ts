/** A task that notes each of its steps in the database itself, so that a step which is undone leaves nothing. */
import type { Db } from '#server/platform/database/schema.ts';
import { DONE, defineTask, type Step, type StepTask } from '../task.ts';

export const COUNTING = 'counting';
/** The steps of a key in the processes that are killed. */
export const STEPS = 2;

/** Its keys have this number of steps. `meanwhile` is called in the transaction of each. */
export const countingTask = (
  steps: number,
  meanwhile: (step: Step<number>) => unknown = () => undefined,
): StepTask =>
  defineTask<number>(COUNTING, {
    async step(tx, step) {
      const place = step.cursor ?? 0;
      await noteStep(tx, `${step.key}:${place}`);
      await meanwhile(step);
      return place + 1 < steps ? place + 1 : DONE;
    },
  });

/** Fails for a text that was noted before. */
export async function noteStep(tx: Db, text: string): Promise<void> {
  const row = { kind: 'noted', key: text, run_at: 0, created_at: 0 };
  await tx.insertInto('tasks').values(row).execute();
}

/** In the order of their texts. */
export async function notedSteps(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tasks').select('key').where('kind', '=', 'noted').execute();
  return rows.map(({ key }) => key).sort();
}

export const waitingTasks = (db: Db) =>
  db.selectFrom('tasks').selectAll().where('kind', '<>', 'noted').orderBy('id').execute();
