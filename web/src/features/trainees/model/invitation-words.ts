import { INVITATION_DAYS } from '@portal/contract/limits';

/** The same wherever trainees are invited, if `useHasMailServer` is false. */
export const NO_MAIL_SERVER =
  'No mail server is set up: invitations are only written into the outbox folder of the portal, where the operator finds them.';

/** The rule for each new trainee, after a beginning such as 'Without a password the trainee'. */
export function invitedText(beginning: string, hasMailServer: boolean | null): string {
  return hasMailServer === false
    ? `${beginning} is invited to choose one. ${NO_MAIL_SERVER}`
    : `${beginning} gets an email with a link to choose one, valid for ${INVITATION_DAYS} days.`;
}
