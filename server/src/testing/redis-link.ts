import { openTcpLink, type TcpLink } from './tcp-link.ts';

/** Options of a connection to Redis: longer than the process of the tests ever has to wait for the processor. */
export const PATIENT = { commandTimeoutMs: 60_000 };

/** A connection to the Redis of the tests that can be cut, silenced and restored without changing Redis. */
export interface RedisLink extends Pick<TcpLink, 'port' | 'cut' | 'silence' | 'mend'> {
  /** Where to connect instead of the real Redis. */
  readonly url: string;
  close(): Promise<void>;
}

export async function openRedisLink(redisUrl: string): Promise<RedisLink> {
  const url = new URL(redisUrl);
  const link = await openTcpLink({ host: url.hostname, port: Number(url.port || 6379) });
  url.host = `127.0.0.1:${link.port}`;
  return { ...link, url: url.href, close: link.cut };
}
