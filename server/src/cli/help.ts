import { commandLine } from '../platform/command-line.ts';
import { VERSION } from '../version.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { COMMANDS } from './commands.ts';
import { readArguments } from './read-arguments.ts';

export const help: Command = {
  usage: 'help [COMMAND]',
  about: [
    'Lists the commands, or explains one of them.',
    '--help after a command explains it, too.',
  ],
  example: 'help backup',
  async run(args) {
    const [name] = readArguments(help, args, { count: [0, 1] }).positionals;
    if (name === undefined) await listCommands();
    else explain(await findCommand(name));
  },
};

/** @throws CommandRefusedError if there is none with the name */
export async function findCommand(name: string): Promise<Command> {
  if (name === 'help') return help;
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load !== undefined) return load();
  throw new CommandRefusedError(
    `There is no command '${name}'. The commands: ${Object.keys(COMMANDS).join(', ')}. ${commandLine('help')} says what they do.`,
  );
}

export function explain({ usage, about, example }: Command): void {
  console.log(`${commandLine(usage)}\n`);
  for (const sentence of about) console.log(sentence);
  console.log(`\nExample: ${commandLine(example)}`);
}

async function listCommands(): Promise<void> {
  console.log(`Training Portal ${VERSION}\n`);
  for (const load of [...Object.values(COMMANDS), async () => help]) {
    const { usage, about } = await load();
    console.log(`${commandLine(usage)}\n    ${about[0]}`);
  }
  console.log(`\nMore about one of them: ${commandLine('help COMMAND')}`);
}
