import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Conectare administrator',
  signUp: 'Înregistrare',
  slogan: 'Accesați modulele de instruire și urmăriți-vă progresul',
  description:
    'Instruirea companiei dvs. ca un traseu de videoclipuri și teste scurte: colegii noi îl parcurg modul cu modul, iar administratorii văd cât de departe a ajuns fiecare.',
  goToTraining: 'La instruirea mea',
  newHere: (link) =>
    `Sunteți aici pentru prima dată? Numele companiei este tot ce vă trebuie pentru a ${link}.`,
  createAccount: 'crea un cont de cursant',
  trainees: {
    title: 'Pentru cursanți',
    watch: {
      what: 'Urmăriți.',
      how: 'Câte un modul pe rând, pe orice dispozitiv, de unde ați rămas.',
    },
    pass: {
      what: 'Promovați.',
      how: 'Un test scurt arată ce știți și deschide modulul următor.',
    },
    know: {
      what: 'Știți unde ați ajuns.',
      how: 'Cât ați parcurs și ce urmează.',
    },
  },
  administrators: {
    title: 'Pentru administratori',
    build: {
      what: 'Construiți.',
      how: 'Fiecare companie are propriul traseu de videoclipuri și întrebări.',
    },
    follow: {
      what: 'Urmăriți.',
      how: 'Timpul de vizionare, scorurile și modulele finalizate ale fiecărui cursant.',
    },
    help: {
      what: 'Ajutați.',
      how: 'Întrebările ajung la dvs. cât timp instruirea este încă în curs.',
    },
  },
  picture: {
    label:
      'Panoul unui cursant cu un traseu de module, un modul cu videoclip și test pe un telefon și lista de cursanți a unui administrator, cu progresul lor.',
    portal: 'Portal',
    dashboard: 'Panou',
    myProgress: 'Progresul meu',
    messages: 'Mesaje',
    greeting: (name) => `Bine ați revenit, ${name}`,
    percent: (percent) => `${percent}\u00a0%`,
    done: 'Finalizat',
    doneOf: (done, all) => `${done} din ${all}`,
    averageScore: 'Scor mediu',
    nextModule: 'Urmează',
    steps: {
      welcome: 'Bun venit',
      safety: 'Siguranță',
      data: 'Date',
      hygiene: 'Igienă',
      guests: 'Oaspeți',
    },
    modules: {
      dataProtection: 'Protecția datelor',
      foodHygiene: 'Igienă alimentară',
      servingGuests: 'Servirea oaspeților',
    },
    module: (number) => `Modulul ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes} min · ${percent}\u00a0%`,
    lengthAndPlace: (minutes, place) => `${minutes} min · de la ${place}`,
    length: (minutes) => `${minutes} min`,
    completed: 'Finalizat',
    current: 'Curent',
    locked: 'Blocat',
    review: 'Revedeți',
    start: 'Începeți',
    lockedButton: 'Blocat',
    questionOf: (number, all) => `Întrebarea ${number} din ${all}`,
    questionLines: { first: 'Cât timp trebuie', second: 'să vă spălați pe mâini?' },
    options: { short: 'Cinci secunde', right: 'Douăzeci de secunde', long: 'Două minute' },
    nextQuestion: 'Înainte',
    trainees: 'Cursanți',
    asksForHelp: '1 cere ajutor',
  },
};
