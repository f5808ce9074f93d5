import {
  cancelLedgerCheck,
  getLedger,
  type Ledger,
  type LedgerCheck,
  startLedgerCheck,
} from '@portal/contract/ledger';
import { JOB_POLL_MS } from '@portal/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

const ledger = callQuery(getLedger);

/** How often the log is requested while a checkpoint is awaited, in milliseconds. */
const WAITING_POLL_MS = 5_000;

export const isRunning = (check: LedgerCheck | null): boolean => check?.state === 'running';

function pollMs(known: Ledger | undefined): number | false {
  if (known === undefined) return false;
  if (isRunning(known.check)) return JOB_POLL_MS;
  return known.waiting > 0 || known.checkpoint === null ? WAITING_POLL_MS : false;
}

/** The signed log, requested again while it is checked and while a checkpoint is awaited. */
export function useLedger() {
  return useQuery({
    ...ledger,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollMs(data),
  });
}

function storeCheck(check: LedgerCheck): void {
  queryClient.setQueryData<Ledger>(ledger.queryKey, (known) => known && { ...known, check });
}

// A refusal means that the shown state is outdated.
const refresh = () => queryClient.invalidateQueries({ queryKey: ledger.queryKey });

export function useStartCheck() {
  return useMutation({
    mutationFn: () => callApi(startLedgerCheck, { body: {}, isRepeatable: true }),
    onSuccess: storeCheck,
    onError: refresh,
  });
}

export function useCancelCheck() {
  return useMutation({
    mutationFn: () => callApi(cancelLedgerCheck),
    onSuccess: storeCheck,
    onError: refresh,
  });
}
