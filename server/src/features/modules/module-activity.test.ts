import { expect, it } from 'vitest';
import { questionDifferences } from './module-activity.ts';

const content = {
  question: 'Where?',
  options: ['Here', 'There', 'Both'],
  answer: 'There',
  explanation: '',
};

it('a question is recorded by its number, with its options, numbered if they keep their order', () => {
  const stored = [{ ...content, id: 7, position: 2, fixedOrder: false }];
  const changed = [{ id: 7, position: 0, content: { ...content, fixedOrder: true } }];
  const { before, after } = questionDifferences(stored, { removed: [], changed, added: [] });
  const written = [before['question 3'], after['question 1']].map((value) =>
    typeof value === 'function' ? value() : value,
  );
  expect(written).toEqual([
    'Where? (Here · ✓ There · Both)',
    'Where? (1. Here · 2. ✓ There · 3. Both)',
  ]);
  expect([before.questions, after.questions]).toEqual([1, 1]);
});
