import { setPassword } from '../features/accounts/service.ts';
import { createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { randomPassword } from '../platform/passwords/random-password.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { readArguments } from './read-arguments.ts';
import { onDatabase } from './usable-database.ts';

export const resetPassword: Command = {
  usage: 'reset-password EMAIL',
  about: [
    'Gives an administrator or a trainee a new password, and prints it once.',
    'All sessions of the person end. A portal that runs applies both within a minute.',
    'The activity of the portal names the command line as the author of the change.',
    'Someone who has entered too many wrong passwords before waits up to 15 minutes, or until the portal is started again.',
    'The portal may run or be stopped.',
  ],
  example: 'reset-password ann@example.com',
  async run(args) {
    const [email = ''] = readArguments(resetPassword, args, { count: [1, 1] }).positionals;
    const password = randomPassword();
    const passwords = createPasswordHasher();
    const user = await onDatabase((db) =>
      setPassword({ db, passwords, now: Date.now }, email, password),
    );
    if (user === null)
      throw new CommandRefusedError(`There is no account with the email ${email}.`);
    const role = user.role === 'ADMIN' ? 'administrator' : `trainee of ${user.company?.name}`;
    console.log(`${user.name} <${user.email}>, ${role}, has a new password.`);
    console.log(`Password (shown this once): ${password}`);
    console.log('A portal that runs knows it within a minute.');
  },
};
