/** The completion that is to be certified, in plain facts: this feature depends on none of those that find them. */

export interface CompletedModule {
  readonly moduleId: number;
  readonly name: string;
  /** A civil date, like all days here. */
  readonly completedOn: string;
  /** The last day on which the completion counts; null for ever. */
  readonly validUntil: string | null;
  /** Seconds, all videos together. */
  readonly videoSeconds: number;
  /** Accepted seconds; 0 for a recorded result. */
  readonly creditedSeconds: number;
  /** The best try in whole percent as shown; null without a quiz. */
  readonly score: number | null;
  readonly edition: number;
  /** The name of who recorded it, null if unknown, and the day; null if it was completed here. */
  readonly recorded: { readonly by: string | null; readonly on: string } | null;
}

export interface Completion {
  /** The row of `path_completions`. */
  readonly id: number;
  readonly userId: number;
  readonly companyId: number;
  readonly runId: number;
  /** The module of a certificate about one; null for the whole path. */
  readonly moduleId: number | null;
  /** In training order, at least one. */
  readonly modules: readonly CompletedModule[];
  /** It is older than the certificates of the portal. */
  readonly isBeforeCertificates: boolean;
  /** The completion before of the same path or module, and what becomes of its certificate; null for the first one. */
  readonly former: { readonly id: number; readonly succession: 'renewed' | 'replaced' } | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}
