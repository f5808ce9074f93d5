/** Sends chat messages: 64 users at once, each message stored and synced before its answer. */
import { randomUUID } from 'node:crypto';
import type { Member } from '../chat/crowd.ts';
import { startCrowdPortal } from '../chat/crowd-portal.ts';
import { listenToRelay } from '../chat/listeners.ts';
import { quantile } from '../figures.ts';
import { cpuMicrosOf, type MeasuredServer, type Sample } from '../measure.ts';
import { startRelayServer } from '../servers/relay.ts';
import type { Contender } from './rows.ts';

const AT_ONCE = 64;
/** So many that none of them reaches the limit of messages in a minute. */
const SENDERS = 256;
const CONTENT = 'The fire door of the second floor does not close by itself any more.';

/** A portal whose users have a session and a room each. */
export async function startSendingPortal(
  databaseUrl: string | undefined,
  stack: AsyncDisposableStack,
): Promise<MeasuredServer> {
  const { portal, members } = await startCrowd(databaseUrl, stack);
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

/** The ordinary relay over socket.io, on the tables of a portal that has ended. */
export async function startRelay(stack: AsyncDisposableStack): Promise<Contender> {
  const { portal, members } = await startCrowd(undefined, stack);
  await portal.stop();
  const server = stack.use(await startRelayServer(portal.dataDir));
  const { origin } = new URL(server.url);
  const crowd = await listenToRelay(origin, members, () => undefined);
  stack.defer(() => crowd.close());
  const send = (index: number) =>
    crowd.send(memberAt(members, index), { content: CONTENT, clientMessageId: randomUUID() });
  return {
    name: 'socket.io',
    pids: [server.pid],
    measure: (seconds) => sendFor(seconds, server.pid, send),
  };
}

async function startCrowd(databaseUrl: string | undefined, stack: AsyncDisposableStack) {
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const { portal, members } = await startCrowdPortal(SENDERS, env);
  stack.use(portal);
  return { portal, members };
}

async function sendFor(
  seconds: number,
  pid: number,
  send: (index: number) => Promise<void>,
): Promise<Sample> {
  const before = await cpuMicrosOf(pid);
  const startedAt = performance.now();
  const times: number[] = [];
  let sent = 0;
  const sendRepeatedly = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      const at = performance.now();
      await send(sent++);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRepeatedly));
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: times.length / tookSeconds,
    p99: quantile(times, 0.99),
    cpuMicros: ((await cpuMicrosOf(pid)) - before) / times.length,
  };
}

function memberAt(members: readonly Member[], index: number): Member {
  const member = members[index % members.length];
  if (member === undefined) throw new Error('There are no members');
  return member;
}
