/** Hides counts of a few people, who could be recognised by what they have answered. */
import { INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';

const MOST_HIDDEN = INSIGHT_PEOPLE_MIN - 1;

/**
 * Replaces counts below five by null. The sum of all counts is known to the reader; where a hidden count would follow
 * from it, the next smallest count is hidden too. Zeros are hidden with the others, or shown if all hidden counts are
 * zero.
 */
export function hideSmallCounts(counts: readonly number[]): (number | null)[] {
  const small = counts.filter((count) => count < INSIGHT_PEOPLE_MIN);
  const sum = small.reduce((total, count) => total + count, 0);
  if (sum === 0) return [...counts];
  const isComputable = small.length === 1 || sum === small.length * MOST_HIDDEN;
  const next = Math.min(...counts.filter((count) => count >= INSIGHT_PEOPLE_MIN));
  // Equal counts are hidden together: which of them was chosen would say something about the others.
  const most = isComputable ? next : MOST_HIDDEN;
  return counts.map((count) => (count <= most ? null : count));
}
