import type { Language } from '@portal/contract/languages';
import { platformTexts } from '../texts/catalogue.ts';
import { portalAddress } from './base-path.ts';
import { paths } from './paths.ts';

/**
 * The full address at which trainees sign up. With the token of a company's link it works for that company, also if the
 * company is not in the public list. The page opens in the given language.
 */
export function signUpAddress(link?: string, language: Language | null = null): string {
  const path = link === undefined ? paths.signUp : paths.signUpOf.to(link);
  const { href } = new URL(portalAddress(path), window.location.href);
  return language === null ? href : `${href}?language=${language}`;
}

/** The address of a ready mail with this link: the user's own mail program sends it, to whom they choose. */
export function signUpMail(address: string): string {
  const { subject, body } = platformTexts().signUpMail;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body(address))}`;
}
