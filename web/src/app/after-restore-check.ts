import { ApiError } from '../platform/http/api-error.ts';

/**
 * What becomes of a remembered session after asking the server: 401 and 403 end it. Anything else, a
 * server in trouble or no network, says nothing about it (readings 7).
 */
export function afterRestoreCheck(error: unknown): 'keep' | 'clear' {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? 'clear' : 'keep';
}
