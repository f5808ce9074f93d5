import type { ClientFrame, ServerFrame, ServerPayloads } from '@portal/contract/live';

/**
 * The frame in a socket's message, or null. As with the answers of calls, what our own server says is
 * believed to be what the contract says; a type that this page does not know has nobody who listens.
 */
export function readFrame(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return isFrame(frame) ? frame : null;
  } catch {
    // Not JSON.
    return null;
  }
}

function isFrame(value: unknown): value is ServerFrame {
  if (typeof value !== 'object' || value === null) return false;
  const { type, payload } = value as Record<string, unknown>;
  return typeof type === 'string' && typeof payload === 'object' && payload !== null;
}

/** What holds for as long as a screen is shown, and has to be said again on a new socket. */
export type Subscription = Extract<ClientFrame, { type: 'JOIN_CHAT_ROOM' | 'WATCH_TRAINEE' }>;

export function endOf(subscription: Subscription): ClientFrame {
  return subscription.type === 'JOIN_CHAT_ROOM'
    ? { type: 'LEAVE_CHAT_ROOM', payload: subscription.payload }
    : { type: 'UNWATCH_TRAINEE', payload: subscription.payload };
}

export type FrameType = keyof ServerPayloads;
