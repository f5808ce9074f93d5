import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import { messageOf } from './mail-message.ts';
import {
  type MailTransport,
  type NotAccepted,
  NotAcceptedError,
  PARALLEL_DELIVERIES,
} from './mail-transport.ts';

/**
 * The limit for one whole delivery, because a server that sends its replies byte by byte does not trigger the other
 * timeouts. Shorter than the lease of a mail in the queue.
 */
const DELIVERY_TIMEOUT_MS = 40_000;

export interface SmtpTransportOptions {
  /** smtp:// (STARTTLS if the server offers it) or smtps://, with user and password if required. */
  readonly url: string;
  readonly from: MailSender;
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Delivers to a mail server over a few open connections. Only the queue retries a mail. */
export function createSmtpTransport({ url, from }: SmtpTransportOptions): MailTransport {
  const options = { pool: true, maxConnections: PARALLEL_DELIVERIES, maxRequeues: 0 } as const;
  const pool = createTransport({ url, ...options, ...TIMEOUTS });
  return {
    async deliver(mail) {
      try {
        const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
        return (await pool.sendMail({ ...messageOf(mail, from), signal })).response;
      } catch (error) {
        const outcome = outcomeOf(error as SmtpError);
        throw outcome === null ? error : new NotAcceptedError(outcome, error as SmtpError);
      }
    },
    async close() {
      pool.close();
    },
  };
}

/**
 * Connects and logs in like a delivery, without sending a mail. Rejects with the error of the server or the network.
 */
export async function checkSmtpServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The fields that the library adds to its errors. */
export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  /** The reply of the server. */
  readonly response?: string;
  readonly syscall?: string;
}

/**
 * Null if the mail may have been accepted: the connection broke, or the time ended, while it was being sent. Replies of
 * 5yz are final, those of 4yz are not (RFC 5321, 4.2.1). Only replies to the recipient and to the content concern this
 * mail: a wrong password or sender would refuse every other mail too.
 */
function outcomeOf({ code, command, responseCode, syscall }: SmtpError): NotAccepted | null {
  if (responseCode === undefined)
    return code === 'EDNS' || code === 'EAUTH' || syscall === 'connect' ? 'unreachable' : null;
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'deferred';
}
