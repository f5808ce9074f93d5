/** Writes a company with trainees, modules and progress directly into the database. */
import { insertUsers } from '../../../server/src/features/accounts/new-users.ts';
import { nameColumns } from '../../../server/src/features/companies/name-columns.ts';
import { refreshFigures } from '../../../server/src/features/learning/figures/figures.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';

const MODULES = 3;
const DAY_MS = 86_400_000;
const QUESTIONS = 2;

export interface FilledCompany {
  readonly id: number;
  readonly traineeIds: readonly number[];
  /** In training order. */
  readonly moduleIds: readonly number[];
  /** The number of trainees who have passed all modules but the last one. */
  readonly beforeLast: number;
}

/** The trainees have a session and a run each. None has completed the training. */
export function insertCompany(db: Db, name: string, trainees: number): Promise<FilledCompany> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('all_companies')
      .values({ ...nameColumns(name), logo_key: null, created_at: Date.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moduleIds = await insertModules(tx, id);
    if (trainees === 0) return { id, traineeIds: [], moduleIds, beforeLast: 0 };
    const traineeIds = await insertTrainees(tx, id, trainees);
    const beforeLast = await insertProgress(tx, traineeIds, moduleIds);
    return { id, traineeIds, moduleIds, beforeLast };
  });
}

async function insertModules(tx: Db, companyId: number): Promise<number[]> {
  const rows = Array.from({ length: MODULES }, (_, position) => ({
    company_id: companyId,
    name: `Module ${position + 1}`,
    position,
    description: '',
    quiz_version: 1,
    created_at: Date.now(),
    content_since: Date.now(),
  }));
  const modules = await tx.insertInto('all_modules').values(rows).returning('id').execute();
  const ids = modules.map(({ id }) => id).sort((a, b) => a - b);
  const questions = ids.flatMap((id) =>
    Array.from({ length: QUESTIONS }, (_, position) => ({
      module_id: id,
      position,
      question: `Question ${position + 1}`,
      options: '["yes","no"]',
      answer: 'yes',
      explanation: '',
    })),
  );
  await tx.insertInto('all_questions').values(questions).execute();
  return ids;
}

async function insertTrainees(tx: Db, companyId: number, count: number): Promise<number[]> {
  const users = Array.from({ length: count }, (_, i) => ({
    name: `Trainee ${i}`,
    email: `trainee${i}@company${companyId}.test`,
    role: 'TRAINEE' as const,
    company_id: companyId,
    password_hash: 'matches no password',
    created_at: Date.now(),
  }));
  const ids = (await insertUsers(tx, users)).map(({ id }) => id);
  const sessions = ids.map((id) => ({
    user_id: id,
    token_hash: `matches no token ${id}`,
    created_at: Date.now(),
    expires_at: Date.now() + DAY_MS,
  }));
  await tx.insertInto('sessions').values(sessions).execute();
  return ids;
}

/** One trainee in three has passed the first module, another one all but the last one. Returns the number of those. */
async function insertProgress(
  tx: Db,
  traineeIds: readonly number[],
  moduleIds: readonly number[],
): Promise<number> {
  const runs = await tx
    .selectFrom('runs')
    .select(['id', 'user_id'])
    .where('user_id', 'in', traineeIds)
    .execute();
  const runOf = new Map(runs.map(({ id, user_id }) => [user_id, id]));
  const passedBy = (i: number) => [[], moduleIds.slice(0, 1), moduleIds.slice(0, -1)][i % 3] ?? [];
  const rows = traineeIds.flatMap((userId, i) =>
    passedBy(i).map((moduleId) => passed(runOf.get(userId) ?? 0, moduleId)),
  );
  await tx.insertInto('progress').values(rows).execute();
  await refreshFigures(
    tx,
    runs.map(({ id }) => id),
    Date.now(),
  );
  return traineeIds.filter((_, i) => i % 3 === 2).length;
}

function passed(runId: number, moduleId: number) {
  const at = Date.now();
  return {
    run_id: runId,
    module_id: moduleId,
    reached_at: at,
    opened_at: at,
    watched_seconds: 0,
    position_seconds: 0,
    watched_to_seconds: 0,
    watched_at: null,
    best_correct: QUESTIONS,
    best_total: QUESTIONS,
    passed_at: at,
    updated_at: at,
  };
}
