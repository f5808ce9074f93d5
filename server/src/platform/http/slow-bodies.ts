/** Ends requests whose body arrives too slowly; a few bytes a minute would otherwise hold a connection forever. */
import type { IncomingMessage } from 'node:http';
import type { OpenRequest } from './open-requests.ts';

/**
 * The minimum average rate of a body in bytes per second: 64 kbit/s, a sixteenth of a connection of 1 Mbit/s. A body of
 * n bytes takes at most GRACE_MS + n / MIN_RATE.
 */
export const MIN_RATE = 8 * 1024;
/** Additional milliseconds for a body, for the latency of the connection. */
export const GRACE_MS = 10_000;
/** The longest time without a byte that a fast beginning compensates: rates are averages over this time. */
export const WINDOW_MS = 60_000;
const CHECK_MS = 1_000;
/**
 * The longest time that one check counts. After a pause of this process there may be bytes that it has not read yet.
 */
const COUNTED_MS = 2 * CHECK_MS;

interface Arrival extends OpenRequest {
  /** Milliseconds for which the client may still send nothing. */
  remainingMs: number;
  /** Bytes read from the connection until the last check. */
  bytes: number;
}

export interface SlowBodies {
  /** Monitors the body of the request, if it has one, until it has arrived completely. */
  watch(arriving: OpenRequest): void;
  stop(): void;
}

/** `refuse` answers 408 to a request that has no answer yet, and cuts off the others. */
export function watchForSlowBodies(refuse: (arriving: OpenRequest) => void): SlowBodies {
  const arrivals = new Set<Arrival>();
  let checkedAt = performance.now();
  const timer = setInterval(check, CHECK_MS).unref();

  function check(): void {
    const now = performance.now();
    const elapsedMs = Math.min(now - checkedAt, COUNTED_MS);
    checkedAt = now;
    for (const arrival of arrivals) {
      if (hasEnded(arrival)) arrivals.delete(arrival);
      else examine(arrival, elapsedMs);
    }
  }

  function examine(arrival: Arrival, elapsedMs: number): void {
    const { request } = arrival;
    const { bytesRead } = request.socket;
    const received = bytesRead - arrival.bytes;
    arrival.bytes = bytesRead;
    // The client cannot send while the portal does not read, because its disk or database is slow.
    const waitedMs = isAwaited(request) ? elapsedMs : 0;
    arrival.remainingMs = remainingAfter(arrival.remainingMs, { waitedMs, received });
    if (arrival.remainingMs >= 0) return;
    arrivals.delete(arrival);
    refuse(arrival);
  }

  return {
    watch(arriving) {
      const { request } = arriving;
      if (!hasBody(request)) return;
      const { bytesRead } = request.socket;
      // A request that a test injects has no connection.
      if (typeof bytesRead !== 'number') return;
      const arrival: Arrival = { ...arriving, remainingMs: GRACE_MS, bytes: bytesRead };
      arrivals.add(arrival);
      request.once('end', () => arrivals.delete(arrival));
    },
    stop: () => clearInterval(timer),
  };
}

/** Milliseconds for which a client may still send nothing; below 0 if it was too slow. */
export function remainingAfter(
  remainingMs: number,
  { waitedMs, received }: { readonly waitedMs: number; readonly received: number },
): number {
  return Math.min(WINDOW_MS, remainingMs + (received / MIN_RATE) * 1_000 - waitedMs);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** After the answer, the rest of a body is still received and discarded. */
function hasEnded({ request }: Arrival): boolean {
  return request.complete || request.socket.destroyed;
}

function isAwaited({ readableFlowing, readableLength }: IncomingMessage): boolean {
  return readableFlowing !== false && readableLength === 0;
}
