import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('ro');

export const texts: CertificateLookTexts = {
  title: 'Certificate',
  note: 'Aspectul certificatelor emise de acum înainte. Certificatele deja emise rămân neschimbate.',
  loading: 'Se încarcă aspectul…',
  loadFailed: 'Aspectul certificatelor nu a putut fi încărcat.',
  colour: 'Culoare de accent',
  colourHint:
    'Pentru linii și decor. Textele rămân închise la culoare și se citesc cu orice nuanță.',
  pickColour: 'Alegeți o culoare',
  presets: 'Culori propuse',
  presetNames: {
    blue: 'Albastru',
    teal: 'Turcoaz închis',
    green: 'Verde',
    violet: 'Violet',
    red: 'Roșu',
    grey: 'Gri',
  },
  signature: 'Imaginea semnăturii',
  newSignature: 'Imagine nouă a semnăturii',
  signatureHint: (types, size, side) =>
    `${types}, cel mult ${size} și ${number(side)} × ${number(side)} pixeli. Cel mai bine arată cerneala închisă pe alb sau fără fundal.`,
  savedSignature: 'Semnătura salvată',
  signatureStays: 'Semnătura rămâne cea actuală dacă nu alegeți altă imagine.',
  removeSignature: 'Eliminați semnătura',
  signatureRemoved: 'Semnătura va fi eliminată la salvare.',
  keepSignature: 'Păstrați semnătura',
  emptyFile: 'Acest fișier este gol. Alegeți altul.',
  largePicture: (size) => `Această imagine depășește ${size}. Alegeți una mai mică.`,
  line: 'Textul de sub semnătură',
  lineHint: 'De exemplu numele și funcția persoanei care semnează.',
  logo: 'Se folosește logoul companiei.',
  changeLogo: 'Schimbați logoul',
  save: 'Salvați aspectul',
  saved: 'Aspectul a fost salvat',
  discard: 'Renunțați la modificări',
  lost: 'Modificările aduse aspectului certificatelor nu sunt încă salvate și s-ar pierde.',
  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },
  preview: 'Previzualizare',
  sample: 'Exemplu',
  example: {
    name: 'Ana Popescu',
    modules: ['Bazele siguranței', 'Prim ajutor', 'Protecția datelor'],
    recordedBy: 'Mihai Ionescu',
  },
};
