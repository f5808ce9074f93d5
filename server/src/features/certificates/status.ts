import type { CertificateStatus } from '@portal/contract/certificate-status';

export interface StatusRow {
  /** The last day; null for ever. */
  readonly valid_until: string | null;
  /** Milliseconds since 1970. */
  readonly withdrawn_at: number | null;
  readonly succeeded_at: number | null;
  readonly succession: 'renewed' | 'replaced' | null;
}

/** An end that was decided comes before one that time brings: withdrawn, renewed or replaced, expired, valid. */
export function statusOf(row: StatusRow, today: string): CertificateStatus {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.succession !== null) return row.succession;
  return row.valid_until !== null && row.valid_until < today ? 'expired' : 'valid';
}

/** When the status was decided, in ms since 1970; null for a valid or expired one. */
export const statusSince = ({ withdrawn_at, succeeded_at }: StatusRow): number | null =>
  withdrawn_at ?? succeeded_at;
