import { listActivity } from '@portal/contract/activity';
import { listCompanies } from '@portal/contract/companies';
import { cancelJob, getJob, type Job, undoJob } from '@portal/contract/jobs';
import { JOB_POLL_MS } from '@portal/contract/limits';
import { getRun, listAttempts, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees } from '@portal/contract/trainees';
import { listTrash } from '@portal/contract/trash';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { isUnderWay } from '../model/job-sentences.ts';

/** A job, reloaded every second until it has ended. Its end refreshes all lists that it can have changed. */
export function useJob(jobId: number) {
  const job = useQuery({
    ...callQuery(getJob, { params: { id: jobId } }),
    refetchInterval: ({ state: { data, error } }) =>
      error === null && (data === undefined || isUnderWay(data)) ? JOB_POLL_MS : false,
  });
  const state = job.data?.state;
  const hasEnded = job.data !== undefined && !isUnderWay(job.data);
  useEffect(() => {
    if (hasEnded && state !== undefined) void refreshChangedLists();
  }, [hasEnded, state]);
  return job;
}

/** Stores a job that another call answered with, so that it is shown without a request of its own. */
export function rememberJob(job: Job): void {
  queryClient.setQueryData(callKey(getJob, { params: { id: job.id } }), job);
}

/** Stops a job after its current batch. */
export function useCancelJob(jobId: number) {
  return useMutation({
    mutationFn: () => callApi(cancelJob, { params: { id: jobId } }),
    onSuccess: rememberJob,
    // It may have ended in the meantime.
    onError: () => reloadJob(jobId),
  });
}

export function useUndoJob(jobId: number) {
  return useMutation({
    mutationFn: () => callApi(undoJob, { params: { id: jobId } }),
    onSuccess: rememberJob,
    onError: () => reloadJob(jobId),
  });
}

function reloadJob(jobId: number): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: callKey(getJob, { params: { id: jobId } }),
  });
}

function refreshChangedLists(): Promise<unknown> {
  const calls = [
    listTrainees,
    getTraineeProgress,
    listRuns,
    getRun,
    listAttempts,
    listCompanies,
    listTrash,
    listActivity,
  ];
  return refreshInAllTabs(calls.map((call) => callKey(call)));
}
