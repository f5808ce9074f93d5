import type { Db } from '#server/platform/database/schema.ts';
import { loadStandings } from '../standing/people.ts';
import { type Path, toPath } from './path.ts';
import { findPath } from './progress-queries.ts';

interface RunOfTrainee {
  readonly userId: number;
  readonly companyId: number;
  readonly runId: number;
}

/** The path of a trainee's current run. `now` in ms since 1970. */
export async function loadPath(db: Db, run: RunOfTrainee, now: number): Promise<Path> {
  const [rows, standings] = await Promise.all([findPath(db, run), loadStandings(db, [run], now)]);
  return toPath(rows, standings.get(run.userId) ?? null);
}
