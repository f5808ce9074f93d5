import { FEEDBACK_COMMENT_MAX } from '@portal/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { checkDraft, type DraftProblems, type FeedbackDraft } from '../model/feedback-draft.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { RatingField } from './rating-field.tsx';

type FeedbackFormProps = {
  moduleId: number;
  draft: FeedbackDraft;
  onChange: (draft: FeedbackDraft) => void;
  /** Shown above the stars: the choice of the module. */
  moduleChoice: Elements;
  words: { readonly submit: string; readonly leave: string };
  /** The reason why the last attempt to send failed. */
  failure: string | undefined;
  isSending: boolean;
  onSend: (given: { moduleId: number; rating: number; comment: string }) => void;
  onLeave: () => void;
};

export function FeedbackForm(props: FeedbackFormProps) {
  const { moduleId, draft, onChange, words, failure, isSending, onSend } = props;
  const t = feedbackTexts().form;
  const [problems, setProblems] = useState<DraftProblems>({});
  const rating = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);

  function change(part: Partial<FeedbackDraft>) {
    setProblems({});
    onChange({ ...draft, ...part });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const checked = checkDraft(moduleId, draft);
    if ('given' in checked) return onSend(checked.given);
    setProblems(checked.problems);
    (checked.problems.rating === undefined ? comment : rating).current?.focus();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {props.moduleChoice}
      <RatingField
        ref={rating}
        legend={t.rating}
        value={draft.rating}
        onChange={(chosen) => change({ rating: chosen })}
        error={problems.rating}
        disabled={isSending}
      />
      <Field label={t.comment} optional error={problems.comment}>
        <Textarea
          ref={comment}
          dir="auto"
          value={draft.comment}
          onChange={({ target }) => change({ comment: target.value })}
          limit={FEEDBACK_COMMENT_MAX}
          readOnly={isSending}
          placeholder={t.placeholder}
        />
      </Field>
      {failure === undefined ? null : <Banner tone="danger">{failure}</Banner>}
      <DialogFooter>
        <Button variant="outline" disabled={isSending} onClick={props.onLeave}>
          {words.leave}
        </Button>
        <Button type="submit" busy={isSending} busyLabel={t.sending}>
          {words.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
