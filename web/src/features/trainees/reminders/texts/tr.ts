import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Hatırlat…',
  sending: 'Gönderiliyor…',
  one: {
    title: (name) => `${name} için hatırlatma gönderilsin mi?`,
    submit: 'Hatırlat',
    sent: (name) => `${name} için hatırlatma gönderildi`,
  },
  many: {
    title: 'Hatırlatmalar gönderilsin mi?',
    submit: 'Hatırlatmaları gönder',
    ownText: 'Her katılımcı, kendi modüllerini içeren metni kendi dilinde alır.',
    leftOut:
      'Son 24 saatte hatırlatma almış olanlara ve hatırlatılacak bir şeyi olmayanlara gönderilmez.',
    example: (name) => `Örneğin ${name} için:`,
  },
  byMail: 'Hatırlatma portalda görünür ve e-postayla gönderilir.',
  withoutMail: 'Hatırlatma yalnızca portalda görünür, e-posta gönderilmez.',
  nothing: (name) => `${name} için şu anda hatırlatılacak bir şey yok.`,
  notLoaded: (reason) => `Metin yüklenemedi. ${reason}`,
};
