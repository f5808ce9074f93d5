import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

/** 'Reminded 2 days ago'; nothing for a trainee who was never reminded. */
export function LastReminder({ at }: { at: string | null | undefined }) {
  if (at === null || at === undefined) return null;
  return (
    <span className="text-text-muted text-xs max-sm:text-sm">
      <Sentence
        text={traineeTexts().table.reminded}
        elements={[<Instant key="time" value={at} />]}
      />
    </span>
  );
}
