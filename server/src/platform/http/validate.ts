import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

z.config(z.locales.en());

/** More problems than any form of ours has fields; a hostile body can have a million. */
const MAX_TOLD = 1_000;

/**
 * The value as the schema reads it, or a 400 whose message is the first problem's and whose details
 * name the fields, up to {@link MAX_TOLD}.
 */
export function validate(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, MAX_TOLD).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const first = fields[0];
  throw new AppError('INVALID_INPUT', first?.message ?? 'The input is not valid.', {
    details: { fields },
  });
}
