import { NewerDatabaseError } from './platform/database/migrate.ts';
import { DataDirInUseError } from './platform/database/owner-lock.ts';
import { SettingsError } from './settings.ts';

/** A reason not to start whose message says what to do: it is shown without a stack. */
export function isForPeople(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof DataDirInUseError ||
    error instanceof NewerDatabaseError
  );
}
