import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number } = formatsOf('tr');

/** Those who have opened the module and not passed it. */
const opened = (count: number) => `Modülü açmış ama geçmemiş ${number(count)} katılımcı`;
const completed = (count: number) => `Eğitimi tamamlamış ${number(count)} katılımcı`;
const inTraining = (count: number) => `Eğitimi süren ${number(count)} katılımcı`;

export const texts: ModuleImpactTexts = {
  counting: 'Etkilenen katılımcılar sayılıyor…',
  uncounted: 'Etkilenen katılımcılar sayılamadı.',
  uncountedPassesKept:
    'Etkilenen katılımcılar sayılamadı. Modülü geçmiş olanlar her durumda geçmiş sayılır.',
  noneStarted: 'Bu modüle henüz hiçbir katılımcı başlamadı.',
  keepPass: (trainees) =>
    `Modülü geçmiş ${number(trainees)} katılımcı geçmiş sayılmaya devam eder.`,
  passByMark: (trainees) =>
    `En iyi puanı yeterli olan ${number(trainees)} katılımcı artık modülü geçmiş olur.`,
  willHaveCompleted: (trainees) => `${number(trainees)} katılımcı eğitimi tamamlamış olur.`,
  noLongerSee: (trainees) => `${opened(trainees)}, modül taslak olacağı için onu artık görmez.`,
  startVideo: (trainees) => `${opened(trainees)} yeni videoya başlar.`,
  startVideoAndQuestions: (trainees) =>
    `${opened(trainees)} önce yeni videoya, sonra yeni sorulara başlar.`,
  getQuestions: (trainees) => `${opened(trainees)} yeni soruları alır.`,
  completeByWatching: (trainees) => `${opened(trainees)} videoyu izleyince modülü tamamlar.`,
  completeAsWatched: (trainees) =>
    `Videoyu izlemiş ${number(trainees)} katılımcı modülü şimdi tamamlar.`,
  losePass: (trainees) => `Modülü geçmiş ${number(trainees)} katılımcı artık geçmiş sayılmaz.`,
  loseProgress: (trainees) => `${opened(trainees)} modüldeki ilerlemesini kaybeder.`,
  feedbackDeleted: (entries) => `Modülle birlikte ${number(entries)} geri bildirim silinir.`,
  helpRequestsStay: (requests) =>
    `Modülle ilgili ${number(requests)} yardım talebi, modülün adı olmadan kalır.`,
  stayCompletedWithNew: (trainees) =>
    `${completed(trainees)} için eğitim tamamlanmış kalır; bu modül yeni modül olarak eklenir.`,
  getAsLast: (trainees) => `${inTraining(trainees)} bu modülü son modül olarak alır.`,
  keepUnlocked: (trainees) =>
    `${inTraining(trainees)} için kilidi açılmış tüm modüller açık kalır.`,
  stayCompleted: (trainees) => `${completed(trainees)} için eğitim tamamlanmış kalır.`,
};
