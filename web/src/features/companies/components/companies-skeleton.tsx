import type { CompaniesLayout } from '#web/platform/storage/companies-layout.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { companiesTexts } from '../texts/catalogue.ts';
import { gridClass } from './company-grid.tsx';

/** The toolbar and the companies, in the layout that is shown when they have arrived. */
export function CompaniesSkeleton({ layout }: { layout: CompaniesLayout }) {
  return (
    <SkeletonRegion label={companiesTexts().loading}>
      <div className="mb-5 flex flex-wrap gap-3">
        <Skeleton className="h-10 w-full pointer-coarse:h-11 sm:w-72" />
        <Skeleton className="h-10 w-full pointer-coarse:h-11 sm:w-48" />
        <Skeleton className="h-10.5 w-46 rounded-lg! pointer-coarse:h-13.5 sm:ms-auto" />
      </div>
      {layout === 'list' ? <SkeletonRows rows={8} cardClass="h-64" /> : <CardsSkeleton />}
    </SkeletonRegion>
  );
}

function CardsSkeleton() {
  return (
    <div className={gridClass}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((shape) => (
        <Card key={shape} className="max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:p-4">
          <Skeleton className="size-10 shrink-0 rounded-lg! sm:size-20 sm:rounded-xl" />
          <div className="grow">
            <Skeleton className="h-5 w-3/5 sm:mt-5" />
            <Skeleton className="mt-3 h-3.5 w-2/5" />
          </div>
        </Card>
      ))}
    </div>
  );
}
