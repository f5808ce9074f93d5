import { Redis } from 'ioredis';
import type { Logger } from './log.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 1_000;
const HEARTBEAT_MS = 5_000;
/** A connection is given up when a question stays unanswered for this long. */
const SILENCE_MS = 5_000;
const RECONNECT_MAX_MS = 2_000;

export interface RedisConnectionOptions {
  readonly url: string;
  readonly log: Logger;
  /** For the log, once an outage: what this process does without Redis. */
  readonly whenLost: string;
  /** Called each time that Redis became reachable; `isReturn` after it could not be reached. */
  readonly onReady?: (isReturn: boolean) => void;
}

export interface RedisConnection {
  readonly client: Redis;
  isReady(): boolean;
  /**
   * Logs why a command failed, unless the connection broke, which is logged by itself. Once until
   * Redis is reached anew: a server that refuses every command must not fill the log.
   */
  complain(error: unknown, message: string): void;
  /** Asks Redis, or answers by `fallback` while Redis is away or fails; `message` is for {@link complain}. */
  askOr<T>(message: string, ask: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
  /** Rejects while Redis does not answer. Waits for the first attempt to connect, never for a later one. */
  ping(): Promise<void>;
  close(): void;
}

/**
 * A connection that fails fast and comes back by itself: commands are never kept for later, so a
 * request never waits for an outage to end.
 */
export function openRedis({
  url,
  log,
  whenLost,
  onReady,
}: RedisConnectionOptions): RedisConnection {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // Commands under way when the connection breaks are refused at once.
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, RECONNECT_MAX_MS) + Math.random() * 50,
  });
  const firstAttempt = Promise.withResolvers<void>();
  let isLost = false;
  let isClosing = false;
  let hasComplained = false;
  let reason: unknown;
  const rememberReason = (error: unknown) => {
    reason = error;
  };

  client.on('error', rememberReason);
  client.on('ready', () => {
    const isReturn = isLost;
    if (isReturn) log.info({}, 'Redis is back');
    isLost = false;
    hasComplained = false;
    firstAttempt.resolve();
    onReady?.(isReturn);
  });
  client.on('close', () => {
    if (!isLost && !isClosing) log.warn({ err: reason }, `Redis is lost: ${whenLost}`);
    isLost = true;
    firstAttempt.resolve();
  });

  const isReady = () => client.status === 'ready';
  // A connection without traffic can be dead for hours; asked now and then, its silence tells.
  const heartbeat = setInterval(() => {
    if (isReady()) client.ping().catch(rememberReason);
  }, HEARTBEAT_MS).unref();

  function complain(error: unknown, message: string): void {
    if (hasComplained || !isReady()) return;
    hasComplained = true;
    log.warn({ err: error }, message);
  }

  return {
    client,
    isReady,
    complain,
    async askOr(message, ask, fallback) {
      if (!isReady()) return fallback();
      try {
        return await ask();
      } catch (error) {
        complain(error, message);
        return fallback();
      }
    },
    async ping() {
      await firstAttempt.promise;
      if (!isReady()) throw new Error('Redis cannot be reached', { cause: reason });
      await client.ping();
    },
    close() {
      isClosing = true;
      clearInterval(heartbeat);
      client.disconnect();
    },
  };
}
