/** One subject that `/readyz` reports on. */
export interface HealthCheck {
  /** If true, no request can be answered without this subject: `/readyz` is 503 while the check fails. */
  readonly isRequired: boolean;
  /** Rejects while the subject is unreachable, or with CheckFailedError while it is in another bad state. */
  readonly run: () => Promise<void>;
}

/** The subject of a check answers, but is in a state that `/readyz` names. */
export class CheckFailedError extends Error {
  override readonly name = 'CheckFailedError';
  readonly state: 'damaged' | 'not writable';

  constructor(state: 'damaged' | 'not writable', options: ErrorOptions) {
    super(`The check failed: ${state}`, options);
    this.state = state;
  }
}
