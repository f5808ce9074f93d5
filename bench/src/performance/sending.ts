/** Sends chat messages: 64 users at once, each message stored and synced before its answer. */
import { randomUUID } from 'node:crypto';
import type { Member } from '../chat/crowd.ts';
import { startCrowdPortal } from '../chat/crowd-portal.ts';
import type { MeasuredServer } from '../measure.ts';

const AT_ONCE = 64;
/** So many that none of them reaches the limit of messages in a minute. */
const SENDERS = 256;
const CONTENT = 'The fire door of the second floor does not close by itself any more.';

/** A portal whose users have a session and a room each. */
export async function startSendingPortal(
  databaseUrl: string | undefined,
  stack: AsyncDisposableStack,
): Promise<MeasuredServer> {
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const { portal, members } = await startCrowdPortal(SENDERS, env);
  stack.use(portal);
  let sent = 0;
  return {
    url: `${portal.origin}/api/chat/send`,
    headers: {},
    pid: portal.pid(),
    connections: AT_ONCE,
    nextRequest: () => {
      const { token, userId, roomId } = memberAt(members, sent++);
      return {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          chatRoomId: roomId,
          senderId: userId,
          content: CONTENT,
          clientMessageId: randomUUID(),
        }),
      };
    },
  };
}

function memberAt(members: readonly Member[], index: number): Member {
  const member = members[index % members.length];
  if (member === undefined) throw new Error('There are no members');
  return member;
}
