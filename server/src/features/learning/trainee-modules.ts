/** The modules of a run with their evidence and passes, as admins see them. */
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import type { Db } from '#server/platform/database/schema.ts';
import type { createEvidence } from './evidence.ts';
import { listPasses } from './pass-queries.ts';
import type { Path } from './path.ts';
import { presentPass, presentTraineeModule } from './present.ts';

interface Dependencies {
  readonly db: Db;
  readonly evidence: Pick<ReturnType<typeof createEvidence>, 'evidenceIn'>;
}

interface RunOfTrainee {
  readonly userId: number;
  readonly runId: number;
}

export type ModulesInRun = ReturnType<typeof createModulesInRun>;

export function createModulesInRun({ db, evidence }: Dependencies) {
  return async (run: RunOfTrainee, path: Path): Promise<TraineeModuleProgress[]> => {
    const [evidenceOf, passes] = await Promise.all([
      evidence.evidenceIn(run),
      listPasses(db, run.runId),
    ]);
    const passOf = new Map(passes.map((row) => [row.module_id, presentPass(row)]));
    return path.map((module) =>
      presentTraineeModule({
        module,
        evidence: evidenceOf(module),
        passed: passOf.get(module.id) ?? null,
      }),
    );
  };
}
