import type { Dashboard } from '@portal/contract/learning';
import Trophy from 'lucide-react/icons/trophy';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { hasJustCompleted } from '../model/training-visit.ts';
import { NewestResult } from './own-result.tsx';

type CompletedNoteProps = Pick<Dashboard, 'trainingCompletedAt'>;

/** Says that the training is completed, with a link to the result. */
export function CompletedNote({ trainingCompletedAt }: CompletedNoteProps) {
  if (trainingCompletedAt === null) return null;
  return (
    <Banner
      tone="success"
      icon={<Trophy aria-hidden="true" />}
      action={
        <Link to={paths.result.to()} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
          See your result
        </Link>
      }
    >
      <span>You completed your training on</span>{' '}
      <Instant value={trainingCompletedAt} show="date" />
      <span>.</span>
    </Banner>
  );
}

/** The same on the dashboard; right after the last module the whole result. */
export function CompletedTraining({ trainingCompletedAt }: CompletedNoteProps) {
  const { state } = useLocation();
  if (trainingCompletedAt === null) return null;
  if (hasJustCompleted(state)) return <NewestResult />;
  return <CompletedNote trainingCompletedAt={trainingCompletedAt} />;
}
