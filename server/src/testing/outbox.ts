/** The mails that a portal without a mail server has written. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPortal } from './start-test-portal.ts';
import { waitFor } from './wait-for.ts';

/** The mails in the outbox, to this address if one is given. */
export async function mailsIn(dataDir: string, email = ''): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/**
 * Delivers due mails until there are `count` mails to this address, and returns the last one. It also advances the
 * portal's clock, because a reset mail is due within a second.
 */
export function mailTo(portal: TestPortal, email: string, count = 1): Promise<string> {
  return waitFor(async () => {
    portal.clock.advance(1_000);
    await portal.deliverMails();
    const mails = await mailsIn(portal.settings.dataDir, email);
    const last = mails.at(-1);
    if (last === undefined || mails.length < count) throw new Error(`No mail to ${email} yet`);
    return last;
  });
}
