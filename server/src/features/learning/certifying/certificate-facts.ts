/** The facts of a certificate about each of its modules. */
import { PASS_PERCENT } from '@portal/contract/limits';
import type { CompletedModule } from '#server/features/certificates/service.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { shownPercent } from '../scoring.ts';
import type { Completed } from './completed.ts';
import { findPassFacts, type ModuleRow, type PassFacts } from './completed-facts-queries.ts';
import type { Known } from './load-known.ts';

/** Reads the passes by one query for all of the completions. Returns how a certificate says each of them. */
export async function loadCertificateFacts(
  tx: Db,
  completed: readonly Completed[],
  { modules, frozen, rules: { timeZone } }: Known,
): Promise<(completed: Completed) => CompletedModule> {
  const ids = new Set(completed.flatMap(({ by }) => by.runId ?? []));
  const passes = ids.size === 0 ? [] : await findPassFacts(tx, { ids: [...ids] });
  const passOf = new Map(passes.map((pass) => [keyOf(pass), pass]));
  const moduleOf = new Map(modules.map((module) => [module.id, module]));
  const frozenOf = new Map([...frozen.values()].flat().map((module) => [module.module_id, module]));
  return (each) => {
    const module = moduleOf.get(each.moduleId);
    const pass = passOf.get(keyOf({ run_id: each.by.runId ?? 0, module_id: each.moduleId }));
    return {
      moduleId: each.moduleId,
      name: each.name,
      completedOn: each.by.on,
      validUntil: each.until,
      videoSeconds:
        pass?.passed_video_seconds ?? module?.seconds ?? frozenOf.get(each.moduleId)?.seconds ?? 0,
      creditedSeconds: pass?.watched_seconds ?? 0,
      score: pass === undefined ? null : scoreOf(pass, module),
      edition: each.by.edition,
      recorded: recordedIn(each, timeZone),
    };
  };
}

const keyOf = ({ run_id, module_id }: Pick<PassFacts, 'run_id' | 'module_id'>) =>
  `${run_id} ${module_id}`;

/** The pass mark of a module that was deleted is not known. */
function scoreOf(
  { best_correct: correct, best_total: total }: PassFacts,
  module: ModuleRow | undefined,
): number | null {
  if (correct === null || total === null) return null;
  return shownPercent({ correct, total }, module?.pass_mark ?? PASS_PERCENT);
}

const recordedIn = ({ by: { recorded } }: Completed, timeZone: string | null) =>
  recorded && { by: recorded.recorded_by, on: civilDateAt(recorded.recorded_at, timeZone) };
