/**
 * The basis of a completion: the results of which it consists. Two completions of the same results are one, and a result
 * that the last completion does not have makes a new one.
 */
import { createHash } from 'node:crypto';
import type { EarnedCompletion } from '../standing/facts.ts';

/** The id of a module, and its result: the run in which it was passed, or the recorded result. */
type BasisEntry = readonly [moduleId: number, result: string];
/** In the order of the modules' ids. */
export type Basis = readonly BasisEntry[];

export type Succession = 'renewed' | 'replaced';

export const basisOf = (completions: readonly EarnedCompletion[]): Basis =>
  completions
    .map((completion) => [completion.moduleId, resultOf(completion)] as const)
    .toSorted(([one], [other]) => one - other);

const resultOf = ({ runId, recorded }: EarnedCompletion): string =>
  recorded === null ? `run ${runId}` : `recorded ${recorded.id}`;

export const writeBasis = (basis: Basis): string => JSON.stringify(basis);

export const readBasis = (text: string): Basis => JSON.parse(text);

/** @param moduleId of a completion of one module; null for the whole path */
export const hashOf = (basis: Basis, moduleId: number | null): string =>
  createHash('sha256')
    .update(JSON.stringify([moduleId, basis]))
    .digest('hex');

/**
 * The succession of the former completion: renewed if one of its modules has another result now, replaced if
 * modules were only added. Null if each result is one of the former completion, which stays.
 */
export function successionOf(former: Basis, next: Basis): Succession | null {
  const before = new Map(former);
  const isRenewed = next.some(([id, result]) => before.has(id) && before.get(id) !== result);
  if (isRenewed) return 'renewed';
  return next.some(([id]) => !before.has(id)) ? 'replaced' : null;
}
