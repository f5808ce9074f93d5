/**
 * Events between parts of the portal, in this process and in others. Delivered at most once and not stored: data that
 * must not be missed is also fetched.
 */
export interface Bus {
  /**
   * Returns at once and never throws. Subscribers of this process are called after the current task, also when the
   * other processes cannot be reached.
   */
  publish(topic: string, payload: Json): void;
  /** Returns a function that ends the subscription. Errors of the handler are only logged. */
  subscribe(topic: string, handler: Handler): () => void;
  /** Rejects while other processes cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Published when a process reaches the others again: events between them were lost before. */
export const BUS_RETURNED = 'live.bus-returned';

/** Receives parsed JSON, a copy for each handler, no matter in which process it was published. */
export type Handler = (payload: Json) => void | Promise<void>;

/** A property that is undefined is left out. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
