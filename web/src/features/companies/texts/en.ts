import { formatsOf } from '@portal/contract/formats';

const { list, number, plural } = formatsOf('en');

export const texts = {
  /** The heading of all companies: a list, a table and its pages, for screen readers. */
  companies: 'Companies',
  loading: 'Loading companies…',
  failedToLoad: 'Failed to load companies.',
  /** A button, which opens the form of a new company. */
  newCompany: 'New Company',
  /** A button with an icon only. */
  edit: (name: string) => `Edit ${name}`,
  /** A button with an icon only. */
  delete: (name: string) => `Delete ${name}`,
  /** When the figures were counted; `time` can be '3 hours ago' or a date. */
  counted: (time: string) => `Counted ${time}`,
  modules: (count: number) => plural(count, { one: '1 module', other: `${number(count)} modules` }),
  trainees: (count: number) =>
    plural(count, { one: '1 trainee', other: `${number(count)} trainees` }),

  /** The figure by which the cards of the companies are ordered. */
  figure: {
    none: 'No figures yet',
    /** The percentage of the trainees who have completed the training. */
    completed: (percent: number) => `${number(percent)}% completed`,
    /** The number of trainees who do not get on. */
    stuck: (count: number) => `${number(count)} stuck`,
    average: (percent: number) => `Average score ${percent}%`,
    /** Of the trainees with a required module, the percentage who are late in none. */
    upToDate: (percent: number) => `${number(percent)}% up to date`,
    /** No trainee of the company has a required module. */
    noneRequired: 'No required modules',
  },

  table: {
    name: 'Company',
    people: 'People',
    /** The column of the percentage of the trainees who have completed the training. */
    completed: 'Completed',
    /** The column of the number of trainees who do not get on. */
    stuck: 'Stuck',
    average: 'Average score',
    /** The column of the percentage of the trainees who are late in no required module. */
    upToDate: 'Up to date',
    percent: (percent: number) => `${number(percent)}%`,
    /** The column of the buttons, for screen readers. */
    actions: 'Actions',
  },

  toolbar: {
    /** A button on a phone, which shows the order and the layout. */
    view: 'View',
    search: 'Search companies',
    order: 'Order',
    orders: {
      name: 'Name A–Z',
      '-name': 'Name Z–A',
      '-people': 'Most people first',
      people: 'Fewest people first',
      '-completed': 'Most completed first',
      completed: 'Least completed first',
      '-stuck': 'Most stuck first',
      stuck: 'Fewest stuck first',
      '-average': 'Highest average first',
      average: 'Lowest average first',
      '-upToDate': 'Most up to date first',
      upToDate: 'Least up to date first',
    },
    /** The choice between cards and a list, for screen readers. */
    layout: 'View',
    layouts: { cards: 'Cards', list: 'List' },
  },

  collection: {
    found: (count: number, total: number) => `Companies found: ${count} of ${total}`,
    /** `reason`: a sentence. */
    figuresFailed: (reason: string) => `The figures could not be loaded. ${reason}`,
    none: {
      title: 'No companies yet',
      text: 'A company has its own training modules, and its trainees sign up for it.',
      add: 'Add first company',
    },
    noneFound: {
      title: 'No company found',
      text: (search: string) => `No name contains “${search}”.`,
      showAll: 'Show all companies',
    },
  },

  /** The form of a new company. */
  create: {
    title: 'New Company',
    submit: 'Create company',
    busy: 'Creating…',
    done: 'Company created successfully!',
    failed: 'Failed to create company. Please try again.',
    lost: 'The company you are entering is not saved yet and would be lost.',
  },
  /** The form that changes a company. */
  change: {
    title: 'Edit company',
    submit: 'Save changes',
    busy: 'Saving…',
    done: 'Company updated successfully!',
    failed: 'Failed to update company. Please try again.',
    lost: 'Your changes to this company are not saved yet and would be lost.',
  },
  form: {
    name: 'Company name',
    logo: 'Logo',
    /** The field of the logo if the company already has one. */
    newLogo: 'New logo',
    /** `types`: 'PNG, JPEG or TIFF', `size`: '2 MB', `side`: a number of pixels. */
    logoHint: (types: string, size: string, side: number) =>
      `${types}, max ${size} and ${number(side)} × ${number(side)} pixels`,
    logoStays: 'The logo stays as it is unless you choose another.',
    emptyFile: 'This file is empty. Please choose another.',
    /** `size`: '2 MB'. */
    largePicture: (size: string) =>
      `This picture is larger than ${size}. Please choose a smaller one.`,
  },

  /** The question before a form with changes is closed. */
  leave: { title: 'Leave without saving?', confirm: 'Leave' },

  deletion: {
    title: (name: string) => `Delete ${name}?`,
    confirm: 'Delete company',
    busy: 'Deleting…',
    deleted: (name: string) => `${name} deleted successfully`,
    /** `undo`: the sentence 'This cannot be undone.' A list of {@link lines} follows. */
    consequences: (undo: string) => `${undo} The company is deleted with:`,
    lines: {
      modules: (modules: number, videos: number, questions: number) =>
        `All modules (${modules}), with ${plural(videos, { one: '1 video', other: `${number(videos)} videos` })} and ${plural(questions, { one: '1 question', other: `${number(questions)} questions` })}`,
      modulesUncounted: (modules: number) =>
        `All modules (${modules}), with their videos and questions`,
      trainees: (trainees: number) =>
        `All trainees of the company (${trainees}), whose accounts end at once`,
      progress: (passedModules: number, attempts: number) =>
        `All progress and assessment results: ${plural(passedModules, { one: '1 passed module', other: `${number(passedModules)} passed modules` })}, ${plural(attempts, { one: '1 quiz attempt', other: `${number(attempts)} quiz attempts` })}`,
      progressUncounted: 'All progress and assessment results',
      /** One of the two, or both: '2 help requests and 1 feedback entry'. */
      messages: (things: readonly string[]) => list(things),
      helpRequests: (count: number) =>
        plural(count, { one: '1 help request', other: `${number(count)} help requests` }),
      feedback: (count: number) =>
        plural(count, { one: '1 feedback entry', other: `${number(count)} feedback entries` }),
      admins: (names: readonly string[]) =>
        `The access of admins who are limited to it: ${list(names)}`,
    },
    administratorsLeft: (count: number) =>
      plural(count, {
        one: 'Cannot delete company: It has associated data that cannot be removed: 1 administrator belongs to it.',
        other: `Cannot delete company: It has associated data that cannot be removed: ${number(count)} administrators belong to it.`,
      }),
    notFound: 'Company not found or already deleted',
    forbidden: 'You do not have permission to delete this company',
    failed: (reason: string) => `Failed to delete company: ${reason}`,
  },

  /** A card of what to do after the first company was created. */
  firstSteps: {
    title: 'First steps',
    dismiss: 'Dismiss first steps',
    modules: 'Add a training module',
    settings: 'Bring in people by the sign-up link',
    progress: 'See their progress',
    /** Behind a step. */
    done: 'Done',
  },

  /** The part of the settings with the name and the logo. */
  profile: {
    title: 'Name and logo',
    /** A button. */
    edit: 'Edit company',
  },

  settings: {
    loading: 'Loading settings…',
    failedToLoad: 'Failed to load the settings.',
    link: 'Sign-up link',
    copyLink: 'Copy link',
    linkNote: {
      /** 'It' is the sign-up link. */
      invitation: 'It admits no one at present, because trainees join by invitation only.',
      listed: 'Trainees sign up for this company by it, or choose the company in the list.',
      unlisted:
        'Trainees can sign up for this company only by it, because the company is not in the list.',
    },
    save: 'Save settings',
    saved: 'Settings saved',
    discard: 'Discard changes',
    lost: 'Your changes to these settings are not saved yet and would be lost.',
    /** `reason`: a sentence. */
    conflict: (reason: string) => `${reason} Your changes were not saved.`,
    reload: 'Load the present settings',
  },

  signUp: {
    legend: 'Who may sign up',
    open: 'Everyone',
    openNote:
      'No code or invitation is needed. A result then does not prove who achieved it, because one person can sign up several times. For proof, use a join code or invitations.',
    code: 'With a join code',
    codeNote: 'Trainees need the code of the company.',
    newCodeNote: 'The portal makes a code when you save. Give it to your trainees.',
    domains: 'With an email of the company',
    domainsNote: 'Each email is confirmed by mail.',
    domainsNoteWithoutMail:
      'Each email is confirmed by mail. Needs a mail server: ask the operator of the portal to set SMTP_URL.',
    invitation: 'By invitation only',
    invitationNote: 'Admins add or import the trainees. No one can sign up.',
    emailDomains: 'Email domains',
    emailDomainsHint: 'One on each line, such as example.com. Subdomains are not included.',
    confirmEmail: 'Confirm each email by mail',
    confirmEmailNote: 'The account is created when the trainee opens the mailed link.',
    needsMailServer: 'Needs a mail server: ask the operator of the portal to set SMTP_URL.',
    listed: 'Show the company in the public list',
    listedNote:
      'If not, visitors find it neither in the list nor by its name, only by its sign-up link, and trainees of other companies do not find its people in the chat.',
    crossCompanyChat: 'Chat with people of other companies',
    crossCompanyChatNote:
      'If not, trainees of this company and people of other companies neither find each other nor write to each other. Chats that they have can still be read. Administrators who see the company can write to its trainees.',
    language: 'Language',
    languageHint:
      'For emails and screens of people who have not chosen one and whose browser names none of these.',
    noLanguage: 'None',
    timeZone: 'Time zone',
    timeZoneHint: 'For dates in reports. Without one, that of the server is used.',
    /** In the search for a time zone. */
    timeZoneExample: 'City, such as Berlin',
  },

  joinCode: {
    title: 'Join code',
    note: 'Trainees enter it when they sign up. Case and hyphens do not matter.',
    copy: 'Copy code',
    /** A button, which asks before it replaces the code. */
    replace: 'New code',
    replacing: {
      title: 'Replace the join code?',
      text: (code: string) =>
        `The code ${code} ends at once: trainees who have it can no longer sign up with it. Trainees who have signed up already stay.`,
      confirm: 'Make a new code',
      busy: 'Replacing…',
      done: 'The company has a new join code',
    },
  },

  /** New runs of the training for all trainees of a company. */
  again: {
    /** A button, which opens the confirmation. */
    open: 'Train again',
    title: (name: string) => `Train all of ${name} again?`,
    confirm: 'Train again',
    busy: 'Starting…',
    counting: 'Counting the trainees…',
    noTrainees: 'The company has no trainees to train.',
    /** A list of {@link lines} follows. */
    starts: (count: number) =>
      plural(count, {
        one: 'A new run starts for 1 trainee:',
        other: `A new run starts for ${number(count)} trainees:`,
      }),
    lines: {
      completed: (count: number) =>
        plural(count, {
          one: '1 completed the training and begins again',
          other: `${number(count)} completed the training and begin again`,
        }),
      inTraining: (count: number) =>
        plural(count, {
          one: '1 is in training, and the present run ends unfinished',
          other: `${number(count)} are in training, and their present runs end unfinished`,
        }),
      notStarted: (count: number) =>
        plural(count, {
          one: '1 has not started yet',
          other: `${number(count)} have not started yet`,
        }),
      all: 'All begin with the first module. Earlier results stay, on each trainee’s page.',
    },
    noTraineesLeft: 'The company has no trainees any more.',
    otherCount: (count: number) =>
      plural(count, {
        one: 'The company has 1 trainee by now. Please look at the new numbers and confirm again.',
        other: `The company has ${number(count)} trainees by now. Please look at the new numbers and confirm again.`,
      }),
  },
};

export type CompaniesTexts = typeof texts;
