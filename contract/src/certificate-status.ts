/** How a certificate stands, for lists of many people. Pages that show no certificates load it, too. */
import * as z from 'zod/mini';
import { civilDate } from './requirements.ts';

/**
 * - `renewed`: a newer certificate is about later completions.
 * - `replaced`: a newer one has more modules, or a corrected name.
 * - `withdrawn`: by an admin, with a reason.
 */
export const CERTIFICATE_STATUSES = [
  'valid',
  'expired',
  'renewed',
  'replaced',
  'withdrawn',
] as const;
export const certificateStatus = z.enum(CERTIFICATE_STATUSES);
export type CertificateStatus = z.infer<typeof certificateStatus>;

/** The latest certificate about the whole training of a person, in lists of many people. */
export const certificateInShort = z.object({
  code: z.string(),
  status: certificateStatus,
  completedOn: civilDate,
  validUntil: z.nullable(civilDate),
});
export type CertificateInShort = z.infer<typeof certificateInShort>;
