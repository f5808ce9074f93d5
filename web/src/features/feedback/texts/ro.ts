import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Slab', 2: 'Acceptabil', 3: 'Bun', 4: 'Foarte bun', 5: 'Excelent' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `${rating} din 5, ${name}`,
  starsOnly: (rating) => `${rating} din 5`,
  ratings: (count) =>
    plural(count, {
      one: '1 evaluare',
      few: `${number(count)} evaluări`,
      other: `${number(count)} de evaluări`,
    }),

  own: {
    give: 'Evaluați acest modul',
    change: 'Modificați evaluarea',
    ofModule: (name) => `: ${name}`,
    loading: 'Se încarcă feedbackul dvs.…',
    failedToLoad: 'Feedbackul dvs. nu a putut fi încărcat',
    offline: 'Sunteți offline. Se încarcă imediat ce revine conexiunea.',
  },

  form: {
    title: 'Cum a fost acest modul?',
    text: 'Feedbackul dvs. îl face mai bun pentru cei care urmează.',
    titleAtEnd: 'Ați finalizat instruirea!',
    textAtEnd: 'Cum a fost? Feedbackul dvs. o face mai bună pentru cei care urmează.',
    module: 'Modul',
    rating: 'Evaluarea dvs.',
    required: '(obligatoriu)',
    comment: 'Comentariul dvs.',
    placeholder: 'Ce v-a ajutat și ce v-ar fi ajutat mai mult?',
    send: 'Trimiteți feedbackul',
    update: 'Actualizați feedbackul',
    skip: 'Omiteți',
    sending: 'Se trimite…',
    sent: 'Vă mulțumim pentru feedback!',
    failed: 'Feedbackul nu a putut fi trimis. Încercați din nou.',
    leave: {
      title: 'Ieșiți fără a trimite?',
      text: 'Comentariul dvs. nu este încă trimis și s-ar pierde.',
      confirm: 'Ieșiți',
    },
  },

  failedToLoad: 'Feedbackul nu a putut fi încărcat. Încercați din nou.',
  failedToRefresh: 'Feedbackul nu a putut fi încărcat',

  filters: {
    module: 'Modul',
    allModules: 'Toate modulele',
    chosenModule: 'Modulul ales',
    searchModules: 'Căutați module evaluate',
    rating: 'Evaluare',
    allRatings: 'Toate evaluările',
  },

  figures: {
    title: 'Cifre',
    loading: 'Se încarcă cifrele despre feedback…',
    total: 'Feedback total',
    totalDetail: 'primit',
    average: 'Evaluare medie',
    averageDetail: 'din 5',
    noAverage: 'Încă nicio evaluare',
    trainees: 'Cursanți activi',
    traineesDetail: 'care au dat feedback',
    modules: 'Module evaluate',
    modulesDetail: 'cel puțin o dată',
  },

  distribution: {
    title: 'Distribuția evaluărilor',
    description: 'De câte ori s-a dat fiecare evaluare.',
    caption: 'De câte ori s-a dat fiecare evaluare',
    rating: 'Evaluare',
    feedback: 'Feedback',
    share: 'Pondere',
    ofMax: (max) => `din ${max}`,
  },

  averages: {
    title: 'Media pe module',
    description: 'Întâi cele mai scăzute.',
    descriptionOfSome: (shown, total) =>
      `Cele mai slab evaluate: ${number(shown)} din ${number(total)}.`,
    caption: 'Evaluarea medie a fiecărui modul, întâi cele mai scăzute',
    module: 'Modul',
    average: (max) => `Evaluare medie din ${max}`,
  },

  entries: {
    title: 'Ce spun cursanții',
    loading: 'Se încarcă feedbackul…',
    pages: 'Feedback',
    none: {
      title: 'Încă nu există feedback',
      text: 'Cursanții pot evalua fiecare modul pe care l-au finalizat. Ce spun apare aici.',
    },
    noMatch: {
      title: 'Niciun feedback nu corespunde acestor filtre',
      showAll: 'Afișați tot feedbackul',
    },
    label: (name) => `Feedback de la ${name}`,
    unknownCompany: 'Companie necunoscută',
    module: 'Modul',
    noComment: 'Fără comentariu',
    rating: 'Evaluare: ',
  },
};
