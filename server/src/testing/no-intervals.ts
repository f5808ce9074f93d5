/**
 * Imported into a process before the portal: nothing in it is repeated after a time, such as the check of a socket's
 * session. What then ends a socket is an event.
 */
const start = globalThis.setInterval;

globalThis.setInterval = ((...given: Parameters<typeof start>) => {
  const timer = start(...given);
  clearInterval(timer);
  return timer;
}) as typeof start;
