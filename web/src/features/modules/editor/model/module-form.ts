/** What an admin enters for a module, and what a save sends of it. */
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

/** The module that a new one is compared with. */
export const EMPTY_MODULE = { name: '', description: '', mcqs: [] };

/** What is entered for a module, without its questions. */
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

/** The form's texts, as it submits them. */
export type SubmittedTexts = { name: string; description?: string | undefined };

/** What the admin would save, as it is entered now. */
export type OwnVersion = ModuleTexts & {
  questions: readonly QuestionForm[];
  /** Null leaves the video as it is. */
  video: ChosenVideo | null;
  /** Undefined leaves the captions as they are. */
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

/** Only the parts that differ: changes that another admin makes to the other parts stay. */
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
