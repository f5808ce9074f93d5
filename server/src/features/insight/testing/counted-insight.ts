/** The counts of a module, below five people too, which no call shows. */
import type { Db } from '#server/platform/database/schema.ts';
import { countQuestion, reachedBy } from '../present.ts';
import { countAnswers, countPeople, listQuestions } from '../queries.ts';

interface Module {
  readonly id: number;
  readonly seconds: number;
  readonly questions: readonly { readonly id: number }[];
}

export async function countedInsight(db: Db, { id, seconds, questions }: Module) {
  const rows = await countPeople(db, { id, seconds });
  const answers = await countAnswers(db, id);
  const asked = new Map((await listQuestions(db, id)).map((row) => [row.id, row]));
  const sum = (column: 'opened' | 'watched' | 'tried' | 'passed') =>
    rows.reduce((total, row) => total + row[column], 0);
  return {
    opened: sum('opened'),
    watched: sum('watched'),
    tried: sum('tried'),
    passed: sum('passed'),
    reached: seconds === 0 ? null : reachedBy(rows),
    questions: questions.flatMap((question) => {
      const row = asked.get(question.id);
      if (row === undefined) return [];
      const given = answers.filter(({ question_id }) => question_id === question.id);
      const { all, good } = countQuestion(row, given);
      return [{ id: question.id, all, good }];
    }),
  };
}
