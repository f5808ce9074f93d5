import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

/** 'uczestników' is both the form of few and of many, with a verb in the singular. */
const sentence =
  ({ one, many }: { readonly one: string; readonly many: string }) =>
  (trainees: number) =>
    plural(trainees, {
      one: `1 uczestnik, ${one}.`,
      other: `${number(trainees)} uczestników, ${many}.`,
    });

const notPassed = {
  one: 'który otworzył moduł, ale go nie zaliczył',
  many: 'którzy otworzyli moduł, ale go nie zaliczyli',
};

export const texts: ModuleImpactTexts = {
  counting: 'Liczenie uczestników, których to dotyczy…',
  uncounted: 'Nie udało się policzyć uczestników, których to dotyczy.',
  uncountedPassesKept:
    'Nie udało się policzyć uczestników, których to dotyczy. Zaliczenia w każdym razie zostają.',
  noneStarted: 'Żaden uczestnik nie rozpoczął jeszcze tego modułu.',
  keepPass: sentence({
    one: 'który zaliczył moduł, zachowuje zaliczenie',
    many: 'którzy zaliczyli moduł, zachowuje zaliczenie',
  }),
  passByMark: sentence({
    one: 'którego najlepszy wynik wystarcza, zalicza teraz moduł',
    many: 'których najlepszy wynik wystarcza, zalicza teraz moduł',
  }),
  willHaveCompleted: (trainees) =>
    plural(trainees, {
      one: '1 uczestnik będzie mieć ukończone szkolenie.',
      other: `${number(trainees)} uczestników będzie mieć ukończone szkolenie.`,
    }),
  noLongerSee: sentence({
    one: `${notPassed.one}, przestaje go widzieć, ponieważ staje się szkicem`,
    many: `${notPassed.many}, przestaje go widzieć, ponieważ staje się szkicem`,
  }),
  startVideo: sentence({
    one: `${notPassed.one}, rozpoczyna nowy film`,
    many: `${notPassed.many}, rozpoczyna nowy film`,
  }),
  startVideoAndQuestions: sentence({
    one: `${notPassed.one}, rozpoczyna nowy film, a potem nowe pytania`,
    many: `${notPassed.many}, rozpoczyna nowy film, a potem nowe pytania`,
  }),
  getQuestions: sentence({
    one: `${notPassed.one}, otrzymuje nowe pytania`,
    many: `${notPassed.many}, otrzymuje nowe pytania`,
  }),
  completeByWatching: sentence({
    one: `${notPassed.one}, ukończy go, oglądając film`,
    many: `${notPassed.many}, ukończy go, oglądając film`,
  }),
  completeAsWatched: sentence({
    one: 'który obejrzał film, ukończy teraz moduł',
    many: 'którzy obejrzeli film, ukończy teraz moduł',
  }),
  losePass: sentence({
    one: 'który zaliczył moduł, traci zaliczenie',
    many: 'którzy zaliczyli moduł, traci zaliczenie',
  }),
  loseProgress: sentence({
    one: `${notPassed.one}, traci w nim postęp`,
    many: `${notPassed.many}, traci w nim postęp`,
  }),
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: 'Wraz z modułem zostanie usunięta 1 opinia.',
      few: `Wraz z modułem zostaną usunięte ${number(entries)} opinie.`,
      other: `Wraz z modułem zostanie usuniętych ${number(entries)} opinii.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: '1 prośba o pomoc dotycząca modułu zostaje, bez jego nazwy.',
      few: `${number(requests)} prośby o pomoc dotyczące modułu zostają, bez jego nazwy.`,
      other: `${number(requests)} próśb o pomoc dotyczących modułu zostaje, bez jego nazwy.`,
    }),
  stayCompletedWithNew: (trainees) =>
    plural(trainees, {
      one: 'U 1 uczestnika szkolenie pozostaje ukończone; ten moduł jest dla niego nowy.',
      other: `U ${number(trainees)} uczestników szkolenie pozostaje ukończone; ten moduł jest dla nich nowy.`,
    }),
  getAsLast: (trainees) =>
    plural(trainees, {
      one: '1 uczestnik w trakcie szkolenia otrzymuje go jako ostatni moduł.',
      other: `${number(trainees)} uczestników w trakcie szkolenia otrzymuje go jako ostatni moduł.`,
    }),
  keepUnlocked: (trainees) =>
    plural(trainees, {
      one: '1 uczestnik w trakcie szkolenia zachowuje wszystkie odblokowane już moduły.',
      other: `${number(trainees)} uczestników w trakcie szkolenia zachowuje wszystkie odblokowane już moduły.`,
    }),
  stayCompleted: (trainees) =>
    plural(trainees, {
      one: 'U 1 uczestnika szkolenie pozostaje ukończone.',
      other: `U ${number(trainees)} uczestników szkolenie pozostaje ukończone.`,
    }),
};
