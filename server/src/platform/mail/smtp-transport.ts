import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import { messageOf } from './mail-message.ts';
import { type MailTransport, type NotAccepted, NotAcceptedError } from './mail-transport.ts';

/** Mails that are handed over at the same time: few mail servers allow a client fewer connections. */
export const SMTP_CONNECTIONS = 3;
/**
 * For one whole delivery, because a server that sends its replies byte by byte escapes the other timeouts.
 * Shorter than the lease of a mail in the queue.
 */
const DELIVERY_TIMEOUT_MS = 40_000;

export interface SmtpTransportOptions {
  /** smtp:// (STARTTLS where the server offers it) or smtps://, with user and password if need be. */
  readonly url: string;
  readonly from: MailSender;
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Delivers to a mail server over a few connections that are kept open. Only the queue tries a mail again. */
export function createSmtpTransport({ url, from }: SmtpTransportOptions): MailTransport {
  const options = { pool: true, maxConnections: SMTP_CONNECTIONS, maxRequeues: 0 } as const;
  const pool = createTransport({ url, ...options, ...TIMEOUTS });
  return {
    async deliver(mail) {
      try {
        const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
        await pool.sendMail({ ...messageOf(mail, from), signal });
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

/** Connects and logs in as a delivery would, and sends nothing. Rejects with what the server or the network says. */
export async function greetSmtpServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** What the library adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
}

/**
 * Null where the mail may have been accepted: the connection broke, or the time was over, while it was handed
 * over. Replies of 5yz are final, those of 4yz are not (RFC 5321, 4.2.1), and only those to the recipient
 * and to the content are about this mail: a wrong password or sender would refuse every other mail too.
 */
function outcomeOf({ code, command, responseCode, syscall }: SmtpError): NotAccepted | null {
  if (responseCode === undefined)
    return code === 'EDNS' || code === 'EAUTH' || syscall === 'connect' ? 'unreachable' : null;
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'deferred';
}
