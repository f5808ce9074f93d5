import type { MailLanguage } from '@portal/contract/mail-languages';
import {
  type Addressee,
  type MailContent,
  type MailTexts,
  renderMail,
} from '#server/platform/mail/mail-content.ts';

/** Contains only the number of messages, so that a reader of the mailbox cannot read the chat. */
export function unreadMail(to: Addressee, unread: number, publicUrl: string): MailContent {
  return renderMail({ to, texts: UNREAD_TEXTS, facts: { unread }, url: `${publicUrl}/chat` });
}

export function helpAnsweredMail(to: Addressee, publicUrl: string): MailContent {
  const url = `${publicUrl}/training/help`;
  return renderMail({ to, texts: HELP_ANSWERED_TEXTS, facts: undefined, url });
}

const ENDINGS: Readonly<Record<MailLanguage, string>> = {
  en: 'You receive this mail because email notifications are on in your notification settings.',
  de: 'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen in Ihren Benachrichtigungseinstellungen eingeschaltet sind.',
  fr: 'Vous recevez cet e-mail parce que les notifications par e-mail sont activées dans vos paramètres de notification.',
  es: 'Recibe este correo porque las notificaciones por correo electrónico están activadas en su configuración de notificaciones.',
};

const UNREAD_TEXTS: MailTexts<{ readonly unread: number }> = {
  en: ({ unread }, { number, plural }) => {
    const messages = plural(unread, {
      one: 'an unread message',
      other: `${number(unread)} unread messages`,
    });
    const are = plural(unread, { one: 'There is', other: 'There are' });
    return {
      subject: `You have ${messages}`,
      paragraphs: [`${are} ${messages} for you in the Training Portal.`],
      button: 'Open the chat',
      ending: ENDINGS.en,
    };
  },
  de: ({ unread }, { number, plural }) => {
    const messages = plural(unread, {
      one: 'eine ungelesene Nachricht',
      other: `${number(unread)} ungelesene Nachrichten`,
    });
    return {
      subject: `Sie haben ${messages}`,
      paragraphs: [`im Training Portal gibt es ${messages} für Sie.`],
      button: 'Chat öffnen',
      ending: ENDINGS.de,
    };
  },
  fr: ({ unread }, { number, plural }) => {
    const messages = plural(unread, {
      one: 'un message non lu',
      other: `${number(unread)} messages non lus`,
    });
    return {
      subject: `Vous avez ${messages}`,
      paragraphs: [`Vous avez ${messages} dans le Training Portal.`],
      button: 'Ouvrir le chat',
      ending: ENDINGS.fr,
    };
  },
  es: ({ unread }, { number, plural }) => {
    const messages = plural(unread, {
      one: 'un mensaje sin leer',
      other: `${number(unread)} mensajes sin leer`,
    });
    return {
      subject: `Tiene ${messages}`,
      paragraphs: [`Tiene ${messages} en el Training Portal.`],
      button: 'Abrir el chat',
      ending: ENDINGS.es,
    };
  },
};

const HELP_ANSWERED_TEXTS: MailTexts<undefined> = {
  en: () => ({
    subject: 'Your help request was answered',
    paragraphs: ['An administrator has answered your help request in the Training Portal.'],
    button: 'Read the answer',
    ending: ENDINGS.en,
  }),
  de: () => ({
    subject: 'Ihre Hilfeanfrage wurde beantwortet',
    paragraphs: ['Ihre Hilfeanfrage im Training Portal wurde von der Administration beantwortet.'],
    button: 'Antwort lesen',
    ending: ENDINGS.de,
  }),
  fr: () => ({
    subject: 'Votre demande d’aide a reçu une réponse',
    paragraphs: ['Un administrateur a répondu à votre demande d’aide dans le Training Portal.'],
    button: 'Lire la réponse',
    ending: ENDINGS.fr,
  }),
  es: () => ({
    subject: 'Se ha respondido a su solicitud de ayuda',
    paragraphs: ['Un administrador ha respondido a su solicitud de ayuda en el Training Portal.'],
    button: 'Leer la respuesta',
    ending: ENDINGS.es,
  }),
};
