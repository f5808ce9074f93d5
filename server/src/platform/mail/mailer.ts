import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isMailAddress } from './mail-address.ts';
import { type Mail, MailRefusedError, type MailTransport } from './mail-transport.ts';

const RETRY_DELAYS_MS = [1_000, 10_000, 60_000];
const MAX_PENDING = 1_000;

export interface Mailer {
  /**
   * Returns at once and never throws: what becomes of the mail is for the log. An address that is not
   * plainly one address is refused, a line break in the subject becomes a blank.
   */
  send(mail: Mail): void;
  /** Like {@link send}, and resolves once the mail is delivered or given up: for many, a few at a time. */
  deliver(mail: Mail): Promise<void>;
  /** Takes no more mails, tries the pending ones a last time without further waiting, and waits for them. */
  close(): Promise<void>;
}

export interface MailerOptions {
  readonly transport: MailTransport;
  readonly log: Logger;
  /** Pauses before the second and later attempts, in ms; as many attempts more. */
  readonly retryDelaysMs?: readonly number[];
  /** How many mails may be under way or waiting for another attempt; the next is dropped. */
  readonly maxPending?: number;
}

export function createMailer(options: MailerOptions): Mailer {
  const { transport, log, retryDelaysMs = RETRY_DELAYS_MS, maxPending = MAX_PENDING } = options;
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(mail: Mail): Promise<void> {
    for (const delay of [...retryDelaysMs, null]) {
      const isLast = delay === null || closing.signal.aborted;
      const error = await attempt(mail);
      if (error === null) return;
      if (isLast || error instanceof MailRefusedError) {
        log.error({ err: error, to: mail.to }, 'a mail could not be delivered');
        return;
      }
      log.warn({ err: error, to: mail.to, delay }, 'a mail is tried again later');
      await pauseUnlessClosing(delay);
    }
  }

  async function attempt(mail: Mail): Promise<unknown> {
    try {
      await transport.deliver(mail);
      return null;
    } catch (error) {
      return error;
    }
  }

  async function pauseUnlessClosing(delay: number): Promise<void> {
    // Rejects only when closing, and then there is nothing left to wait for.
    await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
  }

  function reasonToDrop({ to }: Mail): string | null {
    if (closing.signal.aborted) return 'the portal is ending';
    if (!isMailAddress(to)) return 'this is no plain mail address';
    return pending.size < maxPending ? null : 'too many mails are pending';
  }

  async function take(mail: Mail): Promise<void> {
    const reason = reasonToDrop(mail);
    if (reason !== null) {
      log.error({ to: mail.to, reason }, 'a mail was dropped');
      return;
    }
    const delivery = deliver({ ...mail, subject: mail.subject.replace(/\p{Cc}+/gu, ' ') });
    pending.add(delivery);
    await delivery.finally(() => pending.delete(delivery));
  }

  return {
    send: (mail) => void take(mail),
    deliver: take,
    async close() {
      closing.abort();
      await Promise.all(pending);
      await transport.close();
    },
  };
}
