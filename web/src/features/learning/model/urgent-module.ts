import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import type { StandingState } from '@portal/contract/requirements';

/** The states in which something is to be done, the most urgent first. */
const TO_DO: readonly StandingState[] = ['overdue', 'expired', 'inGrace', 'due', 'renewalOpen'];

/** Sorts after all dates. */
const NO_DATE = '9999';

/** The module that is to be taken first, by its state and its due date; null if none is to be taken by a day. */
export function mostUrgent(modules: readonly ModuleProgress[]): ModuleProgress | null {
  const keyed = modules.flatMap((module) => {
    const { state, dueOn = null } = module.standing ?? { state: 'open' };
    const rank = TO_DO.indexOf(state);
    return rank < 0 ? [] : { module, key: `${rank} ${dueOn ?? NO_DATE}` };
  });
  const [first] = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return first?.module ?? null;
}

/** The day on which the next completion ends, if all modules are done; otherwise null. */
export function nextDueDay({ moduleProgress }: Pick<Dashboard, 'moduleProgress'>): string | null {
  const open = ({ completed, standing }: ModuleProgress) =>
    !completed && standing?.state !== 'waived';
  if (moduleProgress.some(open)) return null;
  const days = moduleProgress.flatMap(({ standing }) => standing?.dueOn ?? []);
  return days.toSorted()[0] ?? null;
}
