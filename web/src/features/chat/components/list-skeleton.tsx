import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';

/** A skeleton in the shape of the lists of people and rooms. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label} className="grid p-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 px-3 py-2.5">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
