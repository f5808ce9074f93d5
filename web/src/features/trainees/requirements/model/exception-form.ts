import {
  type ExceptionForm,
  type ExceptionKind,
  exceptionForm,
} from '@portal/contract/requirements';
import * as z from 'zod/mini';
import { ApiError, refusedPath } from '#web/platform/http/api-error.ts';

/** The values of the form: texts, empty if nothing is entered, and the id of the module, empty for all of them. */
export type TypedException = { moduleId: string; from: string; until: string; reason: string };

/** Which dates an exception has. */
export const hasFrom = (kind: ExceptionKind) => kind === 'pause';
export const hasUntil = (kind: ExceptionKind) => kind !== 'waive';

/** The form of one kind of exception, as the server takes it. */
export function typedExceptionForm(
  kind: ExceptionKind,
): z.ZodMiniType<ExceptionForm, TypedException> {
  return z.pipe(
    z.transform(
      ({ moduleId, from, until, reason }: TypedException): Sent => ({
        kind,
        moduleId: moduleId === '' ? null : Number(moduleId),
        ...(hasFrom(kind) ? { from } : {}),
        ...(hasUntil(kind) ? { until } : {}),
        reason,
      }),
    ),
    exceptionForm,
  );
}

type Sent = z.input<typeof exceptionForm>;

const FIELDS = ['moduleId', 'from', 'until', 'reason'] as const;

/** The field that a refusal of the server is about, alone or as part of a bulk action; null for none. */
export function refusedField(error: unknown): (typeof FIELDS)[number] | null {
  if (!(error instanceof ApiError)) return null;
  const path = refusedPath(error);
  if (typeof path !== 'string') return null;
  const name = path.replace(/^exception\./, '');
  return FIELDS.find((field) => field === name) ?? null;
}
