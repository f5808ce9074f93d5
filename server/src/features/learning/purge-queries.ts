/** Deletes runs and results for good, in small steps: each has at most some hundred rows. */
import type { Db } from '#server/platform/database/schema.ts';

/** Attempts per step: each has an answer for each question. */
const ATTEMPTS_PER_STEP = 20;
const ROWS_PER_STEP = 100;

interface Results {
  readonly column: 'run_id' | 'module_id';
  readonly id: number;
}

/** Deletes some of the attempts with their answers. Returns false if there were none. */
async function deleteSomeAttempts(tx: Db, { column, id }: Results): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('attempts')
    .where('id', 'in', (eb) =>
      eb.selectFrom('attempts').select('id').where(column, '=', id).limit(ATTEMPTS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes one run of the user, or a part of it. Returns false if there is none. */
export async function deleteSomeOfUser(tx: Db, userId: number): Promise<boolean> {
  const run = await tx
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return run !== undefined && deleteSomeOfRun(tx, run.id);
}

/** Deletes a run of the company, or a part of it: those of trainees who have moved remain after its trainees. */
export async function deleteSomeOfCompany(tx: Db, companyId: number): Promise<boolean> {
  const run = await tx
    .selectFrom('runs')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return run !== undefined && deleteSomeOfRun(tx, run.id);
}

async function deleteSomeOfRun(tx: Db, id: number): Promise<boolean> {
  if (await deleteSomeAttempts(tx, { column: 'run_id', id })) return true;
  await tx.deleteFrom('runs').where('id', '=', id).execute();
  return true;
}

/** Deletes some results in the module. Returns false if there are none. */
export async function deleteSomeOfModule(tx: Db, moduleId: number): Promise<boolean> {
  if (await deleteSomeAttempts(tx, { column: 'module_id', id: moduleId })) return true;
  const progress = await tx
    .deleteFrom('progress')
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', someRuns(tx, 'progress', moduleId))
    .executeTakeFirstOrThrow();
  if (progress.numDeletedRows > 0n) return true;
  const frozen = await tx
    .deleteFrom('run_modules')
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', someRuns(tx, 'run_modules', moduleId))
    .executeTakeFirstOrThrow();
  return frozen.numDeletedRows > 0n;
}

const someRuns = (tx: Db, table: 'progress' | 'run_modules', moduleId: number) =>
  tx.selectFrom(table).select('run_id').where('module_id', '=', moduleId).limit(ROWS_PER_STEP);

/** Whether a run refers to the module, by progress, attempts, or as a module that it had. */
export async function isModuleInRuns(tx: Db, moduleId: number): Promise<boolean> {
  for (const table of ['progress', 'attempts', 'run_modules'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('run_id')
      .where('module_id', '=', moduleId)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
