import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

/** The trainees who have opened the module, but not passed it; `one` and `many` say what happens to them. */
const openedNotPassed = (count: number, one: string, many: string) =>
  counted(
    count,
    `cursant care l-a deschis, dar nu l-a promovat, ${one}.`,
    `cursanți care l-au deschis, dar nu l-au promovat, ${many}.`,
  );

export const texts: ModuleImpactTexts = {
  counting: 'Se numără cursanții afectați…',
  uncounted: 'Cursanții afectați nu au putut fi numărați.',
  uncountedPassesKept:
    'Cursanții afectați nu au putut fi numărați. Promovările se păstrează în orice caz.',
  noneStarted: 'Încă niciun cursant nu a început acest modul.',
  keepPass: (trainees) =>
    counted(
      trainees,
      'cursant care a promovat își păstrează promovarea.',
      'cursanți care au promovat își păstrează promovarea.',
    ),
  passByMark: (trainees) =>
    counted(
      trainees,
      'cursant al cărui cel mai bun scor este suficient promovează acum.',
      'cursanți al căror cel mai bun scor este suficient promovează acum.',
    ),
  willHaveCompleted: (trainees) =>
    counted(
      trainees,
      'cursant va avea instruirea finalizată.',
      'cursanți vor avea instruirea finalizată.',
    ),
  noLongerSee: (trainees) =>
    openedNotPassed(
      trainees,
      'nu îl mai vede, pentru că devine ciornă',
      'nu îl mai văd, pentru că devine ciornă',
    ),
  startVideo: (trainees) =>
    openedNotPassed(trainees, 'începe videoclipul nou', 'încep videoclipul nou'),
  startVideoAndQuestions: (trainees) =>
    openedNotPassed(
      trainees,
      'începe videoclipul nou, apoi întrebările noi',
      'încep videoclipul nou, apoi întrebările noi',
    ),
  getQuestions: (trainees) =>
    openedNotPassed(trainees, 'primește întrebările noi', 'primesc întrebările noi'),
  completeByWatching: (trainees) =>
    openedNotPassed(
      trainees,
      'îl finalizează prin vizionarea videoclipului',
      'îl finalizează prin vizionarea videoclipului',
    ),
  completeAsWatched: (trainees) =>
    counted(
      trainees,
      'cursant care a vizionat videoclipul finalizează acum modulul.',
      'cursanți care au vizionat videoclipul finalizează acum modulul.',
    ),
  losePass: (trainees) =>
    counted(
      trainees,
      'cursant care a promovat își pierde promovarea.',
      'cursanți care au promovat își pierd promovarea.',
    ),
  loseProgress: (trainees) =>
    openedNotPassed(trainees, 'își pierde progresul în el', 'își pierd progresul în el'),
  feedbackDeleted: (entries) =>
    counted(
      entries,
      'mesaj de feedback se șterge odată cu el.',
      'mesaje de feedback se șterg odată cu el.',
    ),
  helpRequestsStay: (requests) =>
    counted(
      requests,
      'cerere de ajutor despre el rămâne, fără numele modulului.',
      'cereri de ajutor despre el rămân, fără numele modulului.',
    ),
  stayCompletedWithNew: (trainees) =>
    counted(
      trainees,
      'cursant rămâne cu instruirea finalizată și îl primește ca modul nou.',
      'cursanți rămân cu instruirea finalizată și îl primesc ca modul nou.',
    ),
  getAsLast: (trainees) =>
    counted(
      trainees,
      'cursant în curs de instruire îl primește ca ultim modul.',
      'cursanți în curs de instruire îl primesc ca ultim modul.',
    ),
  keepUnlocked: (trainees) =>
    counted(
      trainees,
      'cursant în curs de instruire păstrează fiecare modul deja deblocat.',
      'cursanți în curs de instruire păstrează fiecare modul deja deblocat.',
    ),
  stayCompleted: (trainees) =>
    counted(
      trainees,
      'cursant rămâne cu instruirea finalizată.',
      'cursanți rămân cu instruirea finalizată.',
    ),
};
