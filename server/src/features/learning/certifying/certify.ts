/**
 * Certifies completions: writes each of them once, and has its certificate issued. A pass is certified in its own
 * transaction, what an admin has changed later, when the change cannot be undone any more
 * (docs/decisions/046-certificates.md).
 */
import type { Certificates, Completion } from '#server/features/certificates/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Learner } from '../learner.ts';
import { basisOf, hashOf, readBasis, type Succession, successionOf, writeBasis } from './basis.ts';
import { loadCertificateFacts } from './certificate-facts.ts';
import * as queries from './certifying-queries.ts';
import { type Completed, isBeforeCertificates } from './completed.ts';
import { type Found, findCompleted } from './found.ts';
import { type Known, loadKnown, type SomeRuns } from './load-known.ts';

interface Dependencies {
  readonly certificates: Pick<Certificates, 'issue'>;
}

interface Pass {
  /** The module has certificates of its own. */
  readonly hasCertificate: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Certifying = ReturnType<typeof createCertifying>;

export function createCertifying({ certificates }: Dependencies) {
  /**
   * Certifies what is completed in these runs of a company. Returns the trainees who got a certificate. Call it with the
   * company locked, at least shared, and the trainees locked.
   */
  async function certify(tx: Db, some: SomeRuns): Promise<ReadonlySet<number>> {
    const known = await loadKnown(tx, some);
    const isNew = ({ run, moduleId, completed }: Found) =>
      !isCertified(known, run.user_id, hashOf(basisIn(completed), moduleId));
    const found = some.runs.flatMap((run) => findCompleted(run, known)).filter(isNew);
    const holders = new Set<number>();
    if (found.length === 0) return holders;
    const say = await loadCertificateFacts(
      tx,
      found.flatMap(({ completed }) => completed),
      known,
    );
    const certified = [...known.certified];
    for (const each of found) {
      const row = await insertIfNew(tx, each, { ...known, certified });
      if (row === null) continue;
      certified.push(row.completion);
      await certificates.issue(tx, {
        ...describe(each, known),
        id: row.completion.id,
        modules: each.completed.map(say),
        former: row.former,
      });
      holders.add(each.run.user_id);
    }
    return holders;
  }

  return {
    certify,

    /**
     * Certifies what the trainee has completed by a pass in the current run, after what has waited. A pass in a completed
     * run counts too, such as of a module that was added. Call it in the transaction of the pass, with the company and the
     * trainee locked.
     */
    async certifyPass(
      tx: Db,
      { userId, companyId, runId }: Learner,
      { hasCertificate, at }: Pass,
    ): Promise<void> {
      const runs = await queries.findCurrentAndWaiting(tx, { userId, companyId, runId });
      const isCompleted = runs.some(
        ({ id, completed_at }) => id === runId && completed_at !== null,
      );
      if (!isCompleted && !hasCertificate) return;
      // Where an admin's change waits to be certified, the pass does not.
      const now = runs.map((run) => (run.id === runId ? { ...run, certify_at: null } : run));
      await certify(tx, { companyId, runs: now, at });
    },
  };
}

const basisIn = (completed: readonly Completed[]) => basisOf(completed.map(({ by }) => by));

const isCertified = ({ certified }: Known, userId: number, hash: string): boolean =>
  certified.some((row) => row.user_id === userId && row.basis_hash === hash);

function describe(
  { run, moduleId, completed }: Found,
  { rules: { companyId, timeZone }, since, at }: Known,
): Omit<Completion, 'id' | 'modules' | 'former'> {
  const { id: runId, user_id: userId, completed_at } = run;
  const isEarlier =
    moduleId === null && isBeforeCertificates(completed, completed_at, { since, timeZone });
  return { userId, companyId, runId, moduleId, isBeforeCertificates: isEarlier, at };
}

interface Inserted {
  readonly completion: queries.CompletionRow;
  readonly former: { readonly id: number; readonly succession: Succession } | null;
}

/** Null if each of its results is one of the completion before, or another process has inserted it. */
async function insertIfNew(
  tx: Db,
  { run, moduleId, completed }: Found,
  { certified, rules: { companyId }, at }: Known,
): Promise<Inserted | null> {
  const basis = basisIn(completed);
  const former = certified
    .filter((row) => row.user_id === run.user_id && row.module_id === moduleId)
    // The one who remains of merged trainees may have newer certificates than the run.
    .findLast((row) => row.run_number <= run.number);
  const succession = former === undefined ? null : successionOf(readBasis(former.basis), basis);
  if (former !== undefined && succession === null) return null;
  const days = completed.map(({ by }) => by.on).toSorted();
  const row = { basis: writeBasis(basis), basis_hash: hashOf(basis, moduleId) };
  const place = { user_id: run.user_id, run_id: run.id, module_id: moduleId };
  const id = await queries.insertCompletion(tx, {
    ...row,
    ...place,
    company_id: companyId,
    completed_on: days.at(-1) ?? '',
    created_at: at,
  });
  if (id === null) return null;
  return {
    completion: { id, ...row, ...place, run_number: run.number },
    former: former && succession ? { id: former.id, succession } : null,
  };
}
