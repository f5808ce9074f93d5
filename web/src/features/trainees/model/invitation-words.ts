import { INVITATION_DAYS } from '@portal/contract/limits';
import { traineeTexts } from '../texts/catalogue.ts';

/** The rule for a new trainee without a password, from a form or a file. */
export function invitedText(source: 'form' | 'file', hasMailServer: boolean | null): string {
  const t = traineeTexts().withoutPassword[source];
  return hasMailServer === false ? t.noMailServer : t.byEmail(INVITATION_DAYS);
}
