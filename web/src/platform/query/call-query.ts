import type { Call, CallResponse } from '@portal/contract/call';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallRequest, CallTarget, OptionalArgument } from '../http/call-request.ts';
import { callApi } from '../http/client.ts';

/**
 * The cache key of a call: its name, then its parameters and query. `callKey(call)` alone is the prefix of all its
 * keys, for invalidating them together.
 */
export function callKey<C extends Call>(call: C, target?: CallTarget<C>): QueryKey {
  return target === undefined ? [call.name] : [call.name, target];
}

/** The query options of a reading call; spread them and add `staleTime` from `cacheTimes`. */
export function callQuery<C extends Call>(call: C, ...[target]: OptionalArgument<CallTarget<C>>) {
  return queryOptions({
    queryKey: callKey(call, target),
    queryFn: ({ signal }): Promise<CallResponse<C>> => {
      // A read has no body, so target and signal are the whole request; the generic type cannot express that.
      const request = { ...target, signal } as unknown as CallRequest<C>;
      return callApi<C>(call, ...([request] as unknown as OptionalArgument<CallRequest<C>>));
    },
  });
}
