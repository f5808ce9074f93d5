/** Shows admins the runs of a trainee: the current one as it is now, the others as they were when they ended. */

import type { CallResponse } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { getRun, Run } from '@portal/contract/runs';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { countUp, overallPercent } from '../path/counting.ts';
import { loadPath } from '../path/load-path.ts';
import { type Path, toWholePath } from '../path/path.ts';
import * as queries from './run-history-queries.ts';
import type { ModulesInRun } from './trainee-modules.ts';

/** Columns of present modules that runs which have ended do not show. */
const NOT_SHOWN = {
  description: '',
  quiz_version: 0,
  questions_drawn: null,
  tries_max: null,
  video_replaced_at: null,
  has_poster: 0,
  tries_made: null,
  tries_failed: null,
  last_failed_at: null,
  quiz_passed: null,
  certified_since: null,
  renews_run_id: null,
  carried_from_run_id: null,
};

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly modulesInRun: ModulesInRun;
}

export function createRunHistory({ db, now, modulesInRun }: Dependencies) {
  async function pathOf({ id, user_id, company_id, ended_at }: queries.RunRow): Promise<Path> {
    const run = { runId: id, userId: user_id, companyId: company_id };
    if (ended_at === null) return loadPath(db, run, now());
    const modules = await queries.listFrozenModules(db, id);
    return toWholePath(modules.map((module) => ({ ...module, ...NOT_SHOWN })));
  }

  async function progressIn(run: queries.RunRow): Promise<number> {
    if (run.ended_at === null) return countUp(await pathOf(run)).overallProgress;
    return overallPercent(run.frozen_modules_passed, run.frozen_modules);
  }

  return {
    /** Newest first. Throws NOT_FOUND. */
    async listRuns(of: queries.RunsOf): Promise<Run[]> {
      const runs = await queries.listRuns(db, of);
      if (runs.length === 0) throw new AppError('NOT_FOUND', because('traineeNotFound'));
      return Promise.all(runs.map(async (run) => presentRun(run, await progressIn(run))));
    },

    /** Throws NOT_FOUND. */
    async getRun(of: queries.RunsOf, number: number): Promise<CallResponse<typeof getRun>> {
      const run = requireFound(await queries.findRun(db, of, number), because('runNotFound'));
      const path = await pathOf(run);
      return {
        ...presentRun(run, countUp(path).overallProgress),
        moduleProgress: await modulesInRun({ userId: of.userId, runId: run.id }, path),
      };
    },
  };
}

function presentRun(run: queries.RunRow, overallProgress: number): Run {
  return {
    number: run.number,
    startedAt: new Date(run.started_at).toISOString(),
    completedAt: run.completed_at === null ? null : new Date(run.completed_at).toISOString(),
    endedAt: run.ended_at === null ? null : new Date(run.ended_at).toISOString(),
    companyName: run.company_name,
    overallProgress,
  };
}
