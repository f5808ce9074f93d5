import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refused } from './admission.ts';

/** Ends a connection that asks to be upgraded to what there is not, or not now. */
export function refuseUpgrade(wire: Duplex, status: 404 | 503): void {
  wire.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  wire.once('finish', () => wire.destroy());
}

/** Closes a socket that was never let in; nothing it sends is looked at. */
export function refuseSocket(ws: WebSocket, { code, reason }: Refused): void {
  // An unlistened 'error' would end the process; what a stranger breaks is closed in any case.
  ws.on('error', () => ws.terminate());
  ws.close(code, reason);
}
