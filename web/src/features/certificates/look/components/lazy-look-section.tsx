import type { ComponentProps } from 'react';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { LookSection as Section } from './look-section.tsx';

/** The last part of the settings of a company, which are shown without it. */
const part = lazyModule(() => import('./look-section.tsx'));

export function LookSection(props: ComponentProps<typeof Section>) {
  const code = useLazyModule(part);
  return code === null ? null : <code.LookSection {...props} />;
}
