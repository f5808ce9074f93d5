import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { givenPassword } from './accounts.ts';
import { EMAIL_PATTERN, emailProblem, givenPasswordProblem } from './credential-rules.ts';
import { email } from './fields.ts';
import { EMAIL_MAX, PASSWORD_MAX } from './limits.ts';

/** Texts of the characters and words that the pattern of an address distinguishes. */
const almostEmail = fc
  .array(fc.constantFrom(..."aZ9_.@'+- é", '@a.', '.test', 'x'.repeat(200)), { maxLength: 12 })
  .map((parts) => parts.join(''));

const anyText = fc.oneof(almostEmail, fc.emailAddress(), fc.string({ unit: 'binary' }));

const firstProblem = (schema: z.ZodMiniType, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

it('finds the first problem that the schema of an email finds', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(emailProblem(text)).toBe(firstProblem(email, text));
    }),
  );
  const longest = `${'x'.repeat(EMAIL_MAX - '@a.test'.length)}@a.test`;
  for (const text of ['', ' ', ' a@b.test ', longest, `x${longest}`])
    expect(emailProblem(text)).toBe(firstProblem(email, text));
});

it('finds the first problem that the schema of a given password finds', () => {
  const ofLength = (length: number) => 'x'.repeat(length);
  const lengths = fc.integer({ min: 0, max: PASSWORD_MAX + 2 }).map(ofLength);
  fc.assert(
    fc.property(fc.oneof(lengths, anyText), (text) => {
      expect(givenPasswordProblem(text)).toBe(firstProblem(givenPassword, text));
    }),
  );
  for (const text of [0, PASSWORD_MAX, PASSWORD_MAX + 1].map(ofLength))
    expect(givenPasswordProblem(text)).toBe(firstProblem(givenPassword, text));
});

it("accepts the addresses that the schemas' library accepts by itself", () => {
  const usual = z.email();
  fc.assert(
    fc.property(fc.oneof(almostEmail, fc.emailAddress()), (text) => {
      expect(EMAIL_PATTERN.test(text)).toBe(usual.safeParse(text).success);
    }),
  );
});
