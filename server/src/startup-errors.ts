import { MediaBindingError } from './features/media/binding-error.ts';
import { CannotOpenError } from './opening-errors.ts';
import { NewerDatabaseError } from './platform/database/migrate.ts';
import { DamagedLockError, DataDirInUseError } from './platform/database/owner-lock.ts';
import { OldProcessError, SecondProcessError } from './platform/database/postgres/lock-errors.ts';
import { DamagedDatabaseError } from './platform/database/sqlite/damage.ts';
import { UpgradeRefusedError } from './platform/database/upgrade/upgrade-refused-error.ts';
import { AppError } from './platform/http/app-error.ts';
import { SettingsError } from './settings.ts';

/** The port of the listening socket is not available. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor({ host, port }: { readonly host: string; readonly port: number }) {
    super(
      `The portal cannot listen on ${host}:${port}: another program does. Stop it, or set PORT to another number.`,
    );
  }
}

/** A command cannot do what it was called for; nothing was changed. Its message is a sentence that says what to do. */
export class CommandRefusedError extends Error {
  override readonly name = 'CommandRefusedError';
}

/** An error whose message says what to do, such as a common ADMIN_PASSWORD. It is shown without a stack. */
export function isForPeople(error: unknown): error is Error {
  return (
    error instanceof AppError ||
    error instanceof CommandRefusedError ||
    error instanceof PortTakenError ||
    error instanceof SettingsError ||
    error instanceof DamagedLockError ||
    error instanceof DataDirInUseError ||
    error instanceof MediaBindingError ||
    error instanceof SecondProcessError ||
    error instanceof OldProcessError ||
    error instanceof UpgradeRefusedError ||
    error instanceof NewerDatabaseError ||
    error instanceof CannotOpenError ||
    error instanceof DamagedDatabaseError
  );
}
