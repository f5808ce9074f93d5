/** Counts of the checked effects. */
export interface Tally {
  /** Effects on one trainee, module or number of a job that were checked. */
  effects: number;
  /** Effects that are missing. */
  lost: number;
  /** Effects that are there more than once. */
  doubled: number;
  /** One line for each kind of fault. */
  readonly faults: string[];
}

export const createTally = (): Tally => ({ effects: 0, lost: 0, doubled: 0, faults: [] });

interface Comparison {
  readonly expected: number;
  readonly found: number;
}

/** Compares a number of effects. Returns whether it is right. */
export function compare(tally: Tally, what: string, { expected, found }: Comparison): boolean {
  tally.effects += 1;
  if (found === expected) return true;
  if (found < expected) tally.lost += expected - found;
  else tally.doubled += found - expected;
  tally.faults.push(`${what}: expected ${expected}, found ${found}`);
  return false;
}
