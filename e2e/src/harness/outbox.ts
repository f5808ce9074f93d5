import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Portal } from './portal.ts';

/** The newest mail to this address; waits until there is one. */
async function mailTo({ dataDir }: Portal, email: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let mail: string | undefined;
  const look = async () => {
    const names = await readdir(folder).catch(() => []);
    const mails = names.filter((name) => name.endsWith('.eml')).sort();
    const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
    mail = texts.findLast((text) => text.includes(`To: ${email}`));
    return mail !== undefined;
  };
  await expect.poll(look).toBe(true);
  return mail ?? '';
}

/** The path of the reset link in the mail to this address; waits until the mail is there. */
export async function resetLinkFor(portal: Portal, email: string): Promise<string> {
  const text = (await mailTo(portal, email)).replaceAll(/=\r?\n/g, '');
  const link = /https?:\/\/[^/\s]+((?:\/[\w-]+)?\/reset-password\/[\w-]+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link in the mail:\n${text}`);
  return link;
}

/** The text of the file in the mail to this address; waits until the mail is there. */
export async function attachmentFor(portal: Portal, email: string): Promise<string> {
  const mail = await mailTo(portal, email);
  const [, content] =
    /^Content-Disposition: attachment.*?\r\n\r\n([\w+/=\r\n]+)/ms.exec(mail) ?? [];
  if (content === undefined) throw new Error(`No file in the mail:\n${mail}`);
  return Buffer.from(content, 'base64').toString();
}
