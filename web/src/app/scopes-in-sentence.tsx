import type { NamedScope } from '@portal/contract/reach';
import { ScopeName, scopeKey } from '../ui/scope-name.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { appTexts } from './texts/catalogue.ts';

/** The companies and groups that a sentence names; of more than one further ones it says the number. */
const NAMED = 2;

type ScopesInSentenceProps = {
  scopes: readonly NamedScope[];
  /** The sentence with these parts. */
  text: (...parts: string[]) => string;
};

/** A sentence that names companies and groups, such as “You see: Brightwater – Kitchen, Acme and 3 more”. */
export function ScopesInSentence({ scopes, text }: ScopesInSentenceProps) {
  const named = isShortened(scopes) ? scopes.slice(0, NAMED) : scopes;
  const rest = scopes.length - named.length;
  const parts = named.map((scope) => <ScopeName key={scopeKey(scope)} {...scope} />);
  const more = rest === 0 ? [] : [<span key="more">{appTexts().seen.more(rest)}</span>];
  return <Sentence text={text} elements={[...parts, ...more]} />;
}

export const isShortened = (scopes: readonly NamedScope[]): boolean => scopes.length > NAMED + 1;
