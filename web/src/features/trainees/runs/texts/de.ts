import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Durchlauf ${number}`,
  dates: { period: (from, to) => `${from} – ${to}`, today: 'heute' },
  result: {
    completed: 'Abgeschlossen',
    notCompleted: 'Nicht abgeschlossen',
    on: (date) => `am ${date}`,
    progress: (percent) => `${percent}\u00a0%`,
  },
  earlierRuns: {
    title: 'Frühere Durchläufe',
    caption: 'Frühere Durchläufe',
    loadFailed: (reason) => `Die Durchläufe konnten nicht geladen werden. ${reason}`,
    columns: {
      number: 'Durchlauf',
      dates: 'Zeitraum',
      company: 'Unternehmen',
      result: 'Ergebnis',
    },
  },
  trainAgain: {
    button: 'Erneut schulen',
    title: (name) => `${name} erneut schulen?`,
    confirm: 'Erneut schulen',
    starting: 'Wird gestartet\u00a0…',
    effects: 'Ein neuer Durchlauf beginnt sofort:',
    begins: (name) =>
      `${name} beginnt mit dem ersten Modul und schaltet die weiteren wieder der Reihe nach frei.`,
    endsCompleted: (number) =>
      `Durchlauf ${number} endet (abgeschlossen). Seine Ergebnisse bleiben unter „Frühere Durchläufe“ erhalten.`,
    endsIncomplete: ({ number, percent }) =>
      `Durchlauf ${number} endet (zu ${percent}\u00a0% abgeschlossen). Seine Ergebnisse bleiben unter „Frühere Durchläufe“ erhalten.`,
    answersLost: 'Antworten eines noch nicht abgegebenen Quiz gehen verloren.',
    started: ({ name, number }) => `${name}: Durchlauf ${number} hat begonnen`,
    notStarted: (name) => `${name}: Es wurde kein weiterer Durchlauf gestartet`,
  },
  page: {
    runOf: ({ number, name }) => `Durchlauf ${number}: ${name}`,
    unnamed: 'Früherer Durchlauf',
    back: 'Zurück zum aktuellen Durchlauf',
    isEarlier: 'Dies ist ein früherer Durchlauf, so wie er geendet hat. Er ändert sich nicht mehr.',
    timeInvested: 'Zeitaufwand',
    result: 'Ergebnis',
    noModules: {
      title: 'Keine Module',
      reason: 'Das Unternehmen hatte keine Schulungsmodule.',
    },
    loadFailed: 'Der Durchlauf konnte nicht geladen werden',
    notFound: {
      title: 'Durchlauf nicht gefunden',
      reason: 'Vielleicht wurde die Person gelöscht, oder die Adresse stimmt nicht ganz.',
    },
  },
};
