/** Asks for a reset link and reads its token out of the mail. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestPasswordReset } from '@portal/contract/accounts';
import { expect, vi } from 'vitest';
import { mailParts } from './mail-parts.ts';
import type { TestPortal } from './start-test-portal.ts';

export async function mailedResetToken(portal: TestPortal, email: string): Promise<string> {
  await portal.call(requestPasswordReset, { body: { email } });
  const folder = join(portal.settings.dataDir, 'outbox');
  const mail = await vi.waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const found = mails.find((text) => text.includes(`To: ${email}`));
    expect(found).toBeDefined();
    return found ?? '';
  }, 10_000);
  return /\/reset-password\/([\w-]+)/.exec(mailParts(mail).text)?.[1] ?? '';
}
