import { useState } from 'react';
import { toast } from 'sonner';

type ManualRefresh = {
  /** Reloads the data; never rejects. */
  refetch: () => Promise<{ error: Error | null }>;
  done: string;
  failed: string;
};

/** A refresh by the user, which shows its result in a toast. Polls show none. */
export function useManualRefresh({ refetch, done, failed }: ManualRefresh) {
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    const { error } = await refetch();
    setRefreshing(false);
    if (error === null) toast.success(done);
    else toast.error(failed, { description: error.message });
  }
  return { isRefreshing, refresh: () => void refresh() };
}
