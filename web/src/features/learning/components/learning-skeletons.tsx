import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { learningTexts } from '../texts/catalogue.ts';

const three = ['first', 'second', 'third'];
const four = [...three, 'fourth'];

/** A skeleton in the shape of the dashboard. */
export function DashboardSkeleton() {
  return (
    <SkeletonRegion label={learningTexts().loading.training} className="grid gap-6 sm:gap-8">
      <Card className="h-42 sm:h-33">
        <Skeleton className="mb-2 h-4 w-20" />
        <Skeleton className="mb-2 h-6 w-48" />
        <Skeleton className="h-4 w-28" />
      </Card>
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
          <div className="flex items-center gap-4">
            <Skeleton className="size-24 rounded-full!" />
            <Skeleton className="h-10 w-20" />
          </div>
          <div className="grid min-w-0 grow basis-80 grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-17" />
            <Skeleton className="h-12 max-sm:col-span-2" />
          </div>
        </div>
        <div className="flex overflow-hidden py-2">
          {four.map((key) => (
            <div key={key} className="grid min-w-28 flex-1 justify-items-center gap-2">
              <Skeleton className="size-9 rounded-full!" />
              <Skeleton className="h-5 w-24" />
            </div>
          ))}
        </div>
      </Card>
      <CardGrid cardClass="h-52" />
    </SkeletonRegion>
  );
}

/** A skeleton in the shape of My Progress. */
export function ProgressSkeleton() {
  return (
    <SkeletonRegion label={learningTexts().loading.progress} className="grid gap-8">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {four.map((key) => (
          <Card key={key} className="h-33.5 p-4! sm:h-30.5 sm:p-5!">
            <Skeleton className="mb-2 h-5 w-24" />
            <Skeleton className="mb-2 h-7 w-16" />
            <Skeleton className="h-4 w-20" />
          </Card>
        ))}
      </div>
      <CardGrid cardClass="h-64" />
    </SkeletonRegion>
  );
}

/** A skeleton in the shape of a module's page, with the place of a video unless it is known that there is none. */
export function ModuleSkeleton({ hasVideo = true }: { hasVideo?: boolean }) {
  return (
    <SkeletonRegion
      label={learningTexts().loading.module}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {hasVideo ? <VideoSkeleton /> : <QuizSkeleton />}
      <div className="grid content-start gap-6">
        <Skeleton className="h-38 rounded-xl!" />
        <Skeleton className="h-45 rounded-xl!" />
      </div>
    </SkeletonRegion>
  );
}

function VideoSkeleton() {
  return (
    <div className="grid content-start gap-6">
      <Skeleton className="aspect-video max-sm:-mx-4 max-sm:rounded-none sm:rounded-xl" />
      <Skeleton className="-mt-2 h-22 sm:h-10" />
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-11 w-36 sm:hidden" />
    </div>
  );
}

function QuizSkeleton() {
  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Skeleton className="h-8 w-3/5 sm:h-9" />
        <Skeleton className="h-10 w-36 pointer-coarse:h-11" />
      </div>
      <Card className="grid h-80 content-start gap-5">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-3/4" />
        {three.map((key) => (
          <Skeleton key={key} className="h-11" />
        ))}
      </Card>
    </div>
  );
}

function CardGrid({ cardClass }: { cardClass: string }) {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-7 w-40" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {three.map((key) => (
          <Card key={key} className={cardClass}>
            <Skeleton className="mb-6 h-4 w-20" />
            <Skeleton className="mb-3 h-6 w-3/4" />
            <Skeleton className="h-4 w-2/5" />
          </Card>
        ))}
      </div>
    </div>
  );
}
