/** The reasons for which the portal refuses something. Each client shows its own text for a reason. */
import type { SentRefusal } from './errors.ts';
import type { ReasonTexts, Say } from './reasons/en.ts';

type Reason = keyof ReasonTexts;

/** A reason with the values that its text needs: plain JSON. */
export type Refusal = {
  [R in Reason]: ReasonTexts[R] extends (values: infer V, say: Say) => string
    ? { readonly reason: R; readonly values: V }
    : { readonly reason: R };
}[Reason];

type ValuesOf<R extends Reason> = ReasonTexts[R] extends (values: infer V, say: Say) => string
  ? [values: V]
  : [];

export function because<R extends Reason>(reason: R, ...[values]: ValuesOf<R>): Refusal {
  return (values === undefined ? { reason } : { reason, values }) as Refusal;
}

/**
 * The text about a refusal. Throws TypeError for an unknown reason, and for values that do not belong to it: another
 * version of the portal may send them.
 */
export function sentenceOf({ reason, values }: SentRefusal, texts: ReasonTexts): string {
  if (!Object.hasOwn(texts, reason)) throw new TypeError(`There is no text about '${reason}'`);
  const text = texts[reason as Reason] as string | ((values: object, say: Say) => string);
  if (typeof text === 'string') return text;
  return text(complete(values), (part) => sentenceOf(part, texts));
}

/** The message of a failed check of a schema: a refusal in a text. {@link readIssueText} reads it. */
export function issueText<R extends Reason>(reason: R, ...values: ValuesOf<R>): string {
  return JSON.stringify(because(reason, ...values));
}

/** Null for a message that is no refusal, such as those of zod. */
export function readIssueText(message: string): SentRefusal | null {
  return message.startsWith('{"reason":"') ? readRefusal(JSON.parse(message)) : null;
}

/** The refusal in the details of an error, or in an entry of them; null without one. */
export function readRefusal(details: unknown): SentRefusal | null {
  if (typeof details !== 'object' || details === null) return null;
  const { reason, values } = details as Readonly<Record<string, unknown>>;
  if (typeof reason !== 'string') return null;
  return typeof values === 'object' && values !== null
    ? { reason, values: values as SentRefusal['values'] }
    : { reason };
}

/** Throws for a value that is missing, in whose place a text would show 'undefined'. */
function complete(values: object = {}): object {
  return new Proxy(values, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined) throw new TypeError(`The value '${String(key)}' is missing`);
      return value;
    },
  });
}
