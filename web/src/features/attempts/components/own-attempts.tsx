import type { TrainingModule } from '@portal/contract/learning';
import type { Attempt } from '@portal/contract/runs';
import { useState } from 'react';
import { shortDate } from '#web/platform/time/format-instant.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOwnAttempt, useOwnAttempts } from '../api/attempts.ts';
import { AttemptList } from './attempt-list.tsx';
import { AttemptView, NO_ANSWERS } from './attempt-view.tsx';

type OwnAttemptsProps = { module: Pick<TrainingModule, 'id' | 'runId' | 'score' | 'review'> };

/** The trainee's own attempts in the module; nothing before the first one. */
export function OwnAttempts({ module }: OwnAttemptsProps) {
  return module.score === null ? null : <AttemptsCard module={module} />;
}

function AttemptsCard({ module: { id, runId, review } }: OwnAttemptsProps) {
  const attempts = useOwnAttempts({ moduleId: id, runId });
  const [opened, setOpened] = useState<Attempt | null>(null);
  // Not `pass`: a module can have been completed before it had questions.
  const hasPassed = review !== undefined;

  function answersOf(attempt: Attempt) {
    if (!hasPassed) return null;
    if (!attempt.hasAnswers) return <span className="text-sm text-text-muted">{NO_ANSWERS}</span>;
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Show answers of ${shortDate(new Date(attempt.at))}, ${attempt.score}%`}
        onClick={() => setOpened(attempt)}
      >
        Show answers
      </Button>
    );
  }

  return (
    <Card>
      <CardHeader
        title="Your attempts"
        description={hasPassed ? null : 'After you pass, you can look at the answers of each.'}
      />
      <AttemptList attempts={attempts} action={answersOf} />
      {opened === null ? null : (
        <Dialog
          open
          onOpenChange={() => setOpened(null)}
          size="lg"
          title="Answers of this attempt"
          bodyLabel="Answers"
        >
          <OpenedAttempt id={opened.id} />
        </Dialog>
      )}
    </Card>
  );
}

function OpenedAttempt({ id }: { id: number }) {
  return <AttemptView attempt={useOwnAttempt(id)} chosenLabel="Your answer" />;
}
