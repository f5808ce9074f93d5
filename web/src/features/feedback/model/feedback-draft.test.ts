import { FEEDBACK_COMMENT_MAX } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { checkDraft, draftOf } from './feedback-draft.ts';

it('begins with the feedback given before', () => {
  const given = { id: 1, moduleId: 2, rating: 4, comment: null, createdAt: '' };
  expect(draftOf(undefined)).toEqual({ rating: null, comment: '' });
  expect(draftOf(given)).toEqual({ rating: 4, comment: '' });
  expect(draftOf({ ...given, comment: 'Clear' })).toEqual({ rating: 4, comment: 'Clear' });
});

it('requires a rating, with the message of the server', () => {
  expect(checkDraft(2, { rating: null, comment: '' })).toEqual({
    problems: { rating: 'Please select a rating' },
  });
});

it('accepts 500 characters and no more', () => {
  const comment = 'x'.repeat(FEEDBACK_COMMENT_MAX);
  expect(checkDraft(2, { rating: 5, comment: ` ${comment} ` })).toEqual({
    given: { moduleId: 2, rating: 5, comment },
  });
  expect(checkDraft(2, { rating: 5, comment: `${comment}x` })).toEqual({
    problems: { comment: 'At most 500 characters' },
  });
});
