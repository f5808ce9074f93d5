/** The open sockets of this process and who among them hears what. */
import type { ServerFrame } from '@portal/contract/live';
import type { LiveSocket } from './live-socket.ts';

/** Groups one socket may be in; nobody has so many conversations open. */
const GROUPS_MAX = 200;

export interface Hub {
  /** To all sockets of these users. */
  toUsers(userIds: Iterable<number>, frame: ServerFrame): void;
  /** To all administrators. */
  toAdmins(frame: ServerFrame): void;
  /** To all sockets in the group; not to those of `exceptUserId`. */
  toGroup(group: string, frame: ServerFrame, exceptUserId?: number): void;
  toSocket(socket: LiveSocket, frame: ServerFrame): void;
  join(socket: LiveSocket, group: string): void;
  leave(socket: LiveSocket, group: string): void;
  isIn(socket: LiveSocket, group: string): boolean;
  /** Closes the sockets of one session of the user, or of all of them. */
  closeOf(user: { userId: number; sessionId?: number }, code: number, reason: string): void;
}

/** What the channel does with the hub besides. */
export interface OwnHub extends Hub {
  add(socket: LiveSocket): void;
  /** Forgets the socket; false if it was not there. */
  remove(socket: LiveSocket): boolean;
  countOf(userId: number): number;
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
    // Closed while somebody was still looking up whether it may join.
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

  function toGroups(groups: Iterable<string>, frame: ServerFrame, exceptUserId?: number): void {
    const text = JSON.stringify(frame);
    for (const group of groups)
      for (const socket of socketsIn(group))
        if (socket.identity.userId !== exceptUserId) socket.sendText(text);
  }

  return {
    join,
    leave,
    isIn: (socket, group) => groupsOf.get(socket)?.has(group) ?? false,
    toUsers: (userIds, frame) => toGroups(new Set([...userIds].map(userGroup)), frame),
    toAdmins: (frame) => toGroups([ADMINS], frame),
    toGroup: (group, frame, exceptUserId) => toGroups([group], frame, exceptUserId),
    toSocket: (socket, frame) => socket.sendText(JSON.stringify(frame)),
    closeOf({ userId, sessionId }, code, reason) {
      for (const socket of socketsIn(userGroup(userId)))
        if (sessionId === undefined || socket.identity.sessionId === sessionId)
          socket.close(code, reason);
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
    get size() {
      return groupsOf.size;
    },
  };
}
