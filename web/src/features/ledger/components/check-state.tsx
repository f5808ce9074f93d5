import type { LedgerCheck } from '@portal/contract/ledger';
import Info from 'lucide-react/icons/info';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { isRunning } from '../api/ledger.ts';
import { ledgerTexts } from '../texts/catalogue.ts';

/** The state of the newest check in words: one banner for all states, so that screen readers announce each change. */
export function CheckState({ check }: { check: LedgerCheck | null }) {
  const t = ledgerTexts().check;
  if (check === null) return <Banner icon={<Info aria-hidden="true" />}>{t.never}</Banner>;
  const { state, checked, total, problemCount } = check;
  if (isRunning(check)) return <Banner icon={<Info aria-hidden="true" />}>{t.running}</Banner>;
  if (problemCount > 0)
    return (
      <Banner tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        <p>{t.problems(problemCount)}</p>
        {state === 'cancelled' ? <p>{t.cancelled(checked, total)}</p> : null}
        <p className="font-normal">{t.advice}</p>
      </Banner>
    );
  if (state === 'cancelled')
    return <Banner icon={<Info aria-hidden="true" />}>{t.cancelled(checked, total)}</Banner>;
  return (
    <Banner tone="success" icon={<ShieldCheck aria-hidden="true" />}>
      {total === 0 ? t.empty : t.clean(total)}
    </Banner>
  );
}
