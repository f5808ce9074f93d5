import type { Standing, StandingInShort } from '@portal/contract/requirements';
import { lookOf, standingPhrase } from '#web/features/standing/api/standing-words.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';

type StandingBadgeProps = { standing: StandingInShort | Standing };

/** A standing and its date in words: 'Overdue since 3 Dec'. */
export function StandingBadge({ standing }: StandingBadgeProps) {
  const { tone, symbol } = lookOf(standing.state);
  const { text, day } = standingPhrase(standing);
  return (
    <Badge
      tone={tone}
      className="whitespace-normal! text-start [&_svg]:shrink-0 [&_time]:whitespace-nowrap"
    >
      <StateSymbol symbol={symbol} />
      <span>
        {day === null ? (
          text()
        ) : (
          <Sentence text={text} elements={[<CivilDate key="day" value={day} />]} />
        )}
      </span>
    </Badge>
  );
}
