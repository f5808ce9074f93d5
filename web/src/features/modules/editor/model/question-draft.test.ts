import { OPTION_MAX, OPTIONS_DEFAULT } from '@portal/contract/limits';
import { expect, test } from 'vitest';
import {
  checkDraft,
  draftOf,
  emptyDraft,
  isBlankDraft,
  type QuestionDraft,
  withOption,
  withoutOption,
} from './question-draft.ts';

const whole: QuestionDraft = {
  question: ' Which? ',
  options: [
    { key: 0, text: 'One ' },
    { key: 4, text: 'Two' },
  ],
  correct: 4,
  explanation: '',
  fixedOrder: true,
};

test('a new question has the usual number of options, none of them marked as correct', () => {
  const draft = emptyDraft();
  expect(draft.options).toHaveLength(OPTIONS_DEFAULT);
  expect(draft.correct).toBeNull();
  expect(isBlankDraft(draft)).toBe(true);
  expect(isBlankDraft({ ...draft, explanation: 'Because' })).toBe(false);
});

test('a complete question is trimmed and contains the text of its answer', () => {
  expect(checkDraft(whole).question).toEqual({
    question: 'Which?',
    options: ['One', 'Two'],
    answer: 'Two',
    explanation: '',
    fixedOrder: true,
  });
});

const blankOption = {
  ...whole,
  options: [
    { key: 0, text: 'One' },
    { key: 4, text: ' ' },
  ],
};
const twins = {
  ...whole,
  options: [
    { key: 0, text: 'Two ' },
    { key: 4, text: 'Two' },
  ],
};
const endless = {
  ...whole,
  options: [
    { key: 0, text: 'a'.repeat(OPTION_MAX + 1) },
    { key: 4, text: 'Two' },
  ],
};

test.each<[string, QuestionDraft, string, string]>([
  [
    'blank',
    { ...whole, question: ' ' },
    'question',
    'Please fill in both question and all options',
  ],
  ['blank option', blankOption, 'options', 'Please fill in both question and all options'],
  ['no answer', { ...whole, correct: null }, 'answer', 'Please mark the correct answer'],
  ['twins', twins, 'options', 'Please make all options different'],
  ['too long', endless, 'options', `At most ${OPTION_MAX} characters`],
])('an incomplete question has a problem with its place: %s', (_case, draft, at, message) => {
  expect(checkDraft(draft)).toEqual({ question: null, problem: { at, message } });
});

test('a question of the list becomes a draft and the same question again', () => {
  const { question } = checkDraft(whole);
  expect(question && checkDraft(draftOf(question)).question).toEqual(question);
});

test('options have unique keys after adding and removing; removing the correct one leaves no answer marked', () => {
  const shorter = withoutOption(whole, 0);
  expect(withOption(shorter).options.map(({ key }) => key)).toEqual([4, 5]);
  expect(withoutOption(whole, 0).correct).toBe(4);
  expect(withoutOption(whole, 4).correct).toBeNull();
});
