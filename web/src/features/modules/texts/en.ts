import type { LeftOut } from '@portal/contract/captions-text';
import { formatsOf } from '@portal/contract/formats';
import type { PlaybackLimit } from '@portal/contract/video-formats';

const { list, number, plural } = formatsOf('en');

const videos = (count: number) =>
  plural(count, { one: '1 video', other: `${number(count)} videos` });
const questions = (count: number) =>
  plural(count, { one: '1 question', other: `${number(count)} questions` });

const saveAsMp4 = 'Please save it as MP4 with H.264 video and AAC sound.';

export const texts = {
  /** The titles of the fields, also where two versions of a module are compared. */
  fields: {
    name: 'Module name',
    description: 'Description',
    video: 'Video',
    captions: 'Captions',
    passMark: 'Pass mark (%)',
    questionsDrawn: 'Questions per try',
    triesMax: 'Tries',
    ownCertificate: 'Own certificate',
  },
  draft: 'Draft',
  draftHidden: 'Without a video or questions, trainees do not see it.',
  loadFailed: 'Failed to load modules.',
  noneToReorder: 'No modules to reorder',
  page: {
    add: 'Add Training Module',
    reorder: 'Reorder Modules',
  },
  list: {
    label: 'Modules',
    loading: 'Loading modules…',
    empty: 'No modules yet',
    emptyHint:
      'A module is a video, a quiz, or both. Trainees take them in the order of this list.',
    addFirst: 'Add First Module',
  },
  /** A module in the list. */
  row: {
    /** Questions with several answers to choose from. */
    mcqs: (count: number) => plural(count, { one: '1 MCQ', other: `${number(count)} MCQs` }),
    videos,
    /** For screen readers; a time such as '3:12' follows. */
    duration: 'Duration',
    videoMissing: 'Video missing',
    videoMissingHint: 'The file of its video is not in the media store.',
    /** For a draft. */
    created: (date: string) => `Created ${date}`,
    createdBy: (date: string, admin: string) => `Created ${date} by ${admin}`,
    insightOf: (module: string) => `Insight of ${module}`,
    edit: (module: string) => `Edit ${module}`,
    delete: (module: string) => `Delete ${module}`,
    /** Buttons of a draft. */
    continue: 'Continue',
    continueNamed: (module: string) => `Continue ${module}`,
    discard: 'Discard',
    discardNamed: (module: string) => `Discard ${module}`,
  },
  /** The parts of a video that some browsers do not play. */
  playbackLimits: {
    ogg: `Current browsers no longer play Ogg video (Theora). ${saveAsMp4}`,
    picture: `Many browsers will not play this video's picture format. ${saveAsMp4}`,
    sound: `Many browsers will play this video without its sound. ${saveAsMp4}`,
    quicktime: `Some browsers do not play QuickTime files. ${saveAsMp4}`,
  } satisfies Record<PlaybackLimit, string>,
  /** Problems of captions that were saved all the same. */
  captionsWarnings: {
    encodingGuessed:
      'The file does not state its encoding and was read as Western European text (Windows-1252). Please check its letters, or save it in UTF-8.',
    /** `lines`: the first of those with the times of the captions that are left out. */
    leftOut: ({ lines, count, total }: LeftOut) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      const which = count === 1 ? `the one in line ${named}` : `those in lines ${named}${more}`;
      return `${count} of ${total} captions left out, because their times cannot be shown: ${which}.`;
    },
    allLate: 'All captions come after the end of the video, so that none is ever shown.',
    someLate: 'Some captions come after the end of the video. Please check that they belong to it.',
  },
  /** The problems that trainees have with a video. */
  problems: {
    noPicture: (trainees: number) =>
      plural(trainees, {
        one: '1 trainee saw no picture.',
        other: `${number(trainees)} trainees saw no picture.`,
      }),
    noPictureOrMore: (trainees: number) => `${number(trainees)} trainees or more saw no picture.`,
    cannotFinish: (trainees: number) =>
      plural(trainees, {
        one: '1 trainee could not finish this video.',
        other: `${number(trainees)} trainees could not finish this video.`,
      }),
    cannotFinishOrMore: (trainees: number) =>
      `${number(trainees)} trainees or more could not finish this video.`,
  },
  /** The dialog of a module. */
  dialog: {
    editTitle: 'Edit module',
    duration: 'Duration',
    questions: 'Questions',
    company: 'Company',
    quiz: 'Quiz',
    /** The settings of the quiz: '80% to pass, 10 questions per try, 5 tries'. */
    quizSettings: (quiz: {
      passMark: number;
      /** Null: each try asks all questions. */
      questionsDrawn: number | null;
      /** Null: no limit. */
      triesMax: number | null;
    }) =>
      [
        `${quiz.passMark}% to pass`,
        ...(quiz.questionsDrawn === null ? [] : [`${questions(quiz.questionsDrawn)} per try`]),
        ...(quiz.triesMax === null
          ? []
          : [plural(quiz.triesMax, { one: '1 try', other: `${number(quiz.triesMax)} tries` })]),
      ].join(', '),
    /** `warning`: a sentence about the format of the video. “Edit” is the button below. */
    thenReplace: (warning: string) => `${warning} Then replace the video by “Edit”.`,
    edit: 'Edit',
    insight: 'Insight',
    addAnother: 'Add Another Module',
  },
  captions: {
    none: 'No captions',
    listed: (names: readonly string[]) => `Captions: ${names.join(', ')}`,
    /** The name of captions that have none. */
    unnamed: 'Captions',
    /** `language`: a tag such as 'de'. */
    inLanguage: (name: string, language: string) => `${name} (${language})`,
  },
  /** The questions with their correct answers. */
  questions: {
    title: 'Questions',
    none: 'This module has no questions.',
    /** The explanation follows. */
    explanation: 'Explanation:',
    correctAnswer: 'Correct answer',
    fixedOrder: 'Each try shows the options in this order.',
  },
  video: {
    label: (module: string) => `Video of ${module}`,
    missing: 'The file of this video is missing',
    missingHint:
      'It is not in the media store any more, so trainees cannot watch it. Restore it from a backup, or upload the video again.',
    unplayable: 'The video cannot be played',
    unplayableHint: 'This browser may not know its format, or the connection was lost.',
  },
  loadError: {
    title: 'Failed to load the module',
    notFound: 'Module not found',
    notFoundHint: 'There is no such module. It may have been deleted, or the address is mistyped.',
  },
  deletion: {
    title: 'Delete this module?',
    confirm: 'Delete module',
    deleting: 'Deleting…',
    deletedWith: (module: { name: string; videos: number; questions: number }) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'all progress and results in it',
      ];
      return `${module.name} is deleted with ${list(content)}.`;
    },
    invalid: 'Invalid module data',
    /** `reason`: a sentence. */
    failed: (reason: string) => `Failed to delete module: ${reason}`,
  },
  /** The page of a company, of which the modules are one tab. */
  company: {
    loading: 'Loading company…',
    loadFailed: 'Failed to load companies.',
    notFound: 'Company not found',
    notFoundOrDeleted: 'Company not found or already deleted',
    notFoundHint: 'The address may be old or mistyped.',
    backToCompanies: 'Back to Companies',
  },
  /** The question before a form with unsaved input is left. */
  leave: {
    title: 'Leave without saving?',
    confirm: 'Leave',
  },
  /** The save of a new or changed module. */
  save: {
    saving: 'Saving the module…',
    uploadCancelled: 'Upload cancelled.',
    /** “Retry” is the button below. */
    retrySaves: 'What you have entered is still here. Retry saves all of it.',
    retrySavesWithoutUpload:
      'What you have entered is still here, and the video need not be sent again. Retry saves all of it.',
    /** `reason`: a sentence. */
    addFailed: (reason: string) => `Failed to add module, video, or MCQs: ${reason}`,
    updateFailed: (reason: string) => `Failed to update module: ${reason}`,
    noModuleId: 'Failed to create module: No module ID returned',
    /** The title above a warning. */
    aboutCaptions: (module: string) => `About the captions of “${module}”`,
    withoutPicture: 'Saved without a picture',
    /** “Edit” is the button in the dialog of the module. */
    choosePicture: 'You can choose one by “Edit”.',
  },
};

export type ModulesTexts = typeof texts;
