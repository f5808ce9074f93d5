import { useState } from 'react';
import { toast } from 'sonner';

type ManualRefresh = {
  /** Asks again; never rejects. */
  refetch: () => Promise<{ error: Error | null }>;
  done: string;
  failed: string;
};

/** A refresh that somebody asked for, and who is therefore told how it went; polls say nothing. */
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
