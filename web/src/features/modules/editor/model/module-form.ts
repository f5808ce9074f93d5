import type { Module } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import type { ChosenVideo, ModuleContent } from '#web/features/modules/save/model/save-flow.ts';
import type { CaptionsChange } from './captions-choice.ts';
import { formsOf, isChanged, type QuestionList } from './question-list.ts';
import type { VideoReading } from './use-chosen-video.ts';
import type { ModuleForm } from './use-module-form.ts';

/** What the admin would save, as it is entered now. */
export type OwnVersion = {
  name: string;
  description: string;
  questions: readonly QuestionForm[];
  /** Null leaves the video as it is. */
  video: ChosenVideo | null;
  /** Undefined leaves the captions as they are. */
  captions: CaptionsChange | undefined;
};

type EnteredForm = Pick<ModuleForm, 'name' | 'video' | 'captions'> & {
  description?: string | undefined;
};

export function ownVersion(form: EnteredForm, questions: QuestionList): OwnVersion {
  const { name, description = '', video, captions } = form;
  return {
    name: name.trim(),
    description: description.trim(),
    questions: formsOf(questions),
    video: toSend(video.reading),
    captions: captions.change,
  };
}

/** Only what is new: what another admin writes into other fields stays. */
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
