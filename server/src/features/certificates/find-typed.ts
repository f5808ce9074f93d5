/** Codes that visitors type or follow: one limit for each address, whatever they ask for. */
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { storedCode } from './code.ts';
import { type CertificateRow, findCertificateByCode } from './queries.ts';

export interface FindingDependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

/** More than a person types, and too few to find one of 2^128 codes. */
export const CHECKS = { limit: 60, windowMs: 60_000 };
const TOO_MANY = because('tooManyAttempts');

/**
 * Finds a certificate by a code as a person types it. Unknown and malformed ones cause the same queries as known ones.
 * Throws TOO_MANY_REQUESTS.
 */
export async function findTyped(
  { db, limiter }: FindingDependencies,
  typed: string,
  address: string,
): Promise<CertificateRow | undefined> {
  await enforceLimit(limiter, `certificate-checks:${address}`, CHECKS, TOO_MANY);
  return findCertificateByCode(db, storedCode(typed));
}
