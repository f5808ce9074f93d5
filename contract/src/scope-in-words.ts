import type { NamedScope } from './reach.ts';
import type { Words } from './texts/en.ts';

/** A company, or one of its groups, as in "Brightwater Foods – Kitchen". */
const placeOf = ({ companyName, groupName }: NamedScope): string =>
  groupName === undefined ? companyName : `${companyName} – ${groupName}`;

/** As in "Brightwater Foods – Kitchen (People)". */
export const scopeInWords = (scope: NamedScope, words: Words): string =>
  words.scope(placeOf(scope), words.rights[scope.rights]);
