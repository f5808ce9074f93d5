import type { Question, QuestionForm } from '@portal/contract/questions';
import { questionList } from '@portal/contract/questions';
import { issueMessage } from '#web/platform/language/reasons.ts';
import {
  checkDraft,
  type DraftProblem,
  draftOf,
  emptyDraft,
  isBlankDraft,
  type QuestionDraft,
} from './question-draft.ts';

/** A question of the list. Its key does not change when questions are edited or removed. */
export type ListedQuestion = { key: number; form: QuestionForm };

/** The questions of a module being edited. One of them may be open in the editor. */
export type QuestionList = {
  questions: readonly ListedQuestion[];
  /** `key` is null for a new question. */
  open: { key: number | null; draft: QuestionDraft; problem: DraftProblem | null } | null;
};

export const noQuestions: QuestionList = { questions: [], open: null };

export function openNew(list: QuestionList): QuestionList {
  return { ...list, open: { key: null, draft: emptyDraft(), problem: null } };
}

export function openListed(list: QuestionList, { key, form }: ListedQuestion): QuestionList {
  return { ...list, open: { key, draft: draftOf(form), problem: null } };
}

export function closeEditor(list: QuestionList): QuestionList {
  return { ...list, open: null };
}

export function changeDraft(list: QuestionList, draft: QuestionDraft): QuestionList {
  return list.open === null ? list : { ...list, open: { ...list.open, draft, problem: null } };
}

export function removeQuestion(list: QuestionList, key: number): QuestionList {
  return {
    questions: list.questions.filter((question) => question.key !== key),
    open: list.open?.key === key ? null : list.open,
  };
}

/** Adds the open question to the list, or leaves it open with its problem. */
export function addOpenQuestion(list: QuestionList): QuestionList {
  if (list.open === null) return list;
  const { key } = list.open;
  const { question: form, problem } = checkDraft(list.open.draft);
  if (form === null) return { ...list, open: { ...list.open, problem } };
  if (key === null) {
    const next = 1 + Math.max(-1, ...list.questions.map((question) => question.key));
    return { questions: [...list.questions, { key: next, form }], open: null };
  }
  const questions = list.questions.map((old) => (old.key === key ? changed(old, form) : old));
  return { questions, open: null };
}

/** Keeps the id by which the server knows the question. */
function changed({ key, form: { id } }: ListedQuestion, form: QuestionForm): ListedQuestion {
  return { key, form: id === undefined ? form : { ...form, id } };
}

/** Reports whether the list has a question; also one that is begun in the editor, which saving adds or refuses. */
export function hasQuestions({ questions, open }: QuestionList): boolean {
  return questions.length > 0 || (open !== null && !isBlankDraft(open.draft));
}

/** The list for editing the stored questions of a module. */
export function listOf(questions: readonly Question[]): QuestionList {
  return { questions: questions.map((form) => ({ key: form.id, form })), open: null };
}

/** The questions that would be saved, without a question that is open in the editor. */
export function formsOf({ questions }: QuestionList): readonly QuestionForm[] {
  return questions.map(({ form }) => form);
}

/** The first problem that the server would report for the list, such as 'MCQ 2 must …'; null if there is none. */
export function listProblem(list: QuestionList): string | null {
  const verdict = questionList.safeParse(formsOf(list));
  return verdict.error?.issues.map(({ message }) => issueMessage(message))[0] ?? null;
}

/**
 * Closes the editor before saving. An open question is added to the list or stays open with its problem; a blank new
 * one is dropped.
 */
export function finishEditing(list: QuestionList): QuestionList {
  if (list.open?.key === null && isBlankDraft(list.open.draft)) return closeEditor(list);
  return addOpenQuestion(list);
}
