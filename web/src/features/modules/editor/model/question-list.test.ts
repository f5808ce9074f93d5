import { expect, test } from 'vitest';
import { areQuestionsChanged } from '#web/features/modules/save/model/own-version.ts';
import { draftOf } from './question-draft.ts';
import {
  addOpenQuestion,
  changeDraft,
  finishEditing,
  formsOf,
  listOf,
  listProblem,
  noQuestions,
  openListed,
  openNew,
  type QuestionList,
  removeQuestion,
} from './question-list.ts';

const form = (question: string) => ({
  question,
  options: ['Yes', 'No'],
  answer: 'No',
  explanation: '',
  fixedOrder: false,
});
const asked = (list: QuestionList) => list.questions.map(({ form: { question } }) => question);
const added = (list: QuestionList, question: string) =>
  addOpenQuestion(changeDraft(openNew(list), draftOf(form(question))));

test('questions are added at the end, each with a unique key', () => {
  const three = ['A?', 'B?', 'C?'].reduce(added, noQuestions);
  const more = added(removeQuestion(three, 1), 'D?');
  expect(asked(more)).toEqual(['A?', 'C?', 'D?']);
  expect(new Set(more.questions.map(({ key }) => key)).size).toBe(3);
  expect(more.open).toBeNull();
});

test('an edited question keeps its position', () => {
  const two = ['A?', 'B?'].reduce(added, noQuestions);
  const [first] = two.questions;
  if (first === undefined) throw new Error('The first question is missing.');
  const edited = addOpenQuestion(changeDraft(openListed(two, first), draftOf(form('Z?'))));
  expect(asked(edited)).toEqual(['Z?', 'B?']);
});

test('an incomplete question stays open with its problem until it is changed', () => {
  const half = changeDraft(openNew(noQuestions), { ...draftOf(form('A?')), correct: null });
  const refused = addOpenQuestion(half);
  expect(refused.open?.problem?.at).toBe('answer');
  expect(changeDraft(refused, draftOf(form('A?'))).open?.problem).toBeNull();
});

test('removing the open question closes the editor', () => {
  const one = added(noQuestions, 'A?');
  const [first] = one.questions;
  if (first === undefined) throw new Error('The question is missing.');
  expect(removeQuestion(openListed(one, first), first.key)).toEqual(noQuestions);
});

test('before saving, a complete open question is added, an incomplete one is reported, a blank one is dropped', () => {
  const written = changeDraft(openNew(noQuestions), draftOf(form('A?')));
  expect(asked(finishEditing(written))).toEqual(['A?']);
  const half = changeDraft(openNew(noQuestions), { ...draftOf(form('A?')), correct: null });
  expect(finishEditing(half).open?.problem).not.toBeNull();
  expect(finishEditing(openNew(noQuestions))).toEqual(noQuestions);
});

const stored = (id: number, question: string) => ({ id, ...form(question) });

test('a stored question keeps its id when its text changes', () => {
  const list = listOf([stored(7, 'A?'), stored(9, 'B?')]);
  const [, second] = list.questions;
  if (second === undefined) throw new Error('The second question is missing.');
  const edited = addOpenQuestion(changeDraft(openListed(list, second), draftOf(form('Z?'))));
  expect(edited.questions.map(({ form: { id, question } }) => [id, question])).toEqual([
    [7, 'A?'],
    [9, 'Z?'],
  ]);
  // The key of an added question is not sent as an id.
  expect(added(edited, 'New?').questions.map(({ form: { id } }) => id)).toEqual([7, 9, undefined]);
});

test('a list is changed by other texts, another order, and added or removed questions, and by nothing else', () => {
  const now = [stored(7, 'A?'), stored(9, 'B?')];
  const list = listOf(now);
  expect(areQuestionsChanged(formsOf(list), now)).toBe(false);
  expect(areQuestionsChanged(formsOf(openNew(list)), now)).toBe(false);
  expect(areQuestionsChanged(formsOf(removeQuestion(list, 7)), now)).toBe(true);
  expect(areQuestionsChanged(formsOf(added(list, 'C?')), now)).toBe(true);
  expect(areQuestionsChanged(formsOf(list).toReversed(), now)).toBe(true);
});

const good = form('A?');
test.each([
  [{ ...good, question: ' ' }, 'MCQ 2 must have a valid question'],
  [{ ...good, options: ['No'] }, 'MCQ 2 must have at least 2 options'],
  [{ ...good, answer: ' ' }, 'MCQ 2 must have a valid answer'],
  [{ ...good, answer: 'Maybe' }, 'MCQ 2 answer must be one of the provided options'],
  [{ ...good, options: ['No', ' ', ''] }, 'MCQ 2 must have at least 2 non-empty options'],
])('before saving, %o has the message: %s', (bad, message) => {
  const questions = [good, bad].map((each, key) => ({ key, form: each }));
  expect(listProblem({ questions, open: null })).toBe(message);
  expect(listProblem({ questions: questions.slice(0, 1), open: null })).toBeNull();
});
