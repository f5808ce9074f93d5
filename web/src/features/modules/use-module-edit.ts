import type { Module } from '@portal/contract/modules';
import { useState } from 'react';
import { listProblem, settle } from './question-list.ts';
import { type ChosenVideo, isSaving } from './save-flow.ts';
import type { VideoReading } from './use-chosen-video.ts';
import { type ModuleTexts, useModuleForm } from './use-module-form.ts';
import { useQuestionEdit } from './use-question-edit.ts';
import { useSaveModule } from './use-save-module.ts';

/** A stored module being changed: what is written, whether it can be saved, and the saving. */
export function useModuleEdit(module: Module) {
  const { runner, state } = useSaveModule(module.companyId, module.id);
  const [before] = useState({ name: module.name, description: module.description });
  const form = useModuleForm(before);
  const questions = useQuestionEdit(module);
  const [problem, setProblem] = useState<string | null>(null);
  const { video, captions } = form;

  const isBusy = isSaving(state);
  const isUnready = isUnread(video.reading) || !captions.isValid || questions.isOutdated;
  const hasWork =
    form.isDirty || video.file !== null || captions.change !== null || questions.isTouched;

  function save({ name, description = '' }: { name: string; description?: string | undefined }) {
    if (isBusy || isUnready) return;
    const settled = settle(questions.list);
    questions.setList(settled);
    if (settled.open !== null) return;
    const wrong = listProblem(settled);
    setProblem(wrong);
    if (wrong !== null) return;
    runner.save({
      name,
      texts: changedTexts(before, { name, description }),
      video: toSend(video.reading),
      captions: captions.change,
      questions: questions.toSave(settled),
    });
  }

  return { runner, state, form, questions, problem, isBusy, isUnready, hasWork, save };
}

export type ModuleEdit = ReturnType<typeof useModuleEdit>;

/** Only what is new: what another administrator writes into the other field stays. */
function changedTexts(
  before: ModuleTexts,
  { name, description }: ModuleTexts,
): Partial<ModuleTexts> {
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
  };
}

/** A file was chosen that cannot be sent, or not yet. */
function isUnread({ kind }: VideoReading): boolean {
  return kind === 'reading' || kind === 'unreadable';
}

function toSend(reading: VideoReading): ChosenVideo | null {
  return reading.kind === 'read' ? { file: reading.file, duration: reading.facts.duration } : null;
}
