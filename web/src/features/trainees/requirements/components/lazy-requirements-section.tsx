import type { ComponentProps } from 'react';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { RequirementsSection as Section } from './requirements-section.tsx';

/** Only companies with rules have the section, whose content is requested after that of the page. */
const part = lazyModule(() => import('./requirements-section.tsx'));

export function RequirementsSection(props: ComponentProps<typeof Section>) {
  const code = useLazyModule(part);
  return code === null ? null : <code.RequirementsSection {...props} />;
}
