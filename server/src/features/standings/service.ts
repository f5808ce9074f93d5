/** Exceptions and recorded results of trainees, and their standings with all that happened to them. */
import type { OwnRequirement, TraineeRequirements } from '@portal/contract/requirements';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { Learning } from '../learning/service.ts';
import type { Ledger } from '../ledger/service.ts';
import { getTrainee } from '../trainees/service.ts';
import { createExceptions } from './exceptions.ts';
import { createResultsImport } from './import/import-results.ts';
import { createManyResults } from './import/many-results.ts';
import { createMaking } from './making-exceptions.ts';
import { createManyExceptions } from './many-exceptions.ts';
import { createRecordedResults } from './recorded-results.ts';
import { createRecording } from './recording-results.ts';
import { getOfTrainee, listOwn } from './trainee-requirements.ts';

export type { ImportedResult, ResultToRecord } from './import/many-results.ts';
export { recomputeResultLeaves } from './leaf.ts';
export { problemOfException } from './limits.ts';
export { recordedException } from './making-exceptions.ts';
export { moveRequirements } from './merge-queries.ts';
export { MODULE_NOT_FOUND } from './modules.ts';
export { deleteSomeExceptions, deleteSomeRequirements } from './purge-queries.ts';
export { findModule } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly ledger: Pick<Ledger, 'add'>;
  readonly workers: Pick<WorkerPool, 'run'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Standings = ReturnType<typeof createStandings>;

export function createStandings(dependencies: Dependencies) {
  const { db, learning, now } = dependencies;
  const making = createMaking(learning);
  const exceptions = createExceptions({ ...dependencies, making });
  const recording = createRecording(dependencies);
  const results = createRecordedResults({ ...dependencies, recording });

  return {
    createException: exceptions.create,
    endException: exceptions.end,
    recordResult: results.record,
    withdrawResult: results.withdraw,

    /** For jobs. */
    manyExceptions: createManyExceptions({ learning, making }),
    manyResults: createManyResults({ learning, recording }),

    resultsImport: createResultsImport(dependencies),

    /** Null without rules of the company. Throws NOT_FOUND. */
    async ofTrainee(userId: number): Promise<TraineeRequirements | null> {
      const { company_id: companyId } = await getTrainee(db, userId);
      return getOfTrainee(db, { userId, companyId }, now());
    },

    /** Empty without rules of the company. */
    async listOwn({ userId, companyId }: Identity): Promise<OwnRequirement[]> {
      return companyId === null ? [] : listOwn(db, { userId, companyId }, now());
    },
  };
}
