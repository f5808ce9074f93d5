/** The consequences of changes of members for their trainings, in companies with modules that are for groups. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Learning } from '../learning/service.ts';
import { hasModuleForGroups } from './queries.ts';

export type ChangesStandings = Pick<Learning, 'changeStandings'>;

interface People {
  readonly learning: ChangesStandings;
  readonly companyId: number;
  readonly userIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Runs `change`, which changes the groups of these trainees in the company: what stands open for them stays open, and their
 * trainings follow. Call it with the company locked, at least shared, and the trainees locked.
 */
export async function changeMembers<T>(
  tx: Db,
  { learning, ...people }: People,
  change: () => Promise<T>,
): Promise<T> {
  if (!(await hasModuleForGroups(tx, people.companyId))) return change();
  return learning.changeStandings(tx, people, change);
}
