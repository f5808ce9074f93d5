/** The module that an admin would save, and the parts of it that differ from the stored one. */
import type { Module } from '@portal/contract/modules';
import type { Question, QuestionForm } from '@portal/contract/questions';
import type { CaptionsChange } from '@portal/contract/videos';
import type { PosterChange } from '#web/features/modules/poster/model/poster-choice.ts';
import type { ChosenVideo, ModuleContent } from './save-flow.ts';

/** The settings of a module's quiz. */
export type QuizSettings = Pick<Module, 'passMark' | 'questionsDrawn' | 'triesMax'>;

/** The texts of a module, the settings of its quiz, and whether it has certificates of its own. */
export type ModuleTexts = Pick<Module, 'name' | 'description' | 'ownCertificate'> & QuizSettings;

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

/** Returns only the parts that differ, so that changes of other admins to other parts are kept. */
export function changedContent(
  before: ModuleTexts & Pick<Module, 'mcqs'>,
  own: OwnVersion,
): ModuleContent {
  const { name, description, passMark, questionsDrawn, triesMax } = own;
  const { ownCertificate, captions, questions } = own;
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
    ...(passMark === before.passMark ? {} : { passMark }),
    ...(questionsDrawn === before.questionsDrawn ? {} : { questionsDrawn }),
    ...(triesMax === before.triesMax ? {} : { triesMax }),
    ...(ownCertificate === before.ownCertificate ? {} : { ownCertificate }),
    ...(captions === undefined ? {} : { captions }),
    ...(areQuestionsChanged(questions, before.mcqs) ? { mcqs: [...questions] } : {}),
  };
}

/** Reports whether the questions differ from the stored ones. */
export function areQuestionsChanged(
  forms: readonly QuestionForm[],
  stored: readonly Question[],
): boolean {
  return (
    forms.length !== stored.length ||
    forms.some((form, at) => {
      const before = stored[at];
      return before === undefined || form.id !== before.id || !isSameQuestion(form, before);
    })
  );
}

/** Reports whether two questions are the same, whatever their ids. */
export function isSameQuestion(one: QuestionForm, other: QuestionForm): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}

function partsOf({ question, options, answer, explanation, fixedOrder }: QuestionForm) {
  return [question, options, answer, explanation ?? '', fixedOrder ?? false];
}
