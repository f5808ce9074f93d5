export const texts = {
  /** A button, the title of the dialog that it opens, and the name of the address there. */
  link: 'Sign-up link',
  /** Read aloud for the button. */
  linkOf: (group: string) => `Sign-up link: ${group}`,
  loading: 'Loading the sign-up link…',
  loadFailed: 'Failed to load the sign-up link',
  /** Below the name of the group. */
  note: 'Trainees who sign up with this link are in the group at once.',
  /** After the note. */
  needsCode: 'They also enter the join code of the company.',
  needsCompanyEmail: 'They need an email address of the company.',
  copy: 'Copy link',
  /** Read aloud for the picture. */
  qrCode: 'QR code with the sign-up link',
  print: 'Print',
  /** In place of the link. */
  invitationOnly: {
    text: 'Nobody can sign up with a link: trainees of this company join by invitation only. You can change in the settings who may sign up.',
    settings: 'Open the settings',
  },
  renewal: {
    /** A button, which asks before it replaces the link. */
    open: 'New link',
    title: 'Replace the sign-up link?',
    text: 'The present link ends at once, also on printed pages. Trainees who have signed up with it stay in the group.',
    confirm: 'Make a new link',
    busy: 'Replacing…',
    done: 'The group has a new sign-up link',
    failed: (reason: string) => `The link was not replaced: ${reason}`,
  },
  /** On the printed page, between the names of company and group and the QR code. */
  paper:
    'To sign up for the training, scan this code with the camera of your phone, or open the address below it.',
};

export type SignUpTexts = typeof texts;
