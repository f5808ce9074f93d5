import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';

/** The field of a person that the server refuses; null if the refusal concerns none. */
export function refusedField(error: unknown): 'name' | 'email' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN') return 'email';
  const path = refusedPath(error);
  return path === 'name' || path === 'email' ? path : null;
}

/** The company in the row of the reach that the server refuses; null if the refusal concerns none. */
export function refusedScope(error: unknown): `scopes.${number}.company` | null {
  if (!(error instanceof ApiError)) return null;
  const [, place] = /^reach\.(\d+)/.exec(String(refusedPath(error))) ?? [];
  return place === undefined ? null : `scopes.${Number(place)}.company`;
}
