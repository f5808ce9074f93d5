/** The input of an admin for a module, and the part of it that is saved. */
import { type Module, moduleForm } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { useForm, useWatch } from 'react-hook-form';
import type { ChosenVideo, ModuleContent } from '#web/features/modules/save/model/save-flow.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { type CaptionsChange, useCaptionsChoice } from './captions-choice.ts';
import { useChosenVideo, type VideoReading } from './chosen-video.ts';
import { formsOf, isChanged, type QuestionList } from './question-list.ts';

/** The text fields of the form. */
type ModuleTexts = Pick<Module, 'name' | 'description'>;

/** The empty module with which a new one is compared. */
export const EMPTY_MODULE = { name: '', description: '', mcqs: [] };

/** The state of the form without the questions. */
export function useModuleForm({ name, description }: ModuleTexts) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: { name, description },
  });
  const texts: ModuleTexts = useWatch({
    control,
    compute: (entered) => ({ name: entered.name, description: entered.description ?? '' }),
  });
  const video = useChosenVideo();
  const captions = useCaptionsChoice();
  const { errors, isDirty } = formState;
  return { register, handleSubmit, errors, isDirty, texts, video, captions };
}

export type ModuleForm = ReturnType<typeof useModuleForm>;

/** The texts that the form submits. */
export type SubmittedTexts = { name: string; description?: string | undefined };

/** The module that would be saved, from the current input. */
export type OwnVersion = ModuleTexts & {
  questions: readonly QuestionForm[];
  /** Null leaves the video unchanged. */
  video: ChosenVideo | null;
  /** Undefined leaves the captions unchanged. */
  captions: CaptionsChange | undefined;
};

type EnteredForm = Pick<ModuleForm, 'video' | 'captions'> & { texts: SubmittedTexts };

export function ownVersion(
  { texts: { name, description = '' }, video, captions }: EnteredForm,
  questions: QuestionList,
): OwnVersion {
  return {
    name: name.trim(),
    description: description.trim(),
    questions: formsOf(questions),
    video: toSend(video.reading),
    captions: captions.change,
  };
}

/** Returns only the parts that differ, so that changes of other admins to other parts are kept. */
export function changedContent(
  before: Pick<Module, 'name' | 'description' | 'mcqs'>,
  own: OwnVersion,
): ModuleContent {
  const { name, description, captions, questions } = own;
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
    ...(captions === undefined ? {} : { captions }),
    ...(isChanged(questions, before.mcqs) ? { mcqs: [...questions] } : {}),
  };
}

function toSend(reading: VideoReading): ChosenVideo | null {
  return reading.kind === 'read' ? { file: reading.file, duration: reading.facts.duration } : null;
}
