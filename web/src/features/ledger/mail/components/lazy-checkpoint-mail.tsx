import { reachesCompany } from '@portal/contract/reach-rules';
import { useReach } from '#web/platform/session/use-reach.ts';
import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';

/** The last part of the settings of a company, which are shown without it. */
const part = lazyModule(() => import('./checkpoint-mail-section.tsx'));

/** Admins who cannot change the address do not see it. */
export function CheckpointMail({ companyId }: { companyId: number }) {
  const code = useLazyModule(part);
  const mayChange = reachesCompany(useReach(), companyId, 'training');
  return code === null || !mayChange ? null : <code.CheckpointMailSection companyId={companyId} />;
}
