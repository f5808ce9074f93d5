/** The input of an admin for a module, and the part of it that is saved. */
import { PASS_PERCENT } from '@portal/contract/limits';
import { type Module, moduleForm } from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import type { CaptionsChange } from '@portal/contract/videos';
import { useForm, useWatch } from 'react-hook-form';
import type { PosterChange } from '#web/features/modules/poster/model/poster-choice.ts';
import { usePosterChoice } from '#web/features/modules/poster/model/use-poster-choice.ts';
import type { ChosenVideo, ModuleContent } from '#web/features/modules/save/model/save-flow.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { useCaptionsChoice } from './captions-choice.ts';
import { useChosenVideo, type VideoReading } from './chosen-video.ts';
import { formsOf, isChanged, type QuestionList } from './question-list.ts';

/** The settings of a module's quiz. */
export type QuizSettings = Pick<Module, 'passMark' | 'questionsDrawn' | 'triesMax'>;

/** The registered fields of the form. */
type ModuleTexts = Pick<Module, 'name' | 'description'> & QuizSettings;

/** The empty module with which a new one is compared. */
export const EMPTY_MODULE = {
  name: '',
  description: '',
  passMark: PASS_PERCENT,
  questionsDrawn: null,
  triesMax: null,
  mcqs: [],
};

/** The state of the form without the questions. */
export function useModuleForm(module: ModuleTexts) {
  const { name, description, passMark, questionsDrawn, triesMax } = module;
  const { register, handleSubmit, formState, control, setFocus } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: { name, description, passMark, questionsDrawn, triesMax },
  });
  const texts: ModuleTexts = useWatch({
    control,
    compute: (entered) => ({
      name: entered.name,
      description: entered.description ?? '',
      ...settingsOf(entered),
    }),
  });
  const video = useChosenVideo();
  const captions = useCaptionsChoice();
  const film = shownFilm(video.reading);
  const poster = usePosterChoice(film, video.file);
  const { errors, isDirty } = formState;
  return {
    register,
    handleSubmit,
    setFocus,
    errors,
    isDirty,
    texts,
    video,
    captions,
    film,
    poster,
  };
}

export type ModuleForm = ReturnType<typeof useModuleForm>;

/** Why a try cannot ask so many questions; null if it can. */
export function drawProblem(
  drawn: number | null | undefined,
  questionCount: number,
): string | null {
  if (drawn === null || drawn === undefined || drawn <= questionCount) return null;
  return questionCount === 0
    ? 'The module has no questions to choose from.'
    : `The module has only ${questionCount} to choose from.`;
}

/** The texts that the form submits. */
export type SubmittedTexts = { name: string; description?: string | undefined } & {
  [Setting in keyof QuizSettings]?: QuizSettings[Setting] | undefined;
};

const settingsOf = ({ passMark, questionsDrawn, triesMax }: SubmittedTexts): QuizSettings => ({
  passMark: passMark ?? PASS_PERCENT,
  questionsDrawn: questionsDrawn ?? null,
  triesMax: triesMax ?? null,
});

/** The module that would be saved, from the current input. */
export type OwnVersion = ModuleTexts & {
  questions: readonly QuestionForm[];
  /** Null leaves the video unchanged. */
  video: ChosenVideo | null;
  /** Undefined leaves the captions unchanged. */
  captions: CaptionsChange[] | undefined;
  /** Undefined leaves the poster unchanged. */
  poster: PosterChange | undefined;
};

type EnteredForm = Pick<ModuleForm, 'video' | 'captions' | 'poster'> & { texts: SubmittedTexts };

export function ownVersion(
  { texts, video, captions, poster }: EnteredForm,
  questions: QuestionList,
): OwnVersion {
  const { name, description = '' } = texts;
  return {
    name: name.trim(),
    description: description.trim(),
    ...settingsOf(texts),
    questions: formsOf(questions),
    video: toSend(video.reading),
    captions: captions.changes,
    poster: poster.change,
  };
}

/** Returns only the parts that differ, so that changes of other admins to other parts are kept. */
export function changedContent(
  before: ModuleTexts & Pick<Module, 'mcqs'>,
  own: OwnVersion,
): ModuleContent {
  const { name, description, passMark, questionsDrawn, triesMax, captions, questions } = own;
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
    ...(passMark === before.passMark ? {} : { passMark }),
    ...(questionsDrawn === before.questionsDrawn ? {} : { questionsDrawn }),
    ...(triesMax === before.triesMax ? {} : { triesMax }),
    ...(captions === undefined ? {} : { captions }),
    ...(isChanged(questions, before.mcqs) ? { mcqs: [...questions] } : {}),
  };
}

function toSend(reading: VideoReading): ChosenVideo | null {
  return reading.kind === 'read' ? { file: reading.file, duration: reading.facts.duration } : null;
}

/** The chosen film; null if there is none or this browser shows no picture of it. */
function shownFilm(reading: VideoReading) {
  if (reading.kind !== 'read' || !reading.facts.hasPicture) return null;
  return { url: reading.url, duration: reading.facts.duration };
}
