import type { InsightQuestion } from '@portal/contract/insight';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { insightTexts } from '../texts/catalogue.ts';

type QuestionInsightProps = { question: InsightQuestion; editLink: string | null };

/** How people answer a question in their first try. */
export function QuestionInsight({ question, editLink }: QuestionInsightProps) {
  const { people, wrong, keyMayBeWrong } = question;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 grow basis-60 whitespace-pre-wrap font-medium">
          <span dir="auto">{question.question}</span>
        </h3>
        <p className="text-sm text-text-muted tabular-nums">
          <Sentence
            text={(share = '') => insightTexts().questions.wrongOf(share, people)}
            elements={[
              <span key="share" className="font-semibold text-base text-text">
                {formatShare(wrong, people)}
              </span>,
            ]}
          />
        </p>
      </div>
      {keyMayBeWrong ? <KeyNote question={question} editLink={editLink} /> : null}
      <OptionsTable question={question} />
    </Card>
  );
}

function KeyNote({ question, editLink }: QuestionInsightProps) {
  const t = insightTexts().key;
  const beating = question.options.find(({ beatsRight }) => beatsRight);
  return (
    <div className="mb-3 grid gap-2 rounded-lg bg-warning-soft p-3 text-sm forced-colors:border">
      <Badge tone="warning" className="-ms-1 text-sm!">
        <TriangleAlert aria-hidden="true" />
        <span>{t.mayBeWrong}</span>
      </Badge>
      <p className="wrap-anywhere">
        {beating === undefined ? (
          t.unnamed
        ) : (
          <Sentence
            text={t.beats}
            elements={[
              <q key="answer">
                <span dir="auto">{beating.text}</span>
              </q>,
            ]}
          />
        )}
      </p>
      {editLink === null ? null : (
        <Link
          to={editLink}
          className={buttonStyles({ variant: 'outline', size: 'sm', className: 'w-fit' })}
        >
          <Pencil aria-hidden="true" />
          <span>{t.edit}</span>
        </Link>
      )}
    </div>
  );
}

function OptionsTable({
  question: { options, unanswered, people },
}: {
  question: InsightQuestion;
}) {
  const t = insightTexts().answers;
  return (
    // All columns have fixed widths, so that the bars of all questions begin and end at the same places.
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{t.caption}</caption>
      <colgroup>
        <col />
        <col className="w-18" />
        <col className="w-13" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.answer}</th>
          <th scope="col">{t.people}</th>
          <th scope="col">{t.share}</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <AnswerRow
            key={option.text}
            people={people}
            count={option.chosen}
            isRight={option.isRight}
          >
            {option.text}
          </AnswerRow>
        ))}
        {unanswered === 0 ? null : (
          <AnswerRow people={people} count={unanswered} isRight={false}>
            {t.none}
          </AnswerRow>
        )}
      </tbody>
    </table>
  );
}

type AnswerRowProps = {
  people: number;
  /** Null if it is not shown. */
  count: number | null;
  isRight: boolean;
  children: string;
};

function AnswerRow({ people, count, isRight, children }: AnswerRowProps) {
  const t = insightTexts().answers;
  return (
    <tr className="border-t first:border-t-0">
      <th scope="row" className="wrap-anywhere py-2 pe-2 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={classNames(isRight && 'font-medium')}>
            <span dir="auto">{children}</span>
          </span>
          {isRight ? (
            <Badge tone="success">
              <Check aria-hidden="true" />
              <span>{t.right}</span>
            </Badge>
          ) : null}
        </span>
        {count === null ? null : <Bar share={count / people} isRight={isRight} />}
      </th>
      {count === null ? (
        <td colSpan={2} className="py-2 text-end align-bottom text-text-muted">
          {t.notShown}
        </td>
      ) : (
        <>
          <td className="py-2 text-end align-bottom font-medium tabular-nums">
            {formatNumber(count)}
          </td>
          <td className="py-2 text-end align-bottom text-text-muted tabular-nums">
            {formatShare(count, people)}
          </td>
        </>
      )}
    </tr>
  );
}

/** The number is beside it. */
function Bar({ share, isRight }: { share: number; isRight: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1.5 block h-2 w-full overflow-hidden rounded-full bg-text/8 rtl:-scale-x-100 forced-colors:border"
    >
      <rect
        width={`${share * 100}%`}
        height="100%"
        rx="4"
        className={isRight ? 'fill-success' : 'fill-danger'}
      />
    </svg>
  );
}
