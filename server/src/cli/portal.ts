/** The operator's commands: thin, on the same services as the server. */
import { VERSION } from '../version.ts';
import type { Command, ServiceCommand } from './command.ts';

/** Each is loaded when it is asked for: `version` needs 0.1 s of processor time instead of 0.7. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'create-admin': async () => onServices((await import('./create-admin.ts')).createAdmin),
  demo: async () => onServices((await import('./demo/command.ts')).seedDemo),
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  backup: async () => (await import('./backup/backup.ts')).backup,
  restore: async () => (await import('./backup/restore.ts')).restore,
  tasks: async () => (await import('./tasks.ts')).tasks,
  verify: async () => (await import('./verify.ts')).verify,
  'adopt-media': async () => (await import('./adopt-media.ts')).adoptMedia,
  version: async () => ({ usage: 'version', run: async () => console.log(VERSION) }),
};

const ALIASES = new Map([
  ['--version', 'version'],
  ['--help', 'help'],
]);

const [asked = 'help', ...args] = process.argv.slice(2);
const name = ALIASES.get(asked) ?? asked;
try {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) await showHelp(name);
  else await (await load()).run(args);
} catch (error) {
  const { isForPeople } = await import('../startup-errors.ts');
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

async function onServices(command: ServiceCommand): Promise<Command> {
  const services = await import('./command.ts');
  return services.onServices(command);
}

async function showHelp(unknown: string): Promise<void> {
  if (unknown !== 'help') {
    console.error(`There is no command '${unknown}'.`);
    process.exitCode = 1;
  }
  console.log(`Training Portal ${VERSION}`);
  console.log('Commands:');
  for (const load of Object.values(COMMANDS))
    console.log(`  npm run portal -- ${(await load()).usage}`);
}
