import { serverClock } from '../time/server-clock.ts';

/** `fetch`, which also reads the server's clock from each answer. */
export const timedFetch: typeof fetch = async (...request) => {
  const sentAt = Date.now();
  const response = await fetch(...request);
  // Other answers may come from a proxy.
  if (response.ok || response.status === 304)
    serverClock.note(response.headers.get('date'), sentAt);
  return response;
};
