/** The rules of a module as they are entered. */
import {
  type ModuleRequirement,
  type RequirementForm,
  requirementForm,
} from '@portal/contract/requirements';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

export const rulesSchema = z.pick(requirementForm, {
  audience: true,
  dueDays: true,
  validMonths: true,
});
export type RulesEntry = z.infer<typeof rulesSchema>;
export type RulesFormState = UseFormReturn<RulesEntry, unknown, RulesEntry>;

export const NO_RULES: RulesEntry = { audience: 'everyone', dueDays: null, validMonths: null };

/** The stored rules as an entry. */
export function entryOf({ audience, dueDays, validMonths }: ModuleRequirement): RulesEntry {
  const groups = audience === 'everyone' ? audience : audience.map(({ id }) => id);
  return { audience: groups, dueDays, validMonths };
}

/** From when the rules count: as the choice says, or as they do now. */
export type CountFromChoice = 'today' | 'applied' | 'kept';

export function formOf(
  entry: RulesEntry,
  choice: CountFromChoice,
  former: ModuleRequirement,
): RequirementForm {
  return { ...entry, countFrom: choice === 'kept' ? former.countFrom : choice };
}

/** The body that restores the rules from before a change. */
export function undoFormOf(former: ModuleRequirement, changeId: number | null): RequirementForm {
  return {
    ...entryOf(former),
    countFrom: former.countFrom,
    ...(changeId === null ? {} : { undoes: changeId }),
  };
}
