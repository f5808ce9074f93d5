import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import { messageOf } from './mail-message.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';

/** For the whole of one delivery: a server that trickles its replies escapes the other timeouts. */
const DELIVERY_TIMEOUT_MS = 60_000;

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

/** Delivers to a mail server over a few connections that are kept open. */
export function createSmtpTransport({ url, from }: SmtpTransportOptions): MailTransport {
  const pool = createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS });
  return {
    async deliver(mail) {
      try {
        const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
        await pool.sendMail({ ...messageOf(mail, from), signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error) : error;
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

/**
 * SMTP's 5yz replies are final, 4yz ones and broken connections are not (RFC 5321, 4.2.1). A login that
 * fails says nothing about the mail: it waits for the password to be corrected.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  if ('code' in error && error.code === 'EAUTH') return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
