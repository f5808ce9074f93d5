import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { helpTexts } from '../texts/catalogue.ts';

/** A skeleton in the shape of the trainee's own requests. */
export function RequestsSkeleton() {
  return (
    <SkeletonRegion label={helpTexts().loading} className="grid gap-4">
      {['first', 'second'].map((request) => (
        <Card key={request} className="grid gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="h-5.5 w-20 rounded-full!" />
            <Skeleton className="h-5 w-28" />
          </div>
          <div className="grid gap-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </Card>
      ))}
    </SkeletonRegion>
  );
}
