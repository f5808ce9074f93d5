import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refused } from './admission.ts';

/** Refuses an upgrade that is not available, or not now. */
export function refuseUpgrade(wire: Duplex, status: 404 | 503): void {
  wire.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  wire.once('finish', () => wire.destroy());
}

/** Closes a socket that was not admitted; its data is ignored. */
export function refuseSocket(ws: WebSocket, { code, reason }: Refused): void {
  // An 'error' without a listener would end the process. The socket is closed in any case.
  ws.on('error', () => ws.terminate());
  ws.close(code, reason);
}
