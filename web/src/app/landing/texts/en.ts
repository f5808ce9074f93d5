export const texts = {
  adminLogin: 'Admin Login',
  signUp: 'Sign up',
  /** Below the name of the product, in large letters. */
  slogan: 'Access your training modules and track your progress',
  description:
    "Your company's training as a path of short videos and quizzes: new colleagues follow it module by module, and administrators see how far everybody has come.",
  goToTraining: 'Go to my training',
  /** `link` is {@link createAccount}. */
  newHere: (link: string) => `New here? Your company's name is all you need to ${link}.`,
  /** The link in {@link newHere}. */
  createAccount: 'create a trainee account',
  trainees: {
    title: 'For trainees',
    /** Each has a few words in bold and a sentence behind them. */
    watch: {
      what: 'Watch.',
      how: 'One module at a time, and on any device from where you stopped.',
    },
    pass: {
      what: 'Pass.',
      how: 'A short quiz shows what you know and opens the next module.',
    },
    know: {
      what: 'Know where you stand.',
      how: 'How far you have come, and what is next.',
    },
  },
  administrators: {
    title: 'For administrators',
    build: {
      what: 'Build.',
      how: 'Each company has its own path of videos and questions.',
    },
    follow: {
      what: 'Follow.',
      how: 'Time watched, scores and modules done of every trainee.',
    },
    help: {
      what: 'Help.',
      how: 'Questions reach you while the training is still under way.',
    },
  },
  /** A picture of the product, in the words of its screens but shorter. */
  picture: {
    /** Describes the picture to those who do not see it. */
    label:
      "A trainee's dashboard with a path of modules, a module with its video and quiz on a phone, and an administrator's list of trainees with their progress.",
    /** The short name of the product. */
    portal: 'Portal',
    dashboard: 'Dashboard',
    myProgress: 'My progress',
    messages: 'Messages',
    greeting: (name: string) => `Good to see you, ${name}`,
    percent: (percent: number) => `${percent}%`,
    done: 'Done',
    doneOf: (done: number, all: number) => `${done} of ${all}`,
    averageScore: 'Average score',
    /** The module that comes next. */
    nextModule: 'Next',
    /** Short names of modules below the points of a path: 12 letters at most. */
    steps: {
      welcome: 'Welcome',
      safety: 'Safety',
      data: 'Data',
      hygiene: 'Hygiene',
      guests: 'Guests',
    },
    /** Names of modules, on narrow cards. */
    modules: {
      dataProtection: 'Data protection',
      foodHygiene: 'Food hygiene',
      servingGuests: 'Serving guests',
    },
    module: (number: number) => `Module ${number}`,
    /** The length of a module and its score. */
    lengthAndScore: (minutes: number, percent: number) => `${minutes} min · ${percent}%`,
    /** The length of a module and the place at which its video goes on. */
    lengthAndPlace: (minutes: number, place: string) => `${minutes} min · resume at ${place}`,
    length: (minutes: number) => `${minutes} min`,
    /** Marks on the cards of modules. */
    completed: 'Completed',
    current: 'Current',
    locked: 'Locked',
    /** Buttons of modules. */
    review: 'Review',
    start: 'Start',
    lockedButton: 'Locked',
    questionOf: (number: number, all: number) => `Question ${number} of ${all}`,
    /** A question in two lines. */
    questionLines: { first: 'How long do you', second: 'wash your hands?' },
    options: { short: 'Five seconds', right: 'Twenty seconds', long: 'Two minutes' },
    /** The button to the next question. */
    nextQuestion: 'Next',
    trainees: 'Trainees',
    asksForHelp: '1 asks for help',
  },
};

export type LandingTexts = typeof texts;
