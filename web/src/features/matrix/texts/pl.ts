import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const trainees = (count: number) =>
  plural(count, { one: '1 uczestnik', other: `${number(count)} uczestników` });

export const texts: MatrixTexts = {
  title: 'Uczestnicy i moduły',
  loadFailed: 'Nie udało się wczytać uczestników i modułów',
  trainees,
  trainee: 'Uczestnik',
  noCertificate: 'Brak certyfikatu',
  filters: {
    standing: 'Stan',
    everyStanding: 'Każdy stan',
    module: 'Moduł',
    everyModule: 'Wszystkie moduły',
    chosenModule: 'Wybrany moduł',
  },
  noTrainees: {
    title: 'Brak uczestników dla tego wyboru',
    hint: 'Wybierz inną grupę lub inne filtry.',
  },
  noGaps: 'Nic po terminie ani z terminem',
  others: (count) => `Inne moduły: ${number(count)}`,
  showMore: 'Pokaż więcej uczestników',
  print: 'Drukuj',
  paper: {
    due: 'Termin',
    completed: 'Ukończono',
    validUntil: 'Ważne do',
    source: 'Źródło',
    watchedHere: 'Obejrzano tutaj',
    recordedBy: (name) => `Zapisał(a) ${name}`,
    recorded: 'Zapisano',
    isPart: ({ shown, total }) =>
      `Pierwsi uczestnicy, najpierw najgorszy stan: ${number(shown)} z ${number(total)}. Pobrany plik zawiera wszystkich.`,
  },
};
