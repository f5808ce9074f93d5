import type { Module } from '@portal/contract/modules';
import { useState } from 'react';
import { isChanged, listOf, type QuestionList } from './question-list.ts';
import type { WantedQuestions } from './save-flow.ts';

type Stored = Pick<Module, 'mcqs' | 'quizVersion'>;

/** The questions of a stored module being changed, while others may change them, too. */
export function useQuestionEdit(latest: Stored) {
  const [base, setBase] = useState(latest);
  const [list, setList] = useState(() => listOf(latest.mcqs));
  const hasChanges = isChanged(list, base.mcqs);
  const isTouched = hasChanges || list.open !== null;
  const isOutdated = latest.quizVersion !== base.quizVersion;

  function takeLatest() {
    setBase(latest);
    setList(listOf(latest.mcqs));
  }
  // Where nothing would be lost there is nothing to ask.
  if (isOutdated && !isTouched) takeLatest();

  return {
    list,
    setList: (next: QuestionList) => setList(next),
    hasChanges,
    /** Null where nothing is to be saved of it. */
    toSave(settled: QuestionList): WantedQuestions | null {
      if (!isChanged(settled, base.mcqs)) return null;
      return { list: settled.questions.map(({ form }) => form), quizVersion: base.quizVersion };
    },
    isTouched,
    /** Somebody else has saved other questions than those that are edited here. */
    isOutdated,
    takeLatest,
    /** The questions as they are written here are to replace theirs. */
    keepOwn: () => setBase(latest),
  };
}
