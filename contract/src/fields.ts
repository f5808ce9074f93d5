/** Field types that several features share. */
import * as z from 'zod/mini';
import { cleanedEmail, EMAIL_PATTERN, emailProblem } from './emails.ts';
import { LANGUAGES } from './languages.ts';
import {
  CLIENT_ID_MAX,
  EMAIL_MAX,
  GROUP_NAME_MAX,
  INSTANT_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SEARCH_MAX,
  TOKEN_MAX,
} from './limits.ts';
import { issueText } from './reasons.ts';
import { cleanedName, isBlank, isStorable } from './text-rules.ts';

export const id = z.int().check(z.positive());

/** An id in an address. Only digits, so that `1e3`, ` 7` and `0x1` are not ids. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,14}$/, 'Not a valid id')),
  z.transform(Number),
);

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(z.maxLength(INSTANT_MAX));

/** The key under which the JSON Schema of a list states the maximum number of characters of all its texts together. */
export const TOTAL_TEXT = 'x-maxTotalLength';

/**
 * The key under which the JSON Schema of a long text states its maximum number of bytes in UTF-8, and that of a list with
 * a long text in each item the one of all of them together.
 */
export const TEXT_BYTES = 'x-maxBytes';

/** The message of a failed check, made by {@link issueText}; it may depend on the place of the value. */
export interface ProblemMessage {
  readonly error: (issue: { readonly path?: PropertyKey[] | undefined }) => string;
}

const unchangedMessage = (problem: string): ProblemMessage => ({ error: () => problem });

export const NOT_STORABLE = issueText('charactersNotStorable');

/** Trimmed text of at most `max` characters, any Unicode, that is not {@link isBlank}. */
export const text = (
  max: number,
  required: string | ProblemMessage,
  messageFor = unchangedMessage,
) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    // An empty text is refused by its length, so this check accepts it: one message is enough.
    z.refine((value) => value === '' || !isBlank(value), required),
    z.maxLength(max, messageFor(issueText('tooLong', { max }))),
    z.refine(isStorable, messageFor(NOT_STORABLE)),
  );

/** Like {@link text}, but may be empty; a blank text becomes empty. */
export const optionalText = (max: number, messageFor = unchangedMessage) =>
  z.string(messageFor('Not a text')).check(
    z.overwrite((value) => (isBlank(value) ? '' : value.trim())),
    z.maxLength(max, messageFor(issueText('tooLong', { max }))),
    z.refine(isStorable, messageFor(NOT_STORABLE)),
  );

/** Characters of a text that is cleaned. A longer one is refused for its length: cleaning a whole body would take 10 ms. */
const CLEANED_MAX = 2_000;

const ifShort = (clean: (text: string) => string) => (text: string) =>
  text.length > CLEANED_MAX ? text : clean(text);

/** The name of a person or a thing: one line without invisible characters, see {@link cleanedName}. */
export const nameText = (required: string, max = NAME_MAX) =>
  z
    .string(required)
    .check(
      z.overwrite(ifShort(cleanedName)),
      z.minLength(1, required),
      z.maxLength(max, issueText('tooLong', { max })),
      z.refine(isStorable, NOT_STORABLE),
    );

export const personName = nameText(issueText('nameRequired'));
export const companyName = nameText(issueText('companyNameRequired'));
/** The name of an existing company, to which the trainee will belong. */
export const chosenCompanyName = nameText(issueText('companyNotChosen'));
export const moduleName = nameText(issueText('moduleNameRequired'));
/** Files name groups separated by semicolons, so a name has none. */
export const groupName = nameText(issueText('groupNameRequired'), GROUP_NAME_MAX).check(
  z.refine((name) => !name.includes(';'), issueText('groupNameSemicolon')),
);

const EMAIL_REQUIRED = issueText('emailRequired');

export const email = z
  .string(EMAIL_REQUIRED)
  .check(
    z.overwrite(ifShort(cleanedEmail)),
    z.minLength(1, EMAIL_REQUIRED),
    z.maxLength(EMAIL_MAX, issueText('tooLong', { max: EMAIL_MAX })),
    z.email({ pattern: EMAIL_PATTERN, error: ({ input }) => emailProblem(input) }),
  );

export const PASSWORD_REQUIRED = issueText('passwordRequired');

export const newPassword = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
    z.minLength(PASSWORD_MIN, issueText('passwordTooShort', { min: PASSWORD_MIN })),
    z.maxLength(PASSWORD_MAX, issueText('tooLong', { max: PASSWORD_MAX })),
  );

/** The search text of a list. */
export const searchParam = optionalText(SEARCH_MAX);

/** A page number or size in an address. */
export const countParam = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'Not a positive whole number'), z.maxLength(9)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, `At most ${max}`))),
  );

/** A sequence number in an address: zero or more. */
export const seqParam = z.pipe(
  z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/, 'Not a sequence number')),
  z.transform(Number),
);

/**
 * An id generated by a client, so that the same request sent twice takes effect once. The web app generates UUIDs,
 * other clients may count. Printable ASCII without spaces.
 */
export const clientMadeId = (problem: string) =>
  z
    .string()
    .check(
      z.minLength(1, problem),
      z.maxLength(CLIENT_ID_MAX, problem),
      z.regex(/^[!-~]*$/, problem),
    );

/** A token issued by the portal. Any other text is accepted as a token that is not valid; a longer text is cut. */
export const token = z.string().check(
  z.overwrite((given) => given.slice(0, TOKEN_MAX)),
  z.maxLength(TOKEN_MAX),
);

export const role = z.enum(['TRAINEE', 'ADMIN']);
export type Role = z.infer<typeof role>;

export const language = z.enum(LANGUAGES);

export const companyRef = z.object({ id, name: z.string() });
export type CompanyRef = z.infer<typeof companyRef>;

export const groupRef = z.object({ id, name: z.string() });
export type GroupRef = z.infer<typeof groupRef>;

/** Only the members of this group, or those who are in no group. */
export const groupFilter = z.union([id, z.literal('none')]);
export type GroupFilter = z.infer<typeof groupFilter>;
export const groupParam = z.union([idParam, z.literal('none')]);

/** A user as other users see them. `company` is null for admins of the whole portal. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  company: z.nullable(companyRef),
});
export type Person = z.infer<typeof person>;

/** The answer of a call without other results. */
export const done = z.object({ success: z.boolean() });

/** The same with a sentence that the client shows. */
export const doneWithMessage = z.extend(done, { message: z.string() });
