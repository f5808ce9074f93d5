/** The operator's commands: thin, on the same services as the server. */
import { isForPeople } from '../startup-errors.ts';
import { VERSION } from '../version.ts';
import { adoptMedia } from './adopt-media.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { type Command, onServices } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { seedDemo } from './demo/command.ts';
import { doctor } from './doctor/doctor.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-admin': onServices(createAdmin),
  demo: onServices(seedDemo),
  doctor,
  backup,
  restore,
  'adopt-media': adoptMedia,
  version: { usage: 'version', run: async () => console.log(VERSION) },
};

const ALIASES = new Map([
  ['--version', 'version'],
  ['--help', 'help'],
]);

const [asked = 'help', ...args] = process.argv.slice(2);
const name = ALIASES.get(asked) ?? asked;
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) showHelp(name);
  else await command.run(args);
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

function showHelp(unknown: string): void {
  if (unknown !== 'help') {
    console.error(`There is no command '${unknown}'.`);
    process.exitCode = 1;
  }
  console.log(`Training Portal ${VERSION}`);
  console.log('Commands:');
  for (const { usage } of Object.values(COMMANDS)) console.log(`  npm run portal -- ${usage}`);
}
