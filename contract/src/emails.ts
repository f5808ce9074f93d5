/** Email addresses as they are typed and pasted. */
import { issueText } from './reasons.ts';
import { collapsedSpaces, withoutInvisible } from './text-rules.ts';

/**
 * The address in a text that was copied from a mail, a page or a list: without invisible characters, `mailto:`, the name
 * before `<…>`, and the separator of a list behind it.
 */
export function cleanedEmail(text: string): string {
  const line = collapsedSpaces(withoutInvisible(collapsedSpaces(text)).normalize('NFKC'));
  const inBrackets = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(line)?.[1] ?? line;
  return inBrackets
    .replace(/^[\s"']*mailto:/i, '')
    .replace(/^[\s"',;]+/, '')
    .replace(/\?.*$/, (query) => (/^\?[a-z]+=/i.test(query) ? '' : query))
    .replace(/[\s"',;.]+$/, '');
}

const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** Top-level domains of other alphabets begin with `xn--`. */
const TOP_LEVEL = '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])';

export const EMAIL_PATTERN = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`);

/** Says what is wrong with a text that does not match {@link EMAIL_PATTERN}: names the character that no address has. */
export function emailProblem(text: unknown): string {
  const strange = typeof text === 'string' && text.includes('@') ? STRANGE.exec(text)?.[0] : null;
  if (!strange) return issueText('emailInvalid');
  return strange === ' '
    ? issueText('emailHasBlank')
    : issueText('emailHasCharacter', { character: strange });
}

const STRANGE = /[^A-Za-z0-9!#$%&'*+/=?^_`{|}~.@-]/u;
