import { classNames } from './class-names.ts';
import { StateSymbol, type StateSymbolName } from './state-symbol.tsx';

const colours = {
  danger: 'text-danger-text',
  warning: 'text-warning-text',
  accent: 'text-accent-text',
  success: 'text-success-text',
  neutral: 'text-text-muted',
};

type StateMarkProps = {
  tone: keyof typeof colours;
  symbol: StateSymbolName;
  word: string;
  /** A civil date, and the same in words; null without one. */
  day: { date: string; inWords: string } | null;
};

/** A state in a narrow cell: symbol and word, with a day below. */
export function StateMark({ tone, symbol, word, day }: StateMarkProps) {
  return (
    <span className="grid gap-0.5 text-xs">
      <span
        className={classNames(
          'flex items-start gap-1 font-medium [&_svg]:mt-0.5 [&_svg]:size-3 [&_svg]:shrink-0',
          colours[tone],
        )}
      >
        <StateSymbol symbol={symbol} />
        <span>{word}</span>
      </span>
      {day === null ? null : (
        <time dateTime={day.date} className="whitespace-nowrap text-text-muted">
          {day.inWords}
        </time>
      )}
    </span>
  );
}
