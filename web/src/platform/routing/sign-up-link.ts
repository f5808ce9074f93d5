import { paths } from './paths.ts';

/**
 * The full address at which trainees sign up. With the token of a company's link it works for that company, also if the
 * company is not in the public list.
 */
export function signUpAddress(link?: string): string {
  const path = link === undefined ? paths.signUp : paths.signUpOf.to(link);
  return new URL(path, window.location.href).href;
}

/** The address of a ready mail with this link: the user's own mail program sends it, to whom they choose. */
export function signUpMail(address: string): string {
  const subject = 'Your training: please sign up';
  const body = `Hello,\n\nplease open this link to sign up for your training, and choose a password there:\n${address}\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
