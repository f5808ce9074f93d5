import { fullDate } from '#web/platform/time/format-instant.ts';
import { instantFormat } from '#web/platform/time/instant-format.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

const timeWithSeconds = instantFormat({ timeStyle: 'medium' });

/** The time when the data was last loaded; `at` in ms since 1970, 0 while the data for the view is not loaded yet. */
export function LastUpdated({ at }: { at: number }) {
  const t = traineeTexts();
  if (at === 0) return <span>{t.updating}</span>;
  const instant = new Date(at);
  return (
    <span>
      <Sentence
        text={t.lastUpdated}
        elements={[
          <time
            key="time"
            dateTime={instant.toISOString()}
            title={fullDate(instant)}
            className="tabular-nums"
          >
            {timeWithSeconds(instant)}
          </time>,
        ]}
      />
    </span>
  );
}
