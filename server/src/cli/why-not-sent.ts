import type { MailSender } from '../platform/mail/mail-address.ts';
import type { SmtpError } from '../platform/mail/smtp-transport.ts';

/** Says in sentences why a mail server did not take a mail, and what to do. Contains no password. */
export function whyNotSent(thrown: unknown, from: MailSender): string {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = error.response ?? error.message;
  if (error.code === 'EAUTH')
    return `The mail server refuses the login (${reason}). Correct the user and the password in SMTP_URL; in it, write special characters of them as %XX.`;
  if (error.command === 'MAIL FROM')
    return `The mail server refuses the sender ${from.address} (${reason}). Set MAIL_FROM to an address for which this login may send.`;
  if (error.command === 'RCPT TO')
    return `The mail server refuses the recipient (${reason}). Correct the address; if the server takes no mails for other domains, it needs a login in SMTP_URL.`;
  if (error.command === 'DATA') return `The mail server refuses the mail (${reason}).`;
  if (isAboutTls(error))
    return `No encrypted connection to the mail server (${reason}). smtps:// is for a port that encrypts from the start, often 465, and smtp:// for one that does not, often 587 or 25; the certificate must be valid for the host in SMTP_URL.`;
  if (error.code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(reason))
    return `The host of the mail server is not known (${reason}). Correct the host in SMTP_URL.`;
  if (error.code === 'ETIMEDOUT')
    return `The mail server does not answer in time (${reason}). Correct the host and the port in SMTP_URL, or let the firewall pass connections to them.`;
  if (error.syscall === 'connect')
    return `The mail server cannot be reached (${reason}). Start it, or correct the host and the port in SMTP_URL.`;
  return `The mail server did not take the mail (${reason}).`;
}

/** The library gives failures of TLS one code with other failures of the connection. */
function isAboutTls({ code, message }: SmtpError): boolean {
  return code === 'ETLS' || /certificate|\b(SSL|TLS)\b|wrong version number/i.test(message);
}
