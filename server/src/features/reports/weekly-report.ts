/** The weekly report by mail, for the admins who ask for it. */

import type { CallArguments } from '@portal/contract/call';
import type { Reach } from '@portal/contract/reach';
import { groupsReached, reachesPartOf } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { saveWeeklyReport, WeeklyReport } from '@portal/contract/reports';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Summary } from '#server/platform/summaries.ts';
import { clockOf, nextWeekdayAt, serverTimeZone } from '#server/platform/time-zone.ts';
import { findReach } from '../reach/service.ts';
import { askedWithin, findReachedCompany } from './asked.ts';
import type { FiguresRow } from './figure-queries.ts';
import type { Figures } from './figures.ts';
import { weeklyMail } from './weekly-mail.ts';
import * as queries from './weekly-queries.ts';

const MONDAY_MORNING = { weekday: 1, hour: 8 } as const;
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

type Admin = Pick<Identity, 'userId' | 'reach'>;

type Wanted = CallArguments<typeof saveWeeklyReport>['body'];

const nextAfter = (timeZone: string | null, now: number) =>
  nextWeekdayAt(clockOf(timeZone ?? serverTimeZone()), MONDAY_MORNING, now);

export function createWeeklyReport(deps: Dependencies) {
  const { db, mails, figures, now, publicUrl, hasMailServer } = deps;

  async function settingOf({ userId, reach }: Admin): Promise<WeeklyReport> {
    const found = await queries.findSubscription(db, userId);
    if (found === undefined) return { about: null, company: null, hasMailServer };
    const about = found.company_id === null ? 'all' : 'company';
    return { about, company: companyWithin(reach, found), hasMailServer };
  }

  async function subscribe(tx: Db, admin: Admin, { about, company }: Wanted): Promise<void> {
    const { userId, reach } = admin;
    if (about === 'all') {
      const nextAt = nextAfter(null, now());
      await queries.saveSubscription(tx, { userId, companyId: null, nextAt });
      return;
    }
    const wanted = await findReachedCompany(tx, reach, company ?? 0);
    const found = requireFound(wanted, because('companyNotFound'));
    const nextAt = nextAfter(found.time_zone, now());
    await queries.saveSubscription(tx, { userId, companyId: found.id, nextAt });
  }

  /** Null if the admin sees nothing of what the report is about. */
  async function countFor(
    reach: Reach,
    found: Subscription,
  ): Promise<Summary<FiguresRow[]> | null> {
    if (found.company_id === null) {
      const counted = await figures.ofReached(reach);
      return reach !== 'portal' && counted.value.length === 0 ? null : counted;
    }
    const company = companyWithin(reach, found);
    return company && figures.ofOne(askedWithin(reach, { companyId: company.id }));
  }

  return {
    settingOf,

    /** Throws CONFLICT without a mail server, NOT_FOUND for a company that is missing, or that the admin does not see. */
    async save(admin: Admin, wanted: Wanted): Promise<WeeklyReport> {
      const { userId } = admin;
      if (wanted.about !== null && !hasMailServer)
        throw new AppError('CONFLICT', because('reportNeedsMailServer'));
      await inTransaction(db, async (tx) => {
        // A waiting report is about the former choice.
        await mails.cancel(tx, userId, 'WEEKLY_REPORT');
        if (wanted.about === null) await queries.deleteSubscription(tx, userId);
        else await subscribe(tx, admin, wanted);
      });
      return settingOf(admin);
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

    /**
     * Drops the mail if the admin has turned it off, or sees nothing any more of what it is about, as after the deletion
     * of the company.
     */
    async compose({ recipientId }: ClaimedMail): Promise<ComposedMail | null> {
      if (recipientId === null) return null;
      const found = await queries.findSubscription(db, recipientId);
      if (found === undefined) return null;
      const reach = (await findReach(db, recipientId)) ?? [];
      const counted = await countFor(reach, found);
      if (counted === null) return null;
      const { value, countedAt } = counted;
      const isLimited = reach !== 'portal';
      return {
        to: found.user_email,
        content: weeklyMail({
          to: { name: found.user_name, language: mailLanguageOf(found) },
          figures: value.map((row) => ({ ...row, company_name: placeIn(reach, row) })),
          isAboutOne: found.company_id !== null || (isLimited && value.length === 1),
          isLimited,
          countedAt,
          timeZone: found.time_zone ?? serverTimeZone(),
          publicUrl,
        }),
      };
    },
  };
}

type Subscription = Pick<
  NonNullable<Awaited<ReturnType<typeof queries.findSubscription>>>,
  'company_id' | 'company_name'
>;

/** The company of the report; null if it is deleted, or the admin does not see it any more. */
function companyWithin(reach: Reach, { company_id: id, company_name: name }: Subscription) {
  const isSeen = id !== null && reachesPartOf(reach, id);
  return isSeen && name !== null ? { id, name } : null;
}

/** The company of the figures, with the groups that they are about: 'Brightwater Foods – Bar, Kitchen'. */
function placeIn(reach: Reach, { company_id: companyId, company_name: name }: FiguresRow): string {
  const groups = groupsReached(reach, companyId);
  if (reach === 'portal' || groups === null) return name;
  const names = reach.flatMap(({ groupId = 0, groupName }) =>
    groups.includes(groupId) ? (groupName ?? []) : [],
  );
  return `${name} – ${names.join(', ')}`;
}
