export const texts = {
  title: 'This module has been changed elsewhere',
  description: 'Nothing of yours is saved yet. Choose which version stays.',
  /** Explains the buttons `keepMine` and `showTheirs`. */
  choices:
    '“Keep mine” saves your changes; what you have not changed stays as it was saved there. “Show theirs” drops your changes.',
  back: 'Back to editing',
  showTheirs: 'Show theirs',
  keepMine: 'Keep mine',
  loading: 'Loading the other version…',
  loadFailed: 'Failed to load the other version',
  /** The titles of the two versions of a field. */
  yours: 'Yours',
  theirs: 'Theirs',
  unchanged: 'You have not changed it.',
  /** The titles of fields that have another title in the form. */
  fields: {
    picture: 'Picture',
    question: (place: number) => `Question ${place}`,
  },
  /** A text field without a text. */
  empty: 'Empty',
  /** The state of a setting. */
  switchedOn: 'On',
  switchedOff: 'Off',
  video: {
    none: 'No video',
    /** `length` is a time such as '3:12'. */
    chosen: ({ file, length }: { file: string; length: string }) => `${file} (${length})`,
    another: (length: string) => `Another video (${length})`,
    asBefore: (length: string) => `The video as before (${length})`,
  },
  picture: {
    none: 'No picture',
    chosen: 'A new picture',
    another: 'Another picture',
    asBefore: 'The picture as before',
  },
  captions: {
    none: 'No captions',
    without: (name: string) => `Without ${name}`,
    added: (name: string) => `New: ${name}`,
  },
  question: {
    none: 'No question',
    fixedOrder: 'The options keep this order.',
    explanation: (explanation: string) => `Explanation: ${explanation}`,
  },
};

export type ModuleVersionsTexts = typeof texts;
