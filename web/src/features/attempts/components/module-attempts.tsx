import type { Attempt } from '@portal/contract/runs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type AttemptsOf, useAttempt, useAttempts } from '../api/attempts.ts';
import { useAttemptsAddress } from '../model/attempts-address.ts';
import { attemptsTexts } from '../texts/catalogue.ts';
import { AttemptList } from './attempt-list.tsx';
import { AttemptView } from './attempt-view.tsx';

type ModuleAttemptsProps = { of: AttemptsOf; moduleName: string };

/** A link to the attempts at a module's quiz, for admins, and their dialog while the address names it. */
export function ModuleAttempts({ of, moduleName }: ModuleAttemptsProps) {
  const t = attemptsTexts().ofTrainee;
  const address = useAttemptsAddress();
  return (
    <>
      <Link
        {...address.linkTo(of.moduleId)}
        aria-label={t.title(moduleName)}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        <History aria-hidden="true" />
        <span>{t.link}</span>
      </Link>
      {address.module === of.moduleId ? (
        <Dialog open onOpenChange={address.close} size="lg" title={t.title(moduleName)}>
          {address.attempt === null ? (
            <Attempts
              of={of}
              onOpen={(attempt) => address.show({ module: of.moduleId, attempt: attempt.id })}
            />
          ) : (
            <OneAttempt
              attemptId={address.attempt}
              onBack={() => address.show({ module: of.moduleId, attempt: null })}
            />
          )}
        </Dialog>
      ) : null}
    </>
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
