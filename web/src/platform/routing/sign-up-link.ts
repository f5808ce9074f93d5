import { paths } from './paths.ts';

/**
 * The full address at which trainees sign up. With the token of a company's link it works for that company, also if the
 * company is not in the public list.
 */
export function signUpAddress(link?: string): string {
  const path = link === undefined ? paths.signUp : paths.signUpOf.to(link);
  return new URL(path, window.location.href).href;
}
