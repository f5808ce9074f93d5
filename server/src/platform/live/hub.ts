/** The open sockets of this process and the frames that each receives. */
import type { ServerFrame } from '@portal/contract/live';
import type { Identity } from '../http/route.ts';
import type { LiveSocket } from './live-socket.ts';

/** Groups that one socket may be in; more than the conversations that a user has open. */
const GROUPS_MAX = 200;

/** The sockets of one session of the user, or of all sessions, or of all but one. */
interface ClosedSockets {
  readonly userId: number;
  readonly sessionId?: number;
  readonly exceptSessionId?: number;
}

export interface Hub {
  /** Sends to all sockets of these users. */
  toUsers(userIds: Iterable<number>, frame: ServerFrame): void;
  /** Sends to the admins who see what the frame is about. */
  toAdmins(frame: ServerFrame, sees: (admin: Identity) => boolean): void;
  /** The connected admins, once for each socket. */
  admins(): Identity[];
  /** Sends to all sockets in the group, or to those of some users. */
  toGroup(group: string, frame: ServerFrame, receives?: (user: Identity) => boolean): void;
  toSocket(socket: LiveSocket, frame: ServerFrame): void;
  join(socket: LiveSocket, group: string): void;
  leave(socket: LiveSocket, group: string): void;
  isIn(socket: LiveSocket, group: string): boolean;
  /** The connected users. */
  userIds(): Set<number>;
  isConnected(userId: number): boolean;
  closeOf(closed: ClosedSockets, code: number, reason: string): void;
}

/** The functions of the hub that only the channel uses. */
export interface OwnHub extends Hub {
  add(socket: LiveSocket): void;
  /** Removes the socket. Returns false if it was not there. */
  remove(socket: LiveSocket): boolean;
  countOf(userId: number): number;
  /** Closes the user's oldest sockets, all but the newest `kept`. */
  closeOldestOf(userId: number, kept: number, code: number, reason: string): void;
  readonly size: number;
}

const ADMINS = 'admins';
const userGroup = (userId: number) => `user:${userId}`;

export function createHub(): OwnHub {
  const members = new Map<string, Set<LiveSocket>>();
  const groupsOf = new Map<LiveSocket, Set<string>>();
  const socketsIn = (group: string): Iterable<LiveSocket> => members.get(group) ?? [];

  function join(socket: LiveSocket, group: string): void {
    const groups = groupsOf.get(socket);
    // The socket was closed while its right to join was being checked.
    if (groups === undefined || groups.size >= GROUPS_MAX) return;
    groups.add(group);
    const sockets = members.get(group) ?? new Set();
    members.set(group, sockets.add(socket));
  }

  function leave(socket: LiveSocket, group: string): void {
    groupsOf.get(socket)?.delete(group);
    const sockets = members.get(group);
    sockets?.delete(socket);
    if (sockets?.size === 0) members.delete(group);
  }

  function toGroups(
    groups: Iterable<string>,
    frame: ServerFrame,
    receives: (user: Identity) => boolean = () => true,
  ): void {
    // Most frames are for users who are not connected to this process.
    let text: string | undefined;
    for (const group of groups)
      for (const socket of socketsIn(group))
        if (receives(socket.identity)) {
          text ??= JSON.stringify(frame);
          socket.sendText(text);
        }
  }

  return {
    join,
    leave,
    isIn: (socket, group) => groupsOf.get(socket)?.has(group) ?? false,
    toUsers: (userIds, frame) => toGroups(new Set([...userIds].map(userGroup)), frame),
    toAdmins: (frame, sees) => toGroups([ADMINS], frame, sees),
    admins: () => Array.from(socketsIn(ADMINS), ({ identity }) => identity),
    toGroup: (group, frame, receives) => toGroups([group], frame, receives),
    toSocket: (socket, frame) => socket.sendText(JSON.stringify(frame)),
    isConnected: (userId) => members.has(userGroup(userId)),
    userIds: () => new Set(groupsOf.keys().map(({ identity }) => identity.userId)),
    closeOf({ userId, sessionId, exceptSessionId }, code, reason) {
      for (const socket of socketsIn(userGroup(userId))) {
        const { sessionId: id } = socket.identity;
        if ((sessionId ?? id) === id && id !== exceptSessionId) socket.close(code, reason);
      }
    },
    add(socket) {
      groupsOf.set(socket, new Set());
      join(socket, userGroup(socket.identity.userId));
      if (socket.identity.role === 'ADMIN') join(socket, ADMINS);
    },
    remove(socket) {
      const groups = groupsOf.get(socket);
      for (const group of groups ?? []) leave(socket, group);
      return groupsOf.delete(socket);
    },
    countOf: (userId) => members.get(userGroup(userId))?.size ?? 0,
    closeOldestOf(userId, kept, code, reason) {
      const sockets = [...socketsIn(userGroup(userId))];
      for (const socket of sockets.slice(0, -kept)) socket.close(code, reason);
    },
    get size() {
      return groupsOf.size;
    },
  };
}
