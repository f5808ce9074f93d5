/** Work in the background, each kind of it in companies of its own. Each scene leaves its companies as they were. */
import type { Job } from '@portal/contract/jobs';
import { findWrongFigures } from '../../../server/src/features/learning/figures/figures.ts';
import { MODULE_CHANGES } from '../../../server/src/features/learning/results/module-changes.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import type { Actions } from './actions.ts';
import { checkJob, checkMarked, checkTrainees, type ExpectedTrainees } from './checks.ts';
import { type FilledCompany, insertCompany } from './company-rows.ts';
import type { Installation } from './installation.ts';
import { compare, type Tally } from './tally.ts';

interface Stage {
  readonly installation: Installation;
  readonly actions: Actions;
  readonly tally: Tally;
}

export type Scene = (stage: Stage, round: number) => Promise<void>;

const BULK = '/admin/trainees/bulk';
/** Trainees of a company that is purged. */
const PURGED_TRAINEES = 30;

interface Size {
  readonly trainees: number;
  /** The most rounds: each purges a company. */
  readonly rounds: number;
}

/** Fills the companies. Call it while no process runs. */
export async function prepareScenes(db: Db, { trainees, rounds }: Size): Promise<readonly Scene[]> {
  const fill = (name: string) => insertCompany(db, name, trainees);
  const purged: FilledCompany[] = [];
  for (let round = 0; round < rounds; round += 1)
    purged.push(await insertCompany(db, `Purged ${round + 1}`, PURGED_TRAINEES));
  return [
    newRuns(await fill('New runs')),
    move(await fill('Move'), await insertCompany(db, 'Move target', 0)),
    deleteTrainees(await fill('Deleted trainees')),
    deleteCompany(await fill('Deleted company')),
    deleteModule(await fill('Deleted module')),
    purge(purged),
  ];
}

const check = ({ installation, tally }: Stage, what: string, expected: ExpectedTrainees) =>
  installation.read((db) => checkTrainees(db, tally, { what, ...expected }));

const checkNumbers = (
  { installation, tally }: Stage,
  numbers: { readonly job: Job; readonly total: number; readonly lines: number },
) => installation.read((db) => checkJob(db, tally, numbers));

/** New runs for all trainees, and their undo. */
const newRuns =
  ({ id, traineeIds: ids }: FilledCompany): Scene =>
  async (stage) => {
    const { actions } = stage;
    const total = ids.length;
    const job = await actions.job(`/admin/companies/${id}/runs`, { expectedCount: total });
    await checkNumbers(stage, { job, total, lines: 1 });
    await check(stage, 'new runs', { ids, companyId: id, runs: 2 });
    const undone = await actions.undo(job.id);
    await checkNumbers(stage, { job: undone, total, lines: 2 });
    await check(stage, 'undone runs', { ids, companyId: id, runs: 1 });
  };

/** All trainees to another company, and back: by an undo in odd rounds, by another move in even ones. */
function move(from: FilledCompany, to: FilledCompany): Scene {
  const ids = from.traineeIds;
  const total = ids.length;
  let runs = 1;
  const request = (source: FilledCompany, target: FilledCompany) => ({
    action: 'move',
    filter: { company: source.id },
    expectedCount: total,
    companyId: target.id,
  });
  return async (stage, round) => {
    const { actions } = stage;
    const job = await actions.job(BULK, request(from, to));
    await checkNumbers(stage, { job, total, lines: 1 });
    await check(stage, 'moved', { ids, companyId: to.id, runs: runs + 1 });
    if (round % 2 === 1) {
      const undone = await actions.undo(job.id);
      await checkNumbers(stage, { job: undone, total, lines: 2 });
    } else {
      const back = await actions.job(BULK, request(to, from));
      await checkNumbers(stage, { job: back, total, lines: 1 });
      runs += 2;
    }
    await check(stage, 'moved back', { ids, companyId: from.id, runs });
  };
}

/** All trainees deleted by a job, and restored: by its undo in odd rounds, from the trash in even ones. */
const deleteTrainees =
  ({ id, traineeIds: ids }: FilledCompany): Scene =>
  async (stage, round) => {
    const { actions, installation, tally } = stage;
    const total = ids.length;
    const request = { action: 'delete', filter: { company: id }, expectedCount: total };
    const job = await actions.job(BULK, request);
    await checkNumbers(stage, { job, total, lines: 1 });
    await check(stage, 'deleted', { ids, companyId: null, runs: 1 });
    const deletionId = job.deletionId ?? 0;
    await installation.read((db) => checkMarked(db, tally, { deletionId, expected: total }));
    if (round % 2 === 1) {
      const undone = await actions.undo(job.id);
      await checkNumbers(stage, { job: undone, total, lines: 2 });
    } else await actions.restore(deletionId);
    await check(stage, 'restored', { ids, companyId: id, runs: 1 });
    await installation.read((db) => checkMarked(db, tally, { deletionId, expected: 0 }));
  };

/** A company with its trainees, and its restore. */
const deleteCompany =
  ({ id, traineeIds: ids }: FilledCompany): Scene =>
  async (stage) => {
    const { actions, installation, tally } = stage;
    const deletionId = await actions.remove('company', id);
    await check(stage, 'deleted with the company', { ids, companyId: null, runs: 1 });
    const sessions = await installation.read((db) =>
      db.selectFrom('sessions').select('id').where('user_id', 'in', ids).execute(),
    );
    compare(tally, 'sessions of a deleted company', { expected: 0, found: sessions.length });
    await actions.restore(deletionId);
    await actions.untilDone(MODULE_CHANGES, id);
    await check(stage, 'restored with the company', { ids, companyId: id, runs: 1 });
  };

/** A module, whose deletion completes the training of some, and its restore. */
const deleteModule =
  ({ id, traineeIds: ids, moduleIds, beforeLast }: FilledCompany): Scene =>
  async (stage) => {
    const { actions, installation, tally } = stage;
    const examine = (what: string, completed: number) =>
      installation.read((db) => checkFigures(db, tally, { what, companyId: id, completed }));
    const deletionId = await actions.remove('module', moduleIds.at(-1) ?? 0);
    await actions.untilDone(MODULE_CHANGES, id);
    await examine('without the module', beforeLast);
    await actions.restore(deletionId);
    await actions.untilDone(MODULE_CHANGES, id);
    await examine('with the module', 0);
    await check(stage, 'of the module', { ids, companyId: id, runs: 1 });
  };

interface ExpectedFigures {
  readonly what: string;
  readonly companyId: number;
  readonly completed: number;
}

async function checkFigures(
  db: Db,
  tally: Tally,
  { what, companyId, completed }: ExpectedFigures,
): Promise<void> {
  const runs = await db
    .selectFrom('runs')
    .select(['id', 'completed_at'])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute();
  const wrong = await findWrongFigures(
    db,
    runs.map(({ id }) => id),
    Date.now(),
  );
  tally.effects += runs.length;
  compare(tally, `${what}: right figures`, {
    expected: runs.length,
    found: runs.length - wrong.length,
  });
  const found = runs.filter(({ completed_at }) => completed_at !== null).length;
  compare(tally, `${what}: completed trainings`, { expected: completed, found });
}

/** A company for good, one of them in each round. */
const purge =
  (companies: readonly FilledCompany[]): Scene =>
  async ({ actions, installation, tally }, round) => {
    const company = companies[round - 1];
    if (company === undefined) return;
    const { id, traineeIds: ids } = company;
    await actions.purge(await actions.remove('company', id));
    const left = await installation.read(async (db) => ({
      companies: await db.selectFrom('all_companies').select('id').where('id', '=', id).execute(),
      modules: await db
        .selectFrom('all_modules')
        .select('id')
        .where('company_id', '=', id)
        .execute(),
      trainees: await db.selectFrom('all_users').select('id').where('id', 'in', ids).execute(),
      runs: await db.selectFrom('runs').select('id').where('user_id', 'in', ids).execute(),
    }));
    tally.effects += 2 * ids.length;
    for (const [what, rows] of Object.entries(left))
      compare(tally, `purged: ${what}`, { expected: 0, found: rows.length });
  };
