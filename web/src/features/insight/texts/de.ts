import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const peopleOf = (count: number) =>
  plural(count, { one: '1 Person', other: `${number(count)} Personen` });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Auswertung: ${module}`,
    unnamed: 'Modulauswertung',
    asOf: (time) => `Stand: ${time}`,
    back: 'Zurück zu den Modulen',
    loading: 'Auswertung wird geladen\u00a0…',
    loadFailed: 'Die Auswertung konnte nicht geladen werden',
    notFound: {
      title: 'Modul nicht gefunden',
      reason: 'Vielleicht wurde es gelöscht, oder die Adresse stimmt nicht ganz.',
    },
    tooFew: {
      title: (least) => `Weniger als ${number(least)} Personen haben dieses Modul geöffnet`,
      reason: (least) =>
        `Zahlen zu so wenigen Personen könnten verraten, wer was geantwortet hat. Angezeigt werden sie, sobald ${number(least)} Personen das Modul geöffnet haben.`,
    },
  },
  people: {
    title: 'Personen',
    opened: 'Geöffnet',
    watched: 'Zu Ende angesehen',
    tried: 'Quiz versucht',
    passed: 'Bestanden',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} von 1 Person`,
        other: `${share} von ${number(trainees)} Teilnehmenden`,
      }),
    shareOfOpened: (share) => `${share} derer, die es geöffnet haben`,
  },
  curve: {
    title: 'Wiedergabekurve',
    description:
      'Der Anteil der Personen, die noch zusehen, nach der am weitesten erreichten Stelle.',
    summary: ({ half, end }) =>
      `Anteil der Personen, die noch zusehen: ${half} in der Mitte des Videos, ${end} am Ende.`,
    greatestLoss: ({ from, to, people }) =>
      `Die meisten steigen zwischen ${from}\u00a0% und ${to}\u00a0% des Videos aus: ${peopleOf(people)}.`,
    greatestLossAt: (loss) =>
      `Die meisten steigen zwischen ${loss.from}\u00a0% und ${loss.to}\u00a0% des Videos aus (${loss.fromClock}–${loss.toClock}): ${peopleOf(loss.people)}.`,
    noLoss: 'Alle sehen bis zum Ende zu.',
    percent: (percent) => `${percent}\u00a0%`,
    table: {
      caption: 'Personen, die in jedem Teil des Videos noch zusehen',
      part: 'Teil des Videos',
      people: 'Personen',
      share: 'Anteil',
    },
  },
  questions: {
    title: 'Schwierigste Fragen',
    firstTries: 'Die Antworten im ersten Versuch jeder Person im aktuellen Durchlauf.',
    suspects: (count) =>
      plural(count, {
        one: 'Bei 1 Frage ist vielleicht die falsche Antwort als richtig markiert.',
        other: `Bei ${number(count)} Fragen ist vielleicht die falsche Antwort als richtig markiert.`,
      }),
    numbersHidden: 'Zahlen, die Antworten weniger Personen verraten würden, sind ausgeblendet.',
    showAll: (count) => `Alle ${number(count)} Fragen anzeigen`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `1 Frage wird nicht angezeigt: Sie wurde im ersten Versuch weniger als ${number(least)} Personen gestellt.`,
        other: `${number(count)} Fragen werden nicht angezeigt: Jede von ihnen wurde im ersten Versuch weniger als ${number(least)} Personen gestellt.`,
      }),
    wrongOf: (share, people) => `${share} falsch bei ${peopleOf(people)}`,
  },
  key: {
    mayBeWrong: 'Lösung vielleicht falsch',
    beats: (answer) =>
      `Personen, die bei den anderen Fragen gut abgeschnitten haben, wählten ${answer} häufiger als die Antwort, die als richtig markiert ist. Bitte prüfen Sie, welche Antwort richtig ist.`,
    unnamed:
      'Personen, die bei den anderen Fragen gut abgeschnitten haben, wählten eine andere Antwort häufiger als die, die als richtig markiert ist. Bitte prüfen Sie, welche Antwort richtig ist.',
    edit: 'Diese Frage bearbeiten',
  },
  answers: {
    caption: 'Wie oft jede Antwort gewählt wurde',
    answer: 'Antwort',
    people: 'Personen',
    share: 'Anteil',
    none: 'Keine Antwort',
    right: 'Richtige Antwort',
    notShown: 'ausgeblendet',
  },
};
