import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { pauseReadsWithoutSession } from '../platform/query/pause-reads.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { followOtherTabs } from '../platform/tabs/refresh-in-all-tabs.ts';

// Once, with the first screen that has something to refresh.
followOtherTabs();
pauseReadsWithoutSession();

/** Around the screens that read data; the login does without, and without its code. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
