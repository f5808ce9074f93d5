import { useState } from 'react';
import { useOutcomeToast } from '#web/ui/use-outcome-toast.ts';

type ManualRefresh = {
  /** Reloads the data; never rejects. */
  refetch: () => Promise<{ error: Error | null }>;
  done: string;
  failed: string;
};

/** A refresh by the user, which shows its result in a toast. Polls show none. */
export function useManualRefresh({ refetch, done, failed }: ManualRefresh) {
  const outcome = useOutcomeToast();
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    const { error } = await refetch();
    setRefreshing(false);
    if (error === null) outcome.success(done);
    else outcome.error(failed, error.message);
  }
  return { isRefreshing, refresh: () => void refresh() };
}
