import { giveFeedback, listOwnFeedback, type OwnFeedback } from '@portal/contract/feedback';
import { FEEDBACK_COMMENT_MAX } from '@portal/contract/limits';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

const modules = [
  { id: 5, name: 'Fire safety' },
  { id: 6, name: 'First aid' },
];
const given: OwnFeedback = {
  id: 61,
  moduleId: 5,
  rating: 4,
  comment: 'Fine.',
  createdAt: '2026-11-02T09:00:00.000Z',
};

const it = screenIt
  .extend('onClose', () => vi.fn())
  .extend('open', ({ server, signIn, show, onClose }) => {
    signIn(asTrainee);
    server.answer(listOwnFeedback, []);
    return () => show(<FeedbackDialog modules={modules} moduleId={5} onClose={onClose} />);
  });

const star = (name: string) => page.getByRole('radio', { name });
const comment = page.getByLabelText(/^Your comment/);
const submit = page.getByRole('button', { name: /^(Submit Feedback|Update Feedback|Sending…)$/ });

describe('feedback on a module', () => {
  it('needs a rating and leads to it', async ({ open }) => {
    open();
    await submit.click();
    await expect.element(page.getByText('Please select a rating')).toBeVisible();
    await expect.element(page.getByRole('radio').first()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Please select a rating')).not.toBeInTheDocument();
  });

  it('refuses a comment that is too long and keeps it', async ({ open }) => {
    open();
    const long = 'x'.repeat(FEEDBACK_COMMENT_MAX + 1);
    await page.getByText('Good', { exact: true }).click();
    await comment.fill(long);
    await submit.click();
    await expect
      .element(comment)
      .toHaveAccessibleDescription(new RegExp(`At most ${FEEDBACK_COMMENT_MAX} characters`));
    await expect.element(comment).toHaveFocus();
    await expect.element(comment).toHaveValue(long);
  });

  it('is sent once, with the keyboard alone', async ({ open, server, onClose }) => {
    const answer = server.hold(giveFeedback);
    open();
    await expect.element(submit).toBeVisible();
    page.getByRole('radio').first().element().focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Tab}  Good. {Tab}{Tab}{Enter}');
    await expect.element(submit).toHaveTextContent('Sending…');
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    answer(given);
    await expect.element(toasts.getByText('Thank you for your feedback!')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.received(giveFeedback)).toEqual([
      { body: { moduleId: 5, rating: 3, comment: 'Good.' } },
    ]);
  });

  it('shows what was said before and keeps a draft for each module', async ({ open, server }) => {
    server.answer(listOwnFeedback, [given]);
    open();
    await expect.element(submit).toHaveTextContent('Update Feedback');
    await expect.element(star('Very Good')).toBeChecked();
    await comment.fill('Fine, but long.');
    await page.getByLabelText('Module').selectOptions('First aid');
    await expect.element(submit).toHaveTextContent('Submit Feedback');
    await expect.element(comment).toHaveValue('');
    await expect.element(star('Very Good')).not.toBeChecked();
    await page.getByLabelText('Module').selectOptions('Fire safety');
    await expect.element(comment).toHaveValue('Fine, but long.');
  });

  it('offers another try when it is unknown what was said before', async ({ open, server }) => {
    server.answer(listOwnFeedback, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByText('Your feedback could not be loaded')).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    server.answer(listOwnFeedback, [given]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(comment).toHaveValue('Fine.');
  });

  it('keeps what was written when it is refused', async ({ open, server, onClose }) => {
    server.answer(giveFeedback, refusal('INTERNAL', 'Something broke'));
    open();
    await page.getByText('Excellent').click();
    await comment.fill('Good.');
    await submit.click();
    await expect
      .element(toasts.getByText('Failed to submit feedback. Please try again.'))
      .toBeVisible();
    await expect.element(page.getByText('Something broke')).toBeVisible();
    await expect.element(star('Excellent')).toBeChecked();
    await expect.element(comment).toHaveValue('Good.');
    expect(onClose).not.toHaveBeenCalled();
    server.answer(giveFeedback, given);
    await submit.click();
    await expect.element(toasts.getByText('Thank you for your feedback!')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before a new comment is lost', async ({ open, onClose }) => {
    open();
    await comment.fill('Good.');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(comment).toHaveValue('Good.');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Leave' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
