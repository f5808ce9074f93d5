/** The resources of the portal. `main.ts` opens them from the settings, tests in a temporary folder. */
import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Engine } from './platform/database/engine.ts';
import type { Db } from './platform/database/schema.ts';
import type { HealthCheck } from './platform/health-check.ts';
import type { LogKey } from './platform/keys/log-key.ts';
import type { DistinctLimiter } from './platform/limits/distinct-limiter.ts';
import type { RateLimiter } from './platform/limits/rate-limiter.ts';
import type { Bus } from './platform/live/bus.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { PasswordHasher } from './platform/passwords/password-hasher.ts';
import type { SecurityLog } from './platform/security-log.ts';
import type { WorkerPool } from './platform/worker/worker-pool.ts';

export interface Resources {
  readonly db: Db;
  readonly engine: Engine;
  readonly registerDatabaseMetrics: (registry: Registry) => void;
  readonly media: MediaStore;
  /** Only this process writes to the media store, and its clock dates the files. */
  readonly ownsMedia: boolean;
  /** Milliseconds since 1970, before anything was received or written. */
  readonly startedAt: number;
  /** For work on uploaded files. */
  readonly workers: Pick<WorkerPool, 'run'>;
  /** For files that the portal writes: one at a time, so that they take at most one core from requests. */
  readonly printers: Pick<WorkerPool, 'run'>;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly distinctLimiter: DistinctLimiter;
  readonly passwords: PasswordHasher;
  readonly mailTransport: MailTransport;
  readonly log: FastifyBaseLogger;
  readonly security: SecurityLog;
  /** Milliseconds since 1970, UTC: the only clock of the features. */
  readonly now: () => number;
  /** A random secret that the database got at its first start. */
  readonly installation: string;
  /** Signs media links; the same for all processes of an installation. */
  readonly mediaSecret: Buffer;
  /** Decides on the order of questions; the same for all processes of an installation. */
  readonly quizSecret: Buffer;
  /** Signs the requests of the command `doctor`; the same for all processes of an installation. */
  readonly doctorSecret: Buffer;
  /** Signs the checkpoints of the log; the same for all processes of an installation. */
  readonly logKey: LogKey;
  /** Signs badges; the same for all processes of an installation. */
  readonly badgeKey: KeyObject;
  /** The checks that `/readyz` reports, by name. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
}
