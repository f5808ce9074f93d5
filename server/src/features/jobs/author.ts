/** The admin for whom a job works: the one who started it, or the one who undoes it. */
import type { Reach } from '@portal/contract/reach';
import { isCovered } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Actor } from '../activity/service.ts';
import { findReach } from '../reach/service.ts';
import type { JobRow } from './queries.ts';

export const starterOf = (job: JobRow): Actor & { readonly id: number } => ({
  id: job.created_by,
  name: job.created_by_name,
  reach: storedReach(job.created_by_reach),
});

export const undoerOf = (job: JobRow): Actor & { readonly id: number } => ({
  id: job.undone_by ?? 0,
  name: job.undone_by_name ?? '',
  reach: storedReach(job.undone_by_reach ?? '[]'),
});

export const authorOf = (job: JobRow) => (job.state === 'undoing' ? undoerOf(job) : starterOf(job));

const storedReach = (json: string): Reach => JSON.parse(json);

/** Whether the author still reaches all that they reached when the work began. */
export async function keepsReach(tx: Db, job: JobRow): Promise<boolean> {
  const { id, reach } = authorOf(job);
  const present = await findReach(tx, id);
  // The job of an account that was deleted for good goes on only if it has no limit.
  return present === null ? reach === 'portal' : isCovered(reach, present);
}
