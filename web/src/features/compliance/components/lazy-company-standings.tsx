import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import type { CompanyPeople } from '../api/company-compliance.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** Only companies with rules have it, and its content is requested after that of the page. */
const part = lazyModule(() => import('./company-standings.tsx'));

export function CompanyStandings(props: CompanyPeople) {
  const code = useLazyModule(part);
  return code === null ? <ChartSkeleton /> : <code.CompanyStandings {...props} />;
}
