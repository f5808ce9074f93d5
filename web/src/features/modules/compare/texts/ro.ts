import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Acest modul a fost modificat în altă parte',
  description: 'Încă nu s-a salvat nimic de la dvs. Alegeți ce versiune rămâne.',
  choices:
    '„Păstrați versiunea mea” salvează modificările dvs.; ce nu ați modificat rămâne cum a fost salvat acolo. „Afișați cealaltă versiune” renunță la modificările dvs.',
  back: 'Înapoi la editare',
  showTheirs: 'Afișați cealaltă versiune',
  keepMine: 'Păstrați versiunea mea',
  loading: 'Se încarcă cealaltă versiune…',
  loadFailed: 'Cealaltă versiune nu a putut fi încărcată',
  yours: 'Versiunea dvs.',
  theirs: 'Cealaltă versiune',
  unchanged: 'Nu ați modificat acest câmp.',
  fields: {
    picture: 'Imagine',
    question: (place) => `Întrebarea ${place}`,
  },
  empty: 'Gol',
  switchedOn: 'Pornit',
  switchedOff: 'Oprit',
  video: {
    none: 'Fără videoclip',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Alt videoclip (${length})`,
    asBefore: (length) => `Videoclipul de până acum (${length})`,
  },
  picture: {
    none: 'Fără imagine',
    chosen: 'O imagine nouă',
    another: 'Altă imagine',
    asBefore: 'Imaginea de până acum',
  },
  captions: {
    none: 'Fără subtitrări',
    without: (name) => `Fără ${name}`,
    added: (name) => `Nou: ${name}`,
  },
  question: {
    none: 'Fără întrebare',
    fixedOrder: 'Variantele păstrează această ordine.',
    explanation: (explanation) => `Explicație: ${explanation}`,
  },
};
