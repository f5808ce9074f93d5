import { COMPLETIONS_POLL_MS } from '@portal/contract/limits';
import {
  listCompletions,
  listGroupCompletions,
  markCompletionsRead,
  markGroupCompletionsRead,
} from '@portal/contract/notifications';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { createReadList } from './read-list.ts';

/** The latest completed trainings. */
export const completionList = createReadList({
  role: 'ADMIN',
  pollMs: COMPLETIONS_POLL_MS,
  queryKey: callKey(listCompletions),
  load: (signal) => callApi(listCompletions, { signal }),
  markRead: (upTo) => callApi(markCompletionsRead, { body: { upTo } }),
});

/** The latest changes of modules that have completed trainings. */
export const groupCompletionList = createReadList({
  role: 'ADMIN',
  pollMs: COMPLETIONS_POLL_MS,
  queryKey: callKey(listGroupCompletions),
  load: (signal) => callApi(listGroupCompletions, { signal }),
  markRead: (upTo) => callApi(markGroupCompletionsRead, { body: { upTo } }),
});
