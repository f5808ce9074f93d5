import { createStore } from '../state/store.ts';
import { attention } from './attention.ts';

/** The id of the conversation that this tab shows, or null. */
export const openRoom = createStore<number | null>(null);

/** The id of the conversation that the user sees now, or null. Its new messages are read at once and need no notice. */
export function roomInView(): number | null {
  return attention() === 'hidden' ? null : openRoom.current();
}
