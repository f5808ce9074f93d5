import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number } = formatsOf('tr');

const nthTry = (place: number) => `${number(place)}. deneme`;

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const wrong = question === null ? '' : `, en sık yanlış yanıtlanan: “${question}”`;
  return `“${moduleName}” sınavında ${number(failed)} başarısız deneme${wrong}`;
}

export const texts: TriesTexts = {
  nthTry,
  standing: {
    passedAtTry: (place) => `${nthTry(place)}de geçti`,
    failedTries: (count) => `${number(count)} başarısız deneme`,
    waitsForAdmin: 'Yönetici bekleniyor: tüm deneme hakları kullanıldı.',
    canTryAgainAt: (time) => `Yeniden deneyebileceği zaman: ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `“${moduleName}” modülüne başlamadı`,
    notWatched: (moduleName, watchedTo, duration) =>
      `“${moduleName}” modülünün videosunu bitirmedi: izlenen süre ${watchedTo} / ${duration}`,
    noTry: (moduleName) => `“${moduleName}” sınavına henüz girmedi`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) => `Yöneticinin sınavı yeniden açmasını bekliyor: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `${number(minutes)} dakika sonra yeniden deneyebilir: ${failedQuiz(quiz)}`,
    neverActive: 'hiç etkin olmadı',
    lastActive: {
      now: 'son etkinlik bir dakikadan kısa süre önce',
      minutes: (count) => `son etkinlik ${number(count)} dakika önce`,
      hours: (count) => `son etkinlik ${number(count)} saat önce`,
      days: (count) => `son etkinlik ${number(count)} gün önce`,
    },
  },
  openAgain: {
    button: 'Sınavı yeniden aç',
    buttonOf: (moduleName) => `Sınavı yeniden aç: ${moduleName}`,
    opening: 'Açılıyor…',
    opened: (moduleName) => `“${moduleName}” modülünün sınavı yeniden açıldı`,
  },
  section: {
    title: 'Sınav denemeleri',
    loadFailed: (reason) => `Sınav denemeleri yüklenemedi. ${reason}`,
    showOlder: 'Daha eski denemeleri göster',
    score: (percent) => `%${percent}`,
    passed: 'Başarılı',
    notPassed: 'Başarısız',
    wrongQuestions: (count) => `${number(count)} yanlış soru`,
    notAnswered: 'Cevaplanmadı',
  },
  pass: {
    title: 'Geçme bilgileri',
    passedOn: 'Geçme tarihi',
    passedAt: 'Başarılı deneme',
    tryAndMark: (place, passMark) => `${nthTry(place)}, geçme puanı %${passMark}`,
    questionsSaved: 'Soruların kayıt tarihi',
    videoSaved: 'Videonun kayıt tarihi',
    videoLength: 'Video süresi',
    notRecorded: 'Kaydedilmedi',
  },
};
