/** The names in records that are no names of people: they are stored in one form, and shown in the reader's language. */
import type { Words } from './texts/en.ts';

/** The author of a change that an operator makes by a command. */
export const COMMAND_LINE_NAME = 'Command line';

/** The name of a user who was deleted for good. The triggers of the table `activity` allow no other one. */
export const erasedName = (userId: number): string => `Deleted user ${userId}`;

interface Recorded {
  readonly id: number | null;
  readonly name: string;
}

/** The name of a person, or of the author of a change, for a reader. */
export function shownName(
  { id, name }: Recorded,
  { commandLine, deletedUser }: Pick<Words, 'commandLine' | 'deletedUser'>,
): string {
  if (id === null) return name === COMMAND_LINE_NAME ? commandLine : name;
  const number = /^Deleted user (\d+)$/.exec(name)?.[1];
  return number === undefined ? name : deletedUser(number);
}
