/** The frames of the live channel at `/api/ws?userId=`: `{"type": …, "payload": {…}}` (readings 41). */
import * as z from 'zod/mini';
import { chatMessage } from './chat.ts';
import { id } from './fields.ts';

const frame = <T extends string, P extends z.ZodMiniType>(type: T, payload: P) =>
  z.object({ type: z.literal(type), payload });

const room = z.object({ chatRoomId: id });
const person = z.object({ userId: id });
const typing = z.object({ chatRoomId: id, userId: id, isTyping: z.boolean() });

/** Client → server. USER_ONLINE and NEW_MESSAGE are accepted and believed nothing. */
export const clientFrame = z.discriminatedUnion('type', [
  frame('USER_ONLINE', person),
  frame('TYPING', typing),
  frame('NEW_MESSAGE', z.record(z.string(), z.unknown())),
  frame('JOIN_CHAT_ROOM', room),
  frame('LEAVE_CHAT_ROOM', room),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Server → client, what a fetch would also bring: losing one loses nothing. */
export const durableFrame = z.discriminatedUnion('type', [
  frame('NEW_MESSAGE', chatMessage),
  frame('MODULE_COMPLETION', z.object({ traineeId: id, traineeName: z.string() })),
]);

/** Server → client, true for the moment only. */
export const fleetingFrame = z.discriminatedUnion('type', [
  frame('TYPING', typing),
  frame('USER_ONLINE', person),
  frame('USER_OFFLINE', person),
]);

export const serverFrame = z.union([durableFrame, fleetingFrame]);
export type ServerFrame = z.infer<typeof serverFrame>;

export const LIVE_PATH = '/api/ws';
export const LIVE_SUBPROTOCOL = 'bearer';

/** Why the server closed: 1000 is a clean end, these are not retried. */
export const CLOSE_UNAUTHENTICATED = 4401;
export const CLOSE_FORBIDDEN = 4403;
