import type { Attention } from '#web/platform/attention/attention.ts';
import { patience, type Ways } from './notice-rules.ts';

/** Something of which somebody may have to be told. */
export type Matter = {
  /** The same in every tab. */
  readonly id: string;
  /** This tab shows it, and is seen. */
  readonly isShownHere: () => boolean;
  /** Wherever it was: there is nothing left to tell. */
  readonly isRead: () => boolean;
  /** Nobody wants to hear of the like. */
  readonly isUnwanted: () => Promise<boolean>;
  readonly tell: (ways: Ways) => void;
};

type Tab = {
  readonly attention: () => Attention;
  readonly waysFor: (attention: Attention) => Ways;
  /** True for one of the browser's tabs, once. */
  readonly claim: (id: string) => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Tells of each matter once over all tabs, whether a tab hears of it once or by several ways. A tab that
 * shows it takes it at once and says nothing.
 */
export function createNoticeRaiser({ attention, waysFor, claim, wait }: Tab) {
  return async function raise(matter: Matter): Promise<void> {
    if (matter.isShownHere()) {
      await claim(matter.id);
      return;
    }
    await wait(patience[attention()]);
    if (matter.isRead() || (await matter.isUnwanted())) return;
    const isOurs = await claim(matter.id);
    if (isOurs && !matter.isShownHere()) matter.tell(waysFor(attention()));
  };
}
