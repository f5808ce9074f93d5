/** The English sentences about refusals, for answers, records and the log. */
import type { SentRefusal } from '@portal/contract/errors';
import { because, type Refusal, readIssueText, sentenceOf } from '@portal/contract/reasons';
import { texts } from '@portal/contract/reasons/en';
import type * as z from 'zod/mini';

export const englishOf = (refusal: SentRefusal): string => sentenceOf(refusal, texts);

/** The refusal in the message of a failed check of a schema. */
export function refusalOfIssue(message: string): Refusal {
  // The reasons are those of this process.
  return (
    (readIssueText(message) as Refusal | null) ?? because('invalidValue', { english: message })
  );
}

/** The English reasons why a schema has refused a value. */
export const reasonsIn = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ message }) => englishOf(refusalOfIssue(message))).join('; ');
