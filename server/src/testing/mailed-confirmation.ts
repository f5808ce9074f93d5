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
  const tokens = received
    .filter(({ to }) => to.toLowerCase() === email)
    .map(({ content }) => /\/confirm-email\/([\w-]+)/.exec(mailParts(content).text)?.[1]);
  const token = tokens.findLast((each) => each !== undefined);
  if (token === undefined) throw new Error(`No mail to ${email}`);
  return token;
}
