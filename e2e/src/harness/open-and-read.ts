import type { Call } from '@portal/contract/call';
import type { Visitor } from './visit.ts';

/**
 * Opens a page and waits for its first answer to this call. The page reports the entries of later answers as new.
 */
export async function openAndRead({ page }: Visitor, path: string, read: Call): Promise<void> {
  const answered = page.waitForResponse(`**/api${read.path}`);
  await page.goto(path);
  await (await answered).finished();
}
