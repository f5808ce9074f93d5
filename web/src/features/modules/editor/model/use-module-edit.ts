import type { Module } from '@portal/contract/modules';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { differencesOf, isAllSaved } from '#web/features/modules/compare/model/differences.ts';
import { updateCalls } from '#web/features/modules/save/api/save-calls.ts';
import { isSaving, mayBeSaved } from '#web/features/modules/save/model/save-flow.ts';
import { useSave } from '#web/features/modules/save/model/use-save.ts';
import type { VideoReading } from './chosen-video.ts';
import { changedContent, ownVersion, type SubmittedTexts, useModuleForm } from './module-form.ts';
import {
  formsOf,
  isChanged,
  listOf,
  listProblem,
  type QuestionList,
  settle,
} from './question-list.ts';

type EditedModule = {
  /** The module as it was when this admin began to edit it. */
  base: Module;
  /** The module as it is on the server now. */
  latest: Module;
  /** Begin anew with the latest version. */
  onTakeLatest: () => void;
};

/** A stored module being changed: what is entered, whether it can be saved, and the saving. */
export function useModuleEdit({ base, latest, onTakeLatest }: EditedModule) {
  const { runner, state } = useSave(updateCalls(base.id));
  const form = useModuleForm(base);
  const [questions, setQuestions] = useState(() => listOf(base.mcqs));
  const [problem, setProblem] = useState<string | null>(null);
  /** The version over which this admin wants to save. */
  const [seenVersion, setSeenVersion] = useState(base.version);
  const [isComparing, setIsComparing] = useState(false);
  const { video, captions } = form;

  const isBusy = isSaving(state);
  const changesQuestions = isChanged(formsOf(questions), base.mcqs);
  const isUnready = isUnread(video.reading) || !captions.isValid;
  const hasWork =
    form.isDirty ||
    video.file !== null ||
    captions.file !== null ||
    captions.isRemoved ||
    changesQuestions ||
    questions.open !== null;
  const isOutdated = latest.version !== seenVersion;
  const uploadId = state.kind === 'saved' ? null : (state.upload?.id ?? null);
  const mine = ownVersion(form, questions);
  const differences = differencesOf({ base, theirs: latest, mine, uploadId });

  useTakeLatest({
    isDue: isOutdated && !hasWork && !isBusy && state.kind !== 'saved',
    onTakeLatest,
  });
  useFoundSaved(
    isOutdated &&
      mayBeSaved(state) &&
      // Neither is among the differences: closing the editor would lose them.
      questions.open === null &&
      !isUnready &&
      isAllSaved(differences),
    runner.foundSaved,
  );

  function save(texts: SubmittedTexts, version: number) {
    const settled = settle(questions);
    setQuestions(settled);
    if (settled.open !== null) return;
    const wrong = listProblem(settled);
    setProblem(wrong);
    if (wrong !== null) return;
    const own = ownVersion({ ...form, texts }, settled);
    const content = { ...changedContent(base, own), version };
    runner.save({ name: own.name, content, video: own.video });
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
    hasWork,
    /** Another admin has saved a version that this one has not decided about. */
    isOutdated,
    differences,
    /** The admin looks at both versions. */
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
    /** Saves what this admin has changed over the latest version. */
    keepMine() {
      setIsComparing(false);
      setSeenVersion(latest.version);
      void form.handleSubmit((texts) => save(texts, latest.version))();
    },
  };
}

export type ModuleEdit = ReturnType<typeof useModuleEdit>;

/** Where nothing would be lost there is nothing to ask. */
function useTakeLatest({ isDue, onTakeLatest }: { isDue: boolean; onTakeLatest: () => void }) {
  const take = useEffectEvent(onTakeLatest);
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
}

/** The answer to a save was lost, and the server has it: there is nothing to choose. */
function useFoundSaved(isFound: boolean, onFound: () => void) {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (isFound) tell();
  }, [isFound]);
}

/** A file was chosen that cannot be sent, or not yet. */
function isUnread({ kind }: VideoReading): boolean {
  return kind !== 'none' && kind !== 'read';
}
