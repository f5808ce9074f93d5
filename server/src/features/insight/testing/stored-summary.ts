/** The stored counts of a module, below five people too, which no call shows. */
import { INSIGHT_CURVE_STEPS } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import { type Counts, NO_COUNTS, type QuestionCounts } from '../counts.ts';

interface Module {
  readonly id: number;
  readonly seconds: number;
  readonly questions: readonly { readonly id: number; readonly options: readonly string[] }[];
}

export async function storedSummary(db: Db, { id, seconds, questions }: Module) {
  const row = await db
    .selectFrom('insight_modules')
    .select('counts')
    .where('module_id', '=', id)
    .executeTakeFirst();
  const counts = row === undefined ? NO_COUNTS : (JSON.parse(row.counts) as Counts);
  const { furthest, ...people } = counts;
  const from = (step: number) => furthest.slice(step).reduce((sum, people) => sum + people, 0);
  const reached = Array.from({ length: INSIGHT_CURVE_STEPS + 1 }, (_, step) => from(step));
  const answers = await db.selectFrom('insight_questions').selectAll().execute();
  const answersOf = new Map(answers.map(({ question_id, counts }) => [question_id, counts]));
  return {
    ...people,
    reached: seconds === 0 ? null : reached,
    questions: questions.map(({ id, options }) => {
      const { all, good } = JSON.parse(
        answersOf.get(id) ?? '{"all":[],"good":[]}',
      ) as QuestionCounts;
      const places = [null, ...options];
      return {
        id,
        all: places.map((_, place) => all[place] ?? 0),
        good: places.map((_, place) => good[place] ?? 0),
      };
    }),
  };
}
