import { createStore } from '../state/store.ts';

/** The id of the conversation that this tab shows, or null. What is said there is read at once, and raises no notice. */
export const openRoom = createStore<number | null>(null);
