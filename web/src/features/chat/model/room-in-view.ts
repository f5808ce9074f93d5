import { attention } from '#web/platform/attention/attention.ts';
import { openRoom } from '#web/platform/attention/open-room.ts';

/** The conversation that somebody sees at this moment: what comes in there is read at once. */
export function roomInView(): number | null {
  return attention() === 'hidden' ? null : openRoom.current();
}
