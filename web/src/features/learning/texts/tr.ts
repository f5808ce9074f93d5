import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number } = formatsOf('tr');

export const texts: LearningTexts = {
  percent: (percent) => `%${percent}`,
  backToTraining: 'Eğitime dön',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Başla', continue: 'Devam et', review: 'Gözden geçir' },
  moduleStatus: { current: 'Şu anki', locked: 'Kilitli' },
  loading: {
    training: 'Eğitiminiz yükleniyor…',
    progress: 'İlerlemeniz yükleniyor…',
    module: 'Modül yükleniyor…',
    result: 'Sonucunuz yükleniyor…',
  },
  loadError: {
    denied: 'Erişim reddedildi',
    dashboard: {
      title: 'Eğitim panosu yüklenemedi',
      toast: 'Eğitim panosu verileri yüklenemedi',
      message: 'Eğitim panosu verileri yüklenemedi. Lütfen sayfayı yenileyin.',
    },
    progress: {
      title: 'İlerleme yüklenemedi',
      toast: 'İlerleme verileri yüklenemedi',
      message: 'İlerleme verileri yüklenemedi. Lütfen sayfayı yenileyin.',
    },
    refresh: 'Sayfayı yenile',
    refreshing: 'Yenileniyor…',
  },
  noModules: {
    title: 'Henüz eğitim modülü yok',
    description: 'Şirketinizin sizin için henüz bir eğitimi yok. Eklendiğinde burada görünecek.',
  },

  length: {
    none: 'Video yok',
    belowMinute: '<1 dk',
    short: (minutes) => `${number(minutes)} dk`,
    minutes: (minutes) => `${number(minutes)} dk`,
  },

  nextStep: {
    continueAt: (time) => `Devam et: ${time}`,
    takeQuiz: 'Sınava gir',
    tryQuizAgain: 'Sınavı yeniden dene',
    tryAgainIn: (minutes) => `${number(minutes)} dk sonra yeniden dene`,
    askAdmin: 'Bir yöneticiye sor',
  },

  locked: {
    finishFirst: (module) => `Önce “${module}” modülünü tamamlayın.`,
    open: (module) => `Aç: ${module}`,
    continueAt: ({ module, time }) => `Devam et: ${module}, ${time}`,
  },

  average: {
    noQuiz: 'Bu eğitimde sınav yok',
    noneTaken: 'Henüz sınava girilmedi',
    ofTaken: (percent) => `Girilen sınavlarda: %${percent}`,
  },

  ofModules: (total) => `/ ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} / ${number(total)}`,

  completed: {
    seeResult: 'Sonucunuzu görün',
    youCompletedOn: (date) => `Eğitiminizi ${date} tarihinde tamamladınız.`,
    completedWithNew: (date, added) => `${date} tarihinde tamamlandı; ${number(added)} yeni modül`,
  },

  restarted: {
    now: 'Eğitiminiz ilk modülden yeniden başladı. Önceki sonuçlarınız korunur.',
    quizAnswersLost: 'Göndermediğiniz sınav cevapları aktarılamadı.',
    startedAgainOn: (date) =>
      `Eğitiminiz ${date} tarihinde yeniden başlatıldı. Önceki sonuçlarınız korunur.`,
    seeEarlierResult: 'Önceki sonucunuzu görün',
  },

  dashboard: {
    welcome: (name) => `Hoş geldiniz, ${name}`,
    trainingAt: (company) => `Eğitiminiz: ${company}`,
    upNext: 'Sırada',
    continue: 'Devam et',
    quiz: 'Sınav',
    continueModule: (module) => `Devam et: ${module}`,
    continueModuleBy: ({ module, step }) => `Devam et: ${module}, ${step}`,
    overallProgress: 'Genel ilerleme',
    modulesCompleted: 'Tamamlanan modüller',
    averageScore: 'Ortalama puan',
    currentModule: 'Şu anki modül',
    allCompleted: 'Tüm modüller tamamlandı',
    noCurrentModule: 'Yok',
    path: 'Eğitim yolunuz',
    at: (time) => `devam: ${time}`,
    modules: 'Eğitim modülleri',
    completedModules: (count) => `Tamamlanan ${number(count)} modül`,
  },

  card: {
    module: (place) => `Modül ${place}`,
    videoLength: 'Video süresi:',
    score: (percent) => `Puan: %${percent}`,
    quizNotPassed: 'Sınav geçilmedi',
    videoWatched: 'Video izlendi',
  },

  progress: {
    overallProgress: 'Genel ilerleme',
    ofTraining: 'eğitiminizin tamamlanan bölümü',
    ring: 'Genel ilerleme',
    modulesCompleted: 'Tamamlanan modüller',
    averageScore: 'Ortalama puan',
    overAllQuizzes: 'tüm sınavlarda',
    timeInvested: 'Harcanan süre',
    belowMinute: '<1 dk',
    ofVideos: 'video izlendi',
    minutesOfVideos: () => 'dakika video izlendi',
    modules: 'Modüller',
    duration: 'Süre',
    timeSpent: 'Harcanan süre',
    quizRequired: (passMark) => `Sınav zorunlu (geçme puanı %${passMark})`,
    score: 'Puan',
    bestScore: 'Henüz geçilmedi, en iyi puan',
  },

  module: {
    notFound: 'Modül bulunamadı',
    isLocked: 'Bu modül kilitli',
    notLoaded: 'Bu modül yüklenemedi',
    status: 'Modül durumu',
    video: 'Video',
    quiz: 'Sınav',
    watched: (percent) => `%${percent} izlendi`,
    quizNotTaken: 'Henüz girilmedi',
    quizNotPassed: (bestScore) => `Geçilmedi, en iyi puan %${bestScore}`,
    quizPassed: (score) => `%${score} puanla geçildi`,
    next: (module) => `Sonraki: ${module}`,
  },

  video: {
    playHere: 'Burada oynat',
    thisElsewhere: 'Bu video başka bir sekmede oynatılıyor.',
    anotherElsewhere: 'Başka bir sekmede başka bir video oynatılıyor.',
    moduleCompleted: 'Modül tamamlandı! Artık sonraki modüle geçebilirsiniz.',
    unwatched: ({ missing, from }) =>
      `Bu videonun ${missing} uzunluğundaki bölümü henüz izlenmedi. Şu noktadan devam edebilirsiniz: ${from}.`,
    progress: 'Video ilerlemesi',
    watched: 'İzlendi',
    markAsWatched: 'İzlendi olarak işaretle',
    markAsWatchedAt: (percent) => `İzlendi olarak işaretle (%${percent})`,
    marking: 'İzlendi olarak işaretleniyor…',
    notMarked: 'Video izlendi olarak işaretlenemedi. Lütfen yeniden deneyin.',
    ended: 'Bu videoyu izlediniz.',
    saving: 'İzlediğiniz bölüm kaydediliyor…',
    notSaved: 'İzlediğiniz bölüm henüz kaydedilmedi.',
    nextModule: 'Sonraki modül',
    watchAgain: 'Yeniden izle',
  },

  result: {
    title: 'Sonucunuz',
    notLoaded: 'Sonucunuz yüklenemedi.',
    notLoadedBecause: (reason) => `Sonucunuz yüklenemedi. ${reason}`,
    none: 'Henüz sonuç yok',
    noneDescription: 'Tüm modülleri tamamladığınızda sonucunuz burada görünür.',
    goToTraining: 'Eğitimime git',
    others: 'Diğer sonuçlar',
    completedOn: (company, date) => `${company}, ${date} tarihinde tamamlandı`,
    trainingCompleted: 'Eğitim tamamlandı',
    completedTrainingOf: (company) => `“${company}” şirketinin eğitimini tamamladınız.`,
    begun: 'Başlama',
    completed: 'Tamamlanma',
    averageScore: 'Ortalama puan',
    noQuiz: 'Sınav yok',
    time: 'Süre',
    modules: (count) => `${number(count)} modül`,
    completedModules: 'Tamamlanan modüller',
    addedLater: 'Sonradan eklendi',
    modulesAddedLater: 'Sonradan eklenen modüller',
    completedBy: {
      takenOut: 'Geçmeniz gereken kalan modüllerin tümü eğitimden çıkarıldı.',
      deleted: (module) => `“${module}” modülü artık eğitiminizde değil.`,
      changed: (module) =>
        `“${module}” modülündeki bir değişiklikten sonra sonuçlarınız yeterli oldu.`,
    },
  },

  renewal: {
    renew: 'Yenile',
    renewing: 'Yenileme başlatılıyor…',
    continue: 'Yenilemeye devam et',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Her şey tamam – sıradaki son tarih: ${day}`,
    earlierCounts: 'Önceki tamamlamanız, süresi bitene kadar geçerlidir.',
    toRenew: 'Bu modülü yeniden tamamlamak için yenileyin. Önceki sonuçlarınız saklanır.',
  },

  why: {
    question: 'Bu modül neden bende var?',
    everyone: 'Çünkü şirketinizdeki herkes bunu tamamlar.',
    groups: (names) => `Çünkü şu gruplardasınız: ${list(names)}.`,
    edition: ({ day, reason }) =>
      `Çünkü ${day} tarihinden beri yeniden tamamlanması gerekiyor: ${reason}`,
    recorded: 'Sizin için önceki bir sonuç kaydedildi.',
  },
};
