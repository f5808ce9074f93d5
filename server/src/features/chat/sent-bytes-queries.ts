import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

export interface SentBytes {
  readonly userId: number;
  /** Whole days since 1970, UTC. */
  readonly day: number;
  readonly bytes: number;
  /** The sum that the day must not exceed; at least `bytes`. */
  readonly limit: number;
}

/**
 * Adds to what a user has sent on a day; false, and nothing is added, where that would exceed the limit. Call last
 * in the transaction of the message: other messages of the user wait for its end.
 */
export async function addSentBytes(tx: Db, sent: SentBytes): Promise<boolean> {
  return (await addUpTo(tx, sent)).length > 0;
}

const addUpTo = prepared((db, param: Param<SentBytes>) =>
  db
    .insertInto('chat_sent_bytes')
    .values({ day: param('day'), user_id: param('userId'), bytes: param('bytes') })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'user_id'])
        .doUpdateSet((eb) => ({
          bytes: eb('chat_sent_bytes.bytes', '+', eb.ref('excluded.bytes')),
        }))
        .where((eb) =>
          eb(eb('chat_sent_bytes.bytes', '+', eb.ref('excluded.bytes')), '<=', param('limit')),
        ),
    )
    .returning('bytes'),
);

/** Removes at most `limit` users' rows of the days before this one. Returns how many rows were removed. */
export async function deleteSentBytesBefore(db: Db, day: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_sent_bytes')
    .where('day', '<', day)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('chat_sent_bytes')
        .select('user_id')
        .where('day', '<', day)
        .orderBy('day')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
