/** Locks and opens the databases between which a move copies. */
import { CannotOpenError, explainingFailures } from '#server/opening-errors.ts';
import { findInstallationId } from '#server/platform/database/installation-id.ts';
import { pendingAfter, readUsableState } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/all.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts';
import { lockDataDir } from '#server/platform/database/owner-lock.ts';
import { lockInstallation } from '#server/platform/database/postgres/installation-lock.ts';
import { SecondProcessError } from '#server/platform/database/postgres/lock-errors.ts';
import { type Settings, VARIABLES } from '#server/settings.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { describeDatabase, type Plan } from './plan.ts';

interface End {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The setting or option that names the database, for messages. */
  readonly setting: string;
}

export const sourceEnd = ({ dataDir, databaseUrl }: Settings): End => ({
  dataDir,
  databaseUrl,
  setting: VARIABLES.databaseUrl.name,
});

export const targetEnd = (
  { dataDir }: Settings,
  { address }: { readonly address: string | undefined },
): End => ({
  dataDir,
  databaseUrl: address,
  setting: '--to-database',
});

interface Locking {
  readonly settings: Settings;
  readonly plan: Plan;
  readonly onLost: () => void;
}

/** Locks the data folder and the PostgreSQL databases until the stack is disposed of. */
export async function lockEnds(
  stack: AsyncDisposableStack,
  { settings, plan, onLost }: Locking,
): Promise<void> {
  stack.adopt(lockDataDir(settings.dataDir), (lock) => lock.release());
  const ends = [
    sourceEnd(settings),
    ...(plan.database ? [targetEnd(settings, plan.database)] : []),
  ];
  for (const end of ends) {
    if (end.databaseUrl === undefined) continue;
    const lock = await explaining(end, () => lockAlone(end, onLost));
    stack.adopt(lock, (held) => held.release());
  }
}

async function lockAlone({ databaseUrl = '', dataDir }: End, onLost: () => void) {
  const schema = Object.keys(migrations).at(-1) ?? '';
  try {
    return await lockInstallation({ databaseUrl, isShared: false, schema, onLost });
  } catch (error) {
    if (!(error instanceof SecondProcessError)) throw error;
    throw new CommandRefusedError(
      `A portal runs on ${describeDatabase(databaseUrl, dataDir)}. Stop all of its processes, then run this again.`,
      { cause: error },
    );
  }
}

export function openEnd(stack: AsyncDisposableStack, end: End): OpenDatabase {
  const { dataDir, databaseUrl } = end;
  // The query that fails says it.
  const onConnectionLost = () => undefined;
  const database = openDatabase({ dataDir, databaseUrl, onConnectionLost });
  return stack.adopt(database, (opened) => opened.close());
}

/** @throws CommandRefusedError if the portal has to be started once before */
export async function openSource(stack: AsyncDisposableStack, settings: Settings) {
  const end = sourceEnd(settings);
  const source = openEnd(stack, end);
  return explaining(end, async () => {
    const { migrations: executed } = await readUsableState(source.db);
    const installation = executed.length === 0 ? null : await findInstallationId(source.db);
    if (installation !== null && pendingAfter(executed).length === 0)
      return { source, installation };
    throw new CommandRefusedError(
      `${capitalized(describeDatabase(end.databaseUrl, end.dataDir))} is not up to date. Start the portal with it, which ` +
        'brings it up to date, stop it, and run this again.',
    );
  });
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Runs `work`. @throws CannotOpenError with a sentence that names the setting, instead of errors of the database */
export async function explaining<T>(
  { setting, ...place }: End,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await explainingFailures(place, work);
  } catch (error) {
    if (!(error instanceof CannotOpenError)) throw error;
    const sentence = error.message.replaceAll(VARIABLES.databaseUrl.name, setting);
    throw new CannotOpenError(sentence, { cause: error });
  }
}
