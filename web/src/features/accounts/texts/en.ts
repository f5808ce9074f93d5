import type { Role } from '@portal/contract/fields';
import { formatsOf } from '@portal/contract/formats';

const { list, number, plural } = formatsOf('en');

export const texts = {
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    passwordLength: (characters: number) =>
      plural(characters, {
        one: 'At least 1 character',
        other: `At least ${number(characters)} characters`,
      }),
    company: 'Company',
  },
  /** The heading after a mail was sent. */
  checkInbox: 'Check your inbox',
  signUp: {
    heading: 'Trainee Sign up',
    intro: 'Your account is created in the backend and belongs to the company you choose.',
    introFor: (company: string) =>
      `Your account is created in the backend and belongs to ${company}.`,
    /** After the sentence about the company: the link leads into a group of it. */
    inGroup: (group: string) => `You will be in the group ${group}.`,
    /** A link to the login follows. */
    haveAccount: 'Already have an account?',
    loadingCompany: 'Loading company…',
    companyNotLoaded: (reason: string) => `The company could not be loaded. ${reason}`,
    companiesNotLoaded: (reason: string) => `The companies could not be loaded. ${reason}`,
    selectCompany: 'Select your company',
    /** In the empty field that searches a company. */
    searchCompany: 'Search your company',
    noCompany: 'There is no company to choose. If yours is not shown, ask it for its sign-up link.',
    invitationOnly:
      'This company adds its trainees by invitation only. Please ask your company to add you.',
    /** `domains`: the ends of email addresses, such as acme.com. */
    emailAt: (domains: readonly string[]) => `Use your email at ${list(domains, 'or')}`,
    /** The company has more domains than those that are named. */
    emailAtAnother: (domains: readonly string[]) =>
      `Use your email at ${list([...domains, 'another domain of the company'], 'or')}`,
    joinCode: 'Join code',
    joinCodeHint: 'You get it from your company.',
    done: 'Signup successful! Please log in with your credentials.',
    joinCodeRequired: 'Join code is required',
    submit: 'Sign up',
    submitting: 'Signing up...',
    /** The reason follows. */
    refused: 'Signup failed. Please try again.',
    failed: 'Signup failed. Please check your information and try again.',
  },
  /** A sign-up waits until its email is confirmed by the link in a mail. */
  confirmationSent: {
    message: 'Check your mail: the link in it confirms your email.',
    sentTo: (email: string) => `We have sent it to ${email}.`,
    worksFor: (hours: number) =>
      plural(hours, {
        one: 'It works for 1 hour.',
        other: `It works for ${number(hours)} hours.`,
      }),
    openIt:
      'Open it and enter your password: then your account is created. If nothing comes, look into the spam folder.',
    sendAgain: 'Send again',
    sending: 'Sending...',
    sentAgain: 'We have sent the link again.',
    changeEmail: 'Change the email',
  },
  /** The page of the link that confirms an email. */
  confirm: {
    heading: 'Confirm your email',
    intro: 'Enter the password that you chose when you signed up. Your account is then created.',
    submit: 'Confirm my email',
    submitting: 'Confirming...',
    confirmed: 'Your email is confirmed.',
    deadHeading: 'This link does not work',
    stillWaits: 'Your sign-up still waits: we can send you a new link.',
    signUpAgain: 'If you have confirmed your email before, log in. Otherwise please sign up again.',
    sendNewLink: 'Send a new link',
    sending: 'Sending...',
    newLinkSent: 'We have sent you a new link.',
    newLinkWorks: (hours: number) =>
      plural(hours, {
        one: 'It works for 1 hour. If nothing comes, look into the spam folder.',
        other: `It works for ${number(hours)} hours. If nothing comes, look into the spam folder.`,
      }),
  },
  forgotPassword: {
    heading: 'Forgot password',
    intro: 'Tell us the email of your account and we send you a link to set a new password.',
    submit: 'Send Reset Link',
    submitting: 'Sending...',
    sent: 'Check your email for a password reset link',
    /** About the link in a mail. */
    worksOnce:
      'It works once and for one hour. If nothing comes, look into the spam folder, or whether the address is the one you signed up with.',
    returnToLogin: 'Return to Login',
  },
  /** The page of a mailed link to choose a password. */
  resetPassword: {
    heading: 'Reset password',
    intro: 'Choose a new password. You are then logged out on every device.',
    /** Also the title of the browser tab, for the link in an invitation. */
    chooseTitle: 'Choose your password',
    welcome: (name: string) => `Welcome, ${name} – choose your password`,
    confirmPassword: 'Confirm password',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    /** For the link in an invitation. */
    choose: 'Choose Password',
    loggingIn: 'Logging in...',
    isSet: 'Your password is set.',
    isChanged: 'Your password has been changed.',
    /** The login with the new password has failed. */
    isChangedLogIn: 'Your password has been changed. Please log in with the new one.',
    hintAfterInvalidLink: 'If you have set a new password by this link before, log in with it.',
    askForNewLink: 'Ask for a new link',
    hintIfUnknown: 'If the link does not work then, log in with the new password.',
  },
  /** A new password is typed twice. */
  passwords: {
    repeat: 'Please repeat the new password',
    differ: "Passwords don't match",
    notChanged: 'Your password was not changed',
    unknown: 'It is not known whether your password was changed',
  },
  /** The parts of the page about the reader's own account. */
  ownName: {
    title: 'Name',
    description: 'Other users see it, in the chat too.',
    role: 'Role',
    roles: { ADMIN: 'Admin', TRAINEE: 'Trainee' } satisfies Record<Role, string>,
    save: 'Save name',
    changed: 'Your name has been changed.',
    notChanged: 'Your name was not changed',
    unknown: 'It is not known whether your name was changed',
  },
  ownPassword: {
    title: 'Password',
    description: 'A new password ends your sessions on all other devices.',
    current: 'Current password',
    confirmNew: 'Confirm new password',
    changed: 'Your password has been changed. You are logged out everywhere else.',
    submit: 'Change password',
    submitting: 'Changing…',
    hintIfUnknown: 'If the current password is refused then, the new one is already set.',
  },
  /** Where the reader is logged in. */
  sessions: {
    title: 'Sessions',
    description:
      'The devices on which you are logged in. If you do not know one, end it and change your password.',
    /** Read aloud, not shown. */
    list: 'Your sessions',
    loading: 'Loading sessions…',
    notLoaded: (reason: string) => `The sessions could not be loaded. ${reason}`,
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    loggedIn: (time: string) => `Logged in ${time}`,
    lastUsed: (time: string) => `Last used ${time}`,
    end: 'End',
    endNamed: (device: string) => `End the session of ${device}`,
    ending: 'Ending…',
    ended: 'The session has ended',
    notEnded: 'The session was not ended',
    endUnknown: 'It is not known whether the session has ended',
    endOthers: 'End all others',
    othersEnded: (count: number) =>
      plural(count, { one: '1 session ended', other: `${number(count)} sessions ended` }),
    othersNotEnded: 'The sessions were not ended',
    othersEndUnknown: 'It is not known whether the sessions have ended',
  },
};

export type AccountsTexts = typeof texts;
