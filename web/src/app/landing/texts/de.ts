import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Anmeldung für Admins',
  signUp: 'Registrieren',
  slogan: 'Ihre Schulungsmodule und Ihr Fortschritt an einem Ort',
  description:
    'Die Schulung Ihres Unternehmens als Weg aus kurzen Videos und Quiz: Neue Kolleginnen und Kollegen gehen ihn Modul für Modul, und Admins sehen, wie weit alle sind.',
  goToTraining: 'Zu meiner Schulung',
  newHere: (link) => `Neu hier? Mit dem Namen Ihres Unternehmens können Sie ${link}.`,
  createAccount: 'ein Konto anlegen',
  trainees: {
    title: 'Für Teilnehmende',
    watch: {
      what: 'Ansehen.',
      how: 'Ein Modul nach dem anderen, auf jedem Gerät und ab der Stelle, an der Sie aufgehört haben.',
    },
    pass: {
      what: 'Bestehen.',
      how: 'Ein kurzes Quiz zeigt, was Sie wissen, und schaltet das nächste Modul frei.',
    },
    know: {
      what: 'Wissen, wo Sie stehen.',
      how: 'Wie weit Sie sind und was als Nächstes kommt.',
    },
  },
  administrators: {
    title: 'Für Admins',
    build: {
      what: 'Aufbauen.',
      how: 'Jedes Unternehmen hat seinen eigenen Weg aus Videos und Fragen.',
    },
    follow: {
      what: 'Verfolgen.',
      how: 'Angesehene Zeit, Ergebnisse und abgeschlossene Module aller Teilnehmenden.',
    },
    help: {
      what: 'Helfen.',
      how: 'Fragen erreichen Sie, während die Schulung noch läuft.',
    },
  },
  picture: {
    label:
      'Die Übersicht einer Person mit ihrem Weg durch die Module, ein Modul mit Video und Quiz auf einem Telefon und die Liste eines Admins mit Teilnehmenden und ihrem Fortschritt.',
    portal: 'Portal',
    dashboard: 'Meine Schulung',
    myProgress: 'Mein Fortschritt',
    messages: 'Nachrichten',
    greeting: (name) => `Willkommen, ${name}`,
    percent: (percent) => `${percent}\u00a0%`,
    done: 'Erledigt',
    doneOf: (done, all) => `${done} von ${all}`,
    averageScore: 'Durchschnitt',
    nextModule: 'Als Nächstes',
    steps: {
      welcome: 'Willkommen',
      safety: 'Sicherheit',
      data: 'Daten',
      hygiene: 'Hygiene',
      guests: 'Gäste',
    },
    modules: {
      dataProtection: 'Datenschutz',
      foodHygiene: 'Küchenhygiene',
      servingGuests: 'Gäste bedienen',
    },
    module: (number) => `Modul ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes}\u00a0Min. · ${percent}\u00a0%`,
    lengthAndPlace: (minutes, place) => `${minutes}\u00a0Min. · weiter bei ${place}`,
    length: (minutes) => `${minutes}\u00a0Min.`,
    completed: 'Abgeschlossen',
    current: 'Aktuell',
    locked: 'Gesperrt',
    review: 'Ansehen',
    start: 'Starten',
    lockedButton: 'Gesperrt',
    questionOf: (number, all) => `Frage ${number} von ${all}`,
    questionLines: { first: 'Wie lange waschen', second: 'Sie sich die Hände?' },
    options: { short: 'Fünf Sekunden', right: 'Zwanzig Sekunden', long: 'Zwei Minuten' },
    nextQuestion: 'Weiter',
    trainees: 'Teilnehmende',
    asksForHelp: '1 Hilfeanfrage',
  },
};
