import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import { notificationMailTexts } from './texts/catalogue.ts';

export function unreadMail(to: Addressee, unread: number, publicUrl: string): MailContent {
  const text = notificationMailTexts[to.language].unread({ unread });
  return renderMail({ to, text, url: `${publicUrl}/chat` });
}

export function helpAnsweredMail(to: Addressee, publicUrl: string): MailContent {
  const text = notificationMailTexts[to.language].helpAnswered;
  return renderMail({ to, text, url: `${publicUrl}/training/help` });
}
