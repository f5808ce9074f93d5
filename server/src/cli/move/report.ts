import { BACKUPS_FOLDER, KEY_FILES, OUTBOX_FOLDER } from '#server/platform/data-dir.ts';
import type { Settings } from '#server/settings.ts';
import type { Part } from './part.ts';
import type { Plan } from './plan.ts';

interface Ended {
  readonly plan: Plan;
  readonly parts: readonly Part[];
  /** The counts of each part. */
  readonly results: readonly string[];
  readonly settings: Settings;
  readonly seconds: number;
}

/** Says what was moved, and what the operator does now. */
export function reportEnd({ plan, parts, results, settings, seconds }: Ended): void {
  const lines = [plan.database, plan.media].flatMap((target) => target?.lines ?? []);
  console.log(
    parts.length === 0
      ? 'Nothing to do: the move was finished before.'
      : `Moved in ${seconds.toFixed(1)} s: ${results.join(', ')}. All are the same on both sides, by count and SHA-256.`,
  );
  for (const { from } of parts)
    console.log(
      `Left as it was, with a mark that a start refuses: ${from}. Remove it when you no longer need it.`,
    );
  console.log('These are the settings from now on:');
  for (const line of lines) console.log(`  ${line}`);
  console.log(
    `${settings.dataDir} stays the data folder, with ${[...KEY_FILES, OUTBOX_FOLDER, BACKUPS_FOLDER].join(', ')}. Other ` +
      'machines need copies of the keys.',
  );
}
