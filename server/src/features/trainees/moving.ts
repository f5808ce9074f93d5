/**
 * Moves trainees to another company, where they start a new run. Their former runs end and stay; their help requests
 * follow them, unassigned if they were assigned to an admin who does not reach them there; they leave their groups. Also
 * starts new runs in the same company, and undoes both.
 */
import type { Db } from '#server/platform/database/schema.ts';
import { lockUsers, setCompany } from '../accounts/service.ts';
import { lockCompaniesShared, noChosenCompany } from '../companies/service.ts';
import { markLeft, unmarkLeft } from '../groups/service.ts';
import { releaseUncovered } from '../help/service.ts';
import { type ReplacedRun, renewRuns, replaceRuns, undoReplacedRun } from '../learning/service.ts';
import { findCompaniesOfRuns, findCompaniesOfTrainees } from './queries.ts';

interface Trainees {
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns the trainees who were moved. Deleted ones are left out, and those who are in the company already. Throws
 * NOT_FOUND if the company was deleted. Call it before other locks of the transaction.
 */
export async function moveTrainees(
  tx: Db,
  { ids, companyId, at }: Trainees & { readonly companyId: number },
): Promise<ReplacedRun[]> {
  const { trainees, companies } = await lockTrainees(tx, ids, [companyId]);
  if (!companies.has(companyId)) throw noChosenCompany();
  const moving = trainees.filter(({ company_id }) => company_id !== companyId).map(({ id }) => id);
  if (moving.length === 0) return [];
  await setCompany(tx, moving, companyId);
  const replaced = await replaceRuns(tx, moving, at);
  for (const { userId, runBefore } of replaced) await markLeft(tx, userId, runBefore);
  await releaseUncovered(tx, moving, at);
  return replaced;
}

/**
 * Starts a new run of each of these trainees in their company. Deleted ones are left out. Call it before other locks of
 * the transaction.
 */
export async function startNewRuns(tx: Db, { ids, at }: Trainees): Promise<ReplacedRun[]> {
  const { trainees } = await lockTrainees(tx, ids);
  const starting = trainees.map(({ id }) => id);
  return replaceRuns(tx, starting, at);
}

/**
 * Starts the renewal of all that each of these trainees can renew. Left out are deleted ones and those who have nothing to
 * renew. Call it before other locks of the transaction.
 */
export async function renewTrainees(tx: Db, { ids, at }: Trainees): Promise<ReplacedRun[]> {
  const { trainees } = await lockTrainees(tx, ids);
  return renewRuns(
    tx,
    trainees.map(({ id }) => id),
    at,
  );
}

/**
 * Makes the former runs current again, each in its company. Returns the ids of the trainees for whom it could not be
 * done: they have begun the new run or have a newer one, or they or the company were deleted. Call it before other locks
 * of the transaction.
 */
export async function undoReplacedRuns(
  tx: Db,
  replaced: readonly ReplacedRun[],
  at: number,
): Promise<number[]> {
  const [userIds, runIds] = [
    replaced.map((run) => run.userId),
    replaced.map((run) => run.runBefore),
  ];
  const companyOf = await findCompaniesOfRuns(tx, runIds);
  const locked = await lockTrainees(tx, userIds, [...companyOf.values()]);
  const companyNow = new Map(locked.trainees.map(({ id, company_id }) => [id, company_id]));
  const refused: number[] = [];
  const movedBack: number[] = [];
  for (const run of replaced) {
    const { userId } = run;
    const companyId = companyOf.get(run.runBefore) ?? 0;
    const isPossible = companyNow.has(userId) && locked.companies.has(companyId);
    const goBack = async () => {
      if (companyNow.get(userId) === companyId) return;
      await setCompany(tx, [userId], companyId);
      await unmarkLeft(tx, userId, run.runBefore);
      movedBack.push(userId);
    };
    if (!isPossible || !(await undoReplacedRun(tx, run, { at, goBack }))) refused.push(userId);
  }
  await releaseUncovered(tx, movedBack, at);
  return refused;
}

/**
 * Locks these trainees until the transaction ends, after their companies and the other given ones: the order of all
 * transactions, because two orders could be a deadlock. Hidden trainees and companies are not returned.
 */
export async function lockTrainees(
  tx: Db,
  ids: readonly number[],
  otherCompanies: readonly number[] = [],
) {
  const companies = new Set<number | null>();
  const lockCompanies = async (companyIds: Iterable<number>) => {
    const further = [...new Set(companyIds)].filter((id) => !companies.has(id));
    for (const id of await lockCompaniesShared(tx, further)) companies.add(id);
  };
  await lockCompanies([...(await findCompaniesOfTrainees(tx, ids)), ...otherCompanies]);
  const users = ids.length === 0 ? [] : await lockUsers(tx, ids);
  // The company of a trainee who was moved in between: out of order, so a deadlock is possible, which is tried again.
  await lockCompanies(users.flatMap(({ company_id }) => company_id ?? []));
  const trainees = users.filter(
    ({ role, company_id }) => role === 'TRAINEE' && companies.has(company_id),
  );
  return { trainees, companies };
}
