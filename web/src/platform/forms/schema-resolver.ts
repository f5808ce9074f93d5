import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { loadReasons } from '../language/load-reasons.ts';
import { platformTexts } from '../texts/catalogue.ts';

/**
 * Validates the forms of react-hook-form by a schema of the contract, with the messages of the server. Schemas of
 * zod/mini do not compile code, which the page's security policy forbids.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const { issueMessage } = await loadReasons().catch(withoutTexts);
    const errors: Record<string, FieldError> = {};
    // Only the first problem of each field is shown.
    for (const { path, code, message } of result.error.issues)
      errors[path.join('.')] ??= {
        type: code ?? 'custom',
        message: issueMessage(message),
      };
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

/** The texts about problems cannot be loaded without a network: each field then says so. */
const withoutTexts = () => ({ issueMessage: () => platformTexts().failures.unreachable });
