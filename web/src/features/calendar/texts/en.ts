export const texts = {
  /** A button, and the title of the dialog that it opens. */
  title: 'Add to calendar',
  description: 'Your own calendar program can show the days on which your modules are due.',
  loading: 'Loading your calendar address…',
  loadFailed: 'Failed to load your calendar address',
  /** While there is no address. */
  without: 'The program reads these days from a secret address that is made for you.',
  make: 'Make an address',
  making: 'Making…',
  notMade: (reason: string) => `No new address was made: ${reason}`,
  /** The list below it. */
  mayLag: 'Calendars may lag a day: programs read the address only a few times a day.',
  secret: 'Everyone who has the address sees your due dates. Do not pass it on.',
  /** An address that was just made. */
  once: 'Copy the address now: it is shown only once.',
  address: 'Calendar address',
  copy: 'Copy address',
  byAddress:
    'In Google Calendar, Outlook or Apple Calendar, add a calendar “from a URL” or “from the web”, and paste the address.',
  byProgram: 'Or open it in the calendar program of this device.',
  openProgram: 'Open in a calendar program',
  /** An address that was made before. `day`: such as ‘3 Dec 2026’. */
  since: (day = '') =>
    `You have had an address since ${day}. It is not shown again; if you need it once more, make a new one.`,
  replacement: {
    /** A button, which asks before it replaces the address. */
    open: 'New address',
    title: 'Replace the calendar address?',
    text: 'The present address ends at once. Calendars that use it show no more changes until you give them the new one.',
    confirm: 'Make a new address',
    done: 'You have a new calendar address',
  },
  end: {
    /** A button, which asks before it ends the address, and the button of the question. */
    open: 'End the address',
    title: 'End the calendar address?',
    text: 'Calendars that use it can no longer read your due dates.',
    busy: 'Ending…',
    done: 'The calendar address has ended',
    failed: (reason: string) => `The address was not ended: ${reason}`,
  },
};

export type CalendarTexts = typeof texts;
