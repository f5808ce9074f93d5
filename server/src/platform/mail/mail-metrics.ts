import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/schema.ts';
import { countMails, type MailCount } from './mail-queue-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** All kinds: a kind without mails has the value 0. */
  readonly kinds: readonly string[];
}

export function registerMailMetrics(registry: Registry, { db, now, kinds }: Dependencies): void {
  let reading: Promise<MailCount[]> | undefined;
  /** All gauges of one scrape share one query. */
  function read(): Promise<MailCount[]> {
    reading ??= countMails(db).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function register(name: string, help: string, count: (mails: MailCount) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = new Map((await read()).map((mails) => [mails.kind as string, count(mails)]));
        for (const kind of kinds) this.set({ kind }, counts.get(kind) ?? 0);
      },
    });
  }

  register('portal_mails_waiting', 'Mails in the queue by kind.', ({ waiting }) => waiting);
  register(
    'portal_mails_undeliverable',
    'Mails that were refused for good in the last 30 days, by kind.',
    ({ refused }) => refused,
  );
  new Gauge({
    name: 'portal_mail_oldest_waiting_seconds',
    help: 'Time since the oldest mail in the queue was due; 0 while none is due.',
    registers: [registry],
    async collect() {
      this.set(overdueMs(await read(), now()) / 1_000);
    },
  });
}

/** Milliseconds for which the oldest waiting mail has been due; 0 if none is due. */
export function overdueMs(counts: readonly MailCount[], now: number): number {
  return Math.max(0, ...counts.map(({ oldestAt }) => (oldestAt === null ? 0 : now - oldestAt)));
}
