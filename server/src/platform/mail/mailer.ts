import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isMailAddress } from './mail-address.ts';
import { type Mail, MailRefusedError, type MailTransport } from './mail-transport.ts';

const RETRY_DELAYS_MS = [1_000, 10_000, 60_000];
const MAX_PENDING = 1_000;

/** 'refused': trying again is no use. 'put off': it may be tried again later. */
type MailOutcome = 'delivered' | 'refused' | 'put off';

export interface Mailer {
  /**
   * Returns at once and never throws: what becomes of the mail is for the log. An address that is not
   * plainly one address is refused, a line break in the subject becomes a blank.
   */
  send(mail: Mail): void;
  /** Tries it once and never throws: for whoever keeps the mail until it is done with. */
  deliverOnce(mail: Mail): Promise<MailOutcome>;
  /** Takes no more mails, tries the pending ones a last time without further waiting, and waits for them. */
  close(): Promise<void>;
}

export interface MailerOptions {
  readonly transport: MailTransport;
  readonly log: Logger;
  /** Pauses before the second and later attempts, in ms; as many attempts more. */
  readonly retryDelaysMs?: readonly number[];
  /** How many mails may be under way or waiting for another attempt; the next is dropped, or put off. */
  readonly maxPending?: number;
}

export function createMailer(options: MailerOptions): Mailer {
  const { transport, log, retryDelaysMs = RETRY_DELAYS_MS, maxPending = MAX_PENDING } = options;
  const pending = new Set<Promise<unknown>>();
  const closing = new AbortController();

  async function attempt(mail: Mail): Promise<unknown> {
    try {
      await transport.deliver({ ...mail, subject: mail.subject.replace(/\p{Cc}+/gu, ' ') });
      return null;
    } catch (error) {
      return error;
    }
  }

  async function insist(mail: Mail): Promise<void> {
    for (const delay of [...retryDelaysMs, null]) {
      const isLast = delay === null || closing.signal.aborted;
      const error = await attempt(mail);
      if (error === null) return;
      if (isLast || error instanceof MailRefusedError) return giveUp(mail, error);
      log.warn({ err: error, to: mail.to, delay }, 'a mail is tried again later');
      await pauseUnlessClosing(delay);
    }
  }

  async function pauseUnlessClosing(delay: number): Promise<void> {
    // Rejects only when closing, and then there is nothing left to wait for.
    await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
  }

  async function once(mail: Mail): Promise<MailOutcome> {
    const error = await attempt(mail);
    if (error === null) return 'delivered';
    if (error instanceof MailRefusedError) {
      giveUp(mail, error);
      return 'refused';
    }
    log.warn({ err: error, to: mail.to }, 'a mail is tried again later');
    return 'put off';
  }

  function giveUp({ to }: Mail, error: unknown): void {
    log.error({ err: error, to }, 'a mail could not be delivered');
  }

  function drop({ to }: Mail, reason: string): void {
    log.error({ to, reason }, 'a mail was dropped');
  }

  /** Why none can be taken at present. */
  function obstacle(): string | null {
    if (closing.signal.aborted) return 'the portal is ending';
    return pending.size < maxPending ? null : 'too many mails are pending';
  }

  function track<T>(delivery: Promise<T>): Promise<T> {
    pending.add(delivery);
    return delivery.finally(() => pending.delete(delivery));
  }

  return {
    send(mail) {
      const reason = isMailAddress(mail.to) ? obstacle() : NO_ADDRESS;
      if (reason === null) void track(insist(mail));
      else drop(mail, reason);
    },
    async deliverOnce(mail) {
      if (isMailAddress(mail.to)) return obstacle() === null ? track(once(mail)) : 'put off';
      drop(mail, NO_ADDRESS);
      return 'refused';
    },
    async close() {
      closing.abort();
      await Promise.all(pending);
      await transport.close();
    },
  };
}

const NO_ADDRESS = 'this is no plain mail address';
