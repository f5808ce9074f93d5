import { Counter, type Registry } from 'prom-client';

export interface ChatCounters {
  /** Counts requests that would have shown a trainee more people than an hour allows. */
  directoryLimited(): void;
}

export function createChatMetrics(): {
  readonly counters: ChatCounters;
  readonly register: (registry: Registry) => void;
} {
  const directoryLimited = new Counter({
    name: 'portal_chat_directory_limited_total',
    help: 'Requests refused because a trainee looked up too many people within an hour.',
    registers: [],
  });
  return {
    counters: { directoryLimited: () => directoryLimited.inc() },
    register: (registry) => registry.registerMetric(directoryLimited),
  };
}
