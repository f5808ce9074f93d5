import { domainToASCII } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, so that a top-level domain is none; the last one of an IP address is a number. */
const DOMAIN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/**
 * Returns a typed domain as DNS has it: in lower case, international names in Punycode, without an `@` before it.
 * Returns null for other texts. A public suffix such as co.uk is accepted: domains are compared as a whole, and no
 * mailbox is in it.
 */
export function normalizedDomain(typed: string): string | null {
  const name = typed.trim().replace(/^@/, '').replace(/\.$/, '');
  // It would read a domain out of an address of a page.
  if (/[\s/\\:?#@]/.test(name)) return null;
  const domain = domainToASCII(name).toLowerCase();
  return DOMAIN.test(domain) ? domain : null;
}

/** The domain of an email, in the form of {@link normalizedDomain}. */
export function domainOf(email: string): string | null {
  return normalizedDomain(email.slice(email.lastIndexOf('@') + 1));
}
