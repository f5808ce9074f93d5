/** Reminders of what is due, which an admin sends. */
export const texts = {
  /** Opens the dialog. */
  open: 'Remind…',
  sending: 'Sending…',
  /** To one trainee. */
  one: {
    title: (name: string) => `Remind ${name}?`,
    submit: 'Remind',
    sent: (name: string) => `Reminder sent to ${name}`,
  },
  /** To the selected trainees. */
  many: {
    title: 'Send reminders?',
    submit: 'Send reminders',
    ownText: 'Each trainee gets a text with their own modules, in their own language.',
    leftOut: 'Those who were reminded within the last 24 hours, or have nothing due, are left out.',
    /** The text to this trainee follows. */
    example: (name: string) => `For example, to ${name}:`,
  },
  /** How the reminder reaches the trainee. */
  byMail: 'The reminder appears in the portal and is sent by email.',
  withoutMail: 'The reminder appears only in the portal: no mail goes out.',
  nothing: (name: string) => `There is nothing to remind ${name} of now.`,
  notLoaded: (reason: string) => `The text could not be loaded. ${reason}`,
};

export type ReminderTexts = typeof texts;
