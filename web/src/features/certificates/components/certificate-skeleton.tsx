import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { certificateTexts } from '../texts/catalogue.ts';

const ROWS = ['first', 'second', 'third'];

/** The shape of a sheet while it loads. */
export function CertificateSkeleton() {
  return (
    <SkeletonRegion
      label={certificateTexts().page.loading}
      className="grid gap-7 rounded-xl border bg-surface p-5 sm:p-10"
    >
      <Skeleton className="size-12" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-10 w-4/5" />
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </div>
      <Skeleton className="ms-auto size-24" />
    </SkeletonRegion>
  );
}
