import type { PassedModule, TriesAtQuiz } from '@portal/contract/trainees';
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnblockQuiz } from '../api/tries.ts';
import { triesText } from '../model/try-words.ts';
import { triesTexts } from '../texts/catalogue.ts';

type QuizStandingProps = {
  traineeId: number;
  moduleName: string;
  tries: TriesAtQuiz;
  /** The admin may open the quiz again. */
  mayOpen: boolean;
  /** The pass, which names its try itself. */
  passed: PassedModule | null;
};

/** The tries of a trainee at a quiz, and the button that opens it again while a try has to wait. */
export function QuizStanding(props: QuizStandingProps) {
  const { traineeId, moduleName, tries, mayOpen, passed } = props;
  const t = triesTexts();
  const { moduleId, retryAt, isBlocked } = tries;
  const unblock = useUnblockQuiz(traineeId);
  const { passedAtTry } = tries;
  const isPassNamed = passedAtTry !== null && passed?.tryNumber === passedAtTry;
  const text = isPassNamed ? null : triesText(tries);
  const isClosed = isBlocked || retryAt !== null;

  function open() {
    unblock.mutate(moduleId, {
      onSuccess: () => void toast.success(t.openAgain.opened(moduleName)),
      onError: (error) => void toast.error(error.message),
    });
  }

  return (
    <div className="grid gap-2 text-sm empty:hidden">
      {text === null ? null : <p className="text-text-muted">{text}</p>}
      {isBlocked ? <p>{t.standing.waitsForAdmin}</p> : null}
      {retryAt === null ? null : (
        <p>
          <Sentence
            text={t.standing.canTryAgainAt}
            elements={[<Instant key="time" value={retryAt} show="minute" />]}
          />
        </p>
      )}
      {isClosed && mayOpen ? (
        <Button
          variant="outline"
          size="sm"
          busy={unblock.isPending}
          busyLabel={t.openAgain.opening}
          onClick={open}
          aria-label={t.openAgain.buttonOf(moduleName)}
        >
          <LockKeyholeOpen aria-hidden="true" />
          <span>{t.openAgain.button}</span>
        </Button>
      ) : null}
    </div>
  );
}
