import type { TrainingModule } from '@portal/contract/learning';
import type { Attempt } from '@portal/contract/runs';
import { useState } from 'react';
import { shortDate } from '#web/platform/time/format-instant.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOwnAttempt, useOwnAttempts } from '../api/attempts.ts';
import { attemptsTexts } from '../texts/catalogue.ts';
import { AttemptList } from './attempt-list.tsx';
import { AttemptView } from './attempt-view.tsx';

type OwnAttemptsProps = {
  module: Pick<
    TrainingModule,
    'id' | 'runId' | 'score' | 'review' | 'standing' | 'mcqs' | 'tryNumber'
  >;
};

/** The trainee's own attempts in the module; nothing before the first one. During a renewal, also the earlier ones. */
export function OwnAttempts({ module }: OwnAttemptsProps) {
  const { score, standing, mcqs } = module;
  const hasEarlier = standing?.renewing === true && mcqs.length > 0;
  return score === null && !hasEarlier ? null : <AttemptsCard module={module} />;
}

function AttemptsCard({ module: { id, runId, review, standing, tryNumber } }: OwnAttemptsProps) {
  const t = attemptsTexts();
  const attempts = useOwnAttempts({ moduleId: id, runId });
  const [opened, setOpened] = useState<Attempt | null>(null);
  // Not `pass`: a module can have been completed before it had questions.
  const hasPassed = review !== undefined;
  const isRenewing = standing?.renewing === true;
  // The newest ones are those of the present run.
  const ofPresentRun = attempts.data?.slice(0, tryNumber - 1) ?? [];

  function answersOf(attempt: Attempt) {
    const isOfEarlierPass = isRenewing && !ofPresentRun.includes(attempt);
    if (!hasPassed && !isOfEarlierPass) return null;
    if (!attempt.hasAnswers)
      return <span className="text-sm text-text-muted">{t.list.answersNotKept}</span>;
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={t.list.showAnswersOf({
          date: shortDate(new Date(attempt.at)),
          score: attempt.score,
        })}
        onClick={() => setOpened(attempt)}
      >
        {t.list.showAnswers}
      </Button>
    );
  }

  return (
    <Card>
      <CardHeader title={t.own.title} description={hasPassed ? null : t.own.hint} />
      <AttemptList attempts={attempts} action={answersOf} />
      {opened === null ? null : (
        <Dialog
          open
          onOpenChange={() => setOpened(null)}
          size="lg"
          title={t.own.answersTitle}
          bodyLabel={t.own.answersLabel}
        >
          <OpenedAttempt id={opened.id} />
        </Dialog>
      )}
    </Card>
  );
}

function OpenedAttempt({ id }: { id: number }) {
  return (
    <AttemptView attempt={useOwnAttempt(id)} chosenLabel={attemptsTexts().answers.chosenByYou} />
  );
}
