import { formatsOf } from '@portal/contract/formats';

const { list } = formatsOf('en');

export const texts = {
  reload: 'Reload',
  loadingPage: 'Loading page',
  /** The version of the portal, such as 1.4.0. */
  version: (version: string) => `Version ${version}`,
  /** The title of the trainee's dashboard and the line below it, while both are loading. */
  dashboard: { welcome: 'Welcome', training: 'Your training' },
  /** In the navigation: what a limited admin sees. */
  seen: {
    /** Each part is a company, or one of its groups; the last one may be the number of further ones. */
    parts: (...parts: string[]) => `You see: ${list(parts)}`,
    nothing: 'You see nothing at present, because no company or group is assigned to you.',
    changed: 'What you see was changed by an admin.',
  },
  /** The portal as another admin sees it, in a tab of its own. */
  view: {
    /** Read aloud, not shown. */
    label: 'The view of another admin',
    /** The parts are as in {@link seen}. */
    banner: (...parts: string[]) =>
      `You see what a limited admin with “${list(parts)}” sees. Nothing can be changed.`,
    /** Closes the tab. */
    close: 'Close',
  },
  notFound: {
    title: 'Oops! Page not found',
    message:
      'There is no page at this address. The page may have been moved, or the address mistyped.',
    home: 'Return to Home',
  },
  unauthorized: {
    title: 'Access Denied',
    message:
      "You don't have permission to access this page. Please contact an administrator if you believe this is an error.",
    back: 'Go Back',
  },
  offline:
    'You are offline. What is already on screen stays; the rest comes when the network is back.',
  accessRefused:
    'Something between you and the portal refuses access, such as a sign-in page of the network. What is already on screen stays; the rest comes when it lets you through.',
  /** Shown in place of a page. */
  pageFailures: {
    /** Large, above the title. */
    emblem: 'Oh no',
    offline: {
      title: 'You are offline',
      message: 'This page has not been loaded yet. It comes as soon as the network is back.',
    },
    reloading: {
      title: 'The portal was updated',
      message: 'The page is being loaded again.',
    },
    unsavedWork: {
      title: 'The portal was updated',
      message:
        'The page must be loaded again. An upload or a form that is not saved would be lost: finish it first, then reload.',
    },
    failed: {
      title: 'Unexpected Application Error!',
      message: 'This page could not be shown. Reloading usually helps; nothing you saved is lost.',
    },
  },
  logout: {
    failed: 'The logout failed. Please try again.',
    question: 'Log out and lose what is not saved?',
    /** A list of what would be lost stands above. */
    warning: 'A logout removes all of this from the browser.',
    confirm: 'Log out',
    stay: 'Stay',
    /** The things that would be lost, each in a list. */
    work: {
      video: 'A video is being uploaded',
      file: 'A file is being uploaded',
      form: 'A form with unsaved changes is open',
    },
    workInOtherTab: {
      video: 'A video is being uploaded in another tab',
      file: 'A file is being uploaded in another tab',
      form: 'A form with unsaved changes is open in another tab',
    },
  },
};

export type AppTexts = typeof texts;
