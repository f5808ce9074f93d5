import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const trainees = (count: number) =>
  plural(count, {
    one: '1 cursant',
    few: `${number(count)} cursanți`,
    other: `${number(count)} de cursanți`,
  });

export const texts: MatrixTexts = {
  title: 'Cursanți și module',
  loadFailed: 'Cursanții și modulele nu au putut fi încărcate',
  trainees,
  trainee: 'Cursant',
  noCertificate: 'Niciun certificat',
  filters: {
    standing: 'Situație',
    everyStanding: 'Orice situație',
    module: 'Modul',
    everyModule: 'Toate modulele',
    chosenModule: 'Modulul ales',
  },
  noTrainees: {
    title: 'Niciun cursant în această selecție',
    hint: 'Alegeți alt grup sau alte filtre.',
  },
  noGaps: 'Nimic întârziat sau cu termen',
  others: (count) => `Alte module: ${number(count)}`,
  showMore: 'Afișați mai mulți cursanți',
  print: 'Tipăriți',
  paper: {
    due: 'Termen',
    completed: 'Finalizat',
    validUntil: 'Valabil până la',
    source: 'Sursă',
    watchedHere: 'Vizionat aici',
    recordedBy: (name) => `Înregistrat de ${name}`,
    recorded: 'Înregistrat',
    isPart: ({ shown, total }) =>
      `Aceștia sunt primii ${number(shown)} din ${trainees(total)}, cea mai rea situație întâi. Fișierul descărcat îi conține pe toți.`,
  },
};
