import type { NamedScope } from '@portal/contract/reach';
import { ScopeName, scopeKey } from '../ui/scope-name.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { uiTexts } from '../ui/texts/catalogue.ts';

/** Companies and groups that a sentence names; further ones are counted if they are more than one. */
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
  const more = rest === 0 ? [] : [<span key="more">{uiTexts().limited.more(rest)}</span>];
  return <Sentence text={text} elements={[...parts, ...more]} />;
}

export const isShortened = (scopes: readonly NamedScope[]): boolean => scopes.length > NAMED + 1;
