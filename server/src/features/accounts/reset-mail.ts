import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';

/** The mail with a reset link. */
export function resetMail(name: string, link: string): MailContent {
  const life = RESET_LINK_MINUTES === 60 ? 'one hour' : `${RESET_LINK_MINUTES} minutes`;
  return renderMail({
    subject: 'Reset your Training Portal password',
    name,
    paragraphs: [
      'somebody asked to reset the password of your Training Portal account. To choose a new one, open the link.',
    ],
    action: { label: 'Choose a new password', url: link },
    ending: `The link works once, for ${life}. If it was not you, ignore this mail: nothing changes.`,
  });
}
