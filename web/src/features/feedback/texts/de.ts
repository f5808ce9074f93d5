import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Schlecht', 2: 'Mäßig', 3: 'Gut', 4: 'Sehr gut', 5: 'Ausgezeichnet' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `${rating} von 5, ${name}`,
  starsOnly: (rating) => `${rating} von 5`,
  ratings: (count) => plural(count, { one: '1 Bewertung', other: `${number(count)} Bewertungen` }),

  own: {
    give: 'Dieses Modul bewerten',
    change: 'Bewertung ändern',
    ofModule: (name) => `: ${name}`,
    loading: 'Ihr Feedback wird geladen\u00a0…',
    failedToLoad: 'Ihr Feedback konnte nicht geladen werden',
    offline: 'Sie sind offline. Ihr Feedback wird geladen, sobald Sie wieder online sind.',
  },

  form: {
    title: 'Wie war dieses Modul?',
    text: 'Mit Ihrem Feedback wird es besser für alle, die nach Ihnen kommen.',
    titleAtEnd: 'Sie haben Ihre Schulung abgeschlossen!',
    textAtEnd: 'Wie war sie? Mit Ihrem Feedback wird sie besser für alle, die nach Ihnen kommen.',
    module: 'Modul',
    rating: 'Ihre Bewertung',
    required: '(erforderlich)',
    comment: 'Ihr Kommentar',
    placeholder: 'Was hat Ihnen geholfen, und was hätte Ihnen noch mehr geholfen?',
    send: 'Feedback senden',
    update: 'Feedback aktualisieren',
    skip: 'Überspringen',
    sending: 'Wird gesendet\u00a0…',
    sent: 'Vielen Dank für Ihr Feedback!',
    failed: 'Das Feedback konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    leave: {
      title: 'Verlassen, ohne zu senden?',
      text: 'Ihr Kommentar ist noch nicht gesendet und geht dann verloren.',
      confirm: 'Verlassen',
    },
  },

  failedToLoad: 'Das Feedback konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  failedToRefresh: 'Das Feedback konnte nicht geladen werden',

  filters: {
    module: 'Modul',
    allModules: 'Alle Module',
    chosenModule: 'Das gewählte Modul',
    searchModules: 'Bewertete Module durchsuchen',
    rating: 'Bewertung',
    allRatings: 'Alle Bewertungen',
  },

  figures: {
    title: 'Kennzahlen',
    loading: 'Kennzahlen werden geladen\u00a0…',
    total: 'Feedback gesamt',
    totalDetail: 'erhalten',
    average: 'Durchschnittsbewertung',
    averageDetail: 'von 5',
    noAverage: 'Noch keine Bewertungen',
    trainees: 'Aktive Teilnehmende',
    traineesDetail: 'mit Feedback',
    modules: 'Bewertete Module',
    modulesDetail: 'mindestens einmal',
  },

  distribution: {
    title: 'Verteilung der Bewertungen',
    description: 'Wie oft jede Bewertung vergeben wurde.',
    caption: 'Wie oft jede Bewertung vergeben wurde',
    rating: 'Bewertung',
    feedback: 'Feedback',
    share: 'Anteil',
    ofMax: (max) => `von ${max}`,
  },

  averages: {
    title: 'Durchschnitt je Modul',
    description: 'Die niedrigsten zuerst.',
    descriptionOfSome: (shown, total) =>
      `Die ${shown} am niedrigsten bewerteten von ${number(total)}.`,
    caption: 'Die Durchschnittsbewertung jedes Moduls, die niedrigsten zuerst',
    module: 'Modul',
    average: (max) => `Durchschnittsbewertung (von ${max})`,
  },

  entries: {
    title: 'Was die Teilnehmenden sagen',
    loading: 'Feedback wird geladen\u00a0…',
    pages: 'Feedback',
    none: {
      title: 'Noch kein Feedback',
      text: 'Teilnehmende können jedes Modul bewerten, das sie abgeschlossen haben. Was sie sagen, erscheint hier.',
    },
    noMatch: {
      title: 'Kein Feedback entspricht diesen Filtern',
      showAll: 'Gesamtes Feedback anzeigen',
    },
    label: (name) => `Feedback von ${name}`,
    unknownCompany: 'Unbekanntes Unternehmen',
    module: 'Modul',
    noComment: 'Kein Kommentar',
    rating: 'Bewertung: ',
  },
};
