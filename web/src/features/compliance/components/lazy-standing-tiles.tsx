import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { StandingTilesProps } from './standing-tiles.tsx';
import { TilesSkeleton } from './tiles-skeleton.tsx';

/** Only companies with rules have tiles. */
const part = lazyModule(() => import('./standing-tiles.tsx'));

export function StandingTiles(props: StandingTilesProps) {
  const code = useLazyModule(part);
  if (code !== null) return <code.StandingTiles {...props} />;
  return props.isExpected ? <TilesSkeleton /> : null;
}
