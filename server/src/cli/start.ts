import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

export const start: Command = {
  usage: 'start [--force]',
  about: [
    'Starts the portal with the settings of the environment and of the file .env in the current folder.',
    'The first start makes the data folder and the first administrator, whose password it prints once.',
    'It is refused on a database or media that were moved to another place; --force starts all the same, with two histories as the consequence.',
    'It prints the address when the portal is ready. Ctrl-C, or the signal SIGTERM, stops it.',
  ],
  example: 'start',
  async run(args) {
    const { values } = readArguments(start, args, { options: { force: { type: 'boolean' } } });
    if (values.force) await (await import('./move/forget-move.ts')).forgetMove();
    await import('../main.ts');
  },
};
