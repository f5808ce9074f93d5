import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { HeldSectionProps } from './held-section.tsx';

/** Below the modules of the trainee, whose page is shown without it. */
const part = lazyModule(() => import('./held-section.tsx'));

export function HeldCertificates(props: HeldSectionProps) {
  const code = useLazyModule(part);
  return code === null ? null : <code.HeldSection {...props} />;
}
