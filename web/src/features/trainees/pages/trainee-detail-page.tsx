import { idParam } from '@portal/contract/fields';
import UserX from 'lucide-react/icons/user-x';
import { useParams } from 'react-router';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { isNotFound, useTraineeProgress } from '../api/trainee-progress.ts';
import { BackToList } from '../components/back-to-list.tsx';
import {
  type CertificatesOfTrainee,
  type EvidenceOfModule,
  ProgressReport,
} from '../components/progress-report.tsx';
import { ProgressSkeleton } from '../components/progress-skeleton.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type TraineeDetailPageProps = { evidence: EvidenceOfModule; certificates: CertificatesOfTrainee };

export function TraineeDetailPage(props: TraineeDetailPageProps) {
  const id = idParam.safeParse(useParams()['id']);
  if (!id.success) return <NotFound />;
  return <TraineeDetail key={id.data} traineeId={id.data} {...props} />;
}

type TraineeDetailProps = TraineeDetailPageProps & { traineeId: number };

function TraineeDetail({ traineeId, evidence, certificates }: TraineeDetailProps) {
  const progress = useTraineeProgress(traineeId);
  const { data, error } = progress;
  useDocumentTitle(data?.trainee.name);
  if (isNotFound(error)) return <NotFound />;
  return (
    <>
      {/* The same link in all states, so that it keeps the focus. */}
      <BackToList isAboveTitle />
      {data === undefined ? (
        <WithoutReport error={error} query={progress} />
      ) : (
        <ProgressReport
          progress={data}
          query={progress}
          evidence={evidence}
          certificates={certificates}
        />
      )}
    </>
  );
}

function NotFound() {
  const t = traineeTexts().detail;
  return (
    <>
      <UnnamedHeading />
      <EmptyState
        illustration={<UserX />}
        title={t.notFound}
        action={<BackToList isAboveTitle={false} />}
      >
        {t.notFoundReason}
      </EmptyState>
    </>
  );
}

/** The name of the trainee is unknown, so the heading is only for screen readers. */
function UnnamedHeading() {
  return <h1 className="sr-only">{traineeTexts().detail.heading}</h1>;
}

type WithoutReportProps = {
  /** Null while the progress is loading. */
  error: Error | null;
  query: Pick<ReturnType<typeof useTraineeProgress>, 'refetch' | 'isFetching'>;
};

function WithoutReport({ error, query }: WithoutReportProps) {
  return (
    <div className="mt-3">
      <UnnamedHeading />
      {error === null ? (
        <ProgressSkeleton />
      ) : (
        <ErrorCard
          title={traineeTexts().detail.notLoaded}
          message={error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </div>
  );
}
