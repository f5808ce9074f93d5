import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { pauseReadsWithoutSession } from '../platform/query/pause-reads.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { followOtherTabs } from '../platform/tabs/refresh-in-all-tabs.ts';
import { startIdleWork } from '../ui/idle-work.ts';

// Called once, when the first screen that reads data is loaded. The build renders pages in Node, without other tabs.
if (typeof document !== 'undefined') {
  followOtherTabs();
  pauseReadsWithoutSession();
}

/** Provides the query cache to the screens that read data. The login pages do not use it and do not load its code. */
export function Component() {
  useEffect(startIdleWorkAfterReads, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

/** Starts the idle work as soon as no read is under way: the first page has its data. */
function startIdleWorkAfterReads(): () => void {
  const startIfDone = () => {
    if (queryClient.isFetching() > 0) return;
    stop();
    startIdleWork();
  };
  const stop = queryClient.getQueryCache().subscribe(startIfDone);
  startIfDone();
  return stop;
}
