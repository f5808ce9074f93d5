import { endAllSessions, endSessionsOf } from '../features/accounts/service.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { readArguments } from './read-arguments.ts';
import { onDatabase } from './usable-database.ts';

export const endSessions: Command = {
  usage: 'end-sessions EMAIL | --all',
  about: [
    'Ends the sessions of one person, or of everyone, so that they log in again.',
    'It prints how many sessions have ended. A portal that runs applies it within a minute; passwords stay as they are.',
    'The portal may run or be stopped.',
  ],
  example: 'end-sessions ann@example.com',
  async run(args) {
    const { values, positionals } = readArguments(endSessions, args, {
      options: { all: { type: 'boolean', default: false } },
      count: [0, 1],
    });
    const [email] = positionals;
    if ((email === undefined) !== values.all)
      throw new CommandRefusedError('Name the email of one account, or write --all for everyone.');
    const ended = await onDatabase((db) =>
      email === undefined ? endAllSessions(db) : endSessionsOf(db, email),
    );
    if (ended === null)
      throw new CommandRefusedError(`There is no account with the email ${email}.`);
    console.log(`Sessions that have ended: ${ended}`);
  },
};
