import type { SendMailOptions } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import type { Attachment } from './mail-content.ts';
import type { Mail } from './mail-transport.ts';

/** The mail as the library composes it: addresses as objects, which it does not parse again. */
export function messageOf(mail: Mail, from: MailSender): SendMailOptions {
  const { to, messageId, subject, text, html, attachment } = mail;
  return {
    from: { ...from },
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    ...(attachment && { attachments: [attached(attachment)] }),
    // RFC 3834: prevents out-of-office replies to the portal.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** In base64, because other encodings change the line ends of a text. */
const attached = ({ fileName, text }: Attachment) => ({
  filename: fileName,
  content: Buffer.from(text),
  contentType: 'text/plain; charset=utf-8',
  contentTransferEncoding: 'base64' as const,
});
