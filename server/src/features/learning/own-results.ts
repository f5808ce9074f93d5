/** Shows trainees their completed runs, as they were completed: a module that was added or deleted later changes nothing. */
import type { CallResponse } from '@portal/contract/call';
import type { listOwnResults, TrainingResult } from '@portal/contract/runs';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { averagePercent, toScore } from './path.ts';
import * as queries from './run-history-queries.ts';
import { shownPercent } from './scoring.ts';

/** Completed runs in the list. */
const LISTED_MAX = 50;

const instantOf = (at: number) => new Date(at).toISOString();

export function createOwnResults(db: Db) {
  return {
    /** Newest first. */
    async list(userId: number): Promise<CallResponse<typeof listOwnResults>> {
      const runs = await queries.listCompletedRuns(db, userId, LISTED_MAX);
      return runs.map((run) => ({
        number: run.number,
        completedAt: instantOf(run.completed_at),
        isCurrent: run.ended_at === null,
        companyName: run.company_name,
      }));
    },

    /** Throws NOT_FOUND for a run that is not completed. */
    async get(userId: number, number: number): Promise<TrainingResult> {
      const found = await queries.findCompletedRun(db, userId, number);
      const run = requireFound(found, 'Result not found');
      const modules = (await queries.listFrozenModules(db, run.id)).map((row) => ({
        name: row.name,
        // All modules of the run were passed when it was completed.
        passedAt: row.passed_at ?? run.completed_at,
        watchedSeconds: row.watched_seconds ?? 0,
        questionCount: row.question_count,
        passMark: row.pass_mark,
        best: toScore(row.best_correct, row.best_total),
      }));
      return {
        number: run.number,
        startedAt: instantOf(run.started_at),
        completedAt: instantOf(run.completed_at),
        isCurrent: run.ended_at === null,
        companyName: run.company_name,
        averageScore: modules.some(({ questionCount }) => questionCount > 0)
          ? averagePercent(modules)
          : null,
        totalTimeSpent: modules.reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0),
        modules: modules.map(({ name, passedAt, best, passMark }) => ({
          moduleName: name,
          completedAt: instantOf(passedAt),
          score: best === null ? null : shownPercent(best, passMark),
        })),
      };
    },
  };
}
