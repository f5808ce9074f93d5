import { listNoticedPasses, markNoticedPassesRead } from '@portal/contract/notifications';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { createReadList } from './read-list.ts';

/** The latest passes at the first try that tries of other accounts may have prepared. */
export const noticedPassList = createReadList({
  queryKey: callKey(listNoticedPasses),
  load: (signal) => callApi(listNoticedPasses, { signal }),
  markRead: (upTo) => callApi(markNoticedPassesRead, { body: { upTo } }),
});
