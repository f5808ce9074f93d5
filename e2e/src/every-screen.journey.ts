/** Every address of the portal on every size of screen, in light and in dark mode, with very long names. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { giveFeedback } from '@portal/contract/feedback';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { getModuleInsight } from '@portal/contract/insight';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { deleteTrainee, getTraineeProgress } from '@portal/contract/trainees';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { writeFrom } from './screens/chat.ts';
import { openBell, openSettings } from './screens/notifications.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

interface Installation {
  readonly admin: Session;
  readonly trainee: Session;
  readonly newcomer: Session;
  readonly companyId: number;
  readonly emptyCompanyId: number;
  readonly passedId: number;
  readonly openId: number;
  readonly lockedId: number;
  readonly roomId: number;
}

let portal: Portal;
let known: Installation;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  known = await fillPortal();
});

async function fillPortal(): Promise<Installation> {
  const admin = await signInAdmin(portal);
  const { token } = admin;
  const company = await addCompany(portal, token, `${LONG} mbH`);
  const empty = await addCompany(portal, token, 'Nothing yet');
  const quiz = {
    question: `What is a ${LONG}?`,
    options: [`A ${LONG}`, 'Something else'],
    answer: 'Something else',
  };
  const clip = fixture('clips/intro-4s.mp4');
  const add = (place: string, video: { clip?: string } = {}) =>
    addModule(portal, token, company.id, { ...video, name: `${place} ${LONG}`, questions: [quiz] });
  const passed = await add('First');
  const open = await add('Second', { clip });
  const locked = await add('Third');
  const trainee = await addTrainee(portal, { ...person('Tess'), name: LONG }, company.name);
  await passQuiz(trainee.token, passed.id, quiz.answer);
  const message = `What is a ${LONG}?\n${'Please explain. '.repeat(20)}`;
  const request = await call(portal, askForHelp, {
    token: trainee.token,
    body: { message, moduleId: open.id },
  });
  const answer = { status: 'IN_PROGRESS' as const, adminNotes: `A ${LONG}.` };
  await call(portal, updateHelpRequest, { id: request.id, token, body: answer });
  const feedback = { moduleId: passed.id, rating: 3, comment: `${LONG} `.repeat(5) };
  await call(portal, giveFeedback, { token: trainee.token, body: feedback });
  await writeFrom(portal, trainee, admin, `${LONG} `.repeat(6));
  const deleted = await addTrainee(
    portal,
    { ...person('Dan'), name: `Deleted ${LONG}` },
    company.name,
  );
  await call(portal, deleteTrainee, { id: deleted.user.id, token });
  return {
    admin,
    trainee,
    newcomer: await addTrainee(portal, person('Ned Newcomer'), empty.name),
    companyId: company.id,
    emptyCompanyId: empty.id,
    passedId: passed.id,
    openId: open.id,
    lockedId: locked.id,
    roomId: await writeFrom(portal, admin, trainee, `A ${LONG}\n${LONG}`, 'https://portal.example'),
  };
}

async function passQuiz(token: string, id: number, answer: string): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, answer]));
  const { pass } = await call(portal, submitQuiz, { id, token, body: { answers } });
  expect(pass).toBe(true);
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** A text that is there once the screen is complete. */
  readonly shows: string;
  /** Opens a part that has no address of its own. */
  readonly opens?: (visitor: Visitor) => Promise<unknown>;
}

const signInScreens = (): Screen[] => [
  { name: 'landing', path: '/', shows: 'Go to my training' },
  { name: 'admin-login', path: '/login/ADMIN', shows: 'Admin Login' },
  { name: 'trainee-login', path: '/login/TRAINEE', shows: 'Sign up as Trainee' },
  { name: 'member-login', path: '/login/member', shows: 'Forgot password?' },
  { name: 'sign-up', path: '/signup-trainee', shows: 'Trainee Sign up' },
];

const otherPublicScreens = (): Screen[] => [
  { name: 'forgot-password', path: '/forgot-password/TRAINEE', shows: 'Send Reset Link' },
  { name: 'reset-password', path: '/reset-password/some-token', shows: 'Reset Password' },
  { name: 'confirm-email', path: '/confirm-email/some-token', shows: 'Confirm my email' },
  { name: 'unauthorized', path: '/unauthorized', shows: 'Access Denied' },
  { name: 'not-found', path: '/no/such/page', shows: 'Oops! Page not found' },
];

const trainingScreens = ({ passedId, openId, lockedId }: Installation): Screen[] => [
  { name: 'dashboard', path: '/training', shows: 'Training modules' },
  { name: 'progress', path: '/training/progress', shows: 'Time Invested' },
  { name: 'result-none', path: '/training/result', shows: 'No result yet' },
  { name: 'module-passed', path: `/training/module/${passedId}`, shows: 'Passed with 100%' },
  { name: 'module', path: `/training/module/${openId}`, shows: 'Play video' },
  { name: 'module-locked', path: `/training/module/${lockedId}`, shows: 'This module is locked' },
  { name: 'module-not-found', path: '/training/module/999999', shows: 'Module Not Found' },
];

const helpAndChatScreens = ({ roomId }: Installation): Screen[] => [
  { name: 'own-help', path: '/training/help', shows: 'Admin notes' },
  {
    name: 'notification-settings',
    path: '/training/help',
    shows: 'Admin notes',
    opens: openSettings,
  },
  { name: 'account', path: '/account', shows: 'This device' },
  { name: 'chat', path: '/chat', shows: 'Cross-Company Chat' },
  { name: 'chat-room', path: `/chat?room=${roomId}`, shows: `A ${LONG}` },
  { name: 'chat-not-found', path: '/chat?room=999999', shows: 'This chat does not exist' },
];

const emptyScreens = (): Screen[] => [
  { name: 'dashboard-empty', path: '/training', shows: 'No Training Modules Available' },
  { name: 'progress-empty', path: '/training/progress', shows: 'No Training Modules Available' },
  { name: 'chat-empty', path: '/chat', shows: 'No chats yet' },
  { name: 'own-help-empty', path: '/training/help', shows: 'You have not asked for help yet.' },
  {
    name: 'notifications-none',
    path: '/training/help',
    shows: 'You have not asked for help yet.',
    opens: openBell,
  },
];

const SHOWN_IN_TABS: Readonly<Record<string, string>> = {
  trainees: 'Showing',
  progress: 'Failed last try',
  help: 'All',
  feedback: 'What they say',
  settings: 'Name and logo',
};

const companyScreens = ({ companyId, emptyCompanyId, openId }: Installation): Screen[] => [
  { name: 'companies', path: COMPANIES, shows: 'Nothing yet' },
  { name: 'modules', path: `${COMPANIES}/${companyId}/modules`, shows: '1 MCQ' },
  {
    name: 'modules-empty',
    path: `${COMPANIES}/${emptyCompanyId}/modules`,
    shows: 'No modules yet',
  },
  ...['trainees', 'progress', 'help', 'feedback', 'settings'].map((tab) => ({
    name: `company-${tab}`,
    path: `${COMPANIES}/${companyId}/${tab}`,
    shows: SHOWN_IN_TABS[tab] ?? tab,
  })),
  { name: 'module-details', path: `${COMPANIES}?module=${openId}`, shows: 'Correct answer' },
  {
    name: 'module-edit',
    path: `${COMPANIES}/${companyId}/modules?module=${openId}&edit`,
    shows: 'Replacement video (optional)',
  },
  { name: 'insight-empty', path: `/admin/modules/${openId}/insight`, shows: 'Fewer than 5 people' },
  { name: 'insight-not-found', path: '/admin/modules/999999/insight', shows: 'Module not found' },
];

const traineeScreens = ({ trainee }: Installation): Screen[] => [
  { name: 'trainees', path: '/admin/track-trainee', shows: 'Showing' },
  {
    name: 'trainees-none',
    path: '/admin/track-trainee?search=zzz',
    shows: 'No trainees found matching your search.',
  },
  {
    name: 'trainees-no-status',
    path: '/admin/track-trainee?status=stuck',
    shows: 'No trainee matches these filters.',
  },
  { name: 'trainee', path: `/admin/track-trainee/${trainee.user.id}`, shows: 'Module Progress' },
  { name: 'trainee-not-found', path: '/admin/track-trainee/999999', shows: 'Trainee not found' },
];

const activityAndFeedbackScreens = ({ companyId, emptyCompanyId }: Installation): Screen[] => [
  { name: 'reports', path: '/admin/reports', shows: LONG },
  { name: 'report', path: `/admin/companies/${companyId}/report`, shows: LONG },
  {
    name: 'report-without-modules',
    path: `/admin/companies/${emptyCompanyId}/report`,
    shows: 'Training report: Nothing yet',
  },
  { name: 'admins', path: '/admin/admins', shows: 'You cannot remove yourself' },
  { name: 'activity', path: '/admin/activity', shows: 'created module' },
  {
    name: 'activity-none',
    path: '/admin/activity?search=zzz',
    shows: 'No changes match this search',
  },
  { name: 'feedback', path: '/admin/feedback', shows: 'Average by Module' },
  {
    name: 'feedback-none',
    path: '/admin/feedback?rating=5',
    shows: 'No feedback matches these filters',
  },
];

const trashScreens = (): Screen[] => [
  { name: 'trash', path: '/admin/trash', shows: 'Delete for good' },
  {
    name: 'trash-none',
    path: '/admin/trash?search=zzz',
    shows: 'Nothing in the trash matches this search',
  },
];

const helpRequestScreens = (): Screen[] => [
  { name: 'help-requests', path: '/admin/help-requests', shows: 'Admin notes' },
  {
    name: 'notifications',
    path: '/admin/help-requests?status=CLOSED',
    shows: 'No help requests match these filters',
    opens: openBell,
  },
  {
    name: 'help-requests-none',
    path: '/admin/help-requests?status=CLOSED',
    shows: 'No help requests match these filters',
  },
];

const COMPANIES = '/admin/company-modules';

async function lookAt(visitor: Visitor, screens: readonly Screen[]): Promise<void> {
  const problems: string[] = [];
  const { page } = visitor;
  for (const { name, path, shows, opens } of screens) {
    await page.goto(path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await opens?.(visitor);
    await examine(visitor, `every-${name}`, { inBothThemes: true }).catch((error: Error) =>
      problems.push(error.message),
    );
  }
  expect(problems).toEqual([]);
}

// A few screens for each test: all of one role together took longer than a test may on a busy machine.
const FOR_VISITORS = { 'to sign in': signInScreens, 'that are public': otherPublicScreens };
const FOR_TRAINEES = { 'of training': trainingScreens, 'of help and chat': helpAndChatScreens };
const FOR_ADMINS = {
  'of companies and modules': companyScreens,
  'of trainees': traineeScreens,
  'of activity and feedback': activityAndFeedbackScreens,
  'of help requests': helpRequestScreens,
  'of the trash': trashScreens,
};

test.describe('on a phone and in a wide window, fit and are accessible', () => {
  test.use({ device: PHONE_AND_WIDE });

  for (const [name, screens] of Object.entries(FOR_VISITORS))
    test(`screens for visitors ${name}`, async ({ visitor }) => {
      await lookAt(visitor, screens());
    });

  for (const [name, screens] of Object.entries(FOR_TRAINEES))
    test(`screens for trainees ${name}`, async ({ visit }) => {
      const visitor = await visit({ as: known.trainee });
      visitor.noise.expect(getTrainingModule, 403);
      visitor.noise.expect(getTrainingModule, 404);
      await lookAt(visitor, screens(known));
    });

  test('screens for a trainee without anything', async ({ visit }) => {
    const visitor = await visit({ as: known.newcomer });
    await lookAt(visitor, emptyScreens());
  });

  for (const [name, screens] of Object.entries(FOR_ADMINS))
    test(`screens for admins ${name}`, async ({ visit }) => {
      const visitor = await visit({ as: known.admin });
      visitor.noise.expect(getTraineeProgress, 404);
      visitor.noise.expect(getModuleInsight, 404);
      await lookAt(visitor, screens(known));
    });
});

test('users who prefer no motion get none', async ({ visit }) => {
  const visitor = await visit({ as: known.admin, reducedMotion: 'reduce' });
  const { page, press } = visitor;
  const motions: string[] = [];
  await page.exposeFunction('noteMotion', (motion: string) => motions.push(motion));
  await page.addInitScript(noteMotions);
  await page.goto(COMPANIES);
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await expect(dialog.getByLabel('Company name')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
  await press(page.getByRole('link', { name: 'Trainee Management' }));
  await expect(page.getByText('Showing')).toBeVisible();
  expect(motions).toEqual([]);
});

/** Reports every transition, and every animation that is longer than a moment. Runs in the page. */
function noteMotions(): void {
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : '';
      if (animation instanceof CSSTransition || Number(activeDuration) > 10)
        Reflect.get(window, 'noteMotion')(`${activeDuration} ms: ${target}`);
    }
  };
  for (const type of ['animationstart', 'transitionrun']) addEventListener(type, look, true);
}
