import type { ComponentProps } from 'react';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { EarlierRuns as Section } from './earlier-runs.tsx';

/** At the end of the page; most trainees have no earlier run. */
const part = lazyModule(() => import('./earlier-runs.tsx'));

export function EarlierRuns(props: ComponentProps<typeof Section>) {
  const code = useLazyModule(part);
  return code === null ? null : <code.EarlierRuns {...props} />;
}
