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
  'modules.certified_since',
] as const;

/** The columns of `modules` that hold the fields. */
export interface StoredFields {
  readonly name: string;
  readonly description: string;
  readonly pass_mark: number;
  readonly questions_drawn: number | null;
  readonly tries_max: number | null;
  readonly certified_since: number | null;
}

/** The fields as a call sends them; an absent field keeps its value. */
export type GivenFields = Pick<
  CallArguments<typeof updateModule>['body'],
  'name' | 'description' | 'passMark' | 'questionsDrawn' | 'triesMax' | 'ownCertificate'
>;

interface Storing {
  /** The columns before the call; undefined for a new module. */
  readonly stored?: StoredFields | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The columns after a call. */
export function storeFields(given: GivenFields, { stored, at }: Storing): StoredFields {
  return {
    name: given.name ?? stored?.name ?? '',
    description: given.description ?? stored?.description ?? '',
    pass_mark: given.passMark ?? stored?.pass_mark ?? PASS_PERCENT,
    questions_drawn: chosen(given.questionsDrawn, stored?.questions_drawn),
    tries_max: chosen(given.triesMax, stored?.tries_max),
    certified_since: certifiedSince(given.ownCertificate, { stored, at }),
  };
}

/** Null is a choice: no limit. */
const chosen = (given: number | null | undefined, stored: number | null | undefined) =>
  given === undefined ? (stored ?? null) : given;

/** Completions before the switch get no certificate, so a save that leaves it on must not move its time. */
function certifiedSince(given: boolean | undefined, { stored, at }: Storing) {
  const since = stored?.certified_since ?? null;
  if (given === undefined) return since;
  return given ? (since ?? at) : null;
}

export function presentFields({
  name,
  description,
  pass_mark: passMark,
  questions_drawn: questionsDrawn,
  tries_max: triesMax,
  certified_since,
}: StoredFields): Pick<Module, keyof GivenFields> {
  const ownCertificate = certified_since !== null;
  return { name, description, passMark, questionsDrawn, triesMax, ownCertificate };
}

/** The fields for the activity record. */
export function recordFields(fields: StoredFields): ActivityFields {
  return {
    name: fields.name,
    description: fields.description,
    passMark: fields.pass_mark,
    questionsDrawn: fields.questions_drawn,
    triesMax: fields.tries_max,
    ownCertificate: fields.certified_since !== null,
  };
}
