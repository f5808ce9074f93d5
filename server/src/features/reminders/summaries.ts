/**
 * The weekly summary by mail: once a week for each admin, about the companies with rules within reach. It is sent on the day
 * and in the time zone of the first of them by name.
 */
import { reachesPartOf } from '@portal/contract/reach-rules';
import { civilDateAt, clockIn } from '#server/platform/civil-today.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { nextWeekdayAt } from '#server/platform/time-zone.ts';
import type { Compliance } from '../compliance/service.ts';
import { findReach } from '../reach/service.ts';
import { summaryMail } from './summary-mail.ts';
import * as queries from './summary-queries.ts';

export const LATE_SUMMARIES = 'late summaries';

const HOUR = 7;
const DAY_MS = 86_400_000;
/** A change of the day or zone may bring the next time nearer: two summaries are never closer than this. */
const LEAST_DISTANCE_MS = 6 * DAY_MS;
/** Summaries per read. */
const DUE_AT_ONCE = 100;

interface Dependencies {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'enqueueKeyed'>;
  readonly compliance: Pick<Compliance, 'ofCompanies'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly hasMailServer: boolean;
}

type Due = Awaited<ReturnType<typeof queries.listDue>>[number];

const nextAfter = (company: queries.CompanyWithRules, instant: number): number =>
  nextWeekdayAt(
    clockIn(company.time_zone),
    { weekday: company.digest_weekday, hour: HOUR },
    instant,
  );

export function createLateSummaries(deps: Dependencies) {
  const { db, mails, compliance, now, publicUrl, hasMailServer } = deps;

  async function reachedBy(userId: number, companies: readonly queries.CompanyWithRules[]) {
    const reach = (await findReach(db, userId)) ?? [];
    return { reach, companies: companies.filter(({ id }) => reachesPartOf(reach, id)) };
  }

  /** Plans the next summary, and queues this one if it was planned as the day and zone are now. */
  async function send(due: Due, company: queries.CompanyWithRules | undefined): Promise<void> {
    const { user_id: userId, next_at: dueAt } = due;
    const isPlanned = company !== undefined && nextAfter(company, dueAt - 1) === dueAt;
    const from = isPlanned ? Math.max(now(), dueAt + LEAST_DISTANCE_MS) : now();
    // An admin who reaches no company with rules is looked at again tomorrow.
    const nextAt = company === undefined ? now() + DAY_MS : nextAfter(company, from);
    await inTransaction(db, async (tx) => {
      if (!(await queries.advance(tx, { userId, dueAt, nextAt }))) return;
      if (!isPlanned) return;
      const messageKey = `summary:${userId}:${civilDateAt(dueAt, company.time_zone)}`;
      const mail = { kind: 'LATE_SUMMARY', recipientId: userId, subjectId: 0, messageKey } as const;
      await mails.enqueueKeyed(tx, mail);
    });
  }

  return {
    /** Queues the summaries that are due, each by one process. Without a mail server there are none. */
    async sendDue(ending?: AbortSignal): Promise<void> {
      if (!hasMailServer) return;
      await queries.insertMissing(db);
      const due = await queries.listDue(db, now(), DUE_AT_ONCE);
      if (due.length === 0) return;
      const all = await queries.listCompaniesWithRules(db);
      for (const one of due) {
        if (ending?.aborted) return;
        const { companies } = await reachedBy(one.user_id, all);
        await send(one, companies[0]);
      }
    },

    /** Dropped if there is nothing to say, and for admins who have turned mails off. */
    async compose({ recipientId }: ClaimedMail): Promise<ComposedMail | null> {
      const admin = await queries.findAdmin(db, recipientId);
      if (admin === undefined) return null;
      const all = await queries.listCompaniesWithRules(db);
      const { reach, companies } = await reachedBy(admin.id, all);
      const counted = await compliance.ofCompanies(reach, companies);
      const to = { name: admin.name, language: mailLanguageOf(admin) };
      const content = summaryMail({ to, companies: counted, publicUrl });
      return content === null ? null : { to: admin.email, content };
    },
  };
}
