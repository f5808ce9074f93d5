import { formatNumber } from '#web/ui/format/format-number.ts';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { complianceTexts } from '../texts/catalogue.ts';

/** The sums of the weeks, which also explain the bars: filled for what comes due, outlined for what expires. */
export function WeekKey({ due, expires }: { due: number; expires: number }) {
  const t = complianceTexts().weeks;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      <Entry symbol="due" label={t.due} count={due} markClass="bg-accent text-accent-contrast" />
      <Entry
        symbol="renew"
        label={t.expires}
        count={expires}
        markClass="border-2 border-warning text-warning-text"
      />
    </dl>
  );
}

type EntryProps = {
  symbol: 'due' | 'renew';
  label: string;
  count: number;
  markClass: string;
};

function Entry({ symbol, label, count, markClass }: EntryProps) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-sm text-text-muted">
        <span
          className={`grid size-6 shrink-0 place-items-center rounded-sm [&_svg]:size-4 ${markClass}`}
        >
          <StateSymbol symbol={symbol} />
        </span>
        <span>{label}</span>
      </dt>
      <dd className="font-semibold text-3xl tabular-nums">{formatNumber(count)}</dd>
    </div>
  );
}
