import type { ModuleInsight } from '@portal/contract/insight';
import { fullDate } from '#web/platform/time/format-instant.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { asOfWords } from '../model/as-of.ts';
import { insightTexts } from '../texts/catalogue.ts';

/** The time of the count: 'As of 14:05'. */
export function AsOf({ insight: { asOf } }: { insight: ModuleInsight }) {
  const now = useNow();
  const instant = new Date(asOf);
  return (
    <p className="text-sm text-text-muted tabular-nums">
      <Sentence
        text={insightTexts().page.asOf}
        elements={[
          <time key="time" dateTime={asOf} title={fullDate(instant)}>
            {asOfWords(instant, now)}
          </time>,
        ]}
      />
    </p>
  );
}
