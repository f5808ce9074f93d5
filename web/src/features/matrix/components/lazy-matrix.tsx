import type { ComponentProps } from 'react';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import { SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import type { MatrixSection } from './matrix-section.tsx';

/** Only companies with rules have the matrix. */
const part = lazyModule(() => import('./matrix-section.tsx'));

export function LazyMatrix(props: ComponentProps<typeof MatrixSection>) {
  const code = useLazyModule(part);
  if (code !== null) return <code.MatrixSection {...props} />;
  return (
    <SkeletonRegion>
      <SkeletonRows rows={8} cardClass="h-40 overflow-hidden" />
    </SkeletonRegion>
  );
}
