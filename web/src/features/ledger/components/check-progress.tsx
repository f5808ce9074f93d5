import type { LedgerCheck } from '@portal/contract/ledger';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ledgerTexts } from '../texts/catalogue.ts';

/** How far a running check is. */
export function CheckProgress({ check: { checked, total } }: { check: LedgerCheck }) {
  const t = ledgerTexts().check;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <ProgressBar
        label={t.title}
        value={total === 0 ? 0 : (checked / total) * 100}
        className="min-w-40 grow"
      />
      <span className="text-text-muted tabular-nums">{t.progress(checked, total)}</span>
    </div>
  );
}
