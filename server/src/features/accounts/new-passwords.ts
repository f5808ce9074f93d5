import { AppError } from '../../platform/http/app-error.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';

/** What an attacker tries first is no password, however long. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new AppError(
    'INVALID_INPUT',
    'This password is one of the most common ones and easy to guess. Please choose another.',
    { details: { fields: [{ path: 'password', message: 'Too common' }] } },
  );
}
