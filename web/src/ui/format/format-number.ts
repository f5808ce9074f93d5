import { formatsOf } from '@portal/contract/formats';
import { shownLanguage } from '#web/platform/language/shown-language.ts';

/** '1,204', as the shown language writes it. */
export function formatNumber(number: number): string {
  return formatsOf(shownLanguage()).number(number);
}
