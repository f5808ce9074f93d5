/** A message to the process of `simulated-portal.ts`. */
export interface Simulated {
  /** Milliseconds by which the portal's clock is advanced. */
  readonly advanceMs?: number;
  /** Refuses the next read from the S3 service, like a read by an expired address. */
  readonly refuseS3Read?: boolean;
  /** All due mails are delivered or deferred before the answer. */
  readonly deliverMails?: boolean;
}
