import { OPTIONS_DEFAULT } from '@portal/contract/limits';
import { type QuestionForm, questionForm } from '@portal/contract/questions';
import { isBlank } from '@portal/contract/text-rules';
import { issueMessage } from '#web/platform/language/reasons.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

/** An option of a question being edited. Its key does not change when other options are removed. */
export type OptionDraft = { key: number; text: string };

/** A question being edited. */
export type QuestionDraft = {
  question: string;
  options: readonly OptionDraft[];
  /** The key of the correct option. */
  correct: number | null;
  explanation: string;
  /** Each try shows the options in this order. */
  fixedOrder: boolean;
};

export type DraftProblem = {
  at: 'question' | 'options' | 'answer' | 'explanation';
  message: string;
};

export type DraftVerdict =
  | { question: QuestionForm; problem: null }
  | { question: null; problem: DraftProblem };

export function emptyDraft(): QuestionDraft {
  const options = Array.from({ length: OPTIONS_DEFAULT }, (_, key) => ({ key, text: '' }));
  return { question: '', options, correct: null, explanation: '', fixedOrder: false };
}

export function draftOf(form: QuestionForm): QuestionDraft {
  const { question, options, answer, explanation, fixedOrder } = form;
  const drafts = options.map((text, key) => ({ key, text }));
  return {
    question,
    options: drafts,
    correct: drafts.find(({ text }) => text === answer)?.key ?? null,
    explanation: explanation ?? '',
    fixedOrder: fixedOrder ?? false,
  };
}

export function isBlankDraft({ question, options, explanation }: QuestionDraft): boolean {
  return [question, explanation, ...options.map(({ text }) => text)].every(isBlank);
}

export function withOption(draft: QuestionDraft): QuestionDraft {
  const key = 1 + Math.max(-1, ...draft.options.map((option) => option.key));
  return { ...draft, options: [...draft.options, { key, text: '' }] };
}

export function withoutOption(draft: QuestionDraft, key: number): QuestionDraft {
  return {
    ...draft,
    options: draft.options.filter((option) => option.key !== key),
    correct: draft.correct === key ? null : draft.correct,
  };
}

/** The question in the form of the call, or its first problem. */
export function checkDraft(draft: QuestionDraft): DraftVerdict {
  const { fillIn, markAnswer } = moduleEditorTexts().question;
  if (isBlank(draft.question)) return refused('question', fillIn);
  if (draft.options.some(({ text }) => isBlank(text))) return refused('options', fillIn);
  if (draft.correct === null) return refused('answer', markAnswer);
  const answer = draft.options.find(({ key }) => key === draft.correct)?.text ?? '';
  const verdict = questionForm.safeParse({
    question: draft.question,
    options: draft.options.map(({ text }) => text),
    answer,
    explanation: draft.explanation,
    fixedOrder: draft.fixedOrder,
  });
  if (verdict.success) return { question: verdict.data, problem: null };
  const [issue] = verdict.error.issues;
  return refused(
    placeOf(issue?.path[0]),
    issue === undefined ? fillIn : issueMessage(issue.message),
  );
}

function refused(at: DraftProblem['at'], message: string): DraftVerdict {
  return { question: null, problem: { at, message } };
}

function placeOf(field: PropertyKey | undefined): DraftProblem['at'] {
  return field === 'options' || field === 'answer' || field === 'explanation' ? field : 'question';
}
