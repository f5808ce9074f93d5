import { Counter, Gauge, type Registry } from 'prom-client';

/** The reason why a socket was refused or closed. */
export type Refusal =
  | 'unauthenticated'
  | 'forbidden'
  | 'too-many'
  | 'ending'
  | 'flood'
  | 'malformed'
  | 'slow'
  | 'silent';

export interface LiveCounters {
  received(type: string): void;
  sent(): void;
  /** `userId` is set if the socket was open. */
  refused(why: Refusal, userId?: number): void;
}

/** The counters of the channel, and their registration with the metrics page. */
export function createLiveMetrics(socketCount: () => number): {
  readonly counters: LiveCounters;
  readonly register: (registry: Registry) => void;
} {
  const received = new Counter({
    name: 'portal_live_frames_received_total',
    help: 'Frames from clients by type.',
    labelNames: ['type'],
    registers: [],
  });
  const sent = new Counter({
    name: 'portal_live_frames_sent_total',
    help: 'Frames to clients.',
    registers: [],
  });
  const refused = new Counter({
    name: 'portal_live_sockets_refused_total',
    help: 'Sockets that were refused or closed, by reason.',
    labelNames: ['reason'],
    registers: [],
  });
  const sockets = new Gauge({
    name: 'portal_live_sockets',
    help: 'Open sockets.',
    registers: [],
    collect() {
      this.set(socketCount());
    },
  });
  return {
    counters: {
      received: (type) => received.inc({ type }),
      sent: () => sent.inc(),
      refused: (reason) => refused.inc({ reason }),
    },
    register(registry) {
      registry.registerMetric(received);
      registry.registerMetric(sent);
      registry.registerMetric(refused);
      registry.registerMetric(sockets);
    },
  };
}
