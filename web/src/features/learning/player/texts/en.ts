import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The name of the picture with its controls, for screen readers. */
  video: (title: string) => `Video: ${title}`,

  /** Buttons. */
  play: 'Play',
  pause: 'Pause',
  back: (seconds: number) =>
    plural(seconds, { one: 'Back 1 second', other: `Back ${number(seconds)} seconds` }),
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',

  captions: 'Captions',
  captionsOff: 'Off',
  captionsNotLoaded: 'The captions of this video could not be loaded.',

  speed: 'Playback speed',
  /** `speed`: one of those below. */
  speedIs: (speed: string) => `Playback speed: ${speed}`,
  normalSpeed: 'Normal',
  /** Times the normal speed. */
  times: (factor: number) => `${number(factor)}×`,

  position: 'Position in the video',
  /** All values are times, such as '3:12'. */
  positionIs: (times: { position: string; total: string; furthest: string }) =>
    `${times.position} of ${times.total}, watched up to ${times.furthest}`,

  loading: 'Loading video',
  playVideo: 'Play video',
  resumeAt: (time: string) => `Resume at ${time}`,
  startsOver:
    'This connection cannot resume; the video starts at the beginning. What you have watched is kept.',

  /** The fault of the video. `at`: a time in it, such as '3:12'. */
  trouble: {
    noPicture:
      'This browser shows no picture of this video. Without it, nothing counts as watched. Please ask for help.',
    endsEarly: ({ at, length }: { at: string; length: string }) =>
      `This video ends at ${at}, before its stated length of ${length}. Your time is kept. Please ask for help.`,
    notPlayable: 'This browser cannot play this video. Please ask for help.',
    notPlayableBeyond: (at: string) =>
      `This video cannot be played beyond ${at}. Your time is kept. Please ask for help.`,
    askForHelp: 'Ask for Help',
    waiting: (at: string) => `Waiting for the network. Everything until ${at} is kept.`,
    tryNow: 'Try now',
    notLoaded: 'This video cannot be played right now. Your place in it is kept.',
  },
};

export type PlayerTexts = typeof texts;
