import { Histogram, type Registry } from 'prom-client';

export interface PoolWaits {
  /** Runs `connect` and records how long it took. */
  measure<T>(connect: () => Promise<T>): Promise<T>;
  register(registry: Registry): void;
}

/** How long queries and transactions wait for one of the pool's connections. */
export function createPoolWaits(): PoolWaits {
  const waits = new Histogram({
    name: 'portal_database_wait_seconds',
    help: 'Time until a query or transaction got a connection to PostgreSQL.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [],
  });
  return {
    async measure(connect) {
      const askedAt = performance.now();
      try {
        return await connect();
      } finally {
        waits.observe((performance.now() - askedAt) / 1_000);
      }
    },
    register: (registry) => registry.registerMetric(waits),
  };
}
