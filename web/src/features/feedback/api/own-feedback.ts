import { listOwnFeedback, type OwnFeedback } from '@portal/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** What the trainee has said so far, one for each module rated. */
export function useOwnFeedback() {
  return useQuery({ ...callQuery(listOwnFeedback), staleTime: cacheTimes.feedback });
}

export function feedbackOn(
  own: readonly OwnFeedback[] | undefined,
  moduleId: number,
): OwnFeedback | undefined {
  return own?.find((feedback) => feedback.moduleId === moduleId);
}
