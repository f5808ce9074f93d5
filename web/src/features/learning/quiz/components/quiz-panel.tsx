import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { countSentence, quizIntro } from '../model/quiz-sentences.ts';
import { type Quiz, useQuiz } from '../model/use-quiz.ts';
import { quizTexts } from '../texts/catalogue.ts';
import { NextTry } from './next-try.tsx';
import { PassedAnswers } from './passed-answers.tsx';
import { QuestionForm } from './question-form.tsx';

type QuizPanelProps = {
  module: TrainingModule;
  /** A button of this page has opened the quiz. */
  isStarted: boolean;
  onPassed: (result: QuizResult) => void;
  /** Called when the answers of a passed try are opened and closed. */
  onReading: (isReading: boolean) => void;
  /** Returns to the video; null without a video. */
  onClose: (() => void) | null;
};

/** The quiz, one question at a time, with the result of the last attempt. */
export function QuizPanel(props: QuizPanelProps) {
  const { module, isStarted, onPassed, onReading, onClose } = props;
  const t = quizTexts();
  const attempt = useQuiz({ module, onPassed });
  const outcome = outcomeOf(attempt);
  const { result } = attempt;
  const outcomeBox = useRef<HTMLDivElement>(null);
  const sentence = outcome?.sentence;
  useEffect(() => {
    // The focus on a long question can scroll the result above it out of view.
    if (sentence !== undefined) outcomeBox.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  return (
    <Card className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="font-semibold text-lg tracking-tight">{t.title}</h2>
          {outcome === null ? <p className="text-sm text-text-muted">{quizIntro(module)}</p> : null}
        </div>
        {onClose && outcome?.kind !== 'passed' ? (
          <Button variant="ghost" size="sm" disabled={attempt.isSubmitting} onClick={onClose}>
            {t.backToVideo}
          </Button>
        ) : null}
      </div>
      {/* Always rendered, so that screen readers announce changes of its content. */}
      <div
        ref={outcomeBox}
        role="status"
        className={
          outcome
            ? classNames('rounded-lg px-4 py-3 forced-colors:border', tones[outcome.kind])
            : 'sr-only'
        }
      >
        {outcome ? <p className="font-medium text-pretty">{outcome.sentence}</p> : null}
        {outcome?.kind === 'failed' && result ? (
          <>
            <p className="mt-1 text-sm">{countSentence(result)}</p>
            <ScoreScale score={result.score} passMark={module.passMark} />
          </>
        ) : null}
      </div>
      {result?.pass && result.review ? (
        <PassedAnswers review={result.review} onReading={onReading} />
      ) : null}
      {result?.pass ? null : (
        <NextTry module={module} isSubmitting={attempt.isSubmitting} onWatchAgain={onClose}>
          <QuestionForm attempt={attempt} isStarted={isStarted} />
        </NextTry>
      )}
    </Card>
  );
}

type Outcome = { kind: 'passed' | 'failed' | 'news'; sentence: string };

const tones: Record<Outcome['kind'], string> = {
  passed: 'bg-success-soft text-success-text',
  failed: 'bg-warning-soft text-warning-text',
  news: 'bg-accent-soft text-accent-text',
};

/** The message above the questions. */
function outcomeOf({ quiz, result }: Quiz): Outcome | null {
  const t = quizTexts();
  if (result?.pass) return { kind: 'passed', sentence: t.passed(result.score) };
  if (quiz.notice === 'changed') return { kind: 'news', sentence: t.questionsChanged };
  if (quiz.notice === 'failed' && result !== null)
    return { kind: 'failed', sentence: t.notPassed(result) };
  return null;
}

/** The score in relation to the pass mark as a bar; the sentence above states it in words. */
function ScoreScale({ score, passMark }: { score: number; passMark: number }) {
  return (
    <div
      aria-hidden="true"
      className="relative mt-3 mb-5 h-2 rounded-full bg-current/20 forced-colors:border"
    >
      <div
        style={{ width: `${score}%` }}
        className="h-full rounded-full bg-current forced-colors:bg-[CanvasText]"
      />
      <div
        style={{ insetInlineStart: `${passMark}%` }}
        className="-translate-x-1/2 rtl:translate-x-1/2 absolute -top-1 grid justify-items-center gap-0.5 font-medium text-xs"
      >
        <span className="h-4 w-0.5 rounded-full bg-current forced-colors:bg-[CanvasText]" />
        <span>{quizTexts().toPass}</span>
      </div>
    </div>
  );
}
