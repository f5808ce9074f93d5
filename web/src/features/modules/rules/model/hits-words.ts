import type { RequirementHits } from '@portal/contract/requirements';
import { isolated } from '#web/ui/format/isolated.ts';
import { rulesTexts } from '../texts/catalogue.ts';

/** A sentence about some trainees: `text` takes the words that name them. */
export type HitsSentence = {
  key: keyof RequirementHits;
  text: (names: string) => string;
  names: string;
};

const ORDER: readonly (keyof RequirementHits)[] = [
  'added',
  'removed',
  'removedBegun',
  'overdue',
  'overdueByPast',
  'expired',
];

/** The sentences about the trainees whom a change of rules hits; none if it hits no one. */
export function hitsSentences(hits: RequirementHits): HitsSentence[] {
  const { sentences, named } = rulesTexts().hits;
  return ORDER.filter((key) => hits[key].count > 0).map((key) => {
    const { count, names } = hits[key];
    return {
      key,
      text: (words) => sentences[key](count, words),
      names: named(names.map(isolated), count - names.length),
    };
  });
}
