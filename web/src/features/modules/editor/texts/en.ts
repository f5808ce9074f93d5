import type { OldEncoding } from '@portal/contract/captions-files';
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** A new module. */
  newModule: {
    title: 'Add New Training Module',
    forCompany: (company: string) => `For ${company}`,
    /** The title of all fields, for screen readers. */
    legend: 'The new module',
    save: 'Save Module',
    saved: 'Module, video, and MCQs added successfully!',
    savedWithoutVideo: 'Module and MCQs added successfully! (No video added)',
    savedWithoutQuestions: 'Module and video added successfully! (No MCQs added)',
    /** Why the module cannot be saved yet; `things` are from `needed`, of which some contain 'or'. */
    stillNeeded: (things: readonly string[]) => `Still needed: ${things.join(', and ')}`,
    needed: {
      name: 'a name',
      content: 'a video or a question',
      duration: 'the duration of the video',
      otherVideo: 'another video',
      otherVideoOrNone: 'another video, or none',
      picture: 'the chosen picture',
      captions: 'captions that can be read, or none',
    },
    /** The loss if the user leaves. */
    unsaved: 'The module you are writing is not saved yet and would be lost.',
    beingSaved: 'The module is just being saved. If you leave, it may be saved all the same.',
  },
  /** A stored module. */
  storedModule: {
    /** The title of all fields, for screen readers. */
    legend: 'The module',
    replacementVideo: 'Replacement video',
    save: 'Save Changes',
    saved: 'Module updated successfully',
    /** The loss if the user leaves. */
    unsaved: 'Your changes to this module are not saved yet and would be lost.',
    beingSaved: 'Your changes are just being saved. If you leave, they may be saved all the same.',
    changedElsewhere: 'This module has been changed elsewhere since you opened it.',
    compare: 'Compare',
    deletedElsewhere:
      'This module has been deleted elsewhere, so it cannot be saved any more. What you have entered is still here.',
    copy: 'Copy my text',
    copied: 'Your text is copied',
    copyRefused: 'This browser does not allow copying by a button. Select the text and copy it.',
  },
  leavingStopsUpload: 'The video is still being sent. Leaving stops that, and nothing is saved.',
  video: {
    formats: 'MP4, WebM or Ogg',
    formatsWithLimit: (megabytes: number) => `MP4, WebM or Ogg, max ${megabytes}MB`,
    noPicture:
      'This browser shows no picture of this video, so many trainees would see none. An MP4 with H.264 video and AAC sound plays everywhere.',
    sendAnyway: 'Send anyway',
    /** `reason`: a sentence about the file. */
    willBeRefused: (reason: string) => `${reason} The portal will refuse it.`,
    readingDuration: 'Reading the duration…',
    /** `duration`: a time such as '3:12'. */
    duration: (duration: string) => `Duration ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Captions in another language',
    fileHint:
      'A WebVTT or SubRip file (.vtt, .srt), for trainees who cannot hear the video or watch it without sound',
    replace: 'Replace',
    keep: 'Keep',
    remove: 'Remove',
    /** The names of these buttons for screen readers. */
    named: {
      replace: (name: string) => `Replace captions ${name}`,
      keep: (name: string) => `Keep captions ${name}`,
      remove: (name: string) => `Remove captions ${name}`,
    },
    /** The names of these buttons for captions without a name. */
    unnamed: {
      replace: 'Replace captions',
      keep: 'Keep captions',
      remove: 'Remove captions',
    },
    /** The outcome for captions; `name` is emphasized. */
    state: {
      goWithVideo: (name: string) => `${name} – they go with the present video`,
      replaced: (name: string) => `${name} – replaced when you save`,
      removed: (name: string) => `${name} – removed when you save`,
    },
    added: (file: string) => `New captions ${file}`,
    removeFile: 'Remove file',
    removeFileNamed: (file: string) => `Remove file ${file}`,
    language: 'Language of the captions',
    languageHint: 'Choose one, or enter a tag such as de-AT',
    label: 'Name for trainees',
    labelHint: 'Without one, the name of the language',
    sameLanguage: 'Another new file is for the same language.',
    unreadable: 'This file cannot be read any more. Please choose it again.',
    firstLines: 'First lines',
    areLettersRight: 'Are the letters right?',
    alphabet: 'Alphabet of the file',
    alphabetHint: 'The file does not state it. Choose another one if the letters above are wrong.',
    alphabets: {
      'windows-1252': 'Western European',
      'windows-1250': 'Central European',
      'windows-1251': 'Cyrillic',
      'windows-1253': 'Greek',
      'windows-1254': 'Turkish',
      'windows-1255': 'Hebrew',
      'windows-1256': 'Arabic',
      'windows-1257': 'Baltic',
      macintosh: 'Western European (Mac)',
      gb18030: 'Chinese (simplified)',
      big5: 'Chinese (traditional)',
      shift_jis: 'Japanese',
      'euc-kr': 'Korean',
    } satisfies Record<OldEncoding, string>,
    shiftByHours: (hours: number) =>
      plural(hours, { one: 'Shift by one hour', other: `Shift by ${number(hours)} hours` }),
    /** Two times such as '1:00:00'. */
    beginTooLate: ({ start, duration }: { start: string; duration: string }) =>
      `The captions begin at ${start}, after the end of the video (${duration}).`,
  },
  questions: {
    title: 'Questions',
    titleWithCount: (count: number) => `Questions (${count})`,
    hint: 'Trainees answer them after the video, if there is one. A video without questions is completed by watching.',
    addFirst: 'Add a question',
    addAnother: 'Add another question',
    edit: (place: number) => `Edit question ${place}`,
    remove: (place: number) => `Remove question ${place}`,
  },
  /** The editor of one question. */
  question: {
    newLegend: 'New question',
    editLegend: 'Edit question',
    question: 'Question',
    explanation: 'Explanation',
    explanationHint: 'Shown to trainees once they have passed.',
    add: 'Add Question',
    update: 'Update Question',
    options: 'Options',
    optionsHint: 'Mark the one that is correct.',
    option: (place: number) => `Option ${place}`,
    optionIsCorrect: (place: number) => `Option ${place} is correct`,
    addOption: 'Add option',
    removeOption: (place: number) => `Remove option ${place}`,
    keepOrder: 'Keep this order of the options',
    keepOrderProposed: 'One option refers to others. Keep this order?',
    otherOrders: 'Each try shows them in another order.',
    thisOrder: 'Each try shows them in this order.',
    /** `labels`: letters or numbers such as 'A' and 'B'. */
    thisOrderMarked: (labels: readonly string[]) =>
      `Each try shows them in this order, marked ${labels.join(', ')}.`,
    fillIn: 'Please fill in both question and all options',
    markAnswer: 'Please mark the correct answer',
  },
  quiz: {
    title: 'Quiz settings',
    passMarkHint: 'Correct answers needed. Raising it takes no pass away.',
    questionsDrawnHint: 'Each try asks this many, chosen at random. Empty: all.',
    triesMaxHint: (freeTries: number) =>
      `After these an admin must open the quiz again. Empty: no limit, but waits after ${freeTries} failed tries.`,
    noQuestions: 'The module has no questions to choose from.',
    tooFewQuestions: (count: number) => `The module has only ${count} to choose from.`,
  },
  /** Below “Own certificate”. */
  ownCertificateHint:
    'Each completion from now on gets a certificate of its own, besides that of the whole training.',
};

export type ModuleEditorTexts = typeof texts;
