/** Requests a reset link and reads its token from the mail. */
import { requestPasswordReset } from '@portal/contract/accounts';
import { mailParts } from './mail-parts.ts';
import { mailsIn, mailTo } from './outbox.ts';
import type { TestPortal } from './start-test-portal.ts';

export async function mailedResetToken(
  portal: TestPortal,
  email: string,
  address = '127.0.0.1',
): Promise<string> {
  const before = await mailsIn(portal.settings.dataDir, email);
  await portal.call(requestPasswordReset, { body: { email }, address });
  const mail = await mailTo(portal, email, before.length + 1);
  return /\/reset-password\/([\w-]+)/.exec(mailParts(mail).text)?.[1] ?? '';
}
