import { Redis } from 'ioredis';
import type { Logger } from './log.ts';

const COMMAND_TIMEOUT_MS = 1_000;
/** Command timeouts until an attempt to connect, or a connection that does not answer a command, is given up. */
const TIMEOUTS_PER_CONNECTION = 5;
const HEARTBEAT_MS = 5_000;
const RECONNECT_MAX_MS = 2_000;

export interface RedisConnectionOptions {
  readonly url: string;
  readonly log: Logger;
  /** For the log, once per outage: what this process does without Redis. */
  readonly outageMessage: string;
  /** Called each time that Redis became reachable; `isReturn` is true after an outage. */
  readonly onReady?: (isReturn: boolean) => void;
  readonly commandTimeoutMs?: number | undefined;
}

export interface RedisConnection {
  readonly client: Redis;
  isReady(): boolean;
  /**
   * Logs why a command failed, unless the connection broke, which is logged separately. Logged once until the next
   * connection, so that a server which refuses every command does not fill the log.
   */
  logFailure(error: unknown, message: string): void;
  /** Calls Redis, or `fallback` while Redis is unavailable or fails; `message` is for {@link logFailure}. */
  runOr<T>(message: string, command: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
  /** Rejects while Redis does not answer. Waits for the first attempt to connect, but not for later ones. */
  ping(): Promise<void>;
  close(): void;
}

/**
 * A connection that fails fast and reconnects automatically. Commands are never queued, so a request never waits for an
 * outage to end.
 */
export function openRedis({
  url,
  log,
  outageMessage,
  onReady,
  commandTimeoutMs = COMMAND_TIMEOUT_MS,
}: RedisConnectionOptions): RedisConnection {
  const connectionTimeoutMs = TIMEOUTS_PER_CONNECTION * commandTimeoutMs;
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // Running commands are rejected at once when the connection breaks.
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    connectTimeout: connectionTimeoutMs,
    socketTimeout: connectionTimeoutMs,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, RECONNECT_MAX_MS) + Math.random() * 50,
  });
  const firstAttempt = Promise.withResolvers<void>();
  let isLost = false;
  let isClosing = false;
  let hasLoggedFailure = false;
  let reason: unknown;
  const rememberReason = (error: unknown) => {
    reason = error;
  };

  client.on('error', rememberReason);
  client.on('ready', () => {
    const isReturn = isLost;
    if (isReturn) log.info({}, 'Redis is back');
    isLost = false;
    hasLoggedFailure = false;
    firstAttempt.resolve();
    onReady?.(isReturn);
  });
  client.on('close', () => {
    if (!isLost && !isClosing) log.warn({ err: reason }, `Redis is lost: ${outageMessage}`);
    isLost = true;
    firstAttempt.resolve();
  });

  const isReady = () => client.status === 'ready';
  // A connection without traffic can be dead for hours; regular commands detect that.
  const heartbeat = setInterval(() => {
    if (isReady()) client.ping().catch(rememberReason);
  }, HEARTBEAT_MS).unref();

  function logFailure(error: unknown, message: string): void {
    if (hasLoggedFailure || !isReady()) return;
    hasLoggedFailure = true;
    log.warn({ err: error }, message);
  }

  return {
    client,
    isReady,
    logFailure,
    async runOr(message, command, fallback) {
      if (!isReady()) return fallback();
      try {
        return await command();
      } catch (error) {
        logFailure(error, message);
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
