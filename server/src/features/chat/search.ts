import type { ChatMessage } from '@portal/contract/chat';
import { searchKey } from '@portal/contract/text-keys';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { listMessagesBefore } from './message-queries.ts';
import { presentMessage } from './present.ts';

/** Messages searched by one call. */
const MESSAGES_PER_CALL = 1_000;
/** Messages read at once: about 1 ms, even if all have the greatest length. The key of one takes up to 1 ms. */
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
  const wanted = searchKey(text);
  // A text of characters that the search ignores finds nothing.
  const isFound = (key: string) => wanted !== '' && key.includes(wanted);
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
    for (const row of rows) {
      if (slice.isOver) await slice.next();
      if (!isFound(searchKey(row.content))) continue;
      length += row.content.length;
      matches.push(presentMessage(row));
    }
    searchedTo = rows.at(-1)?.seq ?? 1;
    if (rows.length < MESSAGES_AT_ONCE) return { matches, searchedTo };
  }
  return { matches, searchedTo };
}
