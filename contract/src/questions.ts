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
const questionMessage = (
  problem: string,
  /** About a question alone, which is shown where it is entered. */
  alone = `The question ${problem}`,
): ProblemMessage => ({
  error: ({ path = [] }) => {
    // A number after 'options' is the index of an option.
    const index = path.find((step, at) => typeof step === 'number' && path[at - 1] !== 'options');
    return typeof index === 'number' ? `MCQ ${index + 1} ${problem}` : alone;
  },
});

/** The same for a part of a question: 'MCQ 3 explanation: At most 2000 characters'. */
const partMessage = (part: string) => (problem: string) =>
  questionMessage(`${part}: ${problem}`, problem);

const TOO_FEW_OPTIONS = questionMessage(`must have at least ${OPTIONS_MIN} options`);

/** One question as an admin writes it. The options are trimmed and different, and contain the answer. */
export const questionForm = z
  .object(
    {
      /** The id of an existing question, which it keeps. */
      id: z.optional(id),
      question: text(
        QUESTION_MAX,
        questionMessage('must have a valid question'),
        partMessage('question'),
      ),
      options: z.array(optionalText(OPTION_MAX, partMessage('option')), TOO_FEW_OPTIONS).check(
        z.minLength(OPTIONS_MIN, TOO_FEW_OPTIONS),
        z.maxLength(OPTIONS_MAX, questionMessage(`must have at most ${OPTIONS_MAX} options`)),
        z.overwrite((options) => options.filter((option) => option !== '')),
        z.minLength(
          OPTIONS_MIN,
          questionMessage(`must have at least ${OPTIONS_MIN} non-empty options`),
        ),
        z.refine(
          areDifferent,
          questionMessage('must have different options', 'Please make all options different'),
        ),
      ),
      answer: text(OPTION_MAX, questionMessage('must have a valid answer'), partMessage('answer')),
      explanation: z.optional(optionalText(EXPLANATION_MAX, partMessage('explanation'))),
      /** Absent: as before, and for a new question false. */
      fixedOrder: z.optional(z.boolean()),
    },
    questionMessage('must have a valid question'),
  )
  .check(
    z.refine((value) => value.options.includes(value.answer), {
      ...questionMessage('answer must be one of the provided options'),
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
    z.maxLength(QUESTIONS_MAX, `At most ${QUESTIONS_MAX} questions`),
    z.refine((questions) => sum(questions.map(lengthOf)) <= QUESTIONS_TEXT_MAX, {
      error: () =>
        `The questions of a module can have at most ${QUESTIONS_TEXT_MAX.toLocaleString('en')} characters together`,
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
