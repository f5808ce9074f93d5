/** The groups of a person in an import file: their names, separated by semicolons. */
import * as z from 'zod/mini';
import { groupName } from './fields.ts';
import { GROUP_NAME_MAX, GROUPS_PER_TRAINEE_MAX } from './limits.ts';
import { issueText } from './reasons.ts';
import { normalizedKey } from './text-rules.ts';

/** Characters of a cell with as many and as long names as there can be. A longer one is refused for its length. */
export const IMPORTED_GROUPS_MAX = GROUPS_PER_TRAINEE_MAX * (GROUP_NAME_MAX + 2);

const TOO_MANY = issueText('tooManyGroupsChosen', { max: GROUPS_PER_TRAINEE_MAX });

/** The names in a cell as they are stored, each once: the case of letters does not matter. */
export function groupNamesIn(cell: string): string[] {
  const names = new Map<string, string>();
  for (const part of cell.split(';')) {
    const name = groupName.safeParse(part).data ?? part.trim();
    const key = normalizedKey(name);
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** Names of groups as a cell of a file that can be imported. */
export const groupsCell = (names: readonly string[]): string => names.join('; ');

export const importedGroups = z.string().check(
  z.maxLength(IMPORTED_GROUPS_MAX, {
    error: issueText('tooLong', { max: IMPORTED_GROUPS_MAX }),
    abort: true,
  }),
  z.overwrite((cell) => groupsCell(groupNamesIn(cell))),
  z.check(({ value, issues }) => {
    const names = groupNamesIn(value);
    const problem = names.map(problemOf).find((each) => each !== undefined);
    const message = names.length > GROUPS_PER_TRAINEE_MAX ? TOO_MANY : problem;
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  }),
);

const problemOf = (name: string) => groupName.safeParse(name).error?.issues[0]?.message;
