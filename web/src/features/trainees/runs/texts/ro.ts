import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Parcurgerea ${number}`,
  dates: {
    period: (from, to) => `${from} – ${to}`,
    today: 'astăzi',
  },
  result: {
    completed: 'Finalizat',
    notCompleted: 'Nefinalizat',
    on: (date) => `pe ${date}`,
    progress: (percent) => `${percent}\u00a0%`,
  },
  earlierRuns: {
    title: 'Parcurgeri anterioare',
    caption: 'Parcurgeri anterioare',
    loadFailed: (reason) => `Parcurgerile nu au putut fi încărcate. ${reason}`,
    columns: { number: 'Parcurgere', dates: 'Perioadă', company: 'Companie', result: 'Rezultat' },
  },
  trainAgain: {
    button: 'Reluați instruirea',
    title: (name) => `Reluați instruirea pentru ${name}?`,
    confirm: 'Reluați instruirea',
    starting: 'Se pornește…',
    effects: 'O parcurgere nouă începe imediat:',
    begins: (name) =>
      `${name} începe cu primul modul și le deblochează din nou pe celelalte, pe rând.`,
    endsCompleted: (number) =>
      `Parcurgerea ${number} se încheie (finalizată). Rezultatele ei rămân la „Parcurgeri anterioare”.`,
    endsIncomplete: ({ number, percent }) =>
      `Parcurgerea ${number} se încheie (finalizată ${percent}\u00a0%). Rezultatele ei rămân la „Parcurgeri anterioare”.`,
    answersLost: 'Răspunsurile la un test încă netrimis se pierd.',
    started: ({ name, number }) => `${name} reia instruirea: parcurgerea ${number} a început`,
    notStarted: (name) => `Nu a fost pornită nicio altă parcurgere pentru ${name}`,
  },
  page: {
    runOf: ({ number, name }) => `Parcurgerea ${number}: ${name}`,
    unnamed: 'Parcurgere anterioară',
    back: 'Înapoi la parcurgerea actuală',
    isEarlier:
      'Aceasta este o parcurgere anterioară, așa cum era când s-a încheiat. Nu se mai modifică.',
    timeInvested: 'Timp investit',
    result: 'Rezultat',
    noModules: { title: 'Niciun modul', reason: 'Compania nu avea module de instruire.' },
    loadFailed: 'Parcurgerea nu a putut fi încărcată',
    notFound: {
      title: 'Parcurgerea nu a fost găsită',
      reason: 'Poate cursantul a fost șters sau adresa nu este întocmai corectă.',
    },
  },
};
