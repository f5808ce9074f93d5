import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isResultMissing,
  type QuizEvent,
  type QuizState,
  startQuiz,
  stepQuiz,
  validAnswers,
} from './quiz-state.ts';

const questions = [
  { id: 1, question: 'One?', options: ['a', 'b'], fixedOrder: false },
  { id: 2, question: 'Two?', options: ['c', 'd'], fixedOrder: false },
  { id: 3, question: 'Three?', options: ['e', 'f'], fixedOrder: false },
];

const nextQuiz = (state: QuizState, event: QuizEvent) => stepQuiz(state, event).state;

function stateAfter(...events: QuizEvent[]) {
  return events.reduce(nextQuiz, startQuiz({ version: 4, tryNumber: 1 }, questions, null));
}

const answer = (questionId: number, option: string): QuizEvent => ({
  type: 'answer',
  questionId,
  option,
});

describe('quiz', () => {
  it('keeps answers when moving between questions', () => {
    const quiz = stateAfter(answer(1, 'a'), { type: 'next' }, answer(2, 'd'), { type: 'previous' });
    expect(quiz).toMatchObject({ index: 0, answers: { 1: 'a', 2: 'd' } });
  });

  it('keeps the id of an attempt when it is sent again', () => {
    const quiz = stateAfter(
      answer(1, 'a'),
      { type: 'submit', submissionId: 'first' },
      { type: 'submit', submissionId: 'second' },
    );
    expect(quiz.submissionId).toBe('first');
  });

  it('uses another id for other answers', () => {
    const quiz = stateAfter({ type: 'submit', submissionId: 'first' }, answer(1, 'b'));
    expect(quiz.submissionId).toBeNull();
  });

  it('starts over after a fail', () => {
    const quiz = stateAfter(
      answer(1, 'a'),
      { type: 'next' },
      { type: 'submit', submissionId: 'first' },
      { type: 'failed' },
    );
    expect(quiz).toEqual({
      version: 4,
      tryNumber: 1,
      answers: {},
      index: 0,
      submissionId: null,
      notice: 'failed',
    });
  });

  it('keeps the answers that are still valid when the questions change, and reports the change', () => {
    const changed = nextQuiz(stateAfter(answer(1, 'a'), answer(2, 'd')), {
      type: 'questions-changed',
      paper: { version: 5, tryNumber: 1 },
      questions: [
        { id: 1, question: 'One?', options: ['a', 'b'], fixedOrder: false },
        { id: 2, question: 'Two?', options: ['c', 'x'], fixedOrder: false },
      ],
    });
    expect(changed).toEqual({
      version: 5,
      tryNumber: 1,
      answers: { 1: 'a' },
      index: 1,
      submissionId: null,
      notice: 'changed',
    });
  });

  it('continues after a reload', () => {
    const stored = {
      version: 4,
      tryNumber: 1,
      answers: { 1: 'a', 2: 'c' },
      index: 1,
      submissionId: 'stored',
    };
    expect(startQuiz({ version: 4, tryNumber: 1 }, questions, stored)).toMatchObject({
      ...stored,
      notice: null,
    });
  });

  it('starts with the valid answers of a stored attempt if the questions have changed', () => {
    const stored = {
      version: 3,
      tryNumber: 1,
      answers: { 1: 'a', 9: 'z' },
      index: 7,
      submissionId: 'stored',
    };
    expect(startQuiz({ version: 4, tryNumber: 1 }, questions, stored)).toMatchObject({
      version: 4,
      answers: { 1: 'a' },
      index: 1,
      submissionId: null,
      notice: 'changed',
    });
  });

  it('keeps the answers without a notice when only the order changes', () => {
    const reordered = nextQuiz(stateAfter(answer(1, 'a')), {
      type: 'questions-changed',
      paper: { version: 4, tryNumber: 2 },
      questions: questions.toReversed(),
    });
    expect(reordered).toMatchObject({ tryNumber: 2, answers: { 1: 'a' }, index: 0, notice: null });
  });

  it('keeps the sent attempt when it was scored and the result was not seen', () => {
    const sent = stateAfter(answer(1, 'a'), { type: 'submit', submissionId: 'first' });
    const paper = { version: 4, tryNumber: 2 };
    expect(isResultMissing(sent, paper)).toBe(true);
    expect(startQuiz(paper, questions, sent)).toEqual(sent);
    expect(isResultMissing(nextQuiz(sent, { type: 'failed' }), paper)).toBe(false);
    expect(isResultMissing(sent, { version: 5, tryNumber: 1 })).toBe(false);
  });

  it('keeps refused answers in the next try', () => {
    const refused = stateAfter(
      answer(1, 'a'),
      { type: 'submit', submissionId: 'first' },
      { type: 'refused' },
    );
    const paper = { version: 4, tryNumber: 2 };
    const kept = { ...paper, answers: { 1: 'a' }, submissionId: null, notice: null };
    expect(nextQuiz(refused, { type: 'questions-changed', paper, questions })).toMatchObject(kept);
  });

  it.for([undefined, 2])('keeps sent answers of the try %s', (tryNumber) => {
    const stored = { version: 4, tryNumber, answers: { 1: 'a' }, index: 0, submissionId: 'first' };
    expect(startQuiz({ version: 4, tryNumber: 1 }, questions, stored)).toMatchObject({
      answers: { 1: 'a' },
      notice: null,
    });
  });

  it('never keeps an answer that is not an option', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('1', '2', '9'), fc.string()), (answers) => {
        for (const [id, option] of Object.entries(validAnswers(answers, questions)))
          expect(questions.find((question) => String(question.id) === id)?.options).toContain(
            option,
          );
      }),
    );
  });
});
