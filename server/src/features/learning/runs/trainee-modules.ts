/** The modules of a run with their evidence and passes, as admins see them. */
import type { PassedModule, TraineeModuleProgress } from '@portal/contract/trainees';
import type { Db } from '#server/platform/database/schema.ts';
import type { Path, PathModule } from '../path/path.ts';
import { bestPercent, instantOf, presentProgress } from '../path/present.ts';
import type { createEvidence, Evidence } from '../watching/evidence.ts';
import { listPasses, type PassRow } from './pass-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly evidenceIn: ReturnType<typeof createEvidence>['evidenceIn'];
}

interface RunOfTrainee {
  readonly userId: number;
  readonly runId: number;
}

export type ModulesInRun = ReturnType<typeof createModulesInRun>;

export function createModulesInRun({ db, evidenceIn }: Dependencies) {
  return async (run: RunOfTrainee, path: Path): Promise<TraineeModuleProgress[]> => {
    const [evidenceOf, passes] = await Promise.all([evidenceIn(run), listPasses(db, run.runId)]);
    const passOf = new Map(passes.map((row) => [row.module_id, row]));
    return path.map((module) =>
      presentTraineeModule({
        module,
        evidence: evidenceOf(module),
        pass: passOf.get(module.id) ?? null,
      }),
    );
  };
}

const presentPass = (row: PassRow): PassedModule => ({
  at: new Date(row.passed_at).toISOString(),
  tryNumber: row.attempt_id === null ? null : row.number,
  passMark: row.pass_mark,
  questionsSavedAt: instantOf(row.passed_questions_saved_at),
  videoSavedAt: instantOf(row.passed_video_saved_at),
  videoSeconds: row.passed_video_seconds,
});

interface TraineeModule {
  readonly module: PathModule;
  readonly evidence: Evidence;
  readonly pass: PassRow | null;
}

function presentTraineeModule({
  module,
  evidence: { sessions, filmLoaded },
  pass,
}: TraineeModule): TraineeModuleProgress {
  return {
    ...presentProgress(module),
    isLocked: !module.isOpen,
    openedAt: instantOf(module.openedAt),
    watchSessions: sessions,
    filmLoaded,
    timeSpent: module.watchedSeconds,
    watchedTo: module.watchedTo,
    videoCompleted: module.isWatched,
    score: bestPercent(module),
    passed: pass === null ? null : presentPass(pass),
    earnedInRun: pass?.earned_in_run ?? null,
  };
}
