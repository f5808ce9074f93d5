/** The newest checkpoint by mail, each week, to an address of a company: a copy that the portal cannot change. */
import { DEFAULT_LANGUAGE } from '@portal/contract/languages';
import type { CheckpointMail } from '@portal/contract/ledger';
import { normalizedKey } from '@portal/contract/text-rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import { inLockedCompany, NO_SUCH_COMPANY } from '../companies/service.ts';
import { checkpointMail } from './checkpoint-mail.ts';
import * as queries from './checkpoint-mail-queries.ts';
import { findState } from './log-queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Mails per read. */
const DUE_AT_ONCE = 100;
/** The first checkpoint is signed within seconds. */
const NO_CHECKPOINT_MS = 60_000;

interface Dependencies {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'addRequested' | 'deliverSoon'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
}

export type CheckpointMails = ReturnType<typeof createCheckpointMails>;

export function createCheckpointMails({ db, mails, now, publicUrl }: Dependencies) {
  const find = async (tx: Db, companyId: number) =>
    requireFound(await queries.findCheckpointMail(tx, companyId), NO_SUCH_COMPANY);

  const enqueue = (tx: Db, companyId: number, email: string): Promise<void> =>
    mails.addRequested(tx, {
      kind: 'CHECKPOINT',
      email: normalizedKey(email),
      subjectId: companyId,
      delayMs: 0,
    });

  /** Queues the first mail to a new address. */
  async function save(tx: Db, companyId: number, email: string | null): Promise<void> {
    if (email === null) return queries.deleteCheckpointMail(tx, companyId);
    await queries.saveCheckpointMail(tx, { companyId, email, nextAt: now() + WEEK_MS });
    await enqueue(tx, companyId, email);
  }

  return {
    /** Throws NOT_FOUND. */
    async get(companyId: number): Promise<CheckpointMail> {
      const { email } = await find(db, companyId);
      return { email };
    },

    /** Throws NOT_FOUND. */
    async update(
      actor: Actor,
      companyId: number,
      { email }: CheckpointMail,
    ): Promise<CheckpointMail> {
      await inLockedCompany(db, companyId, async (tx, company) => {
        const old = await find(tx, companyId);
        const changed = differences({ checkpointMail: old.email }, { checkpointMail: email });
        if (changed === null) return;
        await save(tx, companyId, email);
        const subject = { kind: 'company', ...company } as const;
        const action = 'company.checkpoint-mail-changed';
        await record(tx, { actor, action, subject, company, ...changed, at: now() });
      });
      if (email !== null) mails.deliverSoon(0);
      return { email };
    },

    /** Queues the mails that are due, each by one process. Weeks without a running process are left out. */
    async sendDue(ending?: AbortSignal): Promise<void> {
      while (!ending?.aborted) {
        const at = now();
        const due = await queries.listDue(db, at, DUE_AT_ONCE);
        for (const { company_id: companyId, next_at: dueAt } of due)
          await inTransaction(db, async (tx) => {
            const nextAt = dueAt + (Math.floor((at - dueAt) / WEEK_MS) + 1) * WEEK_MS;
            const email = await queries.advance(tx, { companyId, dueAt, nextAt });
            if (email !== undefined) await enqueue(tx, companyId, email);
          });
        if (due.length < DUE_AT_ONCE) return;
      }
    },

    /** Drops the mail if the company was deleted, or has another address by now. */
    async compose({
      subjectId,
      requestedEmail,
    }: ClaimedMail): Promise<ComposedMail | number | null> {
      const found = await queries.findCheckpointMail(db, subjectId ?? 0);
      if (found?.email == null || normalizedKey(found.email) !== requestedEmail) return null;
      const { size, note, signed_at: signedAt } = await findState(db);
      if (note === null || signedAt === null) return now() + NO_CHECKPOINT_MS;
      const content = checkpointMail({
        company: found.name,
        language: found.language ?? DEFAULT_LANGUAGE,
        checkpoint: { size, note, signedAt },
        publicUrl,
      });
      return { to: found.email, content, isDroppedIfRefused: true };
    },
  };
}
