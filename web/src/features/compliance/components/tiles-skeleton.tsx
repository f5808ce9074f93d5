import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';

/** On a phone two rows, so that a list below begins in the first view. */
export const tilesClass = 'grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4';

const TILES = ['overdue', 'dueSoon', 'expiring', 'valid'];

export function TilesSkeleton() {
  return (
    <SkeletonRegion className={tilesClass}>
      {TILES.map((tile) => (
        <Skeleton key={tile} className="h-11 rounded-xl sm:h-21" />
      ))}
    </SkeletonRegion>
  );
}
