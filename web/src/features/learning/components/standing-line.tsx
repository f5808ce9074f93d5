import type { Standing } from '@portal/contract/requirements';
import { lookOf, standingPhrase } from '#web/features/standing/api/standing-words.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';

const tones = {
  danger: 'text-danger-text',
  warning: 'text-warning-text',
  accent: 'text-accent-text',
  success: 'text-success-text',
  neutral: 'text-text-muted',
};

export const standingTone = ({ state }: Pick<Standing, 'state'>) => tones[lookOf(state).tone];

type StandingLineProps = {
  standing: Standing | null;
  /** In the company's zone; that of the reader unless given. */
  today?: string | undefined;
  className?: string | undefined;
};

/** 'Due 3 Dec', 'Valid until 3 Nov 2027': nothing for a module that has no day and no exception. */
export function StandingLine({ standing, today, className }: StandingLineProps) {
  if (standing === null) return null;
  const { text, day } = standingPhrase(standing);
  const { state } = standing;
  if (state === 'open' || (state === 'valid' && day === null)) return null;
  return (
    <p
      className={classNames(
        'flex items-start gap-1.5 text-sm [&_svg]:h-lh [&_svg]:w-4 [&_svg]:shrink-0',
        standingTone(standing),
        className,
      )}
    >
      <StateSymbol symbol={lookOf(state).symbol} />
      <span>
        <Sentence
          text={text}
          elements={day === null ? [] : [<CivilDate key="day" value={day} today={today} />]}
        />
      </span>
    </p>
  );
}
