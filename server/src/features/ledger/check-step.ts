/** The steps of a complete check: it computes the log again from what is stored, from its first leaf on. */
import type { LedgerProblem } from '@portal/contract/ledger';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { DONE, type Step } from '#server/platform/tasks/task.ts';
import { findHeadProblems } from './check-head.ts';
import type { Recomputing } from './check-leaves.ts';
import { type Checked, checkPart } from './check-part.ts';
import * as queries from './check-queries.ts';
import type { Signer } from './signer.ts';

/** About 1 ms on SQLite. On PostgreSQL most of the time is on the way to it. */
const LEAVES_PER_STEP = { sqlite: 8, postgres: 32 } as const satisfies Record<Engine, number>;
const PROBLEMS_KEPT = 20;

interface Dependencies {
  readonly recompute: Recomputing;
  readonly signer: Pick<Signer, 'verifierKeys'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const NOTHING: Checked = { size: 0, subtrees: [] };

export function createCheckStep({ recompute, signer, now }: Dependencies) {
  return async (tx: Db, step: Step<Checked>): Promise<Checked | typeof DONE> => {
    const id = Number(step.key);
    const check = await queries.findRunningCheck(tx, id);
    if (check === undefined) return DONE;
    const before = step.cursor ?? NOTHING;
    const to = Math.min(before.size + LEAVES_PER_STEP[engineOf(tx)], check.total);
    const { after, problems } = await checkPart(tx, { before, to }, recompute);
    const isLast = to === check.total;
    if (isLast) problems.push(...without(problems, await findHeadProblems(tx, after, signer)));
    const isRunning = await queries.updateRunningCheck(tx, id, {
      checked: to,
      problem_count: check.problem_count + problems.length,
      problems: firstOf(check, problems),
      ...(isLast && { state: 'done', ended_at: now() }),
    });
    return isLast || !isRunning ? DONE : after;
  };
}

/** JSON of the first problems, with these. */
function firstOf({ problems }: queries.CheckRow, found: readonly LedgerProblem[]): string {
  if (found.length === 0) return problems;
  const earlier = JSON.parse(problems) as LedgerProblem[];
  return JSON.stringify([...earlier, ...found].slice(0, PROBLEMS_KEPT));
}

/** The last root that was signed is stored twice. */
const without = (known: readonly LedgerProblem[], found: readonly LedgerProblem[]) =>
  found.filter(
    (problem) => !known.some(({ kind, index }) => kind === problem.kind && index === problem.index),
  );
