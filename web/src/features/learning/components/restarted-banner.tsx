import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';

type RestartedBannerProps = {
  /** The page had a quiz, whose answers may have been in progress. */
  hasQuiz: boolean;
  onDismiss?: (() => void) | undefined;
};

/** Says that a new run has replaced the one in which the page was opened. */
export function RestartedBanner({ hasQuiz, onDismiss }: RestartedBannerProps) {
  return (
    <Banner
      tone="accent"
      icon={<RotateCcw aria-hidden="true" />}
      onDismiss={onDismiss}
      className="mb-4"
    >
      Your training has started again, with the first module. Your earlier results are kept.
      {hasQuiz ? ' Quiz answers that you had not submitted could not be carried over.' : null}
    </Banner>
  );
}

/** Says on the overviews that the training was started again, as long as that run is the current one. */
export function RestartedNote({ restartedAt }: { restartedAt: string | null }) {
  if (restartedAt === null) return null;
  return (
    <Banner icon={<RotateCcw aria-hidden="true" />}>
      Your training was started again on <Instant value={restartedAt} show="date" />. Your earlier
      results are kept.
    </Banner>
  );
}
