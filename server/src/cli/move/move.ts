import { isDiskFull } from '#server/opening-errors.ts';
import { refuseMoved } from '#server/platform/database/moved-to.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import type { Command } from '../command.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { refuseWithoutDatabase } from '../usable-database.ts';
import { moveDatabase } from './database-part.ts';
import { lockEnds, openSource } from './ends.ts';
import { moveMedia } from './media-part.ts';
import type { Part } from './part.ts';
import { type Plan, readPlan } from './plan.ts';
import { MoveProgress } from './progress.ts';
import { reportEnd } from './report.ts';

/** Copies the database, the media or both to another place, and leaves the originals with a mark. */
export const move: Command = {
  usage:
    'move [--to-database URL|embedded] [--to-media URL|embedded] [--to-database-file FILE] [--to-media-file FILE]',
  about: [
    'Copies the database or the media or both to another place, and compares every row and every file.',
    'The source is what the settings name; a target is a PostgreSQL database, an S3 bucket, or the data folder (embedded).',
    'Addresses hold passwords, which other users of the machine can see in the arguments: the options with -file read an address from a file.',
    'The portal must be stopped. A move that was stopped or killed goes on when the same command is run again.',
    'It prints its progress, then the settings to use from now on. The originals stay as they are, with a mark, so that no portal starts with them by mistake.',
  ],
  example: 'move --to-database-file database-url.txt --to-media-file bucket-url.txt',
  async run(args) {
    const settings = readSettings();
    const plan = readPlan(move, args, settings);
    refuseWithoutDatabase(settings);
    const aborter = new AbortController();
    const stop = () => aborter.abort();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      await moveAll(settings, plan, aborter);
    } catch (error) {
      if (error === aborter.signal.reason) throw stopped(error);
      throw isDiskFull(error) ? diskFull(error) : error;
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  },
};

async function moveAll(settings: Settings, plan: Plan, aborter: AbortController): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { signal } = aborter;
  await lockEnds(stack, { settings, plan, onLost: () => aborter.abort() });
  const source = await openSource(stack, settings);
  // Its copy is in use instead, perhaps by a portal that writes to the media now.
  if (plan.database === null) await refuseMoved(source.source.db);
  const startedAt = performance.now();
  using progress = new MoveProgress();
  const work = { ...source, settings, stack, signal, progress };
  // The media first, because less has to be undone if their place is refused.
  const media = plan.media && (await moveMedia(work, plan.media));
  const database = plan.database && (await moveDatabase(work, plan.database, media));
  const parts: Part[] = [database, media].filter((part) => part !== null);
  const results: string[] = [];
  for (const part of parts) results.push(await part.copy());
  // Without its lock the source may be in use again.
  signal.throwIfAborted();
  // The originals are refused before the copies are admitted: no two portals can go on from the same state.
  for (const part of parts) await part.leave();
  for (const part of parts) await part.arrive();
  progress.end();
  reportEnd({ plan, results, parts, settings, seconds: (performance.now() - startedAt) / 1_000 });
}

const stopped = (cause: unknown) =>
  new CommandRefusedError(
    'The move has stopped, on a signal or because the connection to PostgreSQL was lost. Run the same command again: it ' +
      'goes on where it stopped. Or start the portal with the settings of before, which gives the move up.',
    { cause },
  );

const diskFull = (cause: unknown) =>
  new CommandRefusedError(
    `A disk is full (${cause instanceof Error ? cause.message : ''}). Make room, then run the same command again: it goes ` +
      'on where it stopped.',
    { cause },
  );
