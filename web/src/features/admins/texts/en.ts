import { formatsOf } from '@portal/contract/formats';
import type { InvitationRefusalReason } from '@portal/contract/invitations';
import type { Right } from '@portal/contract/reach';

const { list, number, plural } = formatsOf('en');

export const texts = {
  /** The name of the list. */
  admins: 'Admins',
  loading: 'Loading admins…',
  loadFailed: 'Failed to load the admins.',
  oneRemains: 'You cannot remove or limit yourself, so one admin always sees everything.',
  /** Below the list of a limited admin. */
  ownInvitations: 'The invitations that you have sent and that wait for an answer.',
  noInvitation: 'No invitation of yours waits for an answer.',
  /** Above the list: a button that opens a dialog. */
  openInvite: 'Invite Admin',
  invitationSent: (email: string) => `The invitation to ${email} is on its way.`,
  table: {
    admin: 'Admin',
    state: 'State',
    /** Above what an admin sees. */
    access: 'Access',
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
    /** A button that opens a menu. */
    more: (name: string) => `More actions for ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  /** The reach of an admin. */
  reach: {
    legend: 'What this person sees',
    everythingText: 'All companies, and who is an admin.',
    /** Companies and groups follow. */
    limited: 'Limited to',
    limitedText: 'The companies and groups that you choose.',
    /** Behind the name of the right and a colon. */
    rightTexts: {
      read: 'see, report and export.',
      people: 'also add, change, import, invite and delete people, and answer their help requests.',
      training:
        'also change modules, videos, questions and the settings of the company. For whole companies only.',
    } satisfies Record<Right, string>,
    /** In place of the right that groups do not have. */
    trainingOfGroup: 'Training (whole companies only)',
    company: 'Company',
    searchCompanies: 'Search companies…',
    noCompanies: 'There is no company yet.',
    companiesNotLoaded: (reason: string) => `The companies could not be loaded. ${reason}`,
    /** The label of the choice between the whole company and its groups. */
    part: 'Part',
    whole: 'Whole company',
    groupsNotLoaded: (reason: string) => `The groups could not be loaded. ${reason}`,
    right: 'Right',
    /** Counted from 1. Read aloud, not shown. */
    row: (place: number) => `Company or group ${place}`,
    remove: (place: number) => `Remove company or group ${place}`,
    add: 'Add a company or group',
    summaryOfEverything: 'This person will see everything.',
    /** Each part is a company or group with its right. */
    summary: (...parts: string[]) => `This person will see: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'View as',
    hint: 'Shows the portal in a new tab as this person will see it. Nothing can be changed there.',
    blocked: 'The browser opened no new tab. Please allow this site to open tabs.',
  },
  change: {
    open: 'Change what this admin sees',
    title: (name: string) => `Change what ${name} sees`,
    description: 'The change takes effect at once, also in pages and downloads that are open.',
    save: 'Save',
    saving: 'Saving…',
    changed: (name: string) => `What ${name} sees was changed`,
    leaveTitle: 'Leave without saving?',
    leaveMessage: 'Your changes are not saved yet and would be lost.',
    leave: 'Leave',
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
    description: 'Choose what the new admin sees.',
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
