import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

/** The widths of the buttons. */
const actions = ['w-56', 'w-36', 'w-20', 'w-40', 'w-24'];
const cards = ['a', 'b', 'c', 'd'];
const modules = ['a', 'b', 'c'];

/** The page of a trainee, with the report on the current run. */
export function ProgressSkeleton() {
  return (
    <SkeletonRegion label={traineeTexts().detail.loading} className="grid gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full! max-sm:hidden" />
        <Heading />
      </div>
      <div className="-mt-2 flex flex-wrap gap-2">
        {actions.map((width) => (
          <Skeleton key={width} className={`h-10 rounded-lg! ${width}`} />
        ))}
      </div>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-20 rounded-xl!" />
      <Cards className="grid-cols-2 xl:grid-cols-4" count={4} />
      <Modules />
    </SkeletonRegion>
  );
}

/** The page of one of a trainee's earlier runs. */
export function RunSkeleton() {
  return (
    <SkeletonRegion label={traineeTexts().detail.loading} className="grid gap-6">
      <Heading />
      <Skeleton className="h-12 rounded-xl!" />
      <Cards className="sm:grid-cols-3" count={3} />
      <Modules />
    </SkeletonRegion>
  );
}

function Heading() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  );
}

function Cards({ className, count }: { className: string; count: number }) {
  return (
    <div className={`grid gap-3 sm:gap-4 ${className}`}>
      {cards.slice(0, count).map((card) => (
        <Card key={card} className="h-[7.5rem] p-4! sm:p-5!">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="mt-3 h-7 w-1/3" />
        </Card>
      ))}
    </div>
  );
}

function Modules() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-6 w-44" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map((module) => (
          <SkeletonCard key={module} className="h-64" />
        ))}
      </div>
    </div>
  );
}
