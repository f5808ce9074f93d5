/** Tokens with which the command `doctor` uses the calls of this folder: only who can read the database can make one. */
import { createHmac } from 'node:crypto';
import { isSecureEqual } from '#server/platform/secure-equal.ts';

/** The name of the secret in the database. */
export const DOCTOR_SECRET = 'doctor';

const LIFE_MS = 60_000;
const TOKEN = /^(\d{1,16})\.([\w-]+)$/;

/** @param now in ms */
export function doctorToken(secret: Buffer, now: number): string {
  const expiresAt = String(now + LIFE_MS);
  return `${expiresAt}.${signature(secret, expiresAt)}`;
}

/** @param now in ms */
export function isDoctorToken(secret: Buffer, token: string, now: number): boolean {
  const [, expiresAt, given] = TOKEN.exec(token) ?? [];
  if (expiresAt === undefined || given === undefined) return false;
  return isSecureEqual(given, signature(secret, expiresAt)) && Number(expiresAt) > now;
}

function signature(secret: Buffer, expiresAt: string): string {
  return createHmac('sha256', secret).update(`doctor ${expiresAt}`).digest('base64url');
}
