import type { Dashboard } from '@portal/contract/learning';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { learningTexts } from '../texts/catalogue.ts';

type RestartedBannerProps = {
  /** The page had a quiz, whose answers may have been in progress. */
  hasQuiz: boolean;
  onDismiss?: (() => void) | undefined;
};

/** Says that a new run has replaced the one in which the page was opened. */
export function RestartedBanner({ hasQuiz, onDismiss }: RestartedBannerProps) {
  const t = learningTexts().restarted;
  return (
    <Banner
      tone="accent"
      icon={<RotateCcw aria-hidden="true" />}
      onDismiss={onDismiss}
      className="mb-4"
    >
      <span>{t.now}</span> {hasQuiz ? <span>{t.quizAnswersLost}</span> : null}
    </Banner>
  );
}

type RestartedNoteProps = Pick<
  Dashboard,
  'restartedAt' | 'hasEarlierResult' | 'trainingCompletedAt'
>;

/** Says on the overviews that the training was started again, as long as that run is the current one. */
export function RestartedNote(props: RestartedNoteProps) {
  const { restartedAt, hasEarlierResult, trainingCompletedAt } = props;
  if (restartedAt === null) return null;
  const t = learningTexts().restarted;
  return (
    <Banner
      icon={<RotateCcw aria-hidden="true" />}
      // A completed run links to all results.
      action={hasEarlierResult && trainingCompletedAt === null ? <EarlierResult /> : null}
    >
      <Sentence
        text={t.startedAgainOn}
        elements={[<Instant key="date" value={restartedAt} show="date" />]}
      />
    </Banner>
  );
}

function EarlierResult() {
  return (
    <Link to={paths.result.to()} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
      {learningTexts().restarted.seeEarlierResult}
    </Link>
  );
}
