/** Codes of the errors with which a stream to a client ends early. */
const CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ECANCELED', 'ABORT_ERR'];

/** The client disconnected, or the answer was cut off, while it was sent. */
export class CutOffError extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';

  constructor(options?: ErrorOptions) {
    super('The answer was cut off', options);
  }
}

/** Whether the client disconnected, or the answer was cut off on purpose: not a fault of the portal. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code));
}
