import { optionLabels } from '@portal/contract/option-references';
import type { AttemptAnswer } from '@portal/contract/runs';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import X from 'lucide-react/icons/x';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { attemptsTexts } from '../texts/catalogue.ts';

type AnswerListProps = {
  answers: readonly AttemptAnswer[];
  /** How the chosen option is called: by admins, and by the trainees who chose it. */
  chosenLabel: string;
};

/** The questions of an attempt as they were asked, each with the chosen and the correct option. */
export function AnswerList({ answers, chosenLabel }: AnswerListProps) {
  const t = attemptsTexts().answers;
  return (
    <ol className="grid gap-4">
      {answers.map((answer) => (
        <li
          key={answer.questionId}
          className={classNames(
            'grid gap-3 rounded-lg border p-4',
            !answer.correct && 'border-danger/60',
          )}
        >
          <QuestionHeading answer={answer} />
          <Options answer={answer} chosenLabel={chosenLabel} />
          {answer.chosen === null ? (
            <p className="text-sm text-text-muted">{t.notAnswered}</p>
          ) : null}
          {answer.explanation === '' ? null : (
            <p className="whitespace-pre-wrap wrap-anywhere text-sm text-text-muted">
              <span className="font-medium text-text">{t.explanation}</span>{' '}
              <span dir="auto">{answer.explanation}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The question, with a mark and a word for right or wrong. */
function QuestionHeading({ answer: { question, correct } }: { answer: AttemptAnswer }) {
  const t = attemptsTexts().answers;
  return (
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full forced-colors:border [&_svg]:size-4',
          correct ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text',
        )}
      >
        {correct ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      </span>
      <p className="min-w-0 grow whitespace-pre-wrap wrap-anywhere font-medium">
        <span dir="auto">{question}</span>
      </p>
      <span
        className={classNames(
          'mt-0.5 shrink-0 font-medium text-sm',
          correct ? 'text-success-text' : 'text-danger-text',
        )}
      >
        {correct ? t.right : t.wrong}
      </span>
    </div>
  );
}

function Options({ answer, chosenLabel }: { answer: AttemptAnswer; chosenLabel: string }) {
  const t = attemptsTexts().answers;
  const labels = answer.fixedOrder ? optionLabels(answer.options) : null;
  return (
    <ul className="grid gap-2">
      {answer.options.map((option, place) => {
        const isCorrect = option === answer.answer;
        const isChosen = option === answer.chosen;
        return (
          <li
            key={option}
            className={classNames(
              'flex flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-lg border px-3.5 py-2.5 text-sm',
              isCorrect && 'border-success bg-success-soft text-success-text',
              isChosen && !isCorrect && 'border-danger bg-danger-soft text-danger-text',
              (isCorrect || isChosen) && 'forced-colors:border-2',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {labels === null ? null : <span className="font-medium">{`${labels[place]}) `}</span>}
              <span dir="auto">{option}</span>
            </span>
            <span className="flex flex-wrap gap-x-3 gap-y-1 font-medium">
              {isChosen ? (
                <Tag icon={isCorrect ? null : <CircleX aria-hidden="true" />}>{chosenLabel}</Tag>
              ) : null}
              {isCorrect ? <Tag icon={<CircleCheck aria-hidden="true" />}>{t.correct}</Tag> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Tag({ icon, children }: { icon: Elements; children: string }) {
  return (
    <span className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </span>
  );
}
