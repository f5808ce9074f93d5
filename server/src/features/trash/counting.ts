/**
 * Counts the results, requests and feedback that a deletion of a company or module has hidden. They may be very many, so
 * this is background work after the deletion, whose record has only what is counted quickly.
 */
import type { TrashCounts } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import { type EndedRun, findCurrentRuns, findEndedRuns } from '../learning/service.ts';
import * as queries from './count-queries.ts';
import type { Deletion, Work } from './steps.ts';

/** Trainees per unit; about 2 ms on SQLite. */
const TRAINEES_PER_UNIT = 50;
/** Help requests per unit; less than 1 ms on SQLite. */
const REQUESTS_PER_UNIT = 250;

type Counted = Pick<TrashCounts, 'results' | 'attempts' | 'helpRequests' | 'feedback'>;

const countsOf = ({ counts }: { readonly counts: string }) => JSON.parse(counts) as TrashCounts;

/** Whether all that the trash shows is counted; the few records of one user are counted with the deletion. */
export const isCounted = (deletion: { readonly subject_kind: string; readonly counts: string }) =>
  ['trainee', 'admin'].includes(deletion.subject_kind) || countsOf(deletion).results !== undefined;

/** Not for what is restored already, or cannot be restored. */
export const mustBeCounted = (deletion: Deletion) =>
  !isCounted(deletion) &&
  deletion.restored_at === null &&
  deletion.purge_requested_at === null &&
  deletion.purge_at > deletion.deleted_at;

/** Counts and stores. Begins again from zero after a kill, because the numbers are stored at the end. */
export async function countHidden(work: Work): Promise<void> {
  const { deletion, once } = work;
  const { id, subject_kind: kind, subject_id: subjectId } = deletion;
  if (subjectId === null) return;
  const counted =
    kind === 'company' ? await countCompany(work, subjectId) : await countModule(work, subjectId);
  const counts: TrashCounts = { ...countsOf(deletion), ...counted };
  await once((tx) => queries.storeCounts(tx, id, JSON.stringify(counts)));
}

async function countCompany({ deletion, read }: Work, companyId: number): Promise<Counted> {
  const sums = { results: 0, attempts: 0, helpRequests: 0, feedback: 0 };
  const hidden = { companyId, deletionId: deletion.id };
  for (let after = 0; ; ) {
    const ids = await read(async (db) => {
      const ids = await queries.listHiddenTrainees(db, hidden, { after, limit: TRAINEES_PER_UNIT });
      if (ids.length === 0) return ids;
      const counts = await queries.countOfTrainees(db, deletion.id, ids);
      for (const key of ['results', 'attempts', 'helpRequests', 'feedback'] as const)
        sums[key] += counts[key];
      return ids;
    });
    if (ids.length === 0) return sums;
    after = ids.at(-1) ?? after;
  }
}

async function countModule(work: Work, moduleId: number): Promise<Counted> {
  const { deletion } = work;
  const hidden = { moduleId, deletionId: deletion.id };
  const companyId = deletion.company_id ?? 0;
  const sums = { results: 0, attempts: 0 };
  const add = async (db: Db, runIds: readonly number[]) => {
    const counts = await queries.countOfRuns(db, hidden, runIds);
    sums.results += counts.results;
    sums.attempts += counts.attempts;
  };
  await eachPage(work, 0, async (db, after: number) => {
    const runs = await findCurrentRuns(db, companyId, after);
    if (runs.length > 0) await add(db, idsOf(runs));
    return runs.at(-1)?.id;
  });
  await eachPage(work, { id: 0, ended_at: 0 }, async (db, after: EndedRun) => {
    const runs = await findEndedRuns(db, companyId, after);
    if (runs.length > 0) await add(db, idsOf(runs));
    return runs.at(-1);
  });
  let helpRequests = 0;
  await eachPage(work, 0, async (db, after: number) => {
    const page = { after, limit: REQUESTS_PER_UNIT };
    const requests = await queries.listHelpRequests(db, hidden, page);
    helpRequests += requests.filter(({ is_counted }) => is_counted === 1).length;
    return requests.at(-1)?.id;
  });
  return { ...sums, helpRequests };
}

/** Reads pages until one has no end. */
async function eachPage<Cursor>(
  { read }: Work,
  first: Cursor,
  next: (db: Db, after: Cursor) => Promise<Cursor | undefined>,
): Promise<void> {
  for (let after: Cursor | undefined = first; after !== undefined; ) {
    const from: Cursor = after;
    after = await read((db) => next(db, from));
  }
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
