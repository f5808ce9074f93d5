/** The field types that several features share. */
import * as z from 'zod/mini';
import {
  CLIENT_ID_MAX,
  EMAIL_MAX,
  INSTANT_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SEARCH_MAX,
  TOKEN_MAX,
} from './limits.ts';
import { isBlank, isStorable } from './text-rules.ts';

export const id = z.int().check(z.positive());

/** An id in an address: digits only, so that `1e3`, ` 7` and `0x1` are no ids. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,14}$/, 'Not a valid id')),
  z.transform(Number),
);

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(z.maxLength(INSTANT_MAX));

/**
 * The name under which a list's schema states how many characters all texts in it have together; it
 * appears in the JSON Schema of the list.
 */
export const TOTAL_TEXT = 'x-maxTotalLength';

/**
 * The name under which the schema of a long text states how many bytes it has in UTF-8; it appears in the
 * JSON Schema of the text.
 */
export const TEXT_BYTES = 'x-maxBytes';

/** A problem in words, which may depend on where it was found. */
export interface Told {
  readonly error: (issue: { readonly path?: PropertyKey[] | undefined }) => string;
}

const asItStands = (problem: string): Told => ({ error: () => problem });

/** Trimmed text of at most `max` characters, any Unicode, that is not {@link isBlank}. */
export const text = (max: number, required: string | Told, tell = asItStands) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    // The length refuses an empty text: one refusal is enough.
    z.refine((value) => value === '' || !isBlank(value), required),
    z.maxLength(max, tell(`At most ${max} characters`)),
    z.refine(isStorable, tell('Contains characters that cannot be stored')),
  );

/** Like {@link text}, but may be empty; a blank text becomes empty. */
export const optionalText = (max: number, tell = asItStands) =>
  z.string(tell('Not a text')).check(
    z.overwrite((value) => (isBlank(value) ? '' : value.trim())),
    z.maxLength(max, tell(`At most ${max} characters`)),
    z.refine(isStorable, tell('Contains characters that cannot be stored')),
  );

export const personName = text(NAME_MAX, 'Name is required');
export const companyName = text(NAME_MAX, 'Company name is required');
/** The name of a company that is there, which says whose trainee somebody becomes. */
export const chosenCompanyName = text(NAME_MAX, 'Please select a company');
export const moduleName = text(NAME_MAX, 'Module name is required');

export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(EMAIL_MAX, `At most ${EMAIL_MAX} characters`),
    z.email('Please enter a valid email address'),
  );

export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.minLength(PASSWORD_MIN, `Password must have at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`),
  );

/** What a list is searched for. */
export const searchParam = optionalText(SEARCH_MAX);

/** A page number or size in an address. */
export const countParam = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'Not a positive whole number')),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, `At most ${max}`))),
  );

/** A sequence number in an address: zero or more. */
export const seqParam = z.pipe(
  z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/, 'Not a sequence number')),
  z.transform(Number),
);

/**
 * An id that a client makes up, so that the same thing sent twice is done once: ours makes UUIDs, others may
 * count. Printable ASCII without blanks.
 */
export const clientMadeId = (problem: string) =>
  z
    .string()
    .check(
      z.minLength(1, problem),
      z.maxLength(CLIENT_ID_MAX, problem),
      z.regex(/^[!-~]*$/, problem),
    );

/** A token that the portal made. Any other text is a dead one and no wrong input, also one that is too long: it is cut. */
export const token = z.string().check(
  z.overwrite((given) => given.slice(0, TOKEN_MAX)),
  z.maxLength(TOKEN_MAX),
);

export const role = z.enum(['TRAINEE', 'ADMIN']);
export type Role = z.infer<typeof role>;

export const companyRef = z.object({ id, name: z.string() });
export type CompanyRef = z.infer<typeof companyRef>;

/** A user as other users see them. `company` is null for administrators of the whole portal. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  company: z.nullable(companyRef),
});
export type Person = z.infer<typeof person>;

/** The answer of a call that has nothing else to say. */
export const done = z.object({ success: z.boolean() });

/** The same with a sentence that the client shows. */
export const doneWithMessage = z.extend(done, { message: z.string() });
