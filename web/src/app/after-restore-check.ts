import { ApiError } from '../platform/http/api-error.ts';

/**
 * Decides whether a stored session is kept after the server was asked about it. Only 401 and 403 end it; other errors,
 * such as a 5xx or a network failure, say nothing about the session (docs/specification-notes.md#7). In a tab that
 * shows what another admin sees, a 403 concerns that view only.
 */
export function afterRestoreCheck(error: unknown, isView = false): 'keep' | 'clear' {
  const isRefused =
    error instanceof ApiError && (error.status === 401 || (error.status === 403 && !isView));
  return isRefused ? 'clear' : 'keep';
}
