import { randomBytes } from 'node:crypto';

/** 96 random bits, short enough to be typed from a terminal. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
