import type { QuestionForm } from '@portal/contract/questions';
import type { Db } from '#server/platform/database/schema.ts';
import type { ContentChange } from './locked-module.ts';
import { questionDifferences, recordModule } from './module-activity.ts';
import * as queries from './queries.ts';
import {
  isUnchanged,
  type QuestionChanges,
  questionChanges,
  type StoredQuestion,
} from './question-changes.ts';

export interface QuestionPlan {
  readonly stored: readonly StoredQuestion[];
  readonly changes: QuestionChanges;
}

/**
 * Returns the changes that make the module's list of questions the given one; questions with an equal text, options
 * and answer keep their ids. Null if the list is equal already.
 */
export async function planQuestions(
  tx: Db,
  moduleId: number,
  mcqs: readonly QuestionForm[],
): Promise<QuestionPlan | null> {
  const wanted = mcqs.map((mcq) => ({ ...mcq, explanation: mcq.explanation ?? '' }));
  const stored = await queries.listQuestions(tx, { moduleId });
  const changes = questionChanges(stored, wanted);
  return isUnchanged(changes) ? null : { stored, changes };
}

export async function changeQuestions(
  change: ContentChange,
  { stored, changes }: QuestionPlan,
): Promise<void> {
  const { tx, module, at } = change;
  await queries.retireQuestions(tx, changes.removed, at);
  await queries.updateQuestions(tx, module.id, changes.changed, at);
  await queries.insertQuestions(tx, module.id, changes.added, at);
  await queries.markQuestionsSaved(tx, module.id, at);
  const act = { ...change, action: 'module.questions-saved' } as const;
  await recordModule(tx, act, questionDifferences(stored, changes));
}
