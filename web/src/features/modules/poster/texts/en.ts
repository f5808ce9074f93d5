export const texts = {
  label: 'Picture of the video',
  preparing: 'Preparing the picture…',
  chooseMoment: 'Choose a moment',
  chooseFile: 'Choose a file',
  /** The name of the button `chooseFile` for screen readers. */
  chooseFileLabel: 'Choose a picture file',
  keep: 'Keep',
  keepLabel: 'Keep the picture',
  remove: 'Remove',
  removeLabel: 'Remove the picture',
  unusable:
    'This file cannot be used as a picture. Please choose a PNG, JPEG, WebP, GIF or AVIF file; save a HEIC picture as JPEG first.',
  /** The state of the picture. */
  state: {
    choosing: 'Choosing a picture from the video…',
    noneFound: 'No picture could be taken from this video. You can choose one, or save without.',
    removed: 'Removed when you save.',
    none: 'The module is shown without a picture.',
    stored: 'Trainees see it on the module and before the video plays.',
    automatic:
      'Chosen from the video automatically. Trainees see it on the module and before the video plays.',
    /** `moment`: a time such as '3:12'. */
    fromMoment: (moment: string) => `From ${moment} of the video, saved with the module.`,
    fromFile: (name: string) => `${name}, saved with the module.`,
  },
  /** The choice of a moment of the video, by a slider. */
  chooser: {
    title: 'A moment of the video',
    moment: 'Moment',
    /** Two times such as '3:12'. */
    momentOf: ({ moment, duration }: { moment: string; duration: string }) =>
      `${moment} of ${duration}`,
    failed: 'This browser cannot take a picture from the video.',
    use: 'Use this picture',
  },
};

export type PosterTexts = typeof texts;
