/** The questions of a module's quiz, as admins read and write them. */

import * as z from 'zod/mini';
import { id, optionalText, type ProblemMessage, TOTAL_TEXT, text } from './fields.ts';
import {
  EXPLANATION_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_MAX,
  QUESTIONS_MAX,
  QUESTIONS_TEXT_MAX,
} from './limits.ts';
import type { QuestionPart } from './reasons/en.ts';
import { issueText, readIssueText } from './reasons.ts';

export const question = z.object({
  id,
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
  /** Each try shows the options in this order, because some of them refer to others. */
  fixedOrder: z.boolean(),
});
export type Question = z.infer<typeof question>;

/** The message about a question, with its number if it is in a list: 'MCQ 3 must …'. */
const questionMessage = (messageFor: (place: number | null) => string): ProblemMessage => ({
  error: ({ path = [] }) => {
    // A number after 'options' is the index of an option.
    const index = path.find((step, at) => typeof step === 'number' && path[at - 1] !== 'options');
    return messageFor(typeof index === 'number' ? index + 1 : null);
  },
});

/** The same for a part of a question: 'MCQ 3 explanation: At most 2000 characters'. */
const partMessage = (part: QuestionPart) => (message: string) =>
  questionMessage((place) => {
    const problem = readIssueText(message);
    return place === null || problem === null
      ? message
      : issueText('questionPart', { place, part, problem });
  });

const INVALID = questionMessage((place) => issueText('questionInvalid', { place }));
const TOO_FEW_OPTIONS = questionMessage((place) =>
  issueText('tooFewOptions', { place, min: OPTIONS_MIN }),
);

/** One question as an admin writes it. The options are trimmed and different, and contain the answer. */
export const questionForm = z
  .object(
    {
      /** The id of an existing question, which it keeps. */
      id: z.optional(id),
      question: text(QUESTION_MAX, INVALID, partMessage('question')),
      options: z.array(optionalText(OPTION_MAX, partMessage('option')), TOO_FEW_OPTIONS).check(
        z.minLength(OPTIONS_MIN, TOO_FEW_OPTIONS),
        z.maxLength(
          OPTIONS_MAX,
          questionMessage((place) => issueText('tooManyOptions', { place, max: OPTIONS_MAX })),
        ),
        z.overwrite((options) => options.filter((option) => option !== '')),
        z.minLength(
          OPTIONS_MIN,
          questionMessage((place) => issueText('tooFewFilledOptions', { place, min: OPTIONS_MIN })),
        ),
        z.refine(
          areDifferent,
          questionMessage((place) => issueText('optionsAlike', { place })),
        ),
      ),
      answer: text(
        OPTION_MAX,
        questionMessage((place) => issueText('answerInvalid', { place })),
        partMessage('answer'),
      ),
      explanation: z.optional(optionalText(EXPLANATION_MAX, partMessage('explanation'))),
      /** Absent: as before, and for a new question false. */
      fixedOrder: z.optional(z.boolean()),
    },
    INVALID,
  )
  .check(
    z.refine((value) => value.options.includes(value.answer), {
      ...questionMessage((place) => issueText('answerNotAmongOptions', { place })),
      path: ['answer'],
    }),
  );
export type QuestionForm = z.input<typeof questionForm>;

function areDifferent(options: readonly string[]): boolean {
  return new Set(options).size === options.length;
}

/** All questions of a module. */
export const questionList = z
  .array(questionForm, 'MCQs must be an array')
  .check(
    z.maxLength(QUESTIONS_MAX, issueText('questionsTooMany', { max: QUESTIONS_MAX })),
    z.refine((questions) => sum(questions.map(lengthOf)) <= QUESTIONS_TEXT_MAX, {
      error: () => issueText('questionsTooLong', { max: QUESTIONS_TEXT_MAX }),
    }),
  )
  .register(z.globalRegistry, { [TOTAL_TEXT]: QUESTIONS_TEXT_MAX });

/** Characters. */
function lengthOf({ question, options, answer, explanation = '' }: z.output<typeof questionForm>) {
  return (
    question.length +
    sum(options.map((option) => option.length)) +
    answer.length +
    explanation.length
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
