import type { PassedModule, TriesAtQuiz } from '@portal/contract/trainees';
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnblockQuiz } from '../api/tries.ts';
import { triesText } from '../model/try-words.ts';

type QuizStandingProps = {
  traineeId: number;
  moduleName: string;
  tries: TriesAtQuiz;
  /** The pass, which names its try itself. */
  passed: PassedModule | null;
};

/** The tries of a trainee at a quiz, and the button that opens it again while a try has to wait. */
export function QuizStanding({ traineeId, moduleName, tries, passed }: QuizStandingProps) {
  const { moduleId, retryAt, isBlocked } = tries;
  const unblock = useUnblockQuiz(traineeId);
  const { passedAtTry } = tries;
  const isPassNamed = passedAtTry !== null && passed?.tryNumber === passedAtTry;
  const text = isPassNamed ? null : triesText(tries);
  const isClosed = isBlocked || retryAt !== null;

  function open() {
    unblock.mutate(moduleId, {
      onSuccess: () => void toast.success(`The quiz of ${moduleName} is open again`),
      onError: (error) => void toast.error(error.message),
    });
  }

  return (
    <div className="grid gap-2 text-sm empty:hidden">
      {text === null ? null : <p className="text-text-muted">{text}</p>}
      {isBlocked ? <p>Waits for an admin: all tries are used.</p> : null}
      {retryAt === null ? null : (
        <p>
          <span>Can try again at</span> <Instant value={retryAt} show="minute" />
        </p>
      )}
      {isClosed ? (
        <Button
          variant="outline"
          size="sm"
          busy={unblock.isPending}
          busyLabel="Opening…"
          onClick={open}
          aria-label={`Open the quiz of ${moduleName} again`}
        >
          <LockKeyholeOpen aria-hidden="true" />
          <span>Open the quiz again</span>
        </Button>
      ) : null}
    </div>
  );
}
