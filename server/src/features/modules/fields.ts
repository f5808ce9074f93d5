/** The fields of a module that an admin enters: their columns, and how they are stored, shown and recorded. */
import type { ActivityFields } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import type { Module, updateModule } from '@portal/contract/modules';

export const fieldColumns = ['modules.name', 'modules.description'] as const;

/** The columns of `modules` that hold the fields. */
export interface StoredFields {
  readonly name: string;
  readonly description: string;
}

/** The fields as a call sends them; an absent field keeps its value. */
export type GivenFields = Pick<CallArguments<typeof updateModule>['body'], 'name' | 'description'>;

/** The columns after a call. `stored`: the columns before it; a new module has none. */
export function storeFields(given: GivenFields, stored?: StoredFields): StoredFields {
  return {
    name: given.name ?? stored?.name ?? '',
    description: given.description ?? stored?.description ?? '',
  };
}

export function presentFields({
  name,
  description,
}: StoredFields): Pick<Module, keyof GivenFields> {
  return { name, description };
}

/** The fields for the activity record. */
export function recordFields({ name, description }: StoredFields): ActivityFields {
  return { name, description };
}
