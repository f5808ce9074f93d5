import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

const ENDING =
  'You receive this mail because email notifications are on in your notification settings.';

export const texts = {
  /** Contains only the number of messages, so that a reader of the mailbox cannot read the chat. */
  unread: ({ unread }: { readonly unread: number }) => {
    const messages = plural(unread, {
      one: 'an unread message',
      other: `${number(unread)} unread messages`,
    });
    const are = plural(unread, { one: 'There is', other: 'There are' });
    return {
      subject: `You have ${messages}`,
      paragraphs: [`${are} ${messages} for you in the Training Portal.`],
      button: 'Open the chat',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Your help request was answered',
    paragraphs: ['An administrator has answered your help request in the Training Portal.'],
    button: 'Read the answer',
    ending: ENDING,
  },
};

export type NotificationMailTexts = typeof texts;
