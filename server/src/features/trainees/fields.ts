/** The fields of a trainee: the columns that hold them, and how they are stored, shown and recorded. */
import type { ActivityFields } from '@portal/contract/activity';
import type { GroupRef } from '@portal/contract/fields';
import type { NewTrainee } from '@portal/contract/trainees';
import { type NewUser, type PersonRow, personColumns, presentPerson } from '../accounts/service.ts';

/** For a query that joins `users` and `companies`. */
export const traineeColumns = [...personColumns, 'users.created_at', 'users.invited_at'] as const;

export interface TraineeRow extends PersonRow {
  readonly company_id: number;
  readonly company_name: string;
  readonly created_at: number;
  readonly invited_at: number | null;
}

/** The entered fields, without the company, the groups and the password. */
export type TraineeFields = Omit<NewTrainee, 'companyName' | 'password' | 'groupIds'>;
type StoredFields = Pick<NewUser, 'name' | 'email'>;
type Some<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** The columns of `users` for the entered fields. An absent field stays undefined. */
export function storeFields(all: TraineeFields): StoredFields;
export function storeFields(some: Some<TraineeFields>): Some<StoredFields>;
export function storeFields({ name, email }: Some<TraineeFields>): Some<StoredFields> {
  return { name, email };
}

export function presentFields(row: TraineeRow) {
  return presentPerson(row);
}

/** The fields for the activity record. */
export function recordFields(row: TraineeRow, groups: readonly GroupRef[]): ActivityFields {
  const { user_name: name, user_email: email, company_name: company } = row;
  return { name, email, company, groups: groups.map((group) => group.name).join('; ') };
}
