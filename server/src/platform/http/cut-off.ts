/** Codes of the errors with which a stream to a client ends early. */
const CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'];

/** Whether the client disconnected, or the answer was cut off on purpose: not a fault of the portal. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code));
}
