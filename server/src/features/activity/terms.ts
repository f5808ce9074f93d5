/** The terms by which an activity is found and the terms of a search: two sides of one pure rule. */
import type { ActivityAction } from '@portal/contract/activity';
import { APOSTROPHES, searchKey } from '@portal/contract/text-keys';

/** Characters of a prefix, by which a search distinguishes words; each prefix costs a row. */
const PREFIX_MAX = 12;
/** A longer text is found by its first words only. */
const WORDS_MAX = 40;
/** Further words of a search are ignored. */
const SEARCH_WORDS_MAX = 8;

// No word begins with '=', so that a search cannot match terms that are not words.
const actionTerm = (action: ActivityAction) => `=action:${action}`;
export const companyTerm = (companyId: number) => `=company:${companyId}`;

export interface Findable {
  readonly texts: readonly string[];
  readonly action: ActivityAction;
  readonly companyId: number | null;
}

/** All prefixes of all words, so that a search for the beginning of a word reads one index range. */
export function termsOf({ texts, action, companyId }: Findable): string[] {
  const terms = new Set([actionTerm(action)]);
  if (companyId !== null) terms.add(companyTerm(companyId));
  for (const word of findableWords(texts.join(' ')).slice(0, WORDS_MAX)) {
    for (const beginning of beginningsOf(word)) terms.add(beginning);
  }
  return [...terms];
}

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly action?: ActivityAction | undefined;
  readonly company?: number | undefined;
}

/** The terms that an activity must all have; none if all activities are requested. */
export function termsAskedFor({ search = '', action, company }: ActivityFilter): string[] {
  const words = wordsOf(search).slice(0, SEARCH_WORDS_MAX).map(cut);
  const terms = new Set(words);
  if (action !== undefined) terms.add(actionTerm(action));
  if (company !== undefined) terms.add(companyTerm(company));
  return [...terms];
}

/** 'O’Neill' is found by 'oneill' and by 'neill', 'l’école' by 'ecole'. */
const findableWords = (text: string) => [
  ...new Set([...wordsOf(text), ...wordsOf(text.replaceAll(APOSTROPHES, ' '))]),
];

/** Words in the form of `searchKey`, as in every search. */
function wordsOf(text: string): string[] {
  return [...new Set(searchKey(text).match(/[\p{L}\p{N}\p{M}]+/gu))];
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, PREFIX_MAX);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

function cut(word: string): string {
  return [...word].slice(0, PREFIX_MAX).join('');
}
