import { timingSafeEqual } from 'node:crypto';

/**
 * Compares two texts in a time that does not depend on where they differ. Signatures are compared as text: two
 * spellings of one base64 value are not the same signature.
 */
export function isSecureEqual(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
