import type { Call } from '@portal/contract/call';
import type { Visitor } from './visit.ts';

/**
 * Opens a page and waits for its first answer to this call. What it then knows is not new for it; what comes later is.
 */
export async function openAndRead({ page }: Visitor, path: string, read: Call): Promise<void> {
  const answered = page.waitForResponse(`**/api${read.path}`);
  await page.goto(path);
  await (await answered).finished();
}
