/**
 * How one part of the portal tells others, in this process and in its siblings, that something
 * happened. At most once and without memory: whatever must not be missed is also fetched.
 */
export interface Bus {
  /**
   * Returns at once and never throws. Subscribers of this process are told after the current task,
   * also when the other processes cannot be reached.
   */
  publish(topic: string, payload: Json): void;
  /** Returns the function that ends the subscription. What the handler throws is logged, no more. */
  subscribe(topic: string, handler: Handler): () => void;
  /** Rejects while other processes cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Published when a process reaches the others again: until then events between it and them were lost. */
export const BUS_RETURNED = 'live.bus-returned';

/** What came out of JSON: a copy for each handler, the same whether it was published here or elsewhere. */
export type Handler = (payload: Json) => void | Promise<void>;

/** A property that is undefined is left out on the way. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
