import { ApiError } from '../platform/http/api-error.ts';

/**
 * Decides whether a stored session is kept after the server was asked about it. Only 401 and 403 end it; other errors,
 * such as a 5xx or a network failure, say nothing about the session (docs/specification-notes.md#7).
 */
export function afterRestoreCheck(error: unknown): 'keep' | 'clear' {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? 'clear' : 'keep';
}
