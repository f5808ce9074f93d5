/** The pictures of the README and of the guides, of the example data and of the size of a window. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { listOwnCertificates } from '@portal/contract/certificates';
import { listCompanies } from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { listModules } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { call } from '../harness/api.ts';
import { untilAtRest } from '../harness/at-rest.ts';
import { createBrowsers } from '../harness/browsers.ts';
import { DESKTOP, type Device, PHONE } from '../harness/devices.ts';
import type { Portal } from '../harness/portal.ts';
import type { Portals } from '../harness/portals.ts';
import { openVisitor, type Visitor } from '../harness/visit.ts';
import { chooseImport, TRAINEES } from '../screens/admin-lists.ts';
import type { Screen } from '../screens/every-screen.ts';
import { currentTime, pauseAt } from '../screens/player.ts';
import { chooseOneOf, shownOptions } from '../screens/training.ts';
import { type Demo, fillDemo } from './demo.ts';
import { untilComplete } from './states.ts';

interface DocumentPicture extends Screen {
  readonly as?: Session;
  readonly device: Device;
}

interface Task {
  readonly browser: Browser;
  readonly portals: Portals;
  /** The folder of the pictures. */
  readonly folder: string;
}

const QUALITY = 82;
/** Shows the transcript below the video, and the matrix below the charts. */
const HIGH_DESKTOP: Device = { ...DESKTOP, height: 1_000 };

/** Takes all pictures of the documents again, with the dates of today. */
export async function takeDocumentPictures({ browser, portals, folder }: Task): Promise<void> {
  const portal = await portals.of('documents', {});
  const demo = await fillDemo(portal);
  await mkdir(folder, { recursive: true });
  await using browsers = createBrowsers();
  for (const picture of [
    ...forTrainees(await placesOf(portal, demo)),
    ...(await forAdmins(portal, demo)),
  ]) {
    const { as, device } = picture;
    const { visitor, open } = await openVisitor(
      { browser, browsers },
      { device, at: portal, reducedMotion: 'reduce', ...(as && { as }) },
    );
    await takePicture(visitor, picture, join(folder, `${picture.name}.webp`));
    await browsers.leave(open, { hasFailed: false });
    process.stdout.write(`${picture.name}\n`);
  }
}

async function takePicture(visitor: Visitor, picture: DocumentPicture, path: string) {
  const { page } = visitor;
  await page.goto(picture.path);
  await expect(page.getByText(picture.shows).filter({ visible: true }).first()).toBeVisible();
  await untilComplete(page);
  await picture.opens?.(visitor);
  await untilAtRest(page);
  await page.screenshot({ path, type: 'webp', quality: QUALITY });
}

interface Places extends Demo {
  /** The module that the learner watches. */
  readonly watchedId: number;
  /** The module whose quiz the examinee takes. */
  readonly quizId: number;
  /** The code of the latest certificate of the holder. */
  readonly code: string;
}

async function placesOf(portal: Portal, demo: Demo): Promise<Places> {
  const currentOf = async ({ token }: Session) => {
    const { moduleProgress } = await call(portal, getDashboard, { token });
    const current = moduleProgress.find(({ completed }) => !completed);
    if (current === undefined) throw new Error('The example data has no module to go on with');
    return current.moduleId;
  };
  const { token } = demo.holder;
  const certificates = await call(portal, listOwnCertificates, { token });
  const latest = certificates.find(({ kind }) => kind === 'training');
  if (latest === undefined) throw new Error('The example data has no certificate');
  return {
    ...demo,
    code: latest.code,
    watchedId: await currentOf(demo.learner),
    quizId: await currentOf(demo.examinee),
  };
}

const forTrainees = (places: Places): DocumentPicture[] => {
  const { learner, graduate, asker, examinee, watchedId, quizId } = places;
  const { holder, code } = places;
  return [
    { name: 'sign-up', device: PHONE, path: '/signup-trainee', shows: 'Trainee Sign up' },
    {
      name: 'dashboard',
      as: learner,
      device: DESKTOP,
      path: '/training',
      shows: 'Training modules',
    },
    {
      ...{ name: 'player', as: learner, device: HIGH_DESKTOP, opens: playForAMoment },
      ...{ path: `/training/module/${watchedId}`, shows: 'Transcript' },
    },
    {
      ...{ name: 'quiz', as: examinee, device: PHONE, opens: answerFirst },
      ...{ path: `/training/module/${quizId}`, shows: 'Start Quiz' },
    },
    {
      ...{ name: 'result', as: graduate, device: DESKTOP },
      ...{ path: '/training/result', shows: 'Training completed' },
    },
    {
      ...{ name: 'certificate', as: holder, device: HIGH_DESKTOP },
      ...{ path: `/certificates/${code}`, shows: 'Certificate of completion' },
    },
    { name: 'verify', device: DESKTOP, path: `/verify/${code}`, shows: 'What this proves' },
    {
      ...{
        name: 'help',
        as: asker,
        device: PHONE,
        path: '/training/help',
        shows: 'My Help Requests',
      },
    },
    {
      name: 'chat',
      as: learner,
      device: DESKTOP,
      path: '/chat',
      shows: 'Cross-Company Chat',
      opens: openFirstChat,
    },
  ];
};

async function forAdmins(portal: Portal, { admin }: Demo): Promise<DocumentPicture[]> {
  const { token } = admin;
  const [company] = await call(portal, listCompanies, { token });
  const trainee = (await call(portal, listTrainees, { token })).find(({ name }) =>
    name.startsWith('Ben'),
  );
  if (company === undefined || trainee === undefined)
    throw new Error('The example data has no company or no trainee');
  const { name } = company;
  const modules = await call(portal, listModules, { token });
  const module = modules.find(({ companyId }) => companyId === company.id);
  if (module === undefined) throw new Error('The example data has no module');
  const ofCompany = `/admin/company-modules/${company.id}`;
  const desktop = { as: admin, device: DESKTOP };
  return [
    { ...desktop, name: 'modules', path: `${ofCompany}/modules`, shows: 'MCQs' },
    {
      ...{ ...desktop, name: 'module-editor', shows: 'Module name' },
      path: `${ofCompany}/modules?module=${module.id}&edit`,
    },
    { ...desktop, name: 'trainees', path: TRAINEES, shows: 'Showing' },
    { ...desktop, name: 'import', path: TRAINEES, shows: 'Showing', opens: chooseFileFor(name) },
    { ...desktop, name: 'trainee', path: `${TRAINEES}/${trainee.id}`, shows: 'Module Progress' },
    { ...desktop, name: 'help-requests', path: '/admin/help-requests', shows: 'Update' },
    {
      ...{ name: 'who-is-late', as: admin, device: HIGH_DESKTOP },
      ...{ path: `${ofCompany}/progress`, shows: 'Up to date' },
    },
    { ...desktop, name: 'report', path: `/admin/companies/${company.id}/report`, shows: name },
    {
      ...desktop,
      name: 'sign-up-settings',
      path: `${ofCompany}/settings`,
      shows: 'Who may sign up',
    },
  ];
}

async function playForAMoment(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  const before = await currentTime(visitor);
  await press(page.getByRole('button', { name: /^(Play video|Resume at .*)$/ }));
  await pauseAt(visitor, before + 1);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

async function answerFirst(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: 'Start Quiz' }));
  const [first = ''] = await shownOptions(visitor);
  await chooseOneOf(visitor, [first]);
  await page.locator('legend').scrollIntoViewIfNeeded();
}

async function openFirstChat({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
  await expect(page.getByRole('log')).toBeVisible();
  await untilComplete(page);
}

const chooseFileFor = (companyName: string) => async (visitor: Visitor) => {
  const rows = [
    `Ida Sommer,ida@brightwater.example,${companyName}`,
    `Paul Weber,paul@brightwater.example,${companyName}`,
    'Mia Rossi,mia@brightwater,Brightwater',
  ];
  const dialog = await chooseImport(visitor, `Full name,E-mail,Company\n${rows.join('\n')}`);
  await expect(dialog.getByText('2 good rows', { exact: true })).toBeVisible();
};
