import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number } = formatsOf('tr');

const nthTry = (place: number) => `${number(place)}. deneme`;

export const texts: TriesTexts = {
  nthTry,
  standing: {
    passedAtTry: (place) => `${nthTry(place)}de geçti`,
    failedTries: (count) => `${number(count)} başarısız deneme`,
    waitsForAdmin: 'Yönetici bekleniyor: tüm deneme hakları kullanıldı.',
    canTryAgainAt: (time) => `Yeniden deneyebileceği zaman: ${time}`,
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
