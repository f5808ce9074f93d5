export type TextPart = { readonly text: string; readonly href: string | null };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** Punctuation after an address, which belongs to the sentence. */
const SENTENCE_END = '.,;:!?…';

/** The parts of a message's text; those with an `href` are web addresses. Joined, they are the whole text. */
export function textWithLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(match);
    const href = safeHref(address);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Removes the final punctuation, and a closing bracket that was opened before the address. */
function trimAddress(match: string): string {
  let unopened = count(match, ')') - count(match, '(');
  let end = match.length;
  for (; end > 0; end -= 1) {
    const last = match.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!SENTENCE_END.includes(last)) break;
  }
  return match.slice(0, end);
}

const count = (text: string, character: string) => text.split(character).length - 1;

/** The address if it is a web address, else null: a link must not run code. */
function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
