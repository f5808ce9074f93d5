/** Delivers due mails and reads the token of the newest confirmation mail to this address. */

import { mailParts } from './mail-parts.ts';
import type { MailServer } from './mail-server.ts';
import type { TestPortal } from './start-test-portal.ts';

export async function mailedConfirmation(
  portal: TestPortal,
  { received }: MailServer,
  email: string,
): Promise<string> {
  portal.clock.advance(1_000);
  await portal.deliverMails();
  const mail = received.findLast(
    ({ to, content }) => to.toLowerCase() === email && isConfirmation(content),
  );
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  return /\/confirm-email\/([\w-]+)/.exec(mailParts(mail.content).text)?.[1] ?? '';
}

const isConfirmation = (content: string) => content.includes('Subject: Confirm your email');
