import { adoptMedia as adopt, matchMedia } from '../features/media/binding.ts';
import {
  describeDatabase,
  mediaUnreachable,
  type Stores,
} from '../features/media/binding-error.ts';
import { QUARANTINE_DAYS } from '../features/media/quarantine.ts';
import { surveyMedia } from '../features/media/survey.ts';
import { openMedia } from '../open-resources.ts';
import { explainingFailures } from '../opening-errors.ts';
import { commandLine } from '../platform/command-line.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { lockDataDir } from '../platform/database/owner-lock.ts';
import { MediaStoreUnavailableError } from '../platform/media/media-errors.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { refuseUnlessUpToDate, refuseWithoutDatabase } from './usable-database.ts';

/** Binds the media store to this database, when the portal cannot know whether they belong together. */
export const adoptMedia: Command = {
  usage: 'adopt-media [--yes]',
  about: [
    'Makes the media files and the database belong together, where a start refuses them.',
    'Without --yes it only says what that would mean, and changes nothing.',
    'Stop the portal before.',
  ],
  example: 'adopt-media --yes',
  async run(args) {
    const { values } = readArguments(adoptMedia, args, {
      options: { yes: { type: 'boolean', default: false } },
    });
    const settings = readSettings();
    refuseWithoutDatabase(settings);
    await explainingFailures(settings, () => adoptOnDatabase(settings, values.yes));
  },
};

async function adoptOnDatabase(settings: Settings, isAsked: boolean): Promise<void> {
  await using opening = new AsyncDisposableStack();
  opening.adopt(lockDataDir(settings.dataDir), (lock) => lock.release());
  const { db } = opening.adopt(openDatabase(settings), (database) => database.close());
  await refuseUnlessUpToDate(db);
  const stores = { db, media: openMedia(settings) };
  try {
    await adoptIfAsked(stores, isAsked);
  } catch (error) {
    throw error instanceof MediaStoreUnavailableError ? mediaUnreachable(stores, error) : error;
  }
}

async function adoptIfAsked(stores: Stores, isAsked: boolean): Promise<void> {
  if ((await matchMedia(stores)) === 'same-id') {
    console.log(`Nothing to do: ${nameBoth(stores)} belong together already.`);
    return;
  }
  await explain(stores);
  if (isAsked) {
    await adopt(stores);
    console.log('Done: they belong together now. Start the portal.');
  } else {
    console.log(`Nothing was changed. To do this, run: ${commandLine('adopt-media --yes')}`);
  }
}

function nameBoth({ db, media }: Stores): string {
  return `${describeDatabase({ db })} and ${media.location}`;
}

/** Prints the consequences for the files and for other databases. */
async function explain(stores: Stores): Promise<void> {
  // The data folder is locked, so no upload can be in progress.
  const survey = { ...stores, now: Date.now, ownsMedia: true, startedAt: Date.now() };
  const { used, orphans, quarantined, lost } = await surveyMedia(survey);
  const unknown = orphans.length + quarantined.length;
  console.log(`adopt-media makes ${nameBoth(stores)} belong together.`);
  console.log(`  Files that the database names: ${used} are there, ${lost.length} are missing.`);
  console.log(
    '    The portal starts without the missing ones; upload them again, or restore them.',
  );
  console.log(`  Files that the database does not name: ${unknown}.`);
  console.log(`    The portal removes them after ${QUARANTINE_DAYS} days in quarantine.`);
  console.log('  No file is removed now. Another database that used these files no longer can.');
}
