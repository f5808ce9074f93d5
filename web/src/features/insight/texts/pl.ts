import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const people = (count: number) =>
  plural(count, { one: '1 osoba', few: `${number(count)} osoby`, other: `${number(count)} osób` });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Analiza modułu ${module}`,
    unnamed: 'Analiza modułu',
    asOf: (time) => `Stan na ${time}`,
    back: 'Wróć do modułów',
    loading: 'Wczytywanie analizy…',
    loadFailed: 'Nie udało się wczytać analizy',
    notFound: {
      title: 'Nie znaleziono modułu',
      reason: 'Mógł zostać usunięty lub adres zawiera błąd.',
    },
    tooFew: {
      title: (least) => `Ten moduł otworzyło mniej niż ${people(least)}`,
      reason: (least) =>
        `Dane o tak małej liczbie osób mogłyby zdradzić, kto co odpowiedział. Pojawią się, gdy moduł otworzy co najmniej ${people(least)}.`,
    },
  },
  people: {
    title: 'Osoby',
    opened: 'Otworzyło moduł',
    watched: 'Obejrzało do końca',
    tried: 'Podeszło do quizu',
    passed: 'Zaliczyło',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} z 1 uczestnika`,
        other: `${share} z ${number(trainees)} uczestników`,
      }),
    shareOfOpened: (share) => `${share} osób, które otworzyły moduł`,
  },
  curve: {
    title: 'Krzywa oglądania',
    description:
      'Odsetek osób, które nadal oglądają, według najdalszego punktu osiągniętego przez każdą z nich.',
    summary: ({ half, end }) =>
      `Odsetek osób, które nadal oglądają: ${half} w połowie filmu, ${end} na jego końcu.`,
    greatestLoss: ({ from, to, people: lost }) =>
      `Największy ubytek jest między ${from}% a ${to}% filmu: ${people(lost)}.`,
    greatestLossAt: ({ from, to, fromClock, toClock, people: lost }) =>
      `Największy ubytek jest między ${from}% a ${to}% filmu (${fromClock}–${toClock}): ${people(lost)}.`,
    noLoss: 'Wszyscy oglądają do końca.',
    percent: (percent) => `${percent}%`,
    table: {
      caption: 'Osoby, które nadal oglądają, w poszczególnych częściach filmu',
      part: 'Część filmu',
      people: 'Osoby',
      share: 'Odsetek',
    },
  },
  questions: {
    title: 'Najtrudniejsze pytania',
    firstTries: 'Odpowiedzi z pierwszego podejścia każdej osoby w bieżącym cyklu.',
    suspects: (count) =>
      plural(count, {
        one: 'W 1 pytaniu klucz może być błędny.',
        other: `W ${number(count)} pytaniach klucz może być błędny.`,
      }),
    numbersHidden: 'Liczby, które ujawniłyby odpowiedzi niewielu osób, nie są pokazywane.',
    showAll: (count) => `Pokaż wszystkie pytania (${number(count)})`,
    leftOut: ({ count, least }) => {
      const fewer = `w pierwszym podejściu otrzymało je mniej niż ${people(least)}`;
      return plural(count, {
        one: `1 pytanie nie jest pokazywane: ${fewer}.`,
        few: `${number(count)} pytania nie są pokazywane: ${fewer}.`,
        other: `${number(count)} pytań nie jest pokazywanych: ${fewer}.`,
      });
    },
    wrongOf: (share, count) => `${share} błędnych odpowiedzi (${people(count)})`,
  },
  key: {
    mayBeWrong: 'Klucz może być błędny',
    beats: (answer) =>
      `Osoby, które dobrze poradziły sobie z pozostałymi pytaniami, wybierały odpowiedź ${answer} częściej niż tę oznaczoną jako poprawna. Sprawdź, która odpowiedź jest poprawna.`,
    unnamed:
      'Osoby, które dobrze poradziły sobie z pozostałymi pytaniami, wybierały inną odpowiedź częściej niż tę oznaczoną jako poprawna. Sprawdź, która odpowiedź jest poprawna.',
    edit: 'Edytuj to pytanie',
  },
  answers: {
    caption: 'Jak często wybierano każdą odpowiedź',
    answer: 'Odpowiedź',
    people: 'Osoby',
    share: 'Odsetek',
    none: 'Brak odpowiedzi',
    right: 'Poprawna odpowiedź',
    notShown: 'nie pokazano',
  },
};
