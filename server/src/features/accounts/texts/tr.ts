import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('tr');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Training Portal için e-posta adresinizi onaylayın',
    paragraphs: [
      `Bu adresle Training Portal’da ${company} için kayıt yapıldı. Adresi onaylamak için bağlantıyı açın ve kayıt sırasında belirlenen parolayı girin.`,
    ],
    button: 'E-posta adresini onayla',
    ending: `Bağlantı bir kez çalışır ve ${duration(hours, 'hour')} geçerlidir. Kaydı siz yapmadıysanız bu e-postayı dikkate almayın: hesap oluşturulmaz.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Training Portal’a hoş geldiniz',
    paragraphs: [
      company === null
        ? 'Training Portal’ı yönetmeye davet edildiniz. Parolanızı belirlemek için bağlantıyı açın.'
        : `Training Portal’da sizin için ${company} şirketinde bir hesap oluşturuldu. Parolanızı belirlemek için bağlantıyı açın.`,
      ...(sees.length === 0 ? [] : [`Görecekleriniz: ${list(sees)}.`]),
    ],
    button: 'Parola belirle',
    ending: `Bağlantı bir kez çalışır ve ${duration(days, 'day')} geçerlidir. Daha sonra giriş sayfasındaki parola sıfırlama seçeneğini kullanın.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Training Portal parolanızı sıfırlayın',
    paragraphs: [
      'Training Portal hesabınızın parolasını sıfırlama talebi aldık. Yeni bir parola belirlemek için bağlantıyı açın.',
    ],
    button: 'Yeni parola belirle',
    ending: `Bağlantı bir kez çalışır ve ${duration(minutes, 'minute')} geçerlidir. Talebi siz göndermediyseniz bu e-postayı dikkate almayın: hiçbir şey değişmez.`,
  }),
};
