/** The fields of a module that an admin enters: their columns, and how they are stored, shown and recorded. */
import type { ActivityFields } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import { PASS_PERCENT } from '@portal/contract/limits';
import type { Module, updateModule } from '@portal/contract/modules';

export const fieldColumns = [
  'modules.name',
  'modules.description',
  'modules.pass_mark',
  'modules.questions_drawn',
  'modules.tries_max',
] as const;

/** The columns of `modules` that hold the fields. */
export interface StoredFields {
  readonly name: string;
  readonly description: string;
  readonly pass_mark: number;
  readonly questions_drawn: number | null;
  readonly tries_max: number | null;
}

/** The fields as a call sends them; an absent field keeps its value. */
export type GivenFields = Pick<
  CallArguments<typeof updateModule>['body'],
  'name' | 'description' | 'passMark' | 'questionsDrawn' | 'triesMax'
>;

/** The columns after a call. `stored`: the columns before it; a new module has none. */
export function storeFields(given: GivenFields, stored?: StoredFields): StoredFields {
  return {
    name: given.name ?? stored?.name ?? '',
    description: given.description ?? stored?.description ?? '',
    pass_mark: given.passMark ?? stored?.pass_mark ?? PASS_PERCENT,
    questions_drawn: chosen(given.questionsDrawn, stored?.questions_drawn),
    tries_max: chosen(given.triesMax, stored?.tries_max),
  };
}

/** Null is a choice: no limit. */
const chosen = (given: number | null | undefined, stored: number | null | undefined) =>
  given === undefined ? (stored ?? null) : given;

export function presentFields({
  name,
  description,
  pass_mark: passMark,
  questions_drawn: questionsDrawn,
  tries_max: triesMax,
}: StoredFields): Pick<Module, keyof GivenFields> {
  return { name, description, passMark, questionsDrawn, triesMax };
}

/** The fields for the activity record. */
export function recordFields(fields: StoredFields): ActivityFields {
  return {
    name: fields.name,
    description: fields.description,
    passMark: fields.pass_mark,
    questionsDrawn: fields.questions_drawn,
    triesMax: fields.tries_max,
  };
}
