import type { ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { insightTexts } from '../texts/catalogue.ts';
import { QuestionInsight } from './question-insight.tsx';

/** Questions that are shown at first. */
const FIRST = 5;

type QuestionsSectionProps = {
  insight: Pick<ModuleInsight, 'questions' | 'questionsLeftOut'>;
  editLink: string | null;
};

/** The questions with the answers of first tries, the hardest first. */
export function QuestionsSection({ insight, editLink }: QuestionsSectionProps) {
  const t = insightTexts().questions;
  const { questions, questionsLeftOut } = insight;
  const [showsAll, setShowsAll] = useState(false);
  if (questions.length + questionsLeftOut === 0) return null;
  const isHidden = questions.some(
    ({ options, unanswered }) =>
      unanswered === null || options.some(({ chosen }) => chosen === null),
  );
  const suspects = questions.filter(({ keyMayBeWrong }) => keyMayBeWrong).length;
  const shown = showsAll ? questions : questions.slice(0, FIRST);
  return (
    <section aria-labelledby="hardest-questions" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="hardest-questions" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <p className="text-sm text-text-muted">
          <span>{t.firstTries}</span>
          {suspects === 0 ? null : (
            <>
              {' '}
              <span>{t.suspects(suspects)}</span>
            </>
          )}
          {isHidden ? (
            <>
              {' '}
              <span>{t.numbersHidden}</span>
            </>
          ) : null}
        </p>
      </div>
      {shown.map((question) => (
        <QuestionInsight key={question.id} question={question} editLink={editLink} />
      ))}
      {shown.length < questions.length ? (
        <Button variant="outline" className="w-fit" onClick={() => setShowsAll(true)}>
          {t.showAll(questions.length)}
        </Button>
      ) : null}
      {questionsLeftOut === 0 ? null : <LeftOut count={questionsLeftOut} />}
    </section>
  );
}

function LeftOut({ count }: { count: number }) {
  return (
    <p className="text-sm text-text-muted">
      {insightTexts().questions.leftOut({ count, least: INSIGHT_PEOPLE_MIN })}
    </p>
  );
}
