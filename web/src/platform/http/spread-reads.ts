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

/** Unlike a timer, not delayed in a page that is not in view. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
