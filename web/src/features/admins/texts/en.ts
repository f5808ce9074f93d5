import { formatsOf } from '@portal/contract/formats';
import type { InvitationRefusalReason } from '@portal/contract/invitations';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The name of the list. */
  admins: 'Admins',
  loading: 'Loading admins…',
  loadFailed: 'Failed to load the admins.',
  oneRemains: 'You cannot remove yourself, so one admin always remains.',
  /** Above the list: a button that opens a dialog. */
  openInvite: 'Invite Admin',
  invitationSent: (email: string) => `The invitation to ${email} is on its way.`,
  table: {
    admin: 'Admin',
    state: 'State',
    lastLogin: 'Last login',
    /** The admin has not logged in. */
    never: 'Never',
    /** Read aloud, not shown. */
    actions: 'Actions',
    /** Marks the row of the reader. */
    you: 'You',
    /** The state of an admin who has chosen a password. */
    active: 'Active',
    /** The state of an admin whose invitation the mail server has refused; the reason follows. */
    invitationRefused: 'Invitation refused',
    /** The reasons. */
    refusals: {
      'mailbox-unknown': 'mailbox unknown',
      'mailbox-full': 'mailbox full',
      'address-invalid': 'address not valid',
      'refused-by-policy': 'refused by the rules of the mail server',
      other: 'refused by the mail server',
    } satisfies Record<InvitationRefusalReason, string>,
    /** The state of an admin who has not chosen a password yet. */
    invited: 'Invited',
    mailOnItsWay: 'The mail is on its way',
    linkExpired: 'The link has expired',
    linkValidUntil: (date: string) => `Link valid until ${date}`,
    remove: (name: string) => `Remove ${name}`,
  },
  inviteAgain: {
    failed: 'The invitation was not sent',
    /** Sends a mail. */
    resend: 'Resend',
    sending: 'Sending…',
    resendTo: (name: string) => `Invite ${name} again`,
    /** Creates a link that is not mailed. */
    newLink: 'New link',
    creating: 'Creating…',
    newLinkFor: (name: string) => `Create a new link for ${name}`,
  },
  invite: {
    title: 'Invite Admin',
    description: 'An admin manages all companies, and can invite and remove other admins.',
    linkIsMailed: (days: number) =>
      plural(days, {
        one: 'A link to choose a password is mailed to this address. It works once, for 1 day.',
        other: `A link to choose a password is mailed to this address. It works once, for ${number(days)} days.`,
      }),
    noMailServer:
      'No mail is sent, because the portal has no mail server (SMTP_URL). The next page shows a link to choose a password: pass it on to the new admin.',
    /** About the link. */
    worksOnce: (days: number) =>
      plural(days, {
        one: 'It works once, for 1 day.',
        other: `It works once, for ${number(days)} days.`,
      }),
    inviting: 'Inviting…',
    send: 'Send invitation',
    createLink: 'Create link',
    leaveTitle: 'Leave without inviting?',
    leaveMessage: 'The admin you are entering is not invited yet, and the entry would be lost.',
    leave: 'Leave',
  },
  /** The dialog with the link of an invitation that is not mailed. */
  link: {
    title: (name: string) => `Link for ${name}`,
    description: 'With this link the new admin chooses a password.',
    label: 'Invitation link',
    copy: 'Copy link',
    worksOnce: (days: number) =>
      plural(days, {
        one: 'It works once, for 1 day, and is shown only now.',
        other: `It works once, for ${number(days)} days, and is shown only now.`,
      }),
    passOn:
      'Who has it can log in as an admin: pass it on in a safe way. You can create another one at any time, which ends this one.',
    done: 'Done',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    confirm: 'Remove admin',
    removing: 'Removing…',
    removed: (name: string) => `Admin '${name}' removed`,
    failed: (reason: string) => `Failed to remove admin: ${reason}`,
    /** The state of an admin who has not accepted the invitation yet. */
    linkEnds: (email: string) => `The link that ${email} has received ends.`,
    signedOut: (email: string) => `${email} is signed out everywhere at once.`,
    consequences:
      'Help requests assigned to them become unassigned. Activity keeps their name. Chat partners keep the conversation, with “Deleted user” in place of the name.',
  },
};

export type AdminsTexts = typeof texts;
