import { ErrorCard } from '#web/ui/error-card.tsx';
import { SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';
import type { useReport } from '../model/use-report.ts';

/** Shown instead of a report that is being loaded or has failed to load. */
export function ReportPending({ report }: { report: ReturnType<typeof useReport> }) {
  const { error, isFetching, refetch } = report;
  if (error === null)
    return (
      <SkeletonRegion label="Loading the report…">
        <SkeletonTable rows={8} />
      </SkeletonRegion>
    );
  return (
    <ErrorCard
      title="Failed to load the report"
      message={error.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
