import { newPassword } from '@portal/contract/fields';
import { type NewTrainee, traineeForm } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';

const typedPassword = z.pipe(
  z.transform((typed: string) => (typed === '' ? undefined : typed)),
  z.optional(newPassword),
);

/** Without a password a new trainee is invited, and an existing one keeps the password. */
export const typedTraineeForm = z.extend(traineeForm, {
  password: typedPassword,
  groupIds: z.nonoptional(traineeForm.shape.groupIds),
});
/** The values of the form: texts, empty if nothing is entered. */
export type TypedTrainee = z.input<typeof typedTraineeForm>;
export type TraineeEntry = z.output<typeof typedTraineeForm>;

export type TraineeChanges = Partial<NewTrainee>;

/**
 * The entered fields that differ from the form as it was opened. For the others, changes that another admin has saved
 * since are kept.
 */
export function changesTo(opened: TypedTrainee, entry: TraineeEntry): TraineeChanges {
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== undefined && !isSame(value, opened[name as TraineeField]);
  return Object.fromEntries(Object.entries(entry).filter(isChanged));
}

/** Groups have no order. */
function isSame(value: unknown, opened: unknown): boolean {
  if (!(Array.isArray(value) && Array.isArray(opened))) return value === opened;
  return value.length === opened.length && value.every((each) => opened.includes(each));
}

type TraineeField = keyof NewTrainee;

const isTraineeField = (path: unknown): path is TraineeField =>
  typeof path === 'string' && Object.hasOwn(traineeForm.shape, path);

/** The field that a refusal of the server is about; null if it is about no single field. */
export function refusedField(error: unknown, isNew: boolean): TraineeField | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN' || error.code === 'IN_TRASH') return 'email';
  const reason = error.details['reason'];
  if (reason === 'groupNotFound' || reason === 'chooseOwnGroup') return 'groupIds';
  // For an existing trainee, the trainee may be the record that was not found.
  if (error.code === 'NOT_FOUND' && isNew) return 'companyName';
  const path = refusedPath(error);
  return isTraineeField(path) ? path : null;
}
