import type { RequirementHits } from '@portal/contract/requirements';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { hitsSentences } from '../model/hits-words.ts';
import { rulesTexts } from '../texts/catalogue.ts';

/** The trainees whom a change of rules hits, in sentences with the first names. */
export function HitsList({ hits }: { hits: RequirementHits }) {
  const sentences = hitsSentences(hits);
  if (sentences.length === 0) return <p>{rulesTexts().preview.noneAffected}</p>;
  return (
    <ul className="grid gap-1.5 wrap-anywhere">
      {sentences.map(({ key, text, names }) => (
        <li key={key}>
          <Sentence text={text} elements={[<Name key="names">{names}</Name>]} />
        </li>
      ))}
    </ul>
  );
}
