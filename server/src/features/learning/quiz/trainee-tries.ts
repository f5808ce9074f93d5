/** The tries of a trainee in the current run, and why the trainee does not get on, for admins. */
import { TRAINEE_ATTEMPTS_PAGE_SIZE } from '@portal/contract/limits';
import type { AttemptOfTrainee } from '@portal/contract/runs';
import type { StuckReason, TriesAtQuiz } from '@portal/contract/trainees';
import type { Db } from '#server/platform/database/schema.ts';
import { isStuck } from '../figures/figures.ts';
import type { TraineeFigures } from '../figures/progress-of-trainees.ts';
import type { Path, PathModule } from '../path/path.ts';
import { shownPercent } from '../scoring.ts';
import { standingOf } from '../tries.ts';
import { whyStuck } from './stuck.ts';
import * as queries from './try-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly now: () => number;
}

type Activity = Pick<TraineeFigures, 'idleSince'>;

interface TryPage {
  readonly rows: AttemptOfTrainee[];
  /** The cursor of the next page; null on the last page. */
  readonly next: number | null;
}

export function createTraineeTries({ db, now }: Dependencies) {
  /**
   * Why the trainee does not get on with the first module that is open and not completed: did nothing for 7 days, or has
   * failed so often that the next try must wait or needs an admin. Null for a trainee who gets on.
   */
  async function stuckIn(
    runId: number,
    path: Path,
    figures: Activity,
  ): Promise<StuckReason | null> {
    const module = path.find(({ isOpen, isDone }) => isOpen && !isDone);
    if (module === undefined) return null;
    const { failed } = module.tries;
    const standing = standingOf(module.tries, module.triesMax, now());
    const isHeldBack = standing.isBlocked || standing.retryAt !== null;
    if (!isHeldBack && !isStuck(figures.idleSince, now())) return null;
    const key = { runId, moduleId: module.id };
    return whyStuck({
      module,
      failed,
      standing,
      mostOftenWrong: failed === 0 ? null : await queries.findMostOftenWrong(db, key),
    });
  }

  /** The tries in the run, newest first. */
  async function listTries(runId: number, cursor: number | undefined): Promise<TryPage> {
    const rows = await queries.listTriesBefore(db, {
      runId,
      cursor: cursor ?? null,
      limit: TRAINEE_ATTEMPTS_PAGE_SIZE + 1,
    });
    const shown = rows.slice(0, TRAINEE_ATTEMPTS_PAGE_SIZE);
    const wrong = await queries.listWrongAnswers(
      db,
      shown.map(({ id }) => id),
    );
    const wrongOf = Map.groupBy(wrong, ({ attempt_id }) => attempt_id);
    const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
    return { rows: shown.map((row) => presentTry(row, wrongOf.get(row.id) ?? [])), next };
  }

  return {
    listTries,

    async explain(runId: number, path: Path, figures: Activity) {
      const passes = await queries.findFirstPasses(db, runId);
      const tried = path.filter(({ tries }) => tries.made > 0);
      const tries = tried.map((module): TriesAtQuiz => {
        const passedAtTry = passes.get(module.id) ?? null;
        return { ...presentTries(module, now()), passedAtTry };
      });
      return { tries, stuck: await stuckIn(runId, path, figures) };
    },
  };
}

function presentTries({ id, tries, triesMax }: PathModule, now: number) {
  const { retryAt, isBlocked } = standingOf(tries, triesMax, now);
  return {
    moduleId: id,
    made: tries.made,
    failed: tries.hasPassed ? 0 : tries.failed,
    retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
    isBlocked,
  };
}

function presentTry(
  row: queries.TryRow,
  wrong: readonly queries.WrongAnswerRow[],
): AttemptOfTrainee {
  return {
    id: row.id,
    moduleId: row.module_id,
    moduleName: row.module_name,
    number: row.number,
    createdAt: new Date(row.created_at).toISOString(),
    score: shownPercent(row, row.pass_mark),
    pass: row.passed === 1,
    wrong: wrong.map(({ question, chosen }) => ({ question, chosen })),
  };
}
