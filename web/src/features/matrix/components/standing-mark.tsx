import type { MatrixCell } from '@portal/contract/compliance';
import { lookOf, stateWord } from '#web/features/standing/api/standing-words.ts';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

type StandingMarkProps = {
  cell: MatrixCell;
  /** A civil date. */
  today: string;
};

/** How a trainee stands in a module: symbol and word, with the day below. */
export function StandingMark({ cell: { state, on }, today }: StandingMarkProps) {
  return (
    <StateMark
      {...lookOf(state)}
      word={stateWord(state)}
      day={on === null ? null : { date: on, inWords: shortDay(on, today) }}
    />
  );
}
