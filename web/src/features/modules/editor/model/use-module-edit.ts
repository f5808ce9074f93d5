import type { Module } from '@portal/contract/modules';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { differencesOf, isAllSaved } from '#web/features/modules/compare/model/differences.ts';
import { updateCalls } from '#web/features/modules/save/api/save-calls.ts';
import {
  areQuestionsChanged,
  changedContent,
} from '#web/features/modules/save/model/own-version.ts';
import { isSaving, mayBeSaved } from '#web/features/modules/save/model/save-flow.ts';
import { useSave } from '#web/features/modules/save/model/use-save.ts';
import { drawProblem, ownVersion, type SubmittedTexts, useModuleForm } from './module-form.ts';
import { finishEditing, formsOf, listOf, listProblem, type QuestionList } from './question-list.ts';

type EditedModule = {
  /** The module when this admin began to edit it. */
  base: Module;
  /** The module as it is on the server now. */
  latest: Module;
  /** Called to start again with the latest version. */
  onTakeLatest: () => void;
  /** Called when changed content is to be saved for the first time: it calls `save`, at once or after a question. */
  onSaveContent: (save: () => void) => void;
};

/** The state of the editor of a stored module: the input, whether it can be saved, and the save. */
export function useModuleEdit({ base, latest, onTakeLatest, onSaveContent }: EditedModule) {
  const { runner, state } = useSave(updateCalls(base));
  const form = useModuleForm(base);
  const [questions, setQuestions] = useState(() => listOf(base.mcqs));
  const [problem, setProblem] = useState<string | null>(null);
  /** The version over which this admin wants to save. */
  const [seenVersion, setSeenVersion] = useState(base.version);
  const [isComparing, setIsComparing] = useState(false);
  const { video, captions, poster } = form;

  const isBusy = isSaving(state);
  const changesQuestions = areQuestionsChanged(formsOf(questions), base.mcqs);
  const isUnready = !video.isReady || !captions.isValid || poster.preparing !== null;
  const hasUnsavedChanges =
    form.isDirty ||
    video.file !== null ||
    captions.isChanged ||
    poster.isChanged ||
    changesQuestions ||
    questions.open !== null;
  const isOutdated = latest.version !== seenVersion;
  const uploadId = state.kind === 'saved' ? null : (state.upload?.id ?? null);
  const mine = ownVersion(form, questions);
  const differences = differencesOf({ base, theirs: latest, mine, uploadId });

  useTakeLatest({
    isDue: isOutdated && !hasUnsavedChanges && !isBusy && state.kind !== 'saved',
    onTakeLatest,
  });
  useConfirmSaved(
    isOutdated &&
      mayBeSaved(state) &&
      // Open questions and unread files are not among the differences: closing the editor would lose them.
      questions.open === null &&
      !isUnready &&
      isAllSaved(differences),
    runner.confirmSaved,
  );

  function save(texts: SubmittedTexts, version: number) {
    const finished = finishEditing(questions);
    setQuestions(finished);
    if (finished.open !== null) return;
    const wrong = listProblem(finished);
    setProblem(wrong);
    if (wrong !== null) return;
    if (drawProblem(texts.questionsDrawn, finished.questions.length) !== null) {
      form.setFocus('questionsDrawn');
      return;
    }
    const own = ownVersion({ ...form, texts }, finished);
    const content = { ...changedContent(base, own), version };
    const run = () =>
      runner.save({ name: own.name, content, video: own.video, poster: own.poster });
    const changesContent = own.video !== null || content.mcqs !== undefined;
    if (changesContent && state.kind === 'editing') onSaveContent(run);
    else run();
  }

  return {
    runner,
    state,
    form,
    questions,
    changeQuestions(next: QuestionList) {
      setProblem(null);
      setQuestions(next);
    },
    changesQuestions,
    problem,
    isBusy,
    isUnready,
    hasUnsavedChanges,
    /** Another admin has saved a version that this admin has not seen yet. */
    isOutdated,
    differences,
    /** This admin compares both versions. */
    isComparing: isComparing || state.kind === 'outdated',
    compare: () => setIsComparing(true),
    endComparing() {
      setIsComparing(false);
      runner.backToEditing();
    },
    submit: (event: FormEvent) =>
      void form.handleSubmit((texts) => {
        if (isBusy || isUnready) return;
        if (isOutdated) setIsComparing(true);
        else save(texts, seenVersion);
      })(event),
    /** Saves the changes of this admin over the latest version. */
    keepMine() {
      setIsComparing(false);
      setSeenVersion(latest.version);
      // The field that is not ready says so; the save button saves over this version when it is.
      if (!isUnready) void form.handleSubmit((texts) => save(texts, latest.version))();
    },
  };
}

export type ModuleEdit = ReturnType<typeof useModuleEdit>;

/** Takes the latest version without asking when no changes would be lost. */
function useTakeLatest({ isDue, onTakeLatest }: { isDue: boolean; onTakeLatest: () => void }) {
  const take = useEffectEvent(onTakeLatest);
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
}

/** Reports a save as done when its answer was lost but the server has it. */
function useConfirmSaved(isSaved: boolean, onSaved: () => void) {
  const report = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) report();
  }, [isSaved]);
}
