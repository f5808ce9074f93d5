/** The mails of a history that the mail server has accepted, and those of the model. */
import type { RequirementsWorld } from '#server/features/learning/testing/requirements-world.ts';
import type { ModelMail } from './reminders-model.ts';

interface Accepted {
  readonly to: string;
  readonly content: string;
}

const OTHERS = [
  '\r\nSubject: Welcome to the Training Portal\r\n',
  '\r\nSubject: Your certificate: ',
] as const;

/** A mail to a person of a history is the invitation, a reminder or about a certificate. */
export const isReminder = ({ to, content }: Accepted): boolean =>
  to.endsWith('@history.test') && !OTHERS.some((subject) => content.includes(subject));

/** The sources of the Message-IDs. */
export const messageKeysOf = (
  { dateOf }: RequirementsWorld,
  mails: readonly ModelMail[],
): string[] => mails.map(({ personId, day }) => `reminder:${personId}:${dateOf(day)}`);
