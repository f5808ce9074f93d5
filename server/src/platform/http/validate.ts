import { because } from '@portal/contract/reasons';
import * as z from 'zod/mini';
import { refusalOfIssue } from '../refusals.ts';
import { AppError, fieldProblem } from './app-error.ts';

z.config({ ...z.locales.en(), customError: describeProblem });

/** Used where the contract has no message of its own, which only hand-made requests reach. */
function describeProblem({ code, input, path }: z.core.$ZodRawIssue): string {
  const field = path?.length ? `'${path.join('.')}'` : 'The request body';
  if (code === 'invalid_type' && input === undefined) return `${field} is missing.`;
  return `${field} ${WRONG[code] ?? 'is not valid'}.`;
}

const WRONG: Readonly<Record<string, string>> = {
  invalid_type: 'has the wrong type',
  too_small: 'is too small',
  too_big: 'is too large',
};

/** More problems than any form has fields; a malicious body can have a million. */
const MAX_PROBLEMS = 1_000;

/**
 * Returns the value as parsed by the schema. Throws a 400 with the message of the first problem; its details name the
 * fields, up to {@link MAX_PROBLEMS}.
 */
export function validate(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => ({
    path: path.join('.'),
    refusal: refusalOfIssue(message),
  }));
  throw new AppError('INVALID_INPUT', problems[0]?.refusal ?? because('invalidInput'), {
    details: { fields: problems.map(({ path, refusal }) => fieldProblem(path, refusal)) },
  });
}
