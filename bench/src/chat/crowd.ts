/** Many users with a session, in rooms of two, written directly into the database of an empty portal. */
import { insertUser } from '../../../server/src/features/accounts/new-users.ts';
import { newToken, tokenHash } from '../../../server/src/features/accounts/tokens.ts';
import { nameColumns } from '../../../server/src/features/companies/name-columns.ts';
import type { OpenResources } from '../../../server/src/open-resources.ts';

export interface Member {
  readonly userId: number;
  readonly token: string;
  readonly roomId: number;
  readonly partnerId: number;
}

const DAY_MS = 86_400_000;

/** Creates an even number of users. The first shares a room with the second, the third with the fourth. */
export async function createCrowd({ db }: OpenResources, size: number): Promise<Member[]> {
  const now = Date.now();
  const company = { ...nameColumns('Crowd'), logo_key: null, created_at: now };
  const { id: companyId } = await db
    .insertInto('all_companies')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow();
  return db.transaction().execute(async (tx) => {
    const person = async (n: number) => {
      const id = await insertUser(tx, {
        name: `Person ${n}`,
        email: `person${n}@crowd.test`,
        role: 'TRAINEE',
        company_id: companyId,
        password_hash: 'no login',
        created_at: now,
      });
      const token = newToken();
      const session = { token_hash: tokenHash(token), user_id: id, created_at: now };
      await tx
        .insertInto('sessions')
        .values({ ...session, expires_at: now + DAY_MS })
        .execute();
      return { userId: id, token };
    };
    const members: Member[] = [];
    for (let n = 0; n < size; n += 2) {
      const [one, two] = [await person(n), await person(n + 1)];
      const { id: roomId } = await tx
        .insertInto('chat_rooms')
        .values({
          pair_key: `${one.userId}:${two.userId}`,
          last_seq: 0,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // As if both had written before: each can send any number of messages without an answer.
      const member = {
        room_id: roomId,
        last_read_seq: 0,
        unread_count: 0,
        muted: 0,
        has_written: 1,
      };
      await tx
        .insertInto('chat_members')
        .values(
          [one, two].map(({ userId: user_id }) => ({
            ...member,
            user_id,
            visible_at: now,
            updated_at: now,
          })),
        )
        .execute();
      members.push({ ...one, roomId, partnerId: two.userId });
      members.push({ ...two, roomId, partnerId: one.userId });
    }
    return members;
  });
}
