import { newPassword } from '@portal/contract/fields';
import { type NewTrainee, traineeForm } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';

/** What the form holds: texts, with an empty one where nothing is entered. */
export type TypedTrainee = z.input<typeof traineeForm>;

const typedPassword = z.pipe(
  z.transform((typed: string) => (typed === '' ? undefined : typed)),
  z.optional(newPassword),
);

/** A trainee who is changed keeps the password where none is typed. */
export const changedTraineeForm = z.extend(traineeForm, { password: typedPassword });
export type TraineeEntry = z.output<typeof changedTraineeForm>;

export type TraineeChanges = Partial<NewTrainee>;

/** The entered fields that differ from the form as it was opened. The others keep what another administrator saved meanwhile. */
export function changesTo(opened: TypedTrainee, entry: TraineeEntry): TraineeChanges {
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== opened[name as TraineeField];
  return Object.fromEntries(Object.entries(entry).filter(isChanged));
}

type TraineeField = keyof NewTrainee;

const isTraineeField = (path: unknown): path is TraineeField =>
  typeof path === 'string' && Object.hasOwn(traineeForm.shape, path);

/** The field that a refusal of the server is about, if it is about one. */
export function refusedField(error: unknown, isNew: boolean): TraineeField | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN') return 'email';
  // When an existing trainee is changed, the trainee may be what was not found.
  if (error.code === 'NOT_FOUND' && isNew) return 'companyName';
  const path = refusedPath(error);
  return isTraineeField(path) ? path : null;
}
