import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Reordonați modulele',
  changed: 'Ordine modificată',
  dragHint: 'Trageți un modul de mânerul lui sau folosiți săgețile de lângă el.',
  keysHint:
    'Pe un mâner, tasta Spațiu ridică modulul. Tastele săgeți îl mută, Spațiu îl așază, Escape renunță.',
  outdated:
    'Ordinea a fost modificată în altă parte de când ați început. Salvarea o înlocuiește cu a dvs.',
  save: 'Salvați ordinea',
  saved: 'Ordinea modulelor a fost salvată',
  unsaved: 'Ordinea nouă nu este încă salvată și s-ar pierde.',
  handle: ({ name, place, count }) => `Mutați: ${name}, poziția ${place} din ${count}`,
  moveUp: (name) => `Mutați mai sus: ${name}`,
  moveDown: (name) => `Mutați mai jos: ${name}`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `${name}: ridicat, poziția ${place} din ${count}. Tastele săgeți îl mută, Spațiu îl așază, Escape renunță.`,
    moved: ({ name, place, count }) => `${name}, poziția ${place} din ${count}.`,
    dropped: ({ name, place, count }) => `${name}: așezat, poziția ${place} din ${count}.`,
    cancelled: ({ name, place, count }) =>
      `S-a renunțat. ${name}: înapoi la poziția ${place} din ${count}.`,
  },
  noCompany: 'Nicio companie selectată',
  failed: 'Ordinea modulelor nu a putut fi actualizată',
  failedTryAgain: 'Ordinea modulelor nu a putut fi actualizată. Încercați din nou.',
};
