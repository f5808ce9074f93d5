/**
 * Shows trainees their completed runs, as they were completed: a module that was added or deleted later changes nothing.
 * Added modules that were passed since are listed beside them.
 */

import type { CallResponse } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { listOwnResults, TrainingResult } from '@portal/contract/runs';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { averagePercent } from '../path/counting.ts';
import { toScore } from '../path/path.ts';
import { markSeen } from '../results/completing-queries.ts';
import { type Score, shownPercent } from '../scoring.ts';
import * as queries from './run-history-queries.ts';

/** Completed runs in the list. */
const LISTED_MAX = 50;

const instantOf = (at: number) => new Date(at).toISOString();

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createOwnResults({ db, now }: Dependencies) {
  return {
    /** Newest first. */
    async list(userId: number): Promise<CallResponse<typeof listOwnResults>> {
      const runs = await queries.listCompletedRuns(db, userId, LISTED_MAX);
      return runs.map((run) => ({
        number: run.number,
        completedAt: instantOf(run.completed_at),
        isCurrent: run.ended_at === null,
        companyName: run.company_name,
        completedBy: changeOf(run),
        isSeen: changeOf(run) === null || run.completion_seen_at !== null,
      }));
    },

    /** Throws NOT_FOUND for a run that is not completed. */
    async markSeen(userId: number, number: number): Promise<void> {
      if (!(await markSeen(db, { userId, number, at: now() })))
        throw new AppError('NOT_FOUND', NO_RESULT);
    },

    /** Throws NOT_FOUND for a run that is not completed. */
    async get(userId: number, number: number): Promise<TrainingResult> {
      const found = await queries.findCompletedRun(db, userId, number);
      const run = requireFound(found, NO_RESULT);
      const all = (await queries.listFrozenModules(db, run.id)).map((row) => {
        const best = toScore(row.best_correct, row.best_total);
        return {
          name: row.name,
          isAdded: row.added_at !== null,
          // All modules of the run were passed when it was completed.
          passedAt: row.passed_at ?? run.completed_at,
          watchedSeconds: row.watched_seconds ?? 0,
          questionCount: row.question_count,
          passMark: row.pass_mark,
          best,
          // A module may be waived, or have a recorded result.
          isScored: best !== null,
        };
      });
      const modules = all.filter(({ isAdded }) => !isAdded);
      const added = all.filter(({ isAdded }) => isAdded);
      return {
        number: run.number,
        startedAt: instantOf(run.started_at),
        completedAt: instantOf(run.completed_at),
        completedBy: changeOf(run),
        isCurrent: run.ended_at === null,
        companyName: run.company_name,
        averageScore: modules.some(({ questionCount }) => questionCount > 0)
          ? averagePercent(modules)
          : null,
        totalTimeSpent: modules.reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0),
        modules: modules.map(presentModule),
        addedModules: added.toSorted((a, b) => a.passedAt - b.passedAt).map(presentModule),
      };
    },
  };
}

const NO_RESULT = because('resultNotFound');

interface PassedModule {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly passedAt: number;
  readonly passMark: number;
  readonly best: Score | null;
}

const presentModule = ({ name, passedAt, best, passMark }: PassedModule) => ({
  moduleName: name,
  completedAt: instantOf(passedAt),
  score: best === null ? null : shownPercent(best, passMark),
});

/** The change of modules that has completed the run; null if the trainee or an admin has. */
const changeOf = ({ change_kind: kind, change_module_name: moduleName }: queries.CompletedRun) =>
  kind === null ? null : { kind, moduleName };
