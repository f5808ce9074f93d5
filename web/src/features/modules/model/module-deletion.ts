import { ApiError } from '#web/platform/http/api-error.ts';

/** Why a module was not deleted, in the words of the portal. */
export function deletionRefusal(error: Error): string {
  const isInvalid = error instanceof ApiError && error.code === 'INVALID_INPUT';
  return isInvalid ? 'Invalid module data' : `Failed to delete module: ${error.message}`;
}
