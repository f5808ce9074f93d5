import { nextTask } from '../time/next-task.ts';

/**
 * Sends each read in a task of its own: a page that opens sends several, which would hold up the browser together. A
 * change is sent at once, because the page may be closed in the next moment.
 */
export function spreadReads(send: typeof fetch): typeof fetch {
  return async (address, request) => {
    if (request?.method === 'GET') await nextTask();
    return send(address, request);
  };
}
