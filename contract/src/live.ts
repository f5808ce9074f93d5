/** The frames of the live channel at `/api/ws?userId=`, `{"type", "payload"}` (docs/specification-notes.md#41). */
import * as z from 'zod/mini';
import { ownUser } from './accounts.ts';
import { chatMessage } from './chat.ts';
import { id } from './fields.ts';

const frame = <T extends string, P extends z.ZodMiniType>(type: T, payload: P) =>
  z.object({ type: z.literal(type), payload });

const nothing = z.object({});
const room = z.object({ chatRoomId: id });
const person = z.object({ userId: id });
const trainee = z.object({ traineeId: id });
/** `muted`: the receiver had muted the conversation when the message was stored, and wants no notice of it. */
const receivedMessage = z.extend(chatMessage, { muted: z.optional(z.literal(true)) });
const typing = z.object({ chatRoomId: id, userId: id, isTyping: z.boolean() });

/** Client → server. USER_ONLINE and NEW_MESSAGE are accepted and ignored. */
export const clientFrame = z.discriminatedUnion('type', [
  frame('USER_ONLINE', person),
  frame('TYPING', typing),
  frame('NEW_MESSAGE', z.record(z.string(), z.unknown())),
  frame('JOIN_CHAT_ROOM', room),
  frame('LEAVE_CHAT_ROOM', room),
  /** Subscribes this socket to the trainee's progress; only for admins who see the trainee. */
  frame('WATCH_TRAINEE', trainee),
  frame('UNWATCH_TRAINEE', trainee),
  /** Answered by PONG: a page can see neither the protocol's pings nor a dead connection. */
  frame('PING', nothing),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Server → client, with data that a fetch also returns, so that a lost frame loses no data. */
export const durableFrame = z.discriminatedUnion('type', [
  frame('NEW_MESSAGE', receivedMessage),
  /** The receiver's own account as it is now: to each socket that opens, and after a change. */
  frame('OWN_ACCOUNT', ownUser),
  /** To all tabs and devices of the reader. */
  frame('MESSAGES_READ', z.object({ chatRoomId: id, seq: z.int(), unreadCount: z.int() })),
  /**
   * The list of rooms has changed for a reason other than a message or reading. Sent to the chat partners of a user who
   * was deleted, to the tabs and devices of a user who has muted a room or unmuted it, to both people of a room in which
   * one has blocked the other, and to those who may no longer, or again, chat with people of another company.
   */
  frame('CHAT_ROOMS_CHANGED', nothing),
  /** To the other user: their messages up to this number were read. */
  frame('MESSAGES_SEEN', z.object({ chatRoomId: id, seq: z.int() })),
  /** To admins who see the trainee, like the other frames to admins about people. */
  frame('MODULE_COMPLETION', z.object({ traineeId: id, traineeName: z.string() })),
  /** To admins who see the whole company: a change of modules has completed trainings, or its undo has taken them back. */
  frame('GROUP_COMPLETION', nothing),
  /** To admins: a pass at the first try follows tries of other accounts at the same questions. */
  /** To the trainee, and to the admins who watch that trainee. `moduleId` is null when another run became current,
   * and when a change of modules has completed the training or its undo has opened it again. */
  frame(
    'LEARNING_PROGRESSED',
    z.object({ traineeId: id, companyId: id, moduleId: z.nullable(id) }),
  ),
  /** To admins: a request was created or changed. */
  frame('HELP_LIST_CHANGED', nothing),
  /** To admins: a trainee gave or changed feedback. */
  frame('FEEDBACK_CHANGED', nothing),
  /** To admins: something was deleted, restored or deleted for good. */
  frame('TRASH_CHANGED', nothing),
  /** To the trainee who asked: an admin has answered or changed the request. */
  frame('HELP_REQUEST_STATE_CHANGED', z.object({ helpRequestId: id })),
  /** To the trainee: a reminder has come, or was read on another device. */
  frame('NOTICES_CHANGED', nothing),
  /** To all tabs and devices of the trainee: the changes of their requests were seen in one of them. */
  frame('HELP_REQUESTS_SEEN', nothing),
]);

/** Server → client, describing only the current moment. */
export const transientFrame = z.discriminatedUnion('type', [
  frame('TYPING', typing),
  frame('USER_ONLINE', person),
  frame('USER_OFFLINE', person),
  frame('PONG', nothing),
  /** Frames may have been lost while the socket was open: the client fetches again, as after a gap. */
  frame('FRAMES_LOST', nothing),
]);

export const serverFrame = z.union([durableFrame, transientFrame]);
export type ServerFrame = z.infer<typeof serverFrame>;

/** The payloads of frames by type. */
export type ClientPayloads = { [F in ClientFrame as F['type']]: F['payload'] };
export type ServerPayloads = { [F in ServerFrame as F['type']]: F['payload'] };

export const LIVE_PATH = '/api/ws';
export const LIVE_SUBPROTOCOL = 'bearer';

/**
 * Close codes of the server. Refusals come after the upgrade, because a page cannot distinguish a refused upgrade from
 * a network failure; the client does not retry them.
 */
export const CLOSE_CLEAN = 1000;
/**
 * The server restarts, or the admin sees more or less than before. The reason of the close frame is the number of
 * milliseconds to wait before a reconnect.
 */
export const CLOSE_RESTARTING = 1012;
/** The user has opened a socket more than the limit, and this one was the oldest. */
export const CLOSE_TOO_MANY = 4429;
/** There is no session, or it has ended. */
export const CLOSE_UNAUTHENTICATED = 4401;
/** The page has another origin, or the user id is of another user. */
export const CLOSE_FORBIDDEN = 4403;
