import { optionLabels } from '@portal/contract/option-references';
import type { Question } from '@portal/contract/questions';
import CircleCheck from 'lucide-react/icons/circle-check';
import { classNames } from '#web/ui/class-names.ts';
import { modulesTexts } from '../texts/catalogue.ts';

/** The questions with their correct answers, for admins. */
export function QuestionAnswers({ questions }: { questions: readonly Question[] }) {
  const t = modulesTexts().questions;
  return (
    <section className="grid gap-4">
      <h3 className="font-semibold tracking-tight">{t.title}</h3>
      {questions.length === 0 ? (
        <p className="text-sm text-text-muted">{t.none}</p>
      ) : (
        <ol className="grid gap-6">
          {questions.map((question, index) => (
            <li key={question.id} className="grid gap-3">
              <p className="flex gap-2 font-medium">
                <span className="text-text-muted tabular-nums">{`${index + 1}.`}</span>
                <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
                  <span dir="auto">{question.question}</span>
                </span>
              </p>
              <Options
                options={question.options}
                answer={question.answer}
                fixedOrder={question.fixedOrder}
              />
              {question.explanation === '' ? null : (
                <p className="whitespace-pre-wrap wrap-anywhere text-sm text-text-muted">
                  <span className="font-medium text-text">{t.explanation}</span>{' '}
                  <span dir="auto">{question.explanation}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type OptionsProps = {
  options: readonly string[];
  answer: string;
  /** Each try shows the options in this order. */
  fixedOrder: boolean;
};

/** The options of one question; the correct one is also marked by a text. */
export function Options({ options, answer, fixedOrder }: OptionsProps) {
  const t = modulesTexts().questions;
  const labels = fixedOrder ? optionLabels(options) : null;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {options.map((option, place) => (
          <li
            key={option}
            className={classNames(
              'flex items-start justify-between gap-3 rounded-lg border px-3.5 py-2.5 text-sm',
              option === answer && 'border-success bg-success-soft text-success-text',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {labels === null ? null : <span className="font-medium">{`${labels[place]}) `}</span>}
              <span dir="auto">{option}</span>
            </span>
            {option === answer ? (
              <span className="flex shrink-0 items-center gap-1.5 font-medium">
                <CircleCheck aria-hidden="true" className="size-4" />
                <span>{t.correctAnswer}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {fixedOrder ? <p className="text-sm text-text-muted">{t.fixedOrder}</p> : null}
    </div>
  );
}
