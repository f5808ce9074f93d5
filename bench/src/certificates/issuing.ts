/** How long the last pass of a training takes, and what part of it issues the certificate. */
import { createHash, randomBytes } from 'node:crypto';
import { submitQuiz } from '@portal/contract/learning';
import type { Certificates } from '../../../server/src/features/certificates/service.ts';
import { createCertifying } from '../../../server/src/features/learning/certifying/certify.ts';
import { inTransaction } from '../../../server/src/platform/database/in-transaction.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import type { OpenedPortal } from '../../../server/src/testing/open-test-portal.ts';
import { median } from '../figures.ts';
import { fillDatabase } from '../scale/fill-database.ts';
import { createRandom } from '../scale/random.ts';
import { refreshStatistics } from '../scale/statistics.ts';

const DAY_MS = 86_400_000;
/** The first passes compile queries and code. */
const WARM_UP = 30;
/** The correct one to all questions. */
export const ANSWER = 'Call for help';
const KILLED = new Error('Rolled back');

/** Milliseconds of each pass. */
interface Times {
  readonly pass: number[];
  readonly certifying: number[];
  readonly issuing: number[];
}

/** Fills an empty portal with a company whose people all have to pass their last module. */
export async function fillNearlyCompleted(
  db: Db,
  { people, modules }: { readonly people: number; readonly modules: number },
): Promise<void> {
  await fillDatabase({
    db,
    random: createRandom(1),
    size: {
      companies: 1,
      trainees: people,
      modules,
      hasRules: true,
      stage: 'failed-last',
      helpRequests: 0,
      answers: 0,
    },
    passwordHash: '-',
    storeClip: async () => ({ key: `${randomBytes(11).toString('hex')}.mp4`, bytes: 1 }),
  });
  // None of the passes may have expired.
  await db
    .updateTable('progress')
    .set({ passed_at: Date.now() - DAY_MS })
    .where('passed_at', 'is not', null)
    .execute();
  await db
    .updateTable('installation')
    .set({ certificates_since: Date.now() - DAY_MS })
    .execute();
  await refreshStatistics(db);
}

export async function measureIssuing(portal: OpenedPortal) {
  const { resources, services } = portal;
  const { db } = resources;
  const times: Times = { pass: [], certifying: [], issuing: [] };
  const issue: Certificates['issue'] = async (tx, completion) => {
    const startedAt = performance.now();
    await services.certificates.issue(tx, completion);
    times.issuing.push(performance.now() - startedAt);
  };
  const certifying = createCertifying({ certificates: { issue } });
  const people = await db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(['runs.id', 'runs.user_id', 'runs.company_id', 'users.name'])
    .where('users.role', '=', 'TRAINEE')
    .orderBy('runs.id')
    .execute();
  const pass = await passerOf(portal);
  for (const { id: runId, user_id: userId, company_id: companyId, name } of people) {
    times.pass.push(await pass(userId));
    // Once more what the pass has done, alone.
    const again = inTransaction(db, async (tx) => {
      await tx.deleteFrom('log_leaves').where('certificate_id', 'in', ofUser(tx, userId)).execute();
      await tx.deleteFrom('certificates').where('user_id', '=', userId).execute();
      await tx.deleteFrom('path_completions').where('user_id', '=', userId).execute();
      const startedAt = performance.now();
      await certifying.certifyPass(
        tx,
        { userId, companyId, runId, name },
        { hasCertificate: false, at: portal.clock.now },
      );
      times.certifying.push(performance.now() - startedAt);
      throw KILLED;
    });
    await again.catch((error: unknown) => {
      if (error !== KILLED) throw error;
    });
  }
  const { count } = await db
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) !== people.length || times.issuing.length !== people.length)
    throw new Error(`${count} certificates of ${people.length} people`);
  return Object.entries(times).map(([part, all]) => {
    const warm = all.slice(WARM_UP);
    const least = Math.min(...warm);
    return { part, 'least ms': least.toFixed(2), 'median ms': median(warm).toFixed(2) };
  });
}

const ofUser = (tx: Db, userId: number) =>
  tx.selectFrom('certificates').select('id').where('user_id', '=', userId);

/** Passes the last module as a trainee, and returns the ms that the answer took. */
async function passerOf({ resources: { db }, call }: OpenedPortal) {
  const module = await db
    .selectFrom('modules')
    .select(['id', 'quiz_version'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const questions = await db
    .selectFrom('all_questions')
    .select('id')
    .where('module_id', '=', module.id)
    .execute();
  const answers = Object.fromEntries(questions.map(({ id }) => [id, ANSWER]));
  return async (userId: number): Promise<number> => {
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('sessions')
      .values({
        token_hash: createHash('sha256').update(token).digest('base64url'),
        user_id: userId,
        created_at: Date.now(),
        expires_at: Date.now() + DAY_MS,
        device: null,
        last_used_at: null,
      })
      .execute();
    const body = { answers, quizVersion: module.quiz_version };
    const startedAt = performance.now();
    const answer = await call(submitQuiz, { params: { id: module.id }, body, token });
    const ms = performance.now() - startedAt;
    if (answer.status !== 200 || !answer.body.pass) throw new Error(`Not passed: ${answer.raw}`);
    return ms;
  };
}
