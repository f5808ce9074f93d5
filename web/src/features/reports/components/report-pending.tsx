import { Card } from '#web/ui/card.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import type { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';

/** Shown instead of a report that is being loaded or has failed to load. */
export function ReportPending({ report }: { report: ReturnType<typeof useReport> }) {
  const { error, isFetching, refetch } = report;
  if (error === null) return <ReportSkeleton />;
  return (
    <ErrorCard
      title={reportsTexts().page.loadFailed}
      message={error.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const TILES = ['people', 'completed', 'score', 'stuck'];

/** The figures with the time when they were counted, and the trainees. */
function ReportSkeleton() {
  return (
    <SkeletonRegion label={reportsTexts().page.loading} className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {TILES.map((tile) => (
            <Card key={tile} className="h-31 p-4! sm:p-5!">
              <Skeleton className="h-3.5 w-1/2" />
              <Skeleton className="mt-3 h-7 w-1/3" />
            </Card>
          ))}
        </div>
        <Skeleton className="h-5 w-56" />
      </div>
      <SkeletonRows rows={8} cardClass="h-30 overflow-hidden" />
    </SkeletonRegion>
  );
}
