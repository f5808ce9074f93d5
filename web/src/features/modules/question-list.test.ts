import { expect, test } from 'vitest';
import { draftOf } from './question-draft.ts';
import {
  changeDraft,
  keepOpen,
  noQuestions,
  openListed,
  openNew,
  type QuestionList,
  removeQuestion,
  settle,
} from './question-list.ts';

const form = (question: string) => ({
  question,
  options: ['Yes', 'No'],
  answer: 'No',
  explanation: '',
});
const asked = (list: QuestionList) => list.questions.map(({ form: { question } }) => question);
const added = (list: QuestionList, question: string) =>
  keepOpen(changeDraft(openNew(list), draftOf(form(question))));

test('questions are added at the end, each with a key of its own', () => {
  const three = ['A?', 'B?', 'C?'].reduce(added, noQuestions);
  const more = added(removeQuestion(three, 1), 'D?');
  expect(asked(more)).toEqual(['A?', 'C?', 'D?']);
  expect(new Set(more.questions.map(({ key }) => key)).size).toBe(3);
  expect(more.open).toBeNull();
});

test('an edited question keeps its place', () => {
  const two = ['A?', 'B?'].reduce(added, noQuestions);
  const [first] = two.questions;
  if (first === undefined) throw new Error('The first question is missing.');
  const edited = keepOpen(changeDraft(openListed(two, first), draftOf(form('Z?'))));
  expect(asked(edited)).toEqual(['Z?', 'B?']);
});

test('what is not whole stays open with its problem until it is changed', () => {
  const half = changeDraft(openNew(noQuestions), { ...draftOf(form('A?')), correct: null });
  const refused = keepOpen(half);
  expect(refused.open?.problem?.at).toBe('answer');
  expect(changeDraft(refused, draftOf(form('A?'))).open?.problem).toBeNull();
});

test('removing the open question closes the editor', () => {
  const one = added(noQuestions, 'A?');
  const [first] = one.questions;
  if (first === undefined) throw new Error('The question is missing.');
  expect(removeQuestion(openListed(one, first), first.key)).toEqual(noQuestions);
});

test('before saving a written question is taken in, a half-written one shown, a blank one let go', () => {
  const written = changeDraft(openNew(noQuestions), draftOf(form('A?')));
  expect(asked(settle(written))).toEqual(['A?']);
  const half = changeDraft(openNew(noQuestions), { ...draftOf(form('A?')), correct: null });
  expect(settle(half).open?.problem).not.toBeNull();
  expect(settle(openNew(noQuestions))).toEqual(noQuestions);
});
