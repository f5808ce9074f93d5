import type { ChatMessage } from '@portal/contract/chat';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { listMessagesBefore } from './message-queries.ts';
import { presentMessage } from './present.ts';

/** Messages searched by one call. */
const MESSAGES_PER_CALL = 1_000;
/** Messages read at once: about 1 ms, even if all have the greatest length. */
const MESSAGES_AT_ONCE = 50;
/** The most characters of matches in one answer. */
const ANSWER_MAX = 200_000;

interface Search {
  readonly roomId: number;
  readonly text: string;
  /** A sequence number. */
  readonly before: number;
}

/**
 * Searches the newest messages before a number, fewer if the matches are long. Returns the matches, newest first, and
 * the number up to which it searched.
 */
export async function searchBefore(
  db: Db,
  { roomId, text, before }: Search,
): Promise<{ matches: ChatMessage[]; searchedTo: number }> {
  const wanted = text.toLowerCase();
  const matches: ChatMessage[] = [];
  let searchedTo = before;
  let length = 0;
  const slice = startTimeSlice();
  for (
    let searched = 0;
    searched < MESSAGES_PER_CALL && length < ANSWER_MAX;
    searched += MESSAGES_AT_ONCE
  ) {
    const place = { roomId, before: searchedTo, limit: MESSAGES_AT_ONCE };
    const rows = await listMessagesBefore(db, place);
    const matching = rows.filter(({ content }) => content.toLowerCase().includes(wanted));
    for (const row of matching) length += row.content.length;
    matches.push(...matching.map(presentMessage));
    searchedTo = rows.at(-1)?.seq ?? 1;
    if (rows.length < MESSAGES_AT_ONCE) return { matches, searchedTo };
    if (slice.isOver) await slice.next();
  }
  return { matches, searchedTo };
}
