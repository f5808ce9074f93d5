import type { CallArguments } from '@portal/contract/call';
import type { saveQuestions } from '@portal/contract/modules';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { inLockedModule } from './locked-module.ts';
import { questionDifferences, recordModule } from './module-activity.ts';
import * as queries from './queries.ts';
import { isUnchanged, questionChanges } from './question-changes.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'passWatchers' | 'tell'>;
  readonly now: () => number;
}

type Wanted = CallArguments<typeof saveQuestions>['body'];

/**
 * A module's list of questions becomes the given one; a question that is still in it keeps its id.
 * Throws QUIZ_CHANGED where the list is not the one any more that was edited.
 */
export function createSaveQuestions({ db, learning, now }: Dependencies) {
  return async (actor: Actor, moduleId: number, { mcqs, quizVersion }: Wanted): Promise<void> => {
    const wanted = mcqs.map((mcq) => ({ ...mcq, explanation: mcq.explanation ?? '' }));
    const passes = await inLockedModule(db, moduleId, async (tx, module) => {
      const { quiz_version } = module;
      if (quizVersion !== undefined && quizVersion !== quiz_version)
        throw changedMeanwhile(quiz_version);
      const stored = await queries.listQuestions(tx, { moduleId });
      const changes = questionChanges(stored, wanted);
      if (isUnchanged(changes)) return [];
      await learning.rememberOpenModules(tx, module.company_id);
      await queries.deleteQuestions(tx, changes.removed);
      for (const { id, ...placed } of changes.changed) await queries.updateQuestion(tx, id, placed);
      await queries.insertQuestions(tx, moduleId, changes.added);
      await queries.raiseQuizVersion(tx, moduleId);
      const passes = await learning.passWatchers(tx, module);
      const act = { actor, action: 'module.questions-saved', module, at: now() } as const;
      await recordModule(tx, act, questionDifferences(stored, changes));
      return passes;
    });
    await learning.tell(passes);
  };
}

function changedMeanwhile(quizVersion: number): AppError {
  return new AppError(
    'QUIZ_CHANGED',
    'Somebody else has changed the questions of this module in the meantime.',
    { details: { quizVersion } },
  );
}
