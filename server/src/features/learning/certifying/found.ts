/** The completions of a run: its path, and modules with certificates of their own. Pure functions of what is known. */
import { UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { EarnedCompletion } from '../standing/facts.ts';
import type { RunRow } from './certifying-queries.ts';
import {
  type Completed,
  completedAsFrozen,
  completedPath,
  completedSince,
  untilEnd,
} from './completed.ts';
import type { ModuleRow } from './completed-facts-queries.ts';
import type { Known } from './load-known.ts';

/** A completed path or module, which may be certified already. */
export interface Found {
  readonly run: RunRow;
  /** Null for the whole path. */
  readonly moduleId: number | null;
  /** In training order. */
  readonly completed: readonly Completed[];
}

export function findCompleted(run: RunRow, known: Known): Found[] {
  const path = pathOf(run, known);
  const modules = known.modules.flatMap((module) => ofModule(run, module, known));
  return path === null ? modules : [{ run, moduleId: null, completed: path }, ...modules];
}

/** The completed path of the run; null if it is not completed. */
function pathOf(run: RunRow, known: Known): readonly Completed[] | null {
  if (run.completed_at === null) return null;
  const { rules, since, people } = known;
  const today = civilDateAt(changedAt(run, known), rules.timeZone);
  const person = run.ended_at === null ? people.get(run.user_id) : undefined;
  const present = person === undefined ? null : completedPath(person, rules, today);
  if (present !== null) return present;
  const isEarlier = run.completed_at < since;
  return run.ended_at !== null || isEarlier
    ? frozenPathOf(run, known, isEarlier ? null : today)
    : null;
}

/** A pass counts on its day, and a change of an admin on its own, not on that of its certificate. */
const changedAt = ({ certify_at }: RunRow, { at }: Known): number =>
  certify_at === null ? at : certify_at - UNDO_COMPLETIONS_MS;

/**
 * A run that has ended is certified once, as it was completed; so is one from before the certificates that would not be
 * completed now.
 */
function frozenPathOf(run: RunRow, known: Known, today: string | null) {
  const { rules, certified, frozen } = known;
  const isCertified = certified.some((row) => row.run_id === run.id && row.module_id === null);
  if (isCertified) return null;
  const { modules } = rules;
  const own = completionsOf(run, known);
  return completedAsFrozen(frozen.get(run.id) ?? [], own, { modules, today });
}

const completionsOf = (run: RunRow, { people, earlier }: Known): readonly EarnedCompletion[] =>
  run.ended_at === null
    ? [...(people.get(run.user_id)?.completions.values() ?? [])].flat()
    : untilEnd(earlier.get(run.user_id) ?? [], run);

function ofModule(run: RunRow, { id, certified_since }: ModuleRow, known: Known): Found[] {
  const rule = known.rules.modules.find((module) => module.id === id);
  if (certified_since === null || rule === undefined) return [];
  const completed = completedSince(completionsOf(run, known), rule, certified_since);
  return completed === null ? [] : [{ run, moduleId: id, completed: [completed] }];
}
