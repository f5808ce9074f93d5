import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';

/** Contains only the number of messages, so that a reader of the mailbox cannot read the chat. */
export function unreadMail(name: string, unread: number, publicUrl: string): MailContent {
  const messages = unread === 1 ? 'an unread message' : `${unread} unread messages`;
  return renderMail({
    subject: `You have ${messages}`,
    name,
    paragraphs: [
      `${unread === 1 ? 'There is' : 'There are'} ${messages} for you in the Training Portal.`,
    ],
    action: { label: 'Open the chat', url: `${publicUrl}/chat` },
    ending: ENDING,
  });
}

export function helpAnsweredMail(name: string, publicUrl: string): MailContent {
  return renderMail({
    subject: 'Your help request was answered',
    name,
    paragraphs: ['An administrator has answered your help request in the Training Portal.'],
    action: { label: 'Read the answer', url: `${publicUrl}/training/help` },
    ending: ENDING,
  });
}

const ENDING =
  'You receive this mail because email notifications are on in your notification settings.';
