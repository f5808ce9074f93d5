import { type RecordedResultForm, recordedResultForm } from '@portal/contract/requirements';
import * as z from 'zod/mini';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';

/** The values of the form: texts, empty if nothing is entered. */
export type TypedResult = {
  moduleId: string;
  completedOn: string;
  /** Whether the result counts until a day, or for ever. */
  counts: 'until' | 'forever';
  validUntil: string;
  note: string;
};

/** The form of an earlier result, as the server takes it. `moduleMissing` is the message about no chosen module. */
export function typedResultForm(
  moduleMissing: string,
): z.ZodMiniType<RecordedResultForm, TypedResult> {
  return z.pipe(
    z.transform(({ moduleId, counts, validUntil, ...others }: TypedResult) => ({
      ...others,
      moduleId: Number(moduleId),
      validUntil: counts === 'until' ? validUntil : null,
    })),
    z.extend(recordedResultForm, { moduleId: z.int().check(z.positive(moduleMissing)) }),
  );
}

const FIELDS = ['moduleId', 'completedOn', 'validUntil', 'note'] as const;

/** The field that a refusal of the server is about; null for none. */
export function refusedResultField(error: unknown): (typeof FIELDS)[number] | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'CONFLICT') return 'completedOn';
  const path = refusedPath(error);
  return FIELDS.find((field) => field === path) ?? null;
}
