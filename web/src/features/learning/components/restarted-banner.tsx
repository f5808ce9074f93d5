import RotateCcw from 'lucide-react/icons/rotate-ccw';
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
