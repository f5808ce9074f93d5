import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

z.config({ ...z.locales.en(), customError: nameWhatIsWrong });

/** Where the contract has no words of its own: only a hand-made request gets here. */
function nameWhatIsWrong({ code, input, path }: z.core.$ZodRawIssue): string {
  const field = path?.length ? `'${path.join('.')}'` : 'The request body';
  if (code === 'invalid_type' && input === undefined) return `${field} is missing.`;
  return `${field} ${WRONG[code] ?? 'is not valid'}.`;
}

const WRONG: Readonly<Record<string, string>> = {
  invalid_type: 'has the wrong type',
  too_small: 'is too small',
  too_big: 'is too large',
};

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
