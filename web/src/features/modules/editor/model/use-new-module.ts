import { isBlank } from '@portal/contract/text-rules';
import { useState } from 'react';
import { createCalls } from '#web/features/modules/save/api/save-calls.ts';
import { changedContent } from '#web/features/modules/save/model/own-version.ts';
import { isSaving } from '#web/features/modules/save/model/save-flow.ts';
import { useSave } from '#web/features/modules/save/model/use-save.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import type { VideoChoice } from './chosen-video.ts';
import {
  drawProblem,
  EMPTY_MODULE,
  type ModuleForm,
  ownVersion,
  type SubmittedTexts,
  useModuleForm,
} from './module-form.ts';
import { finishEditing, hasQuestions, noQuestions, type QuestionList } from './question-list.ts';

/** The state of the form of a new module: the input, what is missing, and the save. */
export function useNewModule(companyId: number) {
  const [clientRequestId] = useState(clientMadeId);
  const { runner, state } = useSave(createCalls(companyId, clientRequestId));
  const form = useModuleForm(EMPTY_MODULE);
  const [questions, setQuestions] = useState(noQuestions);
  const { video, captions, poster } = form;

  const isBusy = isSaving(state);
  const missing = missingSentence(form, questions);
  const hasWork =
    form.isDirty ||
    video.file !== null ||
    captions.isChanged ||
    poster.isChanged ||
    questions.questions.length > 0 ||
    questions.open !== null;

  function save(texts: SubmittedTexts) {
    if (isBusy || missing !== null) return;
    const finished = finishEditing(questions);
    setQuestions(finished);
    if (finished.open !== null) return;
    if (drawProblem(texts.questionsDrawn, finished.questions.length) !== null) {
      form.setFocus('questionsDrawn');
      return;
    }
    const own = ownVersion({ ...form, texts }, finished);
    const { name, video, poster } = own;
    runner.save({ name, content: changedContent(EMPTY_MODULE, own), video, poster });
  }

  return {
    runner,
    state,
    form,
    questions,
    setQuestions,
    isBusy,
    /** A sentence; null if nothing is missing. */
    missing,
    hasWork,
    save,
  };
}

export type NewModule = ReturnType<typeof useNewModule>;

function missingSentence(
  { texts, video, captions, poster }: Pick<ModuleForm, 'texts' | 'video' | 'captions' | 'poster'>,
  questions: QuestionList,
): string | null {
  const { needed, stillNeeded } = moduleEditorTexts().newModule;
  const missing = [
    ...(isBlank(texts.name) ? [needed.name] : []),
    ...missingContent(video, questions),
    ...(poster.preparing === null ? [] : [needed.picture]),
    ...(captions.isValid ? [] : [needed.captions]),
  ];
  return missing.length === 0 ? null : stillNeeded(missing);
}

/** A module is a video, a quiz, or both. */
function missingContent(video: VideoChoice, questions: QuestionList): string[] {
  const { needed } = moduleEditorTexts().newModule;
  if (video.file === null) return hasQuestions(questions) ? [] : [needed.content];
  if (video.isReady) return [];
  if (video.reading.kind === 'reading') return [needed.duration];
  return [hasQuestions(questions) ? needed.otherVideoOrNone : needed.otherVideo];
}
