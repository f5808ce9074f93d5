import { listNotices, markNoticesRead } from '@portal/contract/reminders';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { createReadList } from './read-list.ts';

/** The latest reminders of the trainee. Not polled: at most one comes in a day. */
export const reminderList = createReadList({
  role: 'TRAINEE',
  pollMs: false,
  queryKey: callKey(listNotices),
  load: (signal) => callApi(listNotices, { signal }),
  markRead: (upTo) => callApi(markNoticesRead, { body: { upTo } }),
});
