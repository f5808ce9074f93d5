import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('tr');

const ENDING =
  'Bu e-postayı, bildirim ayarlarınızda e-posta bildirimleri açık olduğu için alıyorsunuz.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const count = number(unread);
    return {
      subject: plural(unread, {
        one: 'Okunmamış bir mesajınız var',
        other: `${count} okunmamış mesajınız var`,
      }),
      paragraphs: [
        plural(unread, {
          one: 'Training Portal’da okunmamış bir mesajınız var.',
          other: `Training Portal’da ${count} okunmamış mesajınız var.`,
        }),
      ],
      button: 'Sohbeti aç',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Yardım talebiniz yanıtlandı',
    paragraphs: ['Bir yönetici, Training Portal’daki yardım talebinizi yanıtladı.'],
    button: 'Yanıtı oku',
    ending: ENDING,
  },
};
