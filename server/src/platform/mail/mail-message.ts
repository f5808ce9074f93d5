import type { SendMailOptions } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import type { Mail } from './mail-transport.ts';

/** The mail as the library composes it: addresses as objects, which it does not parse again. */
export function messageOf(mail: Mail, from: MailSender): SendMailOptions {
  const { to, messageId, subject, text, html } = mail;
  return {
    from: { ...from },
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    // RFC 3834: prevents out-of-office replies to the portal.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
