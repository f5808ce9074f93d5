import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

const ENDING = 'تصلك هذه الرسالة لأن إشعارات البريد الإلكتروني مفعّلة في إعدادات الإشعارات.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: `${number(unread)} رسائل غير مقروءة`,
      many: `${number(unread)} رسالة غير مقروءة`,
      other: `${number(unread)} رسالة غير مقروءة`,
    });
    return {
      subject: `لديك ${messages}`,
      paragraphs: [`لديك ${messages} في Training Portal.`],
      button: 'فتح الدردشة',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'تم الرد على طلب المساعدة',
    paragraphs: ['رد أحد المسؤولين على طلب المساعدة الذي أرسلته في Training Portal.'],
    button: 'قراءة الرد',
    ending: ENDING,
  },
};
