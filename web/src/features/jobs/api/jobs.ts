import type { CallArguments } from '@portal/contract/call';
import {
  cancelJob,
  closeHelpRequests,
  getJob,
  type Job,
  type JobItem,
  listJobItems,
  startBulkAction,
  undoJob,
} from '@portal/contract/jobs';
import { JOB_POLL_MS } from '@portal/contract/limits';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { followedJobs } from '../model/followed-jobs.ts';

/** Reports whether the server is still working on the job. */
export function isUnderWay({ state }: Job): boolean {
  return state === 'running' || state === 'undoing';
}

/** How often the number of delivered invitations is requested, in milliseconds. */
const INVITATIONS_POLL_MS = 5_000;

function pollMs(job: Job | undefined): number | false {
  if (job === undefined) return false;
  if (isUnderWay(job)) return JOB_POLL_MS;
  return (job.invitations?.waiting ?? 0) > 0 ? INVITATIONS_POLL_MS : false;
}

/** A job, requested again while the server works on it, and while it delivers the invitations of the job. */
export function useJob(jobId: number) {
  return useQuery({
    ...callQuery(getJob, { params: { id: jobId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollMs(data),
  });
}

/** Shows the progress of a job that was started now, on every page until the user dismisses it. */
export function followJob(job: Job): void {
  storeJob(job);
  followedJobs.follow(job.id);
}

function storeJob(job: Job): void {
  queryClient.setQueryData(callKey(getJob, { params: { id: job.id } }), job);
}

export type BulkAction = CallArguments<typeof startBulkAction>['body'];

/** The id of the request that a dialog sends: sent again after a lost answer, it does not act twice. */
export function useRequestId(): string {
  const [id] = useState(clientMadeId);
  return id;
}

export function useStartBulkAction() {
  const clientRequestId = useRequestId();
  return useMutation({
    mutationFn: (action: BulkAction) =>
      callApi(startBulkAction, { body: { ...action, clientRequestId }, isRepeatable: true }),
    onSuccess: followJob,
  });
}

export type HelpToClose = CallArguments<typeof closeHelpRequests>['body'];

export function useCloseHelpRequests() {
  const clientRequestId = useRequestId();
  return useMutation({
    mutationFn: (chosen: HelpToClose) =>
      callApi(closeHelpRequests, { body: { ...chosen, clientRequestId }, isRepeatable: true }),
    onSuccess: followJob,
  });
}

/** The number that the server finds, if it refused to start because of another one; null for any other failure. */
export function countAfterConflict(error: Error): number | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const { count } = error.details;
  return typeof count === 'number' ? count : null;
}

export function useCancelJob(jobId: number) {
  return useMutation({
    mutationFn: () => callApi(cancelJob, { params: { id: jobId } }),
    onSuccess: storeJob,
  });
}

export function useUndoJob(jobId: number) {
  return useMutation({
    mutationFn: () => callApi(undoJob, { params: { id: jobId } }),
    onSuccess: storeJob,
  });
}

/** The loaded pages of a job's trainees, all of them or the refused ones. */
export function useJobItems(jobId: number, state: 'refused' | null) {
  return useInfiniteQuery({
    queryKey: [...callKey(listJobItems), 'pages', jobId, state],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const request = { params: { id: jobId }, query: { state, cursor }, signal };
      const { body, headers } = await callApiWithHeaders(listJobItems, request);
      return { rows: body, next: headers.next };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }): JobItem[] => pages.flatMap(({ rows }) => rows),
    staleTime: 0,
  });
}
