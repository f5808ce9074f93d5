import { setTimeout as pause } from 'node:timers/promises';
import type { ServerFrame } from '@portal/contract/live';
import { createBatches } from '../batches.ts';
import type { Logger } from '../log.ts';
import type { LiveSocket } from './live-socket.ts';

const FRAME: ServerFrame = { type: 'FRAMES_LOST', payload: {} };

/** After an outage every process announces its return; announcements within this time count as one. */
const COLLECT_MS = 1_000;
/** 500 sockets a second, because each client then makes several calls. */
const SOCKETS_AT_ONCE = 25;
const PAUSE_MS = 50;

/** Notifies sockets that frames may have been lost. */
export function createLostFrames(log: Logger): { notify(sockets: Iterable<LiveSocket>): void } {
  const text = JSON.stringify(FRAME);
  const batches = createBatches<LiveSocket>({
    maxItems: SOCKETS_AT_ONCE,
    delayMs: COLLECT_MS,
    async run(sockets) {
      for (const socket of sockets) socket.sendText(text);
      await pause(PAUSE_MS, undefined, { ref: false });
    },
    onError: (error) => log.warn({ err: error }, 'sockets could not be notified of lost frames'),
  });
  return { notify: batches.add };
}
