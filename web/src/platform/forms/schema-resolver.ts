import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets react-hook-form validate by a schema of the contract: the form then says what the server would.
 * Schemas of zod/mini never compile code, which the page's security policy forbids.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    // The first problem of each field: the next one is only worth hearing once that is mended.
    for (const { path, code, message } of result.error.issues)
      errors[path.join('.')] ??= { type: code ?? 'custom', message };
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}
