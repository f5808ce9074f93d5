import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { hasSqlite } from '#server/platform/database/open-database.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import type { Command } from '../command.ts';
import { readArguments } from '../read-arguments.ts';
import { examineDataFolder } from './data-folder.ts';
import { examineData } from './database-and-media.ts';
import { type Finding, ok, problem } from './finding.ts';
import { examinePublicAddress } from './public-address/public-address.ts';
import { examineBus, examineMail } from './services.ts';

/** Checks everything that the portal depends on, while it runs or is stopped, and changes nothing. */
export const doctor: Command = {
  usage: 'doctor',
  about: [
    'Checks the settings and everything that the portal depends on, and changes nothing.',
    'It prints a line for each check: ✓ for what is well, ✗ for what is wrong and what to do about it.',
    'The exit code is 1 if anything is wrong. The portal may run or be stopped.',
  ],
  example: 'doctor',
  async run(args) {
    readArguments(doctor, args, {});
    let isOk = true;
    for await (const finding of examine()) {
      console.log(`${finding.isOk ? '✓' : '✗'} ${finding.text}`);
      isOk &&= finding.isOk;
    }
    if (!isOk) process.exitCode = 1;
  },
};

/** Yields each finding as soon as it is known, because a mail server may be slow. */
async function* examine(): AsyncGenerator<Finding> {
  const settings = settingsOrProblems();
  if (Array.isArray(settings)) return yield* settings;
  yield ok(`settings: understood; people come to ${settings.publicUrl}`);
  yield* await examineDataFolder(settings);
  if (settings.databaseUrl === undefined && !hasSqlite(settings.dataDir))
    yield problem(
      `database: there is no ${SQLITE_FILE} in ${settings.dataDir}`,
      'The first start of the portal makes one; if there was one, set DATA_DIR or restore a backup.',
    );
  else yield* await examineData(settings);
  yield* await examineBus(settings);
  yield* await examineMail(settings);
  yield* await examinePublicAddress(settings);
}

function settingsOrProblems(): Settings | Finding[] {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((sentence) =>
      problem(
        `settings: ${sentence}`,
        'Correct this variable; docs/operations.md has a table of them.',
      ),
    );
  }
}
