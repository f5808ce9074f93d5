import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Yönetici girişi',
  signUp: 'Kaydol',
  slogan: 'Eğitim modüllerinize ulaşın, ilerlemenizi takip edin',
  description:
    'Şirketinizin eğitimi, kısa videolar ve sınavlardan oluşan bir yoldur: yeni çalışanlar modül modül ilerler, yöneticiler herkesin hangi aşamada olduğunu görür.',
  goToTraining: 'Eğitimime git',
  newHere: (link) => `Yeni misiniz? Şirketinizin adını bilmeniz yeterli: ${link}.`,
  createAccount: 'katılımcı hesabı oluşturun',
  trainees: {
    title: 'Katılımcılar için',
    watch: {
      what: 'İzleyin.',
      how: 'Modülleri sırayla, her cihazda kaldığınız yerden.',
    },
    pass: {
      what: 'Başarın.',
      how: 'Kısa bir sınav bildiklerinizi gösterir ve sonraki modülü açar.',
    },
    know: {
      what: 'Durumunuzu bilin.',
      how: 'Nereye geldiğiniz ve sırada ne olduğu hep önünüzde.',
    },
  },
  administrators: {
    title: 'Yöneticiler için',
    build: {
      what: 'Oluşturun.',
      how: 'Her şirketin, video ve sorulardan oluşan kendi eğitim yolu vardır.',
    },
    follow: {
      what: 'Takip edin.',
      how: 'Her katılımcının izleme süresi, puanları ve tamamladığı modüller.',
    },
    help: {
      what: 'Yardım edin.',
      how: 'Sorular size eğitim sürerken ulaşır.',
    },
  },
  picture: {
    label:
      'Modüllerin yolunu gösteren bir katılımcı panosu, telefonda videosu ve sınavıyla bir modül ve katılımcıların ilerlemesini gösteren yönetici listesi.',
    portal: 'Portal',
    dashboard: 'Pano',
    myProgress: 'İlerlemem',
    messages: 'Mesajlar',
    greeting: (name) => `Hoş geldiniz, ${name}`,
    percent: (percent) => `%${percent}`,
    done: 'Biten',
    doneOf: (done, all) => `${done}/${all}`,
    averageScore: 'Ortalama puan',
    nextModule: 'Sırada',
    steps: {
      welcome: 'Karşılama',
      safety: 'Güvenlik',
      data: 'Veriler',
      hygiene: 'Hijyen',
      guests: 'Konuklar',
    },
    modules: {
      dataProtection: 'Veri koruma',
      foodHygiene: 'Gıda hijyeni',
      servingGuests: 'Konuk ağırlama',
    },
    module: (number) => `Modül ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes} dk · %${percent}`,
    lengthAndPlace: (minutes, place) => `${minutes} dk · devam: ${place}`,
    length: (minutes) => `${minutes} dk`,
    completed: 'Tamamlandı',
    current: 'Şu anki',
    locked: 'Kilitli',
    review: 'Gözden geçir',
    start: 'Başla',
    lockedButton: 'Kilitli',
    questionOf: (number, all) => `Soru ${number}/${all}`,
    questionLines: { first: 'Ellerinizi ne kadar', second: 'süre yıkarsınız?' },
    options: { short: 'Beş saniye', right: 'Yirmi saniye', long: 'İki dakika' },
    nextQuestion: 'Sonraki',
    trainees: 'Katılımcılar',
    asksForHelp: '1 yardım talebi',
  },
};
