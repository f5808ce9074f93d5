import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Yönetici girişi',
    TRAINEE: 'Katılımcı girişi',
    member: 'Giriş',
  },
  tagline: 'Eğitim modüllerinize ulaşın, ilerlemenizi takip edin',
  links: {
    name: 'Diğer seçenekler',
    traineeLogin: 'Katılımcı girişi',
    adminLogin: 'Yönetici girişi',
    signUp: 'Katılımcı olarak kaydol',
    signUpAgain: 'Yeniden kaydol',
    back: 'Girişe dön',
  },
  email: 'E-posta',
  password: 'Parola',
  forgotPassword: 'Parolanızı mı unuttunuz?',
  newTab: '(yeni sekmede açılır)',
  logIn: 'Giriş yap',
  loggingIn: 'Giriş yapılıyor…',
  loggedIn: 'Giriş yapıldı',
  invalid: 'E-posta veya parola yanlış',
  failed: 'Giriş yapılamadı. Lütfen yeniden deneyin.',
  failedBecause: (reason) => `Giriş yapılamadı. Lütfen yeniden deneyin. ${reason}`,
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  sameAccount: 'Bu sayfaya girdiklerinizi korumak için aynı hesapla giriş yapın.',
  otherAccount: 'Başka bir hesapla giriş yap',
  loggedOutHereOnly: 'Bu cihazdaki oturumunuz kapatıldı ama sunucuya bildirilemedi.',
};
