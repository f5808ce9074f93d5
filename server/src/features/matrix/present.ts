import type { MatrixCell } from '@portal/contract/compliance';
import {
  bestCompletion,
  type EarnedCompletion,
  type ModuleRule,
  type PersonFacts,
  standingIn,
} from '../learning/service.ts';

type Standing = ReturnType<typeof standingIn>;

/** Null for a module that is not required. */
export function presentCell(
  person: PersonFacts,
  module: ModuleRule,
  day: Parameters<typeof standingIn>[2],
): MatrixCell | null {
  const standing = standingIn(person, module, day);
  if (standing.state === 'notRequired') return null;
  const { state, dueOn, validUntil } = standing;
  const best = bestCompletion(person.completions.get(module.id) ?? [], module);
  return {
    moduleId: module.id,
    state,
    on: dayOf(standing),
    dueOn,
    validUntil,
    ...presentSource(best?.completion ?? null),
  };
}

function dayOf({ state, dueOn, validUntil, pausedUntil }: Standing): string | null {
  switch (state) {
    case 'overdue':
    case 'expired':
    case 'inGrace':
    case 'due':
    case 'renewalOpen':
      return dueOn ?? validUntil;
    case 'valid':
      return validUntil;
    case 'paused':
      return pausedUntil;
    default:
      return null;
  }
}

function presentSource(
  best: EarnedCompletion | null,
): Pick<MatrixCell, 'completedOn' | 'source' | 'recordedBy'> {
  if (best === null) return { completedOn: null, source: null, recordedBy: null };
  const { on: completedOn, recorded } = best;
  if (recorded === null) return { completedOn, source: 'portal', recordedBy: null };
  return { completedOn, source: 'recorded', recordedBy: recorded.recorded_by };
}
