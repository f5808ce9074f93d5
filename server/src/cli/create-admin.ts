import { email as emailField, newPassword, personName } from '@portal/contract/fields';
import { COMMAND_LINE } from '../features/activity/service.ts';
import { validate } from '../platform/http/validate.ts';
import { randomPassword } from '../platform/passwords/random-password.ts';
import type { ServiceCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';

/** Adds an admin. Without a given password it generates one and prints it once. */
export const createAdmin: ServiceCommand = {
  usage: 'create-admin --email ADDRESS [--name NAME] [--password PASSWORD]',
  about: [
    'Adds an administrator who sees everything.',
    'Without --password it makes a password, and prints it once.',
    'Stop the portal before. While it runs, administrators invite each other under Admins.',
  ],
  example: 'create-admin --email ann@example.com --name "Ann Miller"',
  prepare(args) {
    const { values } = readArguments(createAdmin, args, {
      options: {
        email: { type: 'string' },
        name: { type: 'string', default: 'Administrator' },
        password: { type: 'string' },
      },
    });
    const password = values.password ?? randomPassword();
    const admin = {
      email: validate(emailField, values.email) as string,
      name: validate(personName, values.name) as string,
      password: validate(newPassword, password) as string,
    };
    return async ({ services }) => {
      const { email } = await services.accounts.createAdmin(COMMAND_LINE, admin);
      console.log(`Administrator created: ${email}`);
      if (values.password === undefined) console.log(`Password (shown this once): ${password}`);
    };
  },
};
