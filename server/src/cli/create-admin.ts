import { parseArgs } from 'node:util';
import { email as emailField, newPassword, personName } from '@portal/contract/fields';
import { COMMAND_LINE } from '../features/activity/service.ts';
import { validate } from '../platform/http/validate.ts';
import { randomPassword } from '../platform/passwords/random-password.ts';
import type { ServiceCommand } from './command.ts';

/** Adds an admin. Without a given password it generates one and prints it once. */
export const createAdmin: ServiceCommand = {
  usage: 'create-admin --email someone@example.com [--name "Some One"] [--password …]',
  async run({ services }, args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        name: { type: 'string', default: 'Administrator' },
        password: { type: 'string' },
      },
    });
    const password = values.password ?? randomPassword();
    const { email } = await services.accounts.createAdmin(COMMAND_LINE, {
      email: validate(emailField, values.email) as string,
      name: validate(personName, values.name) as string,
      password: validate(newPassword, password) as string,
    });
    console.log(`Administrator created: ${email}`);
    if (values.password === undefined) console.log(`Password (shown this once): ${password}`);
  },
};
