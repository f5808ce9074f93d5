import { randomBytes, randomInt } from 'node:crypto';
import { JOIN_CODE_MAX, JOIN_CODE_MIN } from '@portal/contract/limits';

/** Without letters and digits that look alike: 0 and O, 1, I and L, U and V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30^12 codes are 58.9 bits. */
const LENGTH = 12;
const GROUP = /.{1,4}/g;
const CHOSEN = new RegExp(`^[0-9A-Z]{${JOIN_CODE_MIN},${JOIN_CODE_MAX}}$`);

/** A new code, in the form of {@link normalizedCode}. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The form in which codes are stored and compared: without case, blanks and hyphens. */
export function normalizedCode(typed: string): string {
  return typed.replace(/[\s\p{Dash}]/gu, '').toUpperCase();
}

/** Whether an admin may choose this code, which is in the form of {@link normalizedCode}. */
export function isChoosable(code: string): boolean {
  return CHOSEN.test(code);
}

/** The code in groups of four, for reading and typing. */
export function groupedCode(code: string): string {
  return code.match(GROUP)?.join('-') ?? '';
}

/** The token of a sign-up link, 128 random bits. */
export function newSignUpLink(): string {
  return randomBytes(16).toString('base64url');
}
