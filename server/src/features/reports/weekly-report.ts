/** The weekly report by mail, for the admins who ask for it. */

import type { CallArguments } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { saveWeeklyReport, WeeklyReport } from '@portal/contract/reports';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { clockOf, nextMondayAt, serverTimeZone } from '#server/platform/time-zone.ts';
import type { Figures } from './figures.ts';
import { findCompany } from './people-queries.ts';
import { weeklyMail } from './weekly-mail.ts';
import * as queries from './weekly-queries.ts';

const HOUR = 8;
/** Reports per read. */
const DUE_AT_ONCE = 100;
/** A change of the time zone may bring the next Monday nearer: two reports are never closer than this. */
const LEAST_DISTANCE_MS = 6 * 24 * 60 * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'enqueueForAll' | 'cancel'>;
  readonly figures: Figures;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly hasMailServer: boolean;
}

type Wanted = CallArguments<typeof saveWeeklyReport>['body'];

const nextAfter = (timeZone: string | null, now: number) =>
  nextMondayAt(clockOf(timeZone ?? serverTimeZone()), HOUR, now);

export function createWeeklyReport(deps: Dependencies) {
  const { db, mails, figures, now, publicUrl, hasMailServer } = deps;

  async function settingOf(userId: number): Promise<WeeklyReport> {
    const found = await queries.findSubscription(db, userId);
    if (found === undefined) return { about: null, company: null, hasMailServer };
    const { company_id: id, company_name: name } = found;
    return {
      about: id === null ? 'all' : 'company',
      company: id === null || name === null ? null : { id, name },
      hasMailServer,
    };
  }

  async function subscribe(tx: Db, userId: number, { about, company }: Wanted): Promise<void> {
    if (about === 'all') {
      const nextAt = nextAfter(null, now());
      await queries.saveSubscription(tx, { userId, companyId: null, nextAt });
      return;
    }
    const found = requireFound(await findCompany(tx, company ?? 0), because('companyNotFound'));
    const nextAt = nextAfter(found.time_zone, now());
    await queries.saveSubscription(tx, { userId, companyId: found.id, nextAt });
  }

  return {
    settingOf,

    /** Throws CONFLICT without a mail server, NOT_FOUND for a missing company. */
    async save(userId: number, wanted: Wanted): Promise<WeeklyReport> {
      if (wanted.about !== null && !hasMailServer)
        throw new AppError('CONFLICT', because('reportNeedsMailServer'));
      await inTransaction(db, async (tx) => {
        // A waiting report is about the former choice.
        await mails.cancel(tx, userId, 'WEEKLY_REPORT');
        if (wanted.about === null) await queries.deleteSubscription(tx, userId);
        else await subscribe(tx, userId, wanted);
      });
      return settingOf(userId);
    },

    /** Queues the reports that are due, each by one process. Without a mail server they are left out. */
    async sendDue(ending?: AbortSignal): Promise<void> {
      while (!ending?.aborted) {
        const at = now();
        const due = await queries.listDue(db, at, DUE_AT_ONCE);
        for (const { user_id: userId, next_at: dueAt, time_zone } of due)
          await inTransaction(db, async (tx) => {
            const nextAt = nextAfter(time_zone, Math.max(at, dueAt + LEAST_DISTANCE_MS));
            if (!(await queries.advance(tx, { userId, dueAt, nextAt }))) return;
            if (hasMailServer) await mails.enqueueForAll(tx, 'WEEKLY_REPORT', [userId]);
          });
        if (due.length < DUE_AT_ONCE) return;
      }
    },

    /** Drops the mail if the admin has turned it off, or the company is deleted. */
    async compose({ recipientId }: ClaimedMail): Promise<ComposedMail | null> {
      const found =
        recipientId === null ? undefined : await queries.findSubscription(db, recipientId);
      if (found === undefined) return null;
      const { company_id: id, company_name: companyName } = found;
      const company = id === null || companyName === null ? null : { id, name: companyName };
      if (id !== null && company === null) return null;
      const { value, countedAt } = await (company === null
        ? figures.ofAll()
        : figures.ofOne({ companyId: company.id }));
      return {
        to: found.user_email,
        content: weeklyMail({
          to: { name: found.user_name, language: mailLanguageOf(found) },
          figures: value,
          company,
          countedAt,
          timeZone: found.time_zone ?? serverTimeZone(),
          publicUrl,
        }),
      };
    },
  };
}
