import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { LEARNING_PROGRESSED, movedIn, publishInSlices } from '../events.ts';
import type { ProgressOf } from '../figures/progress-of-trainees.ts';
import { learnerOf } from '../learner.ts';
import type { PathOf } from '../path/create-path.ts';
import type { Quiz } from '../quiz/create-quiz.ts';
import type { Watching } from '../watching/create-watching.ts';
import { createOwnResults } from './own-results.ts';
import { createProgressInDetail } from './progress-in-detail.ts';
import { createRenew } from './renew.ts';
import { createRunHistory } from './run-history.ts';
import { findRun, type RunsOf } from './run-history-queries.ts';
import { findRunCompanies } from './run-queries.ts';
import { createModulesInRun } from './trainee-modules.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pathOf: PathOf;
  readonly progressOf: ProgressOf;
  readonly evidenceIn: Watching['evidenceIn'];
  readonly listTries: Quiz['listTries'];
  readonly explain: Quiz['explain'];
}

export function createRuns(dependencies: Dependencies) {
  const { db, bus, now, listTries } = dependencies;
  const modulesInRun = createModulesInRun(dependencies);
  const history = createRunHistory({ db, now, modulesInRun });
  const results = createOwnResults({ db, now });
  const renew = createRenew(dependencies);

  return {
    /** For admins. */
    listRuns: history.listRuns,
    getRun: history.getRun,

    /** The tries in the run with this number, newest first. Throws NOT_FOUND. */
    async listTriesOfRun(of: RunsOf, number: number, cursor: number | undefined) {
      const run = requireFound(await findRun(db, of, number), because('runNotFound'));
      return listTries(run.id, cursor);
    },

    /** Returns the figures of one trainee, in total and for each module of the path. Throws NOT_FOUND. */
    progressInDetail: createProgressInDetail({ ...dependencies, modulesInRun }),

    listOwnResults: results.list,
    getOwnResult: results.get,
    markResultSeen: results.markSeen,

    /** Throws NOT_FOUND, NOTHING_TO_RENEW. */
    renewModule: async (identity: Identity, moduleId: number) =>
      renew(learnerOf(identity), moduleId),

    /** Shows these trainees, and the admins who watch them, their current runs. Call after the commit. */
    async announceRuns(userIds: readonly number[]): Promise<void> {
      const rows = await findRunCompanies(db, userIds);
      const events = rows.map((learner) => [LEARNING_PROGRESSED, movedIn(null, learner)] as const);
      await publishInSlices(bus, events);
    },
  };
}
