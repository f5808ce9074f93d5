import type { PagesTexts } from './en.ts';

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Modüller',
      trainees: 'Katılımcılar',
      groups: 'Gruplar',
      progress: 'İlerleme',
      help: 'Yardım',
      feedback: 'Geri bildirim',
      settings: 'Ayarlar',
    },
    titles: {
      modules: (company) => `${company} – Eğitim modülleri`,
      trainees: (company) => `${company} – Katılımcılar`,
      groups: (company) => `${company} – Gruplar`,
      progress: (company) => `${company} – İlerleme`,
      help: (company) => `${company} – Yardım`,
      feedback: (company) => `${company} – Geri bildirim`,
      settings: (company) => `${company} – Ayarlar`,
      company: (company) => `${company} – Şirket`,
    },
    parts: (company) => `Bölümler: ${company}`,
    whoMayJoin: 'Kimler katılabilir',
  },
  reports: {
    showAsCards: 'Kart olarak göster',
    weeklyReport: 'Haftalık rapor',
    print: 'Yazdır',
    failed: 'Raporlar yüklenemedi',
    loading: 'Şirketler yükleniyor…',
    none: {
      title: 'Henüz şirket yok',
      message: 'Her şirketin, eklendiği anda bir raporu olur.',
      goToModules: 'Eğitim modüllerine git',
    },
    noMatch: 'Bu aramayla eşleşen şirket yok',
  },
  evidence: {
    print: 'Yazdır',
    printOf: (module) => `İzleme kanıtını yazdır: ${module}`,
    failed: 'İzleme kanıtı yüklenemedi',
    runAndTime: (run, time) => `${run}. tur. Yazdırma zamanı: ${time}.`,
    result: 'Sonuç',
    passed: 'Başarılı',
    notPassed: 'Başarısız',
    passedWithScore: (percent) => `Başarılı, en iyi puan %${percent}`,
    notPassedWithScore: (percent) => `Başarısız, en iyi puan %${percent}`,
    quiz: 'Sınav',
    noQuiz: 'Yok: modül videoyla tamamlanır',
    passMark: (percent) => `Geçme puanı %${percent}`,
    opened: 'Açılma',
    watched: 'İzlenen',
    watchedOf: ({ credited, length, percent }) =>
      `${credited} sayıldı (video süresi ${length}), %${percent} izlendi`,
    passedOn: 'Geçme tarihi',
    passedAt: 'Başarılı deneme',
    questionsSaved: 'Soruların kayıt tarihi',
    videoSaved: 'Videonun kayıt tarihi',
    notRecorded: 'Kaydedilmedi',
    sessions: 'İzleme oturumları',
    session: ({ from, to }, details) => `${from} – ${to}: ${details.join(', ')}`,
    credited: (time) => `${time} sayıldı`,
    filmNeverLoaded: 'video hiç yüklenmedi',
    filmLoaded: (size) => `videodan ${size} yüklendi`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, başarılı`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, başarısız`,
    noAnswers: 'O dönemde cevaplar saklanmıyordu.',
    rightlyAnswered: (question) => `${question} – doğru`,
    wronglyAnswered: (question) => `${question} – yanlış`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [seçilen]`,
    correct: (option) => `${option} [doğru]`,
    chosenAndCorrect: (option) => `${option} [seçilen, doğru]`,
    notAnswered: 'Cevaplanmadı.',
  },
};

type Try = Parameters<PagesTexts['evidence']['tryPassed']>[0];

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `${number}. deneme, ${time}: %${percent} (${correct}/${questions}), geçme puanı %${passMark}`;
}
