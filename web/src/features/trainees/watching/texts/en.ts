import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The label of the date and time when the module was opened. */
  opened: 'Opened',
  /** The label of the time that counts as watched. */
  credited: 'Credited',
  /** The value of that label; both durations are such as '3:12'. */
  creditedInFilm: ({ credited, film }: { credited: string; film: string }) =>
    `${credited} in a film of ${film}`,
  neverLoadedWarning:
    'Film never loaded: time was reported, but the portal has not sent any part of the video.',
  watchedInSessions: (count: number) =>
    plural(count, {
      one: 'Watched in 1 session',
      other: `Watched in ${number(count)} sessions`,
    }),
  /** The login sessions in which the module was watched. */
  sessions: {
    /** For screen readers. */
    title: 'Sessions',
    loading: 'Loading the sessions…',
    loadFailed: (reason: string) => `The sessions could not be loaded. ${reason}`,
    /** Two dates with times, as in 'Nov 2, 9:00 to Nov 2, 9:30'. */
    period: (from: string, to: string) => `${from} to ${to}`,
    /** The time that counts as watched, such as '3:12'. */
    timeCredited: (time: string) => `${time} credited`,
    /** `size`: such as '23 MB'. It follows a dot in a line. */
    filmLoaded: (size: string) => `${size} of the film loaded`,
    /** It follows a dot in a line. */
    filmNeverLoaded: 'film never loaded',
  },
};

export type WatchingTexts = typeof texts;
