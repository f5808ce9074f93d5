import { type Letter, letter } from '../../platform/mail/letter.ts';

/** Nothing that was written travels by mail: who reads the mailbox need not read the chat. */
export function unreadMail(name: string, unread: number, publicUrl: string): Letter {
  const messages = unread === 1 ? 'an unread message' : `${unread} unread messages`;
  return letter({
    subject: `You have ${messages}`,
    to: name,
    paragraphs: [
      `${unread === 1 ? 'There is' : 'There are'} ${messages} for you in the Training Portal.`,
    ],
    action: { label: 'Open the chat', url: `${publicUrl}/chat` },
    ending: ENDING,
  });
}

export function helpAnsweredMail(name: string, publicUrl: string): Letter {
  return letter({
    subject: 'Your help request was answered',
    to: name,
    paragraphs: ['An administrator has answered your help request in the Training Portal.'],
    action: { label: 'Read the answer', url: `${publicUrl}/training` },
    ending: ENDING,
  });
}

const ENDING =
  'You receive this mail because email notifications are on in your notification settings.';
