/**
 * The code of a certificate: 128 random bits as 26 characters of Crockford's Base32, which has neither I, L, O nor U. People
 * type it from paper.
 */

export const CERTIFICATE_CODE = {
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  length: 26,
  /** Characters that an address or a form may have: blanks and hyphens between the others. */
  inputMax: 100,
} as const;

const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** The code as it is stored: without blanks and hyphens, in capitals, look-alikes corrected. */
export const cleanedCode = (input: string): string =>
  input
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–—]/g, '')
    .replaceAll(/[OIL]/g, (character) => LOOK_ALIKE[character] ?? character);

/** In groups of five characters, the last one of six. */
export const codeInGroups = (code: string): string => code.replaceAll(/(.{5})(?=.{5})/g, '$1-');
