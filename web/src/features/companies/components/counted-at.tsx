import { Instant } from '#web/platform/time/instant.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { companiesTexts } from '../texts/catalogue.ts';

/** The time of the figures; undefined without a company. */
export function CountedAt({ instant }: { instant: string | undefined }) {
  if (instant === undefined) return null;
  return (
    <p className="text-sm text-text-muted">
      <Sentence
        text={companiesTexts().counted}
        elements={[<Instant key="time" value={instant} />]}
      />
    </p>
  );
}
