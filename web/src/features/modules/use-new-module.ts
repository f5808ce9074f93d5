import { useState } from 'react';
import { noQuestions, type QuestionList, settle } from './question-list.ts';
import { isSaving, type WantedQuestions } from './save-flow.ts';
import type { VideoReading } from './use-chosen-video.ts';
import { useModuleForm } from './use-module-form.ts';
import { useSaveModule } from './use-save-module.ts';

/** A module being written: what it has so far, what it still needs, and the saving. */
export function useNewModule(companyId: number) {
  const { runner, state } = useSaveModule(companyId);
  const form = useModuleForm({ name: '', description: '' });
  const [questions, setQuestions] = useState(noQuestions);
  const { video, captions } = form;

  const isBusy = isSaving(state) || state.kind === 'discarding';
  const isDraftStored = state.kind === 'stopped' && state.stored.moduleId !== null;
  const missing = whatIsMissing(form.name, video.reading.kind, captions.isValid);
  const hasWork =
    form.isDirty ||
    video.file !== null ||
    captions.file !== null ||
    questions.questions.length > 0 ||
    questions.open !== null;

  function save({ name, description = '' }: { name: string; description?: string | undefined }) {
    if (isBusy || missing !== null || video.reading.kind !== 'read') return;
    const settled = settle(questions);
    setQuestions(settled);
    if (settled.open !== null) return;
    const { file, facts } = video.reading;
    runner.save({
      name,
      texts: { name, description },
      video: { file, duration: facts.duration },
      captions: captions.change,
      questions: newQuestions(settled),
    });
  }

  return {
    runner,
    state,
    form,
    questions,
    setQuestions,
    isBusy,
    /** A save has stopped half way: the server has a draft of it. */
    isDraftStored,
    /** A sentence; null where nothing is. */
    missing,
    hasWork,
    save,
  };
}

export type NewModule = ReturnType<typeof useNewModule>;

function newQuestions({ questions }: QuestionList): WantedQuestions | null {
  const list = questions.map(({ form }) => form);
  return list.length === 0 ? null : { list, quizVersion: null };
}

function whatIsMissing(name: string, video: VideoReading['kind'], areCaptionsValid: boolean) {
  const missing = [
    ...(name.trim() === '' ? ['a name'] : []),
    ...(video === 'read' ? [] : ['a video']),
    ...(areCaptionsValid ? [] : ['captions that can be read, or none']),
  ];
  return missing.length === 0 ? null : `Still needed: ${missing.join(' and ')}`;
}
