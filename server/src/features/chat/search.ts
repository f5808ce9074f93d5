import type { ChatMessage } from '@portal/contract/chat';
import type { Db } from '#server/platform/database/schema.ts';
import { takeTurn } from '#server/platform/turn.ts';
import { listMessagesBefore } from './message-queries.ts';
import { presentMessage } from './present.ts';

/** How many messages one look through a conversation goes back. */
const STRETCH = 1_000;
/** A millisecond's worth, though each be as long as it may. */
const MESSAGES_AT_ONCE = 50;
/** Of the matches, in characters: so much is written as an answer in no time. */
const ANSWER_MAX = 200_000;

interface Search {
  readonly roomId: number;
  readonly text: string;
  /** A sequence number. */
  readonly before: number;
}

/**
 * The matches among the newest messages before a number, newest first, and how far that is: a stretch, or
 * less where the matches are long.
 */
export async function searchStretch(
  db: Db,
  { roomId, text, before }: Search,
): Promise<{ matches: ChatMessage[]; searchedTo: number }> {
  const wanted = text.toLowerCase();
  const matches: ChatMessage[] = [];
  let searchedTo = before;
  let length = 0;
  const turn = takeTurn();
  for (let searched = 0; searched < STRETCH && length < ANSWER_MAX; searched += MESSAGES_AT_ONCE) {
    const rows = await listMessagesBefore(db, roomId, searchedTo, MESSAGES_AT_ONCE);
    const matching = rows.filter(({ content }) => content.toLowerCase().includes(wanted));
    for (const row of matching) length += row.content.length;
    matches.push(...matching.map(presentMessage));
    searchedTo = rows.at(-1)?.seq ?? 1;
    if (rows.length < MESSAGES_AT_ONCE) return { matches, searchedTo };
    if (turn.isOver) await turn.next();
  }
  return { matches, searchedTo };
}
