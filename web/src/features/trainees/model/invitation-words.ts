import { INVITATION_DAYS } from '@portal/contract/limits';

/** The rule for every new trainee, however the admin adds them. */
export const INVITED = `gets an email with a link to choose a password, valid for ${INVITATION_DAYS} days`;

/** The same everywhere, where `useHasMailServer` is false. */
export const NO_MAIL_SERVER =
  'No mail server is set up: invitations are only written into the outbox folder of the portal, where the operator finds them.';
