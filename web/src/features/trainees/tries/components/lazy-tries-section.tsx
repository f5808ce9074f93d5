import type { ComponentProps } from 'react';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { TriesSection as Section } from './tries-section.tsx';

/** At the end of the page, which is shown without it. */
const part = lazyModule(() => import('./tries-section.tsx'));

export function TriesSection(props: ComponentProps<typeof Section>) {
  const code = useLazyModule(part);
  return code === null ? null : <code.TriesSection {...props} />;
}
