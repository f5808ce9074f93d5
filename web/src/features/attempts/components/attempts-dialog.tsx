import type { Attempt } from '@portal/contract/runs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type AttemptsOf, useAttempt, useAttempts } from '../api/attempts.ts';
import { useAttemptsAddress } from '../model/attempts-address.ts';
import { attemptsTexts } from '../texts/catalogue.ts';
import { AttemptList } from './attempt-list.tsx';
import { AttemptView } from './attempt-view.tsx';

type AttemptsDialogProps = { of: AttemptsOf; moduleName: string };

/** The attempts at a module's quiz, or the one that the address names. */
export function AttemptsDialog({ of, moduleName }: AttemptsDialogProps) {
  const address = useAttemptsAddress();
  const show = (attempt: number | null) => address.show({ module: of.moduleId, attempt });
  return (
    <Dialog
      open
      onOpenChange={address.close}
      size="lg"
      title={attemptsTexts().ofTrainee.title(moduleName)}
    >
      {address.attempt === null ? (
        <Attempts of={of} onOpen={({ id }) => show(id)} />
      ) : (
        <OneAttempt attemptId={address.attempt} onBack={() => show(null)} />
      )}
    </Dialog>
  );
}

function Attempts({ of, onOpen }: { of: AttemptsOf; onOpen: (attempt: Attempt) => void }) {
  const t = attemptsTexts().list;
  return (
    <AttemptList
      attempts={useAttempts(of)}
      action={(attempt) =>
        attempt.hasAnswers ? (
          <Button variant="outline" size="sm" onClick={() => onOpen(attempt)}>
            {t.showAnswers}
          </Button>
        ) : (
          <span className="text-sm text-text-muted">{t.answersNotKept}</span>
        )
      }
    />
  );
}

function OneAttempt({ attemptId, onBack }: { attemptId: number; onBack: () => void }) {
  const t = attemptsTexts();
  return (
    <div className="grid gap-4">
      <Button variant="ghost" size="sm" className="-ms-3 w-fit" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        <span>{t.ofTrainee.back}</span>
      </Button>
      <AttemptView attempt={useAttempt(attemptId)} chosenLabel={t.answers.chosen} />
    </div>
  );
}
