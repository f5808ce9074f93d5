import type { OpenDatabase } from '#server/platform/database/open-database.ts';
import type { Settings } from '#server/settings.ts';
import type { MoveProgress } from './progress.ts';

/** The database or the media, while they are moved. */
export interface Part {
  /** The place that is left, without credentials. */
  readonly from: string;
  /** Copies what is missing, and compares all. Returns a line with the counts for the operator. */
  copy(): Promise<string>;
  /** From now on the original is refused, and the copy not yet admitted. */
  leave(): Promise<void>;
  /** From now on the copy is admitted. */
  arrive(): Promise<void>;
}

/** The settings and opened resources that both parts use. */
export interface MoveWork {
  readonly settings: Settings;
  readonly stack: AsyncDisposableStack;
  readonly source: OpenDatabase;
  readonly installation: string;
  readonly signal: AbortSignal;
  readonly progress: MoveProgress;
}
