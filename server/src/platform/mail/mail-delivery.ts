import type { Registry } from 'prom-client';
import { type CurrentRequest, withRequest } from '../current-request.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/schema.ts';
import type { Logger } from '../log.ts';
import { isMailAddress } from './mail-address.ts';
import * as queries from './mail-claim-queries.ts';
import type { MailContent } from './mail-content.ts';
import { registerMailMetrics } from './mail-metrics.ts';
import type { MailKind } from './mail-queue-queries.ts';
import {
  type MailTransport,
  type NotAccepted,
  NotAcceptedError,
  PARALLEL_DELIVERIES,
} from './mail-transport.ts';
import { createMessageIds } from './message-id.ts';

export type ClaimedMail = queries.ClaimedMail;

export interface ComposedMail {
  readonly to: string;
  readonly content: MailContent;
  /** The mail is to an address of no account, so no one can correct it: it is not kept after a refusal. */
  readonly isDroppedIfRefused?: boolean;
  /** Runs in the transaction that ends the attempt, if the mail was certainly not accepted. */
  readonly onNotAccepted?: (tx: Db) => Promise<unknown>;
}

/** Returns the mail as of now, the time (ms since 1970) to which it is postponed, or null to drop it. */
export type ComposeMail = (mail: ClaimedMail) => Promise<ComposedMail | number | null>;

export interface RefusedMail {
  readonly recipientId: number;
  /** The address to which the mail was sent; the user may have another one by now. */
  readonly to: string;
  /** The answer of the mail server. */
  readonly reply: string;
}

interface Dependencies {
  readonly db: Db;
  readonly mailTransport: MailTransport;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly installation: string;
  readonly publicUrl: string;
  readonly composers: Readonly<Record<MailKind, ComposeMail>>;
  /**
   * By kind, what happens when a mail is refused permanently. Called before the mail is marked as refused, so after a
   * kill it can be called again.
   */
  readonly onRefused?: Readonly<Partial<Record<MailKind, (mail: RefusedMail) => Promise<void>>>>;
}

interface Attempt {
  readonly outcome: 'accepted' | 'unclear' | NotAccepted;
  readonly error?: Error;
}

/** Longer than one attempt takes: without a result, as after a kill, the mail is tried again then. */
export const NO_RESULT_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
const NO_ADDRESS = 'this is no plain mail address';

export type MailDelivery = ReturnType<typeof createMailDelivery>;

/**
 * Delivers the mails of the queue in a few lanes, each with one mail at a time. A lane claims a mail before it delivers it,
 * and deletes it when it is accepted.
 */
export function createMailDelivery(deps: Dependencies) {
  const { db, mailTransport, log, now, composers, onRefused = {} } = deps;
  const messageIdOf = createMessageIds(deps);
  const lanes = new Set<Promise<void>>();
  /** Mails whose rows could not be deleted after they were accepted. */
  const accepted = new Set<number>();
  let processed = 0;
  let isUnreachable = false;

  function startLane(ending?: AbortSignal): void {
    if (lanes.size >= PARALLEL_DELIVERIES) return;
    const lane = work(ending)
      .catch((error: unknown) => log.error({ err: error }, 'mails could not be delivered'))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  /** Runs until no mail is due, or the server is unreachable. */
  async function work(ending?: AbortSignal): Promise<void> {
    while (!ending?.aborted) {
      const mail = await queries.claim(db, now(), now() + NO_RESULT_MS);
      if (mail === null) return;
      // Other mails may be due as well; an unreachable server is tried by one lane only.
      if (!isUnreachable) startLane(ending);
      const outcome = await deliver(mail);
      processed += 1;
      if (outcome === 'unreachable') return;
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Attempt['outcome'] | undefined> {
    try {
      const composed = accepted.has(mail.id) ? null : await compose(mail);
      if (composed === null) await remove(mail);
      else if (typeof composed === 'number') await queries.schedule(db, mail.id, composed);
      else {
        const result = await attempt(mail, composed);
        await storeResult(mail, composed, result);
        return result.outcome;
      }
    } catch (error) {
      log.error({ err: error, ...namesOf(mail) }, 'a mail could not be composed or settled');
      await queries.defer(db, mail, nextAttemptAt(mail));
    }
    return undefined;
  }

  /** Composes as part of the request that the mail answers, if the recipient still has to be looked up. */
  async function compose(mail: ClaimedMail): ReturnType<ComposeMail> {
    const work = () => composers[mail.kind](mail);
    if (mail.request === null) return work();
    return withRequest(JSON.parse(mail.request) as CurrentRequest, work);
  }

  async function attempt(mail: ClaimedMail, { to, content }: ComposedMail): Promise<Attempt> {
    if (!isMailAddress(to)) return { outcome: 'refused', error: new Error(NO_ADDRESS) };
    const subject = content.subject.replace(/\p{Cc}+/gu, ' ');
    try {
      await mailTransport.deliver({ ...content, to, subject, messageId: messageIdOf(mail) });
      logReachability(null);
      return { outcome: 'accepted' };
    } catch (caught) {
      const error = caught as Error;
      const outcome = error instanceof NotAcceptedError ? error.outcome : 'unclear';
      logReachability(outcome === 'unreachable' ? error : null);
      return { outcome, error };
    }
  }

  async function storeResult(
    mail: ClaimedMail,
    composed: ComposedMail,
    { outcome, error }: Attempt,
  ) {
    if (outcome === 'accepted') {
      accepted.add(mail.id);
      return remove(mail);
    }
    const facts = { err: error, ...namesOf(mail) };
    const isDropped = outcome === 'refused' && composed.isDroppedIfRefused === true;
    if (isDropped) log.warn(facts, 'a mail to an address without an account was refused');
    else if (outcome === 'refused') log.error(facts, 'a mail was refused for good');
    else if (outcome !== 'unreachable') log.warn(facts, 'a mail is tried again later');
    const reply = error instanceof NotAcceptedError ? error.reply : (error?.message ?? '');
    const { recipientId } = mail;
    if (outcome === 'refused' && !isDropped && recipientId !== null)
      await onRefused[mail.kind]?.({ recipientId, to: composed.to, reply });
    await inTransaction(db, async (tx) => {
      if (outcome !== 'unclear') await composed.onNotAccepted?.(tx);
      if (isDropped) await queries.deleteMail(tx, mail.id);
      else if (outcome !== 'refused') await queries.defer(tx, mail, nextAttemptAt(mail));
      else await queries.setRefused(tx, mail, { at: now(), reply });
    });
  }

  async function remove({ id }: ClaimedMail): Promise<void> {
    await queries.deleteMail(db, id);
    accepted.delete(id);
  }

  /**
   * Logs one line when mails stop being delivered and one when they are delivered again, whatever the number of mails.
   */
  function logReachability(error: Error | null): void {
    if (error !== null && !isUnreachable)
      log.warn({ err: error }, 'mails cannot be delivered at present; they wait');
    if (error === null && isUnreachable) log.info({}, 'mails can be delivered again');
    isUnreachable = error !== null;
  }

  function nextAttemptAt({ attempts }: ClaimedMail): number {
    return now() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  }

  return {
    registerMetrics: (registry: Registry) =>
      registerMailMetrics(registry, { db, now, kinds: Object.keys(composers) }),

    /** Delivers the due mails until aborted. Returns how many mails were processed. */
    async deliverDue(ending?: AbortSignal): Promise<number> {
      const before = processed;
      startLane(ending);
      while (lanes.size > 0) await Promise.all(lanes);
      return processed - before;
    },
  };
}

function namesOf({ id, kind, recipientId }: ClaimedMail) {
  return { mailId: id, kind, userId: recipientId };
}
