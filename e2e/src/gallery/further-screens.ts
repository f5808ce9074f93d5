/** Screens that only the gallery shows: dialogs, and addresses that need more than one run or user. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { MEGABYTE } from '@portal/contract/limits';
import { fixture } from '../harness/fixtures.ts';
import { slowDown } from '../harness/slow-upload.ts';
import type { Visitor } from '../harness/visit.ts';
import { chooseImport, TRAINEES } from '../screens/admin-lists.ts';
import { saveModule } from '../screens/company-modules.ts';
import { FOR_CHECKERS, FOR_HOLDERS, type Screen } from '../screens/every-screen.ts';
import { unfold } from '../screens/folds.ts';
import { chooseOneOf } from '../screens/training.ts';
import type { FullInstallation } from './further.ts';

const COMPANIES = '/admin/company-modules';

/** Presses a button, and waits for the dialog that it opens. */
const opensDialog =
  (button: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (visitor: Visitor) => {
    const { page, press } = visitor;
    const opener = page.getByRole('button', { name: button }).filter({ visible: true }).first();
    const folded = page.getByRole('button', { name: 'More actions' });
    await expect(opener.or(folded).first()).toBeVisible();
    if (!(await opener.isVisible())) await unfold(visitor, 'More actions');
    await press(opener);
    await expect(page.getByRole(role)).toBeVisible();
  };

export const furtherForVisitors = (installation: FullInstallation): Screen[] => [
  {
    name: 'sign-up-of-company',
    path: `/signup-trainee/${installation.signUpLink}`,
    shows: installation.naming.company,
  },
  ...FOR_CHECKERS(installation),
];

export const furtherForTrainees = ({ passedId }: FullInstallation): Screen[] => [
  {
    name: 'help-dialog',
    path: '/training/help',
    shows: 'Admin notes',
    opens: opensDialog('Ask for Help'),
  },
  {
    name: 'feedback-dialog',
    path: `/training/module/${passedId}`,
    shows: 'Passed with 100%',
    opens: opensDialog(/^Rate this module|^Change/),
  },
  {
    name: 'new-chat',
    path: '/chat',
    shows: 'Cross-Company Chat',
    opens: async ({ page, press }) => {
      await press(page.getByRole('button', { name: 'New Chat', exact: true }));
      await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
    },
  },
];

export const furtherForBeginners = ({ passedId }: FullInstallation): Screen[] => [
  { name: 'quiz', path: `/training/module/${passedId}`, shows: 'Question 1 of 1' },
  {
    name: 'quiz-failed',
    path: `/training/module/${passedId}`,
    shows: 'Question 1 of 1',
    async opens(visitor) {
      const { page, press } = visitor;
      const options = await page
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => Reflect.get(radio, 'value')));
      await chooseOneOf(
        visitor,
        options.filter((option) => option !== 'Something else'),
      );
      await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
      await expect(page.getByText('0 of 1 answer was right.')).toBeVisible();
    },
  },
];

export const furtherForGraduates = (installation: FullInstallation): Screen[] => [
  { name: 'result', path: '/training/result/1', shows: 'Training completed' },
  { name: 'dashboard-again', path: '/training', shows: 'See your earlier result' },
  ...FOR_HOLDERS(installation),
];

export const furtherForAdmins = (installation: FullInstallation): Screen[] => [
  { name: 'account-of-admin', path: '/account', shows: 'This device' },
  {
    name: 'navigation',
    path: '/admin/activity',
    shows: 'created module',
    opens: async ({ page, press }) => press(page.getByRole('button', { name: 'Open navigation' })),
  },
  { name: 'company-new', path: COMPANIES, shows: 'Nothing yet', opens: opensDialog('New Company') },
  ...groupDialogs(installation),
  ...moduleDialogs(installation),
  uploading(installation),
  {
    name: 'insight',
    path: `/admin/modules/${installation.filmId}/insight`,
    shows: 'Hardest Questions',
  },
  ...traineeDialogs(installation),
  ...adminDialogs(),
  {
    name: 'help-request-update',
    path: '/admin/help-requests',
    shows: 'Admin notes',
    opens: opensDialog(/^Update the request/),
  },
];

export const furtherForGroupAdmins = ({ companyId }: FullInstallation): Screen[] => {
  const list = { path: TRAINEES, shows: 'Showing' };
  return [
    { ...list, name: 'trainees-of-group-admin' },
    { ...list, name: 'trainee-add-of-group-admin', opens: opensDialog('Add Trainee') },
    {
      ...list,
      name: 'navigation-of-group-admin',
      opens: async ({ page, press }) => {
        await press(page.getByRole('button', { name: 'Open navigation' }));
        await expect(page.getByText('You see: ').filter({ visible: true })).toBeVisible();
      },
    },
    {
      name: 'company-of-group-admin',
      path: `${COMPANIES}/${companyId}/groups`,
      shows: 'Show in the list of trainees',
    },
    {
      name: 'report-of-group-admin',
      path: `/admin/companies/${companyId}/report`,
      shows: 'People',
    },
  ];
};

const adminDialogs = (): Screen[] => {
  const admins = { path: '/admin/admins', shows: 'You cannot remove or limit yourself' };
  return [
    { ...admins, name: 'admin-invite', opens: opensDialog('Invite Admin') },
    {
      ...admins,
      name: 'admin-change',
      opens: async ({ page, press }) => {
        await press(page.getByRole('button', { name: /^More actions for .*Carl$/ }));
        await press(page.getByRole('menuitem', { name: 'Change what this admin sees' }));
        await expect(page.getByText(/^This person will see: /)).toBeVisible();
      },
    },
    { ...admins, name: 'view-as', opens: openViewAs },
  ];
};

/** Shows in this tab the view that the portal opens in another one. */
async function openViewAs({ page, press, context }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: /^More actions for .*Greta$/ }));
  const opened = context.waitForEvent('page');
  await press(page.getByRole('menuitem', { name: 'View as' }));
  const view = await opened;
  const stored = await view.evaluate(() => Object.entries(sessionStorage));
  await view.close();
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await page.goto(TRAINEES);
  await expect(page.getByRole('region', { name: 'The view of another admin' })).toBeVisible();
  await expect(page.getByText('Showing 1 trainee')).toBeVisible();
}

const groupDialogs = ({ companyId, groupId }: FullInstallation): Screen[] => {
  const groups = {
    path: `${COMPANIES}/${companyId}/groups`,
    shows: 'Show in the list of trainees',
  };
  return [
    { ...groups, name: 'group-new', opens: opensDialog('New group') },
    { ...groups, name: 'group-delete', opens: opensDialog(/^Delete /, 'alertdialog') },
    {
      name: 'group-members-add',
      path: `${groups.path}?group=${groupId}`,
      shows: 'Remove',
      opens: opensDialog('Add members'),
    },
  ];
};

const moduleDialogs = ({ companyId }: FullInstallation): Screen[] => {
  const modules = { path: `${COMPANIES}/${companyId}/modules`, shows: '1 MCQ' };
  return [
    {
      ...modules,
      name: 'module-new',
      opens: async ({ page, press }) => {
        await press(page.getByRole('button', { name: 'Add Training Module' }));
        await expect(page.getByLabel('Module name')).toBeVisible();
      },
    },
    {
      ...modules,
      name: 'modules-reorder',
      opens: async (visitor) => {
        await unfold(visitor, 'More actions');
        await visitor.press(visitor.page.getByRole('button', { name: 'Reorder Modules' }));
      },
    },
    { ...modules, name: 'module-delete', opens: opensDialog(/^Delete First/, 'alertdialog') },
  ];
};

/** More than the browser sends at this speed while its pictures are taken. */
const LARGE_MEGABYTES = 8;
const BYTES_PER_SECOND = 40_000;

const uploading = ({ companyId }: FullInstallation): Screen => ({
  name: 'module-uploading',
  path: `${COMPANIES}/${companyId}/modules`,
  shows: '1 MCQ',
  async opens(visitor) {
    const { page, press } = visitor;
    await press(page.getByRole('button', { name: 'Add Training Module' }));
    await page.getByLabel('Module name').fill('Fire drill');
    const buffer = await readFile(fixture('clips/intro-4s.mp4'));
    await page.getByLabel('Video').setInputFiles({
      name: 'fire-drill.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.concat([buffer, Buffer.alloc(LARGE_MEGABYTES * MEGABYTE)]),
    });
    await expect(page.getByText('Duration 0:04')).toBeVisible();
    await slowDown(page, BYTES_PER_SECOND);
    await saveModule(visitor);
    await expect(page.getByText(/ of 8 MB · [1-9]/)).toBeVisible({ timeout: 30_000 });
  },
});

const traineeDialogs = ({ naming, trainee, graduate, invitedId }: FullInstallation): Screen[] => {
  const list = { path: TRAINEES, shows: 'Showing' };
  const details = { path: `${TRAINEES}/${trainee.user.id}`, shows: 'Module Progress' };
  const invited = { path: `${TRAINEES}/${invitedId}`, shows: 'Invited, no password chosen yet' };
  return [
    { ...list, name: 'trainee-add', opens: opensDialog('Add Trainee') },
    { ...list, name: 'trainees-export', opens: opensDialog('Export') },
    {
      ...list,
      name: 'trainees-import',
      opens: async (visitor) => {
        const rows = [
          `${naming.trainee},one@import.test,${naming.company}`,
          `${naming.trainee},two@import.test,Nowhere ${naming.company}`,
          `${naming.trainee},three,${naming.company}`,
        ];
        const dialog = await chooseImport(visitor, `name,email,company\n${rows.join('\n')}`);
        await visitor.press(dialog.getByText('1 good row', { exact: true }));
        await expect(dialog.getByText('one@import.test')).toBeVisible();
        // The press has scrolled to the line that was opened.
        await dialog.getByText(/ rows cannot be imported/).scrollIntoViewIfNeeded();
      },
    },
    { ...details, name: 'trainee-edit', opens: opensDialog(/^Edit$/) },
    { ...details, name: 'trainee-delete', opens: opensDialog(/^Delete$/, 'alertdialog') },
    { ...invited, name: 'trainee-invited' },
    { ...invited, name: 'trainee-resend', opens: opensDialog('Resend invitation', 'alertdialog') },
    { name: 'trainee-again', path: `${TRAINEES}/${graduate.user.id}`, shows: 'Earlier Runs' },
    {
      name: 'trainee-run',
      path: `${TRAINEES}/${graduate.user.id}/runs/1`,
      shows: 'Module Progress',
    },
  ];
};
