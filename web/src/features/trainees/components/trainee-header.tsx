import type { Run } from '@portal/contract/runs';
import type { TraineeProgress } from '@portal/contract/trainees';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { Name } from '#web/ui/name.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useManualRefresh } from '../model/use-manual-refresh.ts';
import { TrainAgain } from '../runs/components/train-again.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { RefreshButton } from './refresh-button.tsx';
import { TraineeActions } from './trainee-actions.tsx';

type TraineeHeaderProps = {
  progress: TraineeProgress;
  /** The current run; undefined until it is known. */
  current: Run | undefined;
  mayChange: boolean;
  /** Reloads the progress; never rejects. */
  refetch: () => Promise<{ error: Error | null }>;
};

/** The name, email and company of a trainee, with the actions on the page. */
export function TraineeHeader({ progress, current, mayChange, refetch }: TraineeHeaderProps) {
  const t = traineeTexts();
  const { trainee } = progress;
  const { isRefreshing, refresh } = useManualRefresh({
    refetch,
    done: t.detail.refreshed,
    failed: t.detail.notLoaded,
  });
  return (
    <PageHeader
      className="mb-5!"
      mark={<Avatar name={trainee.name} size="lg" className="max-sm:hidden" />}
      title={<Name>{trainee.name}</Name>}
      description={
        <Dotted>
          <Name className="break-all">{trainee.email}</Name>
          <Name className="wrap-anywhere">{trainee.company?.name ?? t.unknownCompany}</Name>
        </Dotted>
      }
      actions={
        <PageActions>
          <Link
            to={paths.chat.withUser(trainee.id)}
            className={buttonStyles({ variant: 'outline' })}
          >
            <MessageCircle aria-hidden="true" />
            <span>{t.detail.openChat}</span>
          </Link>
          {mayChange ? (
            <>
              <TrainAgain trainee={trainee} current={current} />
              <TraineeActions progress={progress} />
            </>
          ) : null}
          <RefreshButton busy={isRefreshing} onRefresh={refresh} />
        </PageActions>
      }
    />
  );
}
