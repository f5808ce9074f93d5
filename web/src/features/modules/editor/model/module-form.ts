/** The form of a module. */
import { PASS_PERCENT } from '@portal/contract/limits';
import { moduleForm } from '@portal/contract/modules';
import { useForm, useWatch } from 'react-hook-form';
import { usePosterChoice } from '#web/features/modules/poster/model/use-poster-choice.ts';
import type {
  ModuleTexts,
  OwnVersion,
  QuizSettings,
} from '#web/features/modules/save/model/own-version.ts';
import type { ChosenVideo } from '#web/features/modules/save/model/save-flow.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { useCaptionsChoice } from './captions-choice.ts';
import { useChosenVideo, type VideoReading } from './chosen-video.ts';
import { formsOf, type QuestionList } from './question-list.ts';

/** The empty module with which a new one is compared. */
export const EMPTY_MODULE = {
  name: '',
  description: '',
  passMark: PASS_PERCENT,
  questionsDrawn: null,
  triesMax: null,
  ownCertificate: false,
  mcqs: [],
};

/** The state of the form without the questions. */
export function useModuleForm(module: ModuleTexts) {
  const { name, description, passMark, questionsDrawn, triesMax, ownCertificate } = module;
  const { register, handleSubmit, formState, control, setFocus } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: { name, description, passMark, questionsDrawn, triesMax, ownCertificate },
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
  const { noQuestions, tooFewQuestions } = moduleEditorTexts().quiz;
  return questionCount === 0 ? noQuestions : tooFewQuestions(questionCount);
}

/** The texts that the form submits. */
export type SubmittedTexts = { name: string; description?: string | undefined } & {
  [Setting in keyof Settings]?: Settings[Setting] | undefined;
};

type Settings = QuizSettings & Pick<ModuleTexts, 'ownCertificate'>;

function settingsOf(texts: SubmittedTexts): Settings {
  const { passMark, questionsDrawn, triesMax, ownCertificate } = texts;
  return {
    passMark: passMark ?? PASS_PERCENT,
    questionsDrawn: questionsDrawn ?? null,
    triesMax: triesMax ?? null,
    ownCertificate: ownCertificate ?? false,
  };
}

type EnteredForm = Pick<ModuleForm, 'video' | 'captions' | 'poster'> & { texts: SubmittedTexts };

/** The module that would be saved, from the current input. */
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

function toSend(reading: VideoReading): ChosenVideo | null {
  return reading.kind === 'read' ? { file: reading.file, duration: reading.facts.duration } : null;
}

/** The chosen film; null if there is none or this browser shows no picture of it. */
function shownFilm(reading: VideoReading) {
  if (reading.kind !== 'read' || !reading.facts.hasPicture) return null;
  return { url: reading.url, duration: reading.facts.duration };
}
