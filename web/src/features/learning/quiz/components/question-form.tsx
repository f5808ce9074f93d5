import { optionLabels } from '@portal/contract/option-references';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { Quiz } from '../model/use-quiz.ts';
import { quizTexts } from '../texts/catalogue.ts';

type QuestionFormProps = {
  attempt: Quiz;
  /** The trainee has pressed a button, which may be far below, to begin the quiz: its question scrolls into view. */
  isStarted: boolean;
};

/** The form of one question: 1–9, or the letters of its options, choose an option, the arrow keys move between options, Enter submits. */
export function QuestionForm({ attempt, isStarted }: QuestionFormProps) {
  const t = quizTexts();
  const { quiz, questions, isSubmitting, dispatch, submit } = attempt;
  const form = useRef<HTMLFormElement>(null);
  const shownId = useRef<number>(null);
  const hintId = useId();
  const { index } = quiz;
  const question = questions[index];

  const questionId = question?.id;
  const hasFailed = quiz.notice === 'failed';
  useEffect(() => {
    if (questionId === undefined) return;
    // Each question gets the focus, so that screen readers read it and its keys work at once. A quiz of one question
    // gets it again after a failed attempt.
    const isAnother = shownId.current !== questionId;
    if (isAnother || hasFailed) focusQuestion(form.current, shownId.current === null && !isStarted);
    shownId.current = questionId;
  }, [questionId, hasFailed, isStarted]);

  if (question === undefined) return null;
  const labels = question.fixedOrder ? optionLabels(question.options) : null;
  const answer = quiz.answers[question.id] ?? null;
  const isLast = index === questions.length - 1;
  const title = t.question({ place: index + 1, count: questions.length });

  function choose(option: string): void {
    if (question && !isSubmitting) dispatch({ type: 'answer', questionId: question.id, option });
  }

  function tryAgain(): void {
    dispatch({ type: 'try-again' });
    focusQuestion(form.current);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (answer === null || isSubmitting) return;
    if (isLast) submit();
    else dispatch({ type: 'next' });
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const option = optionOfKey(event.key, question?.options ?? [], labels);
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (option !== undefined) choose(option);
    // Radio buttons submit their form by themselves; the heading does not.
    else if (event.key === 'Enter' && !isOnButton && !(event.target instanceof HTMLInputElement))
      event.currentTarget.requestSubmit();
    else return;
    event.preventDefault();
  }

  return (
    <form ref={form} onSubmit={handleSubmit} onKeyDown={handleKey} className="grid gap-6">
      {hasFailed ? (
        <Button variant="outline" className="w-fit" onClick={tryAgain}>
          <RotateCcw aria-hidden="true" />
          <span>{t.beginAgain}</span>
        </Button>
      ) : null}
      <ProgressBar size="sm" value={((index + 1) / questions.length) * 100} label={title} />
      <RadioGroup
        key={question.id}
        legend={
          <span tabIndex={-1} className="grid gap-1.5 pb-2 outline-none">
            <span className="font-medium text-sm text-text-muted">{title}</span>
            <span className="text-pretty wrap-anywhere font-semibold text-lg leading-snug">
              <span dir="auto">{question.question}</span>
            </span>
          </span>
        }
        options={question.options.map((option, place) => ({
          value: option,
          label: <OptionLabel text={option} place={place} mark={labels?.[place]} />,
        }))}
        value={answer}
        onChange={choose}
      />
      <div className="flex items-center justify-between gap-3 max-sm:flex-wrap">
        <Button
          variant="outline"
          disabled={index === 0 || isSubmitting}
          onClick={() => dispatch({ type: 'previous' })}
        >
          {t.previous}
        </Button>
        {answer === null ? (
          // Below the buttons on a phone, so that they stay where they are when it disappears.
          <p
            id={hintId}
            className="ms-auto text-balance text-end text-sm text-text-muted max-sm:order-last max-sm:basis-full"
          >
            {t.chooseAnswer}
          </p>
        ) : null}
        <Button
          type="submit"
          disabled={answer === null}
          aria-describedby={answer === null ? hintId : undefined}
          busy={isSubmitting}
          busyLabel={t.submitting}
        >
          {isLast ? t.submit : t.next}
        </Button>
      </div>
    </form>
  );
}

/** Screen readers read the question, and its keys work at once. */
function focusQuestion(form: HTMLFormElement | null, preventScroll = false): void {
  form?.querySelector<HTMLElement>('legend > span')?.focus({ preventScroll });
}

/** 1–9 are the places of the options; a letter counts where the options are marked with letters. */
function optionOfKey(
  key: string,
  options: readonly string[],
  labels: readonly string[] | null,
): string | undefined {
  if (/^[1-9]$/.test(key)) return options[Number(key) - 1];
  return key.length === 1 ? options[labels?.indexOf(key.toUpperCase()) ?? -1] : undefined;
}

type OptionLabelProps = {
  text: string;
  place: number;
  /** The mark by which another option refers to this one. */
  mark: string | undefined;
};

function OptionLabel({ text, place, mark }: OptionLabelProps) {
  return (
    <span className="flex items-start gap-2.5">
      {mark === undefined ? null : <span className="font-semibold tabular-nums">{mark}</span>}
      {mark === undefined && place < 9 ? (
        <span
          aria-hidden="true"
          className="rounded-sm border px-1.5 font-sans text-text-muted text-xs tabular-nums leading-5 pointer-coarse:hidden"
        >
          {place + 1}
        </span>
      ) : null}
      <span className="min-w-0 wrap-anywhere">
        <span dir="auto">{text}</span>
      </span>
    </span>
  );
}
