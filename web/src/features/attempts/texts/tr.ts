import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Denemeler yükleniyor…',
    loadFailed: (reason) => `Denemeler yüklenemedi. ${reason}`,
    none: 'Henüz sınav denemesi yok',
    showOlder: 'Daha eski denemeleri göster',
    showAnswers: 'Cevapları göster',
    showAnswersOf: ({ date, score }) => `Cevapları göster: ${date}, %${score}`,
    answersNotKept: 'O dönemde cevaplar saklanmıyordu.',
  },
  facts: {
    score: (percent) => `%${percent}`,
    bestScoreSoFar: (percent) => `Şimdiye kadarki en iyi puan: %${percent}`,
    passed: 'Başarılı',
    notPassed: 'Başarısız',
    correctOf: ({ correct, total }) => `${number(correct)}/${number(total)} doğru`,
  },
  answers: {
    loading: 'Cevaplar yükleniyor…',
    loadFailed: 'Cevaplar yüklenemedi',
    right: 'Doğru',
    wrong: 'Yanlış',
    notAnswered: 'Bu soru cevaplanmadı.',
    chosen: 'Seçilen cevap',
    chosenByYou: 'Cevabınız',
    correct: 'Doğru cevap',
    explanation: 'Açıklama:',
  },
  ofTrainee: {
    link: 'Denemeler',
    title: (moduleName) => `Denemeler: ${moduleName}`,
    back: 'Tüm denemeler',
  },
  own: {
    title: 'Denemeleriniz',
    hint: 'Sınavı geçtikten sonra her denemenin cevaplarına bakabilirsiniz.',
    answersTitle: 'Bu denemenin cevapları',
    answersLabel: 'Cevaplar',
  },
};
