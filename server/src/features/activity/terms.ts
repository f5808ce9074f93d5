/** What an activity is found by, and what a search asks for: two sides of one pure rule. */
import type { ActivityAction } from '@portal/contract/activity';
import { sameKey } from '@portal/contract/text-rules';

/** A search tells words apart by so many letters; each costs a row. */
const PREFIX_MAX = 12;
/** A text of more words is found by the first of them. */
const WORDS_MAX = 40;
/** A search of more words is as good as one of these. */
const SEARCH_WORDS_MAX = 8;

// No word begins with '=', so that nobody can search for what is not a word.
const actionTerm = (action: ActivityAction) => `=action:${action}`;
const companyTerm = (companyId: number) => `=company:${companyId}`;

export interface Findable {
  readonly texts: readonly string[];
  readonly action: ActivityAction;
  readonly companyId: number | null;
}

/** Every beginning of every word, so that each keystroke of a search is one run of an index. */
export function termsOf({ texts, action, companyId }: Findable): string[] {
  const terms = new Set([actionTerm(action)]);
  if (companyId !== null) terms.add(companyTerm(companyId));
  for (const word of wordsOf(texts.join(' ')).slice(0, WORDS_MAX)) {
    for (const beginning of beginningsOf(word)) terms.add(beginning);
  }
  return [...terms];
}

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly action?: ActivityAction | undefined;
  readonly company?: number | undefined;
}

/** The terms that an activity must all have; none where everything is asked for. */
export function termsAskedFor({ search = '', action, company }: ActivityFilter): string[] {
  const words = wordsOf(search).slice(0, SEARCH_WORDS_MAX).map(cut);
  const terms = new Set(words);
  if (action !== undefined) terms.add(actionTerm(action));
  if (company !== undefined) terms.add(companyTerm(company));
  return [...terms];
}

/** Without accents' ways of being composed and case, as names are compared everywhere. */
function wordsOf(text: string): string[] {
  const words = sameKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)];
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, PREFIX_MAX);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

function cut(word: string): string {
  return [...word].slice(0, PREFIX_MAX).join('');
}
