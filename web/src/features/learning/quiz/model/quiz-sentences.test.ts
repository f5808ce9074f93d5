import type { ReviewedAnswer } from '@portal/contract/learning';
import { expect, it } from 'vitest';
import { bestPassSentence } from './quiz-sentences.ts';

const right = { id: 1, question: 'One?', answer: 'a', explanation: '', chosen: 'a' };
const wrong = { ...right, chosen: 'b' };
const { chosen: _, ...old } = right;

it.each<[number, ReviewedAnswer[], string]>([
  [100, [right, right], 'You passed this quiz with 100%.'],
  [67, [right, right, wrong], 'You passed this quiz with 67%.'],
  [
    100,
    [right, right, wrong],
    'You passed this quiz with 100%. In your latest pass 2 of 3 answers were right.',
  ],
  // Passed before answers were kept.
  [100, [old, old], 'You passed this quiz with 100%.'],
])('a best score of %d above the answers %j: %s', (score, review, sentence) => {
  expect(bestPassSentence(score, review)).toBe(sentence);
});
