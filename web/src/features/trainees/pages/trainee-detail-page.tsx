import { idParam } from '@portal/contract/fields';
import UserX from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { isGone, useTraineeProgress } from '../api/trainee-progress.ts';
import { BackToList } from '../components/back-to-list.tsx';
import { ProgressReport } from '../components/progress-report.tsx';
import { ProgressSkeleton } from '../components/progress-skeleton.tsx';

export function Component() {
  const id = idParam.safeParse(useParams()['id']);
  return id.success ? <TraineeDetail key={id.data} traineeId={id.data} /> : <NotFound />;
}

function TraineeDetail({ traineeId }: { traineeId: number }) {
  const progress = useTraineeProgress(traineeId);
  const { data, error } = progress;
  useDocumentTitle(data?.trainee.name);
  if (isGone(error)) return <NotFound />;
  if (data !== undefined) return <ProgressReport progress={data} query={progress} />;
  return (
    <WithoutReport>
      {error === null ? (
        <ProgressSkeleton />
      ) : (
        <ErrorCard
          title="Failed to load trainee progress"
          message={error.message}
          onRetry={() => void progress.refetch()}
          retrying={progress.isFetching}
        />
      )}
    </WithoutReport>
  );
}

function NotFound() {
  return (
    <WithoutReport>
      <EmptyState illustration={<UserX />} title="Trainee not found">
        The account may have been deleted, or the address is not quite right.
      </EmptyState>
    </WithoutReport>
  );
}

/** Whose progress it would be is not known: the heading is for screen readers alone. */
function WithoutReport({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Trainee Progress</h1>
      <BackToList className="mb-6" />
      {children}
    </>
  );
}
