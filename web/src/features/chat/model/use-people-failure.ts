import { useEffect } from 'react';
import { toast } from 'sonner';
import { ApiError } from '#web/platform/http/api-error.ts';

/** Says once that the people could not be read, in the server's words where it gave some. */
export function usePeopleFailure(error: Error | null): void {
  useEffect(() => {
    if (error !== null) toast.error(peopleFailure(error), { id: 'people-failure' });
  }, [error]);
}

export function peopleFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Failed to fetch company users';
  return `Failed to fetch users: ${error.reason ?? 'Unknown error'}`;
}
