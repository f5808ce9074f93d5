import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import { Skeleton, SkeletonCard, SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';

export function TraineeListSkeleton() {
  return (
    <SkeletonRegion label="Loading trainees…" className="grid gap-4">
      <Skeleton className="h-5 w-48" />
      <div className="max-sm:hidden">
        <SkeletonTable rows={TRAINEE_PAGE_SIZE} />
      </div>
      <div className="grid gap-3 sm:hidden">
        <SkeletonCard className="h-72" />
        <SkeletonCard className="h-72" />
        <SkeletonCard className="h-72" />
      </div>
    </SkeletonRegion>
  );
}
