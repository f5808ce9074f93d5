import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const peopleOf = (count: number) => counted(count, 'persoană', 'persoane');

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Analiză: ${module}`,
    unnamed: 'Analiza modulului',
    asOf: (time) => `Situația la ${time}`,
    back: 'Înapoi la module',
    loading: 'Se încarcă analiza…',
    loadFailed: 'Analiza nu a putut fi încărcată',
    notFound: {
      title: 'Modulul nu a fost găsit',
      reason: 'Poate a fost șters sau adresa nu este întocmai corectă.',
    },
    tooFew: {
      title: (least) => `Mai puțin de ${peopleOf(least)} au deschis acest modul`,
      reason: (least) =>
        `Cifrele despre atât de puține persoane ar putea arăta cine ce a răspuns. Ele apar imediat ce modulul a fost deschis de ${peopleOf(least)}.`,
    },
  },
  people: {
    title: 'Persoane',
    opened: 'Deschis',
    watched: 'Vizionat până la capăt',
    tried: 'Test încercat',
    passed: 'Promovat',
    shareOfTrainees: ({ share, trainees }) =>
      `${share} din ${counted(trainees, 'cursant', 'cursanți')}`,
    shareOfOpened: (share) => `${share} dintre cei care l-au deschis`,
  },
  curve: {
    title: 'Curba de vizionare',
    description:
      'Ponderea persoanelor care încă vizionează, după cel mai îndepărtat punct la care a ajuns fiecare.',
    summary: ({ half, end }) =>
      `Ponderea persoanelor care încă vizionează: ${half} la jumătatea videoclipului, ${end} la sfârșitul lui.`,
    greatestLoss: ({ from, to, people }) =>
      `Cea mai mare pierdere este între ${from}\u00a0% și ${to}\u00a0% din videoclip: ${peopleOf(people)}.`,
    greatestLossAt: ({ from, to, fromClock, toClock, people }) =>
      `Cea mai mare pierdere este între ${from}\u00a0% și ${to}\u00a0% din videoclip (${fromClock}–${toClock}): ${peopleOf(people)}.`,
    noLoss: 'Toate persoanele vizionează până la capăt.',
    percent: (percent) => `${percent}\u00a0%`,
    table: {
      caption: 'Persoane care încă vizionează la fiecare parte a videoclipului',
      part: 'Parte a videoclipului',
      people: 'Persoane',
      share: 'Pondere',
    },
  },
  questions: {
    title: 'Cele mai grele întrebări',
    firstTries: 'Răspunsurile fiecărei persoane la prima încercare din parcurgerea actuală.',
    suspects: (count) =>
      `La ${counted(count, 'întrebare', 'întrebări')} răspunsul marcat drept corect poate fi greșit.`,
    numbersHidden: 'Numerele care ar dezvălui răspunsurile a puține persoane nu sunt afișate.',
    showAll: (count) => `Afișați toate întrebările (${number(count)})`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `1 întrebare nu este afișată: a fost pusă la prima încercare la mai puțin de ${peopleOf(least)}.`,
        few: `${number(count)} întrebări nu sunt afișate: fiecare a fost pusă la prima încercare la mai puțin de ${peopleOf(least)}.`,
        other: `${number(count)} de întrebări nu sunt afișate: fiecare a fost pusă la prima încercare la mai puțin de ${peopleOf(least)}.`,
      }),
    wrongOf: (share, people) => `${share} au răspuns greșit, din ${peopleOf(people)}`,
  },
  key: {
    mayBeWrong: 'Răspuns corect îndoielnic',
    beats: (answer) =>
      `Persoanele care au răspuns bine la celelalte întrebări au ales răspunsul ${answer} mai des decât pe cel marcat drept corect. Verificați care răspuns este corect.`,
    unnamed:
      'Persoanele care au răspuns bine la celelalte întrebări au ales alt răspuns mai des decât pe cel marcat drept corect. Verificați care răspuns este corect.',
    edit: 'Editați această întrebare',
  },
  answers: {
    caption: 'De câte ori a fost ales fiecare răspuns',
    answer: 'Răspuns',
    people: 'Persoane',
    share: 'Pondere',
    none: 'Fără răspuns',
    right: 'Răspuns corect',
    notShown: 'neafișat',
  },
};
