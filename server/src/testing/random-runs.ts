/** Portals on PostgreSQL need several times the processor time, and try rules that SQLite has tried with more inputs. */
const SHARE_ON_POSTGRES = 1 / 3;

const share = Number(
  process.env['RANDOM_RUNS'] ?? (process.env['TEST_ENGINE'] === 'postgres' ? SHARE_ON_POSTGRES : 1),
);

/**
 * The `numRuns` of a property test on a database: `count` on SQLite, and a third of it on PostgreSQL, with the same
 * inputs first. The variable RANDOM_RUNS is another factor for both.
 */
export function randomRuns(count: number): number {
  return Math.ceil(count * share);
}
