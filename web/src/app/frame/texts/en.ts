/** The frame of each page: titles, navigation, header. */
export const texts = {
  /** The names of the pages, in the title of the browser tab and in the navigation. */
  titles: {
    signUp: 'Sign up',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
    confirmEmail: 'Confirm your email',
    unauthorized: 'Access denied',
    notFound: 'Page not found',
    training: 'Training Dashboard',
    /** The trainee's own progress. */
    progress: 'My Progress',
    progressHeading: 'Training Progress',
    /** The result of a quiz that the trainee has just submitted, or of an earlier one. */
    result: 'Your Result',
    ownHelp: 'My Help Requests',
    certificate: 'Certificate',
    trainingModule: 'Training Module',
    trainees: 'Trainee Management',
    trainee: 'Trainee Progress',
    /** A run is one pass of a trainee through all modules. */
    traineeRun: 'Earlier Run',
    companyModules: 'Training Modules',
    company: 'Company',
    moduleInsight: 'Module Insight',
    reports: 'Reports',
    companyReport: 'Training Report',
    helpRequests: 'Help Requests',
    feedback: 'Feedback',
    chat: 'Chat',
    account: 'Your Account',
    admins: 'Admins',
    /** The list of what admins have changed. */
    activity: 'Activity',
    /** The log of certificates, which the portal signs. */
    ledger: 'Signed Log',
    trash: 'Trash',
  },
  /** Below the titles of pages. */
  descriptions: {
    progress: 'What you have learnt, module by module.',
    ownHelp: 'What you have asked, and what an admin has answered.',
    trainees: 'How far each trainee is.',
    companyModules: 'Choose a company to see its training.',
    reports: 'How far the trainees of each company are. Choose a company for its report.',
    helpRequests: 'What trainees ask. They see the status and your notes.',
    feedback: 'What trainees say about their modules.',
    admins: 'Who manages the portal, and what each admin sees.',
    activity: 'What administrators changed, the latest first.',
    ledger: 'Each certificate and each recorded result is an entry of a log that can only grow.',
    trash: 'What was deleted and can be restored, the latest first.',
  },
  skipToContent: 'Skip to content',
  portalUpdated: 'The portal was updated',
  logout: 'Logout',
  yourAccount: 'Your account',
  roles: { ADMIN: 'Admin', TRAINEE: 'Trainee' },
  openNavigation: 'Open navigation',
  navigation: 'Navigation',
  /** The name of the main list of links, for screen readers. */
  mainNavigation: 'Main',
  /** The name of the list with the link to help requests, for screen readers. */
  helpNavigation: 'Help',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  /** For search engines. */
  productDescription: "Watch, learn and show what you know: your company's training in one place.",
  needsJavaScript: 'Training Portal needs JavaScript. Please allow it for this site and reload.',
  /** `button` is {@link reloadIt}. */
  notLoaded: (button: string) =>
    `This page could not be loaded. Please check your connection, then ${button}.`,
  /** The button in {@link notLoaded}. */
  reloadIt: 'reload it',
  loading: 'Loading...',
  restoring: 'Please wait while we restore your session',
};

export type FrameTexts = typeof texts;
