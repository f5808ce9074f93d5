import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUnchanged,
  questionChanges,
  type StoredQuestion,
  type WantedQuestion,
} from './question-changes.ts';

const content = fc.record({
  question: fc.constantFrom('Why?', 'When?', 'Who?'),
  options: fc.constantFrom(['a', 'b'], ['a', 'c']),
  answer: fc.constant('a'),
  explanation: fc.constantFrom('', 'because'),
  fixedOrder: fc.boolean(),
});

const stored = fc
  .array(fc.tuple(content, fc.integer({ min: 0, max: 3 })), { maxLength: 6 })
  .map((entries) => {
    let position = -1;
    return entries.map(([text, gap], index): StoredQuestion => {
      position += 1 + gap;
      return { ...text, id: index + 1, position };
    });
  });

const wanted = fc.array(
  fc.tuple(content, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })),
  { maxLength: 8 },
);

/** The content of the table afterwards, in order. */
function apply(before: readonly StoredQuestion[], after: readonly WantedQuestion[]) {
  const { removed, changed, added } = questionChanges(before, after);
  const rows = new Map(before.map((question) => [question.id, question]));
  for (const id of removed) rows.delete(id);
  for (const { id, content: text, position } of changed) rows.set(id, { ...text, id, position });
  for (const [index, { content: text, position }] of added.entries())
    rows.set(1000 + index, { ...text, id: 1000 + index, position });
  return [...rows.values()].sort((a, b) => a.position - b.position);
}

const texts = (questions: readonly WantedQuestion[]) =>
  questions.map(({ question, options, answer, explanation, fixedOrder }) => ({
    question,
    options,
    answer,
    explanation,
    fixedOrder,
  }));

describe('questionChanges', () => {
  test('results in exactly the wanted list, in its order', () => {
    fc.assert(
      fc.property(stored, wanted, (before, entries) => {
        const after = entries.map(([text, id]) => ({ ...text, id }));
        expect(texts(apply(before, after))).toEqual(texts(after));
      }),
    );
  });

  test('leaves an id to the text, options and answer that it had', () => {
    fc.assert(
      fc.property(stored, wanted, (before, entries) => {
        const after = entries.map(([text, id]) => ({ ...text, id }));
        const held = new Map(before.map((question) => [question.id, question]));
        for (const { id, question, options, answer } of apply(before, after))
          if (held.has(id)) expect(held.get(id)).toMatchObject({ question, options, answer });
      }),
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(stored, wanted, (before, entries) => {
        const result = apply(
          before,
          entries.map(([text, id]) => ({ ...text, id })),
        );
        expect(isUnchanged(questionChanges(result, result))).toBe(true);
        expect(isUnchanged(questionChanges(result, texts(result)))).toBe(true);
      }),
    );
  });

  test('keeps the ids of questions that match by id or by content', () => {
    const before = ['one', 'two', 'three'].map((question, position) => ({
      id: position + 1,
      position,
      question,
      options: ['a', 'b'],
      answer: 'a',
      explanation: '',
      fixedOrder: false,
    }));
    const [one, two, three] = texts(before);
    const after = [three, { ...two, id: 2, explanation: 'better' }, one];
    const ids = apply(before, after as WantedQuestion[]).map(({ id }) => id);
    expect(ids).toEqual([3, 2, 1]);
  });

  test('keeps the switch for the order of the options where it is not given', () => {
    const other = { question: 'r', options: ['a', 'b'], answer: 'b', explanation: '' };
    const before = [{ ...other, id: 1, position: 0, fixedOrder: true }];
    expect(isUnchanged(questionChanges(before, [other]))).toBe(true);
    const { changed } = questionChanges(before, [{ ...other, fixedOrder: false }]);
    expect(changed).toEqual([{ id: 1, position: 0, content: { ...other, fixedOrder: false } }]);
    const reworded = questionChanges(before, [{ ...other, id: 1, question: 's' }]);
    expect(reworded.added[0]?.content.fixedOrder).toBe(true);
    expect(questionChanges([], [other]).added[0]?.content.fixedOrder).toBe(false);
  });

  test('treats a question as new if its id is unknown or named twice', () => {
    const other = { question: 'r', options: ['a', 'b'], answer: 'b', explanation: '' };
    const before = [
      { ...other, id: 1, position: 0, question: 'q', answer: 'a', fixedOrder: false },
    ];
    const [kept] = texts(before);
    const { removed, changed, added } = questionChanges(before, [
      { ...other, ...kept, id: 1, explanation: 'new' },
      { ...other, id: 1, question: 's' },
      { ...other, id: 99, question: 't' },
    ]);
    expect(removed).toEqual([]);
    expect(changed.map(({ id }) => id)).toEqual([1]);
    expect(added.map(({ content: { question }, position }) => [question, position])).toEqual([
      ['s', 1],
      ['t', 2],
    ]);
  });
});
