import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import type { MessageSource } from '#web/features/chat/api/messages.ts';
import type { LoadedPart } from './loaded-part.ts';
import { firstGap, knownUpTo } from './message-list.ts';

/** Whoever missed more pages than these begins anew with the newest. */
const MOST_PAGES = 10;

/** Reads what a conversation lacks up to its newest message; `open` loads the part to begin with. */
export function createCatchUp(
  part: LoadedPart,
  source: Pick<MessageSource, 'after'>,
  open: () => Promise<void>,
) {
  let reading: Promise<boolean> | null = null;
  let mustCatchUpAgain = false;

  /** Reads what is missing after the part without gaps. */
  async function readOn(): Promise<void> {
    if (part.view().status !== 'ready') return open();
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      if (!part.view().isAtNewest) return;
      const page = await part.readBeside(() => source.after(knownUpTo(part.view().messages)));
      if (page === null) return;
      if (page.length < CHAT_PAGE_SIZE && firstGap(part.view().messages) === null) return;
    }
    await part.startAtNewest();
  }

  async function readAll(): Promise<boolean> {
    try {
      do {
        mustCatchUpAgain = false;
        await readOn();
      } while (mustCatchUpAgain);
      return true;
    } catch {
      // Not shown: the next poll tries again.
      if (part.view().status === 'loading') part.change({ status: 'failed' });
      return false;
    } finally {
      reading = null;
    }
  }

  /** One reading at a time; what is asked for meanwhile follows it. Resolves with whether all was read. */
  return function catchUp(): Promise<boolean> {
    mustCatchUpAgain = true;
    reading ??= readAll();
    return reading;
  };
}
