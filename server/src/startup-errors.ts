import { CommandRefusedError } from './cli/command-refused-error.ts';
import { MediaBindingError } from './features/media/binding-error.ts';
import { CannotOpenError } from './opening-errors.ts';
import { DatabaseCopyError } from './platform/database/copy/database-copy-error.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from './platform/database/migrate.ts';
import { DamagedLockError, DataDirInUseError } from './platform/database/owner-lock.ts';
import { OldProcessError, SecondProcessError } from './platform/database/postgres/lock-errors.ts';
import { DamagedDatabaseError } from './platform/database/sqlite/damage.ts';
import { UpgradeRefusedError } from './platform/database/upgrade/upgrade-refused-error.ts';
import { AppError } from './platform/http/app-error.ts';
import { KeyFileError } from './platform/keys/key-file.ts';
import { MovedError } from './platform/move-mark.ts';
import { SettingsError } from './settings.ts';

/** The listening socket cannot be opened at HOST and PORT. */
export class CannotListenError extends Error {
  override readonly name = 'CannotListenError';
}

interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Returns the error with a sentence for a failed `listen`; null for an error that has another cause. */
export function cannotListen(error: unknown, listening: Listening): CannotListenError | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const sentence = listeningSentence(String(error.code), error.message, listening);
  return new CannotListenError(sentence, { cause: error });
}

function listeningSentence(code: string, reason: string, { host, port }: Listening): string {
  const cannot = `The portal cannot listen on ${host.includes(':') ? `[${host}]` : host}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${cannot}: another program does. Stop it, or set PORT to another number.`;
    case 'EACCES':
    case 'EPERM':
      return `${cannot}: the system does not allow it (${reason}). Ports below 1024 often need a privilege: set PORT to a higher number, and let a proxy pass the requests on.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${cannot}: HOST is no address of this machine (${reason}). Set it to one, or to 0.0.0.0 for all.`;
    default:
      return `${cannot} (${reason}). Correct HOST and PORT.`;
  }
}

/** An error whose message says what to do, such as a common ADMIN_PASSWORD. It is shown without a stack. */
export function isForPeople(error: unknown): error is Error {
  return (
    error instanceof AppError ||
    error instanceof CommandRefusedError ||
    error instanceof CannotListenError ||
    error instanceof SettingsError ||
    error instanceof KeyFileError ||
    error instanceof DamagedLockError ||
    error instanceof DataDirInUseError ||
    error instanceof MediaBindingError ||
    error instanceof SecondProcessError ||
    error instanceof OldProcessError ||
    error instanceof UpgradeRefusedError ||
    error instanceof MovedError ||
    error instanceof DatabaseCopyError ||
    error instanceof NewerDatabaseError ||
    error instanceof UnreleasedDatabaseError ||
    error instanceof CannotOpenError ||
    error instanceof DamagedDatabaseError
  );
}
