import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { pauseReadsWithoutSession } from '../platform/query/pause-reads.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { followOtherTabs } from '../platform/tabs/refresh-in-all-tabs.ts';

// Called once, when the first screen that reads data is loaded. The build renders pages in Node, without other tabs.
if (typeof document !== 'undefined') {
  followOtherTabs();
  pauseReadsWithoutSession();
}

/** Provides the query cache to the screens that read data. The login pages do not use it and do not load its code. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
