import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: QuizTexts = {
  title: 'Sınav',
  intro: ({ questions, passMark }) =>
    questions === 1
      ? `1 soru. Geçme puanı %${passMark}.`
      : `${number(questions)} soru, birer birer. Geçme puanı %${passMark}.`,
  questions: (count) => `${number(count)} soru`,
  notPassedYet: ({ score, passMark }) =>
    `Bu sınavı henüz geçmediniz. En iyi puanınız %${score}, geçme puanı %${passMark}.`,
  alreadyPassed: 'Bu sınavı geçtiniz. Sonraki denemeler puanınızı düşürmez.',

  start: 'Sınava başla',
  tryAgain: 'Yeniden dene',
  tryQuizAgain: 'Sınavı yeniden dene',
  takeAgain: 'Sınava yeniden gir',

  question: ({ place, count }) => `Soru ${number(place)}/${number(count)}`,
  backToVideo: 'Videoya dön',
  previous: 'Önceki',
  next: 'Sonraki',
  chooseAnswer: 'Devam etmek için bir cevap seçin.',
  submit: 'Sınavı gönder',
  submitting: 'Gönderiliyor…',
  submitFailed: 'Sınav gönderilemedi',
  submitFailedTryAgain: 'Sınav gönderilemedi. Lütfen yeniden deneyin.',
  beginAgain: 'Yeniden dene',
  questionsChanged: 'Bu sınavın soruları değişti. Hâlâ geçerli olan cevaplarınız korundu.',

  passed: (score) => `Tebrikler! %${score} puanla geçtiniz`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Şimdiye kadarki en iyi puan' : 'Puan';
    const next = isBlocked ? 'Deneme hakkınız kalmadı.' : 'Lütfen yeniden deneyin.';
    return `${label}: %${score}. Geçmek için %${passMark} gerekir. ${next}`;
  },
  rightAnswers: ({ right, questions }) =>
    `${number(questions)} cevaptan ${number(right)} tanesi doğruydu.`,
  rightAnswersOfBest: ({ right, questions }) =>
    `En iyi denemenizde ${number(questions)} cevaptan ${number(right)} tanesi doğruydu.`,
  passedWith: (score) => `Bu sınavı %${score} puanla geçtiniz.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Bu sınavı %${score} puanla geçtiniz. Son başarılı denemenizde ${number(questions)} cevaptan ${number(right)} tanesi doğruydu.`,
  toPass: 'geçme puanı',

  tries: {
    openIn: (clock) => `Yeniden denemeye kalan süre: ${clock}`,
    openInSentence: (clock) => `Yeniden denemeye kalan süre: ${clock}.`,
    openInMinutes: (minutes) => `${number(minutes)} dakika sonra yeniden deneyebilirsiniz.`,
    openNow: 'Şimdi yeniden deneyebilirsiniz.',
    shortOpenIn: (clock) => `Kalan süre: ${clock}`,
    shortNoneLeft: 'Deneme hakkı kalmadı',
    noneLeft:
      'Bu sınavdaki tüm deneme haklarınızı kullandınız. Lütfen bir yöneticiden sınavı yeniden açmasını isteyin.',
    left: (count) =>
      `${number(count)} deneme hakkınız kaldı. Sonra sınavı bir yöneticinin yeniden açması gerekir.`,
    watchMeanwhile: 'Bu arada yeniden izle',
  },

  review: {
    open: 'Cevapları gözden geçir',
    dialog: 'Cevaplar',
    show: 'Cevapları göster',
    hide: 'Cevapları gizle',
    yourAnswers: 'Cevaplarınız',
    rightAnswers: 'Doğru cevaplar',
    yourAnswer: 'Cevabınız:',
    rightAnswer: 'Doğru cevap:',
    none: 'yok',
    right: 'Doğru:',
    wrong: 'Yanlış:',
  },
};
