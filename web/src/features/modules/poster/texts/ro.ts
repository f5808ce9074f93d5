import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Imaginea videoclipului',
  preparing: 'Se pregătește imaginea…',
  chooseMoment: 'Alegeți un moment',
  chooseFile: 'Alegeți un fișier',
  chooseFileLabel: 'Alegeți un fișier imagine',
  keep: 'Păstrați',
  keepLabel: 'Păstrați imaginea',
  remove: 'Eliminați',
  removeLabel: 'Eliminați imaginea',
  unusable:
    'Acest fișier nu poate fi folosit ca imagine. Alegeți un fișier PNG, JPEG, WebP, GIF sau AVIF; salvați mai întâi o imagine HEIC ca JPEG.',
  state: {
    choosing: 'Se alege o imagine din videoclip…',
    noneFound:
      'Din acest videoclip nu s-a putut extrage nicio imagine. Puteți alege una sau salva fără.',
    removed: 'Se elimină la salvare.',
    none: 'Modulul se afișează fără imagine.',
    stored: 'Cursanții o văd la modul și înainte de redarea videoclipului.',
    automatic:
      'Aleasă automat din videoclip. Cursanții o văd la modul și înainte de redarea videoclipului.',
    fromMoment: (moment) => `Din videoclip, la ${moment}; se salvează odată cu modulul.`,
    fromFile: (name) => `${name}; se salvează odată cu modulul.`,
  },
  chooser: {
    title: 'Un moment din videoclip',
    moment: 'Moment',
    momentOf: ({ moment, duration }) => `${moment} din ${duration}`,
    failed: 'Acest browser nu poate extrage o imagine din videoclip.',
    use: 'Folosiți această imagine',
  },
};
