import { email, newPassword, personName } from '@portal/contract/fields';
import { createTrainee, type Trainee } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { ApiError, refusedPath } from '../../platform/http/api-error.ts';

/** A trainee who is added needs everything. */
export const newTraineeForm = createTrainee.body;
export type NewTrainee = z.output<typeof newTraineeForm>;

const typedPassword = z.pipe(
  z.transform((typed: string) => (typed === '' ? undefined : typed)),
  z.optional(newPassword),
);

/** A trainee who is changed keeps the password where none is typed. */
export const changedTraineeForm = z.object({
  name: personName,
  email,
  password: typedPassword,
  companyName: newTraineeForm.shape.companyName,
});
export type TraineeEntry = z.output<typeof changedTraineeForm>;

export type TraineeChanges = Partial<NewTrainee>;

/** What of the entry is new: the rest stays as it is, whoever may have changed it meanwhile. */
export function changesTo(
  trainee: Pick<Trainee, 'name' | 'email' | 'company'>,
  entry: TraineeEntry,
): TraineeChanges {
  const changes: TraineeChanges = {};
  if (entry.name !== trainee.name) changes.name = entry.name;
  if (entry.email !== trainee.email) changes.email = entry.email;
  if (entry.password !== undefined) changes.password = entry.password;
  if (entry.companyName !== trainee.company?.name) changes.companyName = entry.companyName;
  return changes;
}

type TraineeField = keyof NewTrainee;

const isTraineeField = (path: unknown): path is TraineeField =>
  typeof path === 'string' && Object.hasOwn(newTraineeForm.shape, path);

/** The field that a refusal of the server is about, if it is about one. */
export function refusedField(error: unknown, isNew: boolean): TraineeField | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN') return 'email';
  // Of a trainee who exists already it may be the trainee who is not found.
  if (error.code === 'NOT_FOUND' && isNew) return 'companyName';
  const path = refusedPath(error);
  return isTraineeField(path) ? path : null;
}
