/** A message to the process of `simulated-portal.ts`. */
export interface Simulated {
  /** Milliseconds that pass at once for the portal. */
  readonly advanceMs?: number;
  /** The next read from the S3 service is refused, as one by an address that has expired. */
  readonly refuseS3Read?: boolean;
  /** All mails that are due are delivered, or put off, before the answer. */
  readonly deliverMails?: boolean;
}
