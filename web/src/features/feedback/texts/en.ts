import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The names of the ratings, 5 is the best. */
  ratingNames: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very Good', 5: 'Excellent' },
  /** A rating with its name: '4 Very Good'. */
  rating: (rating: number, name: string) => `${rating} ${name}`,
  /** Stars, for screen readers: '4 of 5, Very Good'. */
  stars: (rating: number, name: string) => `${rating} of 5, ${name}`,
  /** Stars of a rating without a name, for screen readers. */
  starsOnly: (rating: number) => `${rating} of 5`,
  ratings: (count: number) => plural(count, { one: '1 rating', other: `${number(count)} ratings` }),

  /** The trainee's own rating of a module. */
  own: {
    give: 'Rate this module',
    change: 'Change your rating',
    /** After one of the two buttons above, for screen readers, if there are several modules. */
    ofModule: (name: string) => `: ${name}`,
    loading: 'Loading your feedback…',
    failedToLoad: 'Your feedback could not be loaded',
    offline: 'You are offline. It loads as soon as you are back.',
  },

  form: {
    title: 'How was this module?',
    text: 'Your feedback makes it better for those who come after you.',
    titleAtEnd: 'You have completed your training!',
    textAtEnd: 'How was it? Your feedback makes it better for those who come after you.',
    module: 'Module',
    rating: 'Your rating',
    /** Behind the legend of the rating, for screen readers. */
    required: '(required)',
    comment: 'Your comment',
    placeholder: 'What helped you, and what would have helped you more?',
    send: 'Submit Feedback',
    /** Sends a changed rating. */
    update: 'Update Feedback',
    /** Closes the dialog that opens at the end of the training. */
    skip: 'Skip',
    sending: 'Sending…',
    sent: 'Thank you for your feedback!',
    failed: 'Failed to submit feedback. Please try again.',
    leave: {
      title: 'Leave without sending?',
      text: 'Your comment is not sent yet and would be lost.',
      confirm: 'Leave',
    },
  },

  /** The feedback of all trainees, for admins. */
  failedToLoad: 'Error Loading Feedback: Failed to load feedback data. Please try again.',
  /** Above older data. */
  failedToRefresh: 'Failed to load feedback data',

  filters: {
    module: 'Module',
    allModules: 'All modules',
    /** Until its name has loaded. */
    chosenModule: 'The chosen module',
    searchModules: 'Search rated modules',
    rating: 'Rating',
    allRatings: 'All ratings',
  },

  figures: {
    title: 'Figures',
    loading: 'Loading feedback figures…',
    total: 'Total Feedback',
    /** Below the number of feedback. */
    totalDetail: 'received',
    average: 'Average Rating',
    /** Below the average. */
    averageDetail: 'out of 5',
    noAverage: 'No ratings yet',
    trainees: 'Active Trainees',
    /** Below the number of trainees. */
    traineesDetail: 'who gave feedback',
    modules: 'Modules Rated',
    /** Below the number of modules. */
    modulesDetail: 'at least once',
  },

  distribution: {
    title: 'Rating Distribution',
    description: 'How often each rating was given.',
    caption: 'How often each rating was given',
    rating: 'Rating',
    /** The column of the number of feedback. */
    feedback: 'Feedback',
    /** The column of the percentages. */
    share: 'Share',
    /** After a rating without a name. */
    ofMax: (max: number) => `of ${max}`,
  },

  averages: {
    title: 'Average by Module',
    description: 'The lowest first.',
    descriptionOfSome: (shown: number, total: number) =>
      `The ${shown} rated lowest of ${number(total)}.`,
    caption: 'The average rating of each module, the lowest first',
    module: 'Module',
    average: (max: number) => `Average rating out of ${max}`,
  },

  entries: {
    title: 'What they say',
    loading: 'Loading feedback…',
    /** The pages of the list, for screen readers. */
    pages: 'Feedback',
    none: {
      title: 'No feedback yet',
      text: 'Trainees can rate each module that they have completed. What they say appears here.',
    },
    noMatch: { title: 'No feedback matches these filters', showAll: 'Show all feedback' },
    /** For screen readers. */
    label: (name: string) => `Feedback of ${name}`,
    unknownCompany: 'Unknown Company',
    /** Before the name of the module, for screen readers. */
    module: 'Module',
    noComment: 'No comment',
    /** Before the rating, for screen readers. */
    rating: 'Rating: ',
  },
};

export type FeedbackTexts = typeof texts;
