import { type Refusal, readIssueText, sentenceOf } from '@portal/contract/reasons';
import type { ReasonTexts } from '@portal/contract/reasons/en';
import { catalogue } from './catalogue.ts';
import { provideReasonTexts, refusalMessage } from './refusal-message.ts';

const reasonTexts = catalogue<ReasonTexts>({
  en: () => import('@portal/contract/reasons/en'),
  de: () => import('@portal/contract/reasons/de'),
  fr: () => import('@portal/contract/reasons/fr'),
  es: () => import('@portal/contract/reasons/es'),
  pl: () => import('@portal/contract/reasons/pl'),
  tr: () => import('@portal/contract/reasons/tr'),
  ro: () => import('@portal/contract/reasons/ro'),
  uk: () => import('@portal/contract/reasons/uk'),
  ar: () => import('@portal/contract/reasons/ar'),
});

provideReasonTexts(reasonTexts);

// For code that is loaded with the texts.
export { refusalMessage };

/** The text about a refusal by code that the app shares with the server. */
export const refusalText = (refusal: Refusal): string => sentenceOf(refusal, reasonTexts());

/** The text about the message of a failed check of a schema. */
export const issueMessage = (message: string): string =>
  refusalMessage(readIssueText(message)) ?? message;
