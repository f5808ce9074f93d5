/** An administrator changes, replaces, reorders and deletes a company's modules. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { createVideoUpload, listModules, type Module } from '@portal/contract/modules';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import {
  moduleNames,
  openEditor,
  openModules,
  saveChanges,
  saveModule,
  writeQuestion,
} from './screens/company-modules.ts';
import { unfold } from './screens/folds.ts';

const HANDS = {
  question: 'What do you do first?',
  options: ['Go home', 'Wash your hands'],
  answer: 'Wash your hands',
  explanation: 'Clean hands come first.',
};
const LEAD = {
  question: 'Whom do you ask?',
  options: ['The cleaner', 'Your shift lead'],
  answer: 'Your shift lead',
};
const clip = fixture('clips/intro-4s.mp4');

let portal: Portal;
let admin: Session;
let token: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  token = admin.token;
});

let made = 0;

/** A company with a film with two questions, a quiz and a draft. */
async function makeCompany() {
  made += 1;
  const company = await addCompany(portal, token, `Brightwater ${made}`);
  const film = await addModule(portal, token, company.id, {
    name: 'Introduction',
    clip,
    questions: [HANDS, LEAD],
  });
  await addModule(portal, token, company.id, { name: 'House rules', questions: [HANDS] });
  await addModule(portal, token, company.id, { name: 'Site tour' });
  return { company, film };
}

/** Expects these names in the list, or in reorder mode, in this order. */
const seeNames = (visitor: Visitor, ...names: readonly string[]) =>
  expect.poll(() => moduleNames(visitor)).toEqual(names);

const stored = async (companyId: number): Promise<Module[]> =>
  (await call(portal, listModules, { token })).filter((module) => module.companyId === companyId);

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device });

    test('modules are reordered', async ({ visit }) => {
      const { company } = await makeCompany();
      const visitor = await visit({ as: admin });
      const { page, press } = visitor;
      await openModules(visitor, company.id);
      await unfold(visitor, 'More actions');
      await press(page.getByRole('button', { name: 'Reorder Modules' }));
      await drag(visitor, 'Site tour', 'Introduction');
      await expect(page.getByText('Order Changed')).toBeVisible();
      await seeNames(visitor, 'Site tour', 'Introduction', 'House rules');
      await examine(visitor, 'module-reorder');
      await press(page.getByRole('button', { name: 'Save Order' }));
      await expect(page.getByText('Module order saved successfully!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Training Module' })).toBeVisible();
      await seeNames(visitor, 'Site tour', 'Introduction', 'House rules');
      expect((await stored(company.id)).map(({ name }) => name)).toEqual(
        await moduleNames(visitor),
      );
    });
  });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a module gets a new name, description and questions', async ({ visit }) => {
    const { company } = await makeCompany();
    const [film] = await stored(company.id);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await openModules(visitor, company.id);
    await expect(page.getByText('2 MCQs')).toBeVisible();
    await expect(page.getByText('1 video')).toBeVisible();
    await expect(page.getByText('0:04')).toBeVisible();
    await expect(page.getByText('Draft')).toBeVisible();
    await expect(page.getByText(new RegExp(`^Created .* by ${admin.user.name}$`))).toBeVisible();
    await examine(visitor, 'module-draft');
    const editor = await openEditor(visitor, 'Introduction');
    await editor.getByLabel('Module name').fill('Welcome');
    await editor.getByLabel('Description').fill('What all of us should know.');

    await press(editor.getByRole('button', { name: 'Edit question 1' }));
    await editor.getByLabel('Question', { exact: true }).fill('What comes first?');
    await press(editor.getByRole('button', { name: 'Update Question' }));
    await press(editor.getByRole('button', { name: 'Remove question 2' }));
    await expect(page.getByText('No trainee has started this module yet.')).toBeVisible();
    await saveChanges(visitor, editor);

    const details = page.getByRole('dialog', { name: 'Welcome' });
    await expect(details.getByText('What all of us should know.')).toBeVisible();
    await expect(details.getByText('What comes first?')).toBeVisible();
    await expect(details.getByText('Correct answer')).toBeVisible();
    await expect(details.getByText('Clean hands come first.')).toBeVisible();
    const [after] = await stored(company.id);
    expect(after).toMatchObject({ name: 'Welcome', quizVersion: Number(film?.quizVersion) + 1 });
    // A question with another wording is a new one, so that earlier answers keep the wording that was shown.
    expect(after?.mcqs.map(({ question }) => question)).toEqual(['What comes first?']);
    expect(after?.mcqs.map(({ id }) => id)).not.toEqual([film?.mcqs[0]?.id]);
    await press(details.getByRole('button', { name: 'Close' }).last());
    await expect(page).toHaveURL(`/admin/company-modules/${company.id}/modules`);
  });
});

/** Drags a module by its handle onto the upper edge of another, with the mouse or a finger. */
async function drag({ page, device }: Visitor, name: string, onto: string): Promise<void> {
  const middle = async (of: string) => {
    const box = await page
      .getByRole('button', { name: new RegExp(`^Move ${of}, position`) })
      .boundingBox();
    if (box === null) throw new Error(`${of} has no handle`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle(name);
  const to = await middle(onto);
  const end = { x: to.x, y: to.y - 12 };
  if (!device.isTouched) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (from.y + end.y) / 2, { steps: 5 });
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1_000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startedAt + seconds,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', 0, from.y);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', step / 50, from.y + ((end.y - from.y) * step) / 8);
  // The finger rests before it lifts: after a fling the browser takes the next tap for its end.
  await touch('touchMove', 0.5, end.y);
  await touch('touchEnd', 0.5);
  await finger.detach();
}

test('shows which trainees a new video and new questions affect, then saves them', async ({
  visit,
}) => {
  const company = await addCompany(portal, token, 'Harbour Logistics');
  const quiz = { name: 'Introduction', questions: [HANDS] };
  const { id } = await addModule(portal, token, company.id, quiz);
  for (const name of ['Tess Passed', 'Ned Begun'])
    await openQuiz(await addTrainee(portal, person(name), company.name), id);
  const visitor = await visit({ as: admin });
  const { page, press, noise } = visitor;
  await openModules(visitor, company.id);
  const editor = await openEditor(visitor, 'Introduction');
  await editor.getByLabel('Video (optional)').setInputFiles(fixture('clips/tour-5s.webm'));
  await expect(page.getByText('Duration 0:05')).toBeVisible();
  await expect(
    page.getByText(
      '1 trainee who has passed keeps the pass. 1 trainee who has opened but not passed it starts the new video.',
    ),
  ).toBeVisible();
  await editor.getByLabel('Captions (optional)').setInputFiles(fixture('clips/intro-4s.mp4'));
  await expect(editor.getByText('“intro-4s.mp4” cannot be used here.')).toBeVisible();
  await editor.getByLabel('Captions (optional)').setInputFiles(fixture('captions/intro-4s.vtt'));
  await editor.getByLabel('Language of the captions').fill('en');
  await editor
    .getByLabel('Captions in another language (optional)')
    .setInputFiles(fixture('captions/subrip-windows-1252.srt'));
  const german = editor.getByRole('group', { name: 'New captions subrip-windows-1252.srt' });
  await expect(german.getByText('“Tom & Jerry” – 5 < 6 €')).toBeVisible();
  await german.getByLabel('Language of the captions').fill('en');
  await expect(german.getByText('Another new file is for the same language.')).toBeVisible();
  await german.getByLabel('Language of the captions').fill('de');
  await expect(german.getByLabel('Name for trainees')).toHaveAttribute('placeholder', 'Deutsch');
  await examine(visitor, 'module-editor-captions');

  noise.expect(createVideoUpload, 'failed');
  await page.route('**/api/admin/video-uploads?*', (route) => route.abort());
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await expect(
    editor.getByText(/^Failed to update module: The server cannot be reached/),
  ).toBeVisible();
  await examine(visitor, 'module-editor-stopped');
  await page.unroute('**/api/admin/video-uploads?*');
  await press(editor.getByRole('button', { name: 'Retry' }));
  await expect(page.getByText('Module updated successfully')).toBeVisible();
  await expect(page.getByText('0:05').first()).toBeVisible();
  const [after] = await stored(company.id);
  expect(after?.videos[0]?.captions).toMatchObject([
    { label: 'Deutsch', language: 'de' },
    { label: 'English', language: 'en' },
  ]);

  const again = await reopenEditor(visitor);
  await expect(again.getByLabel('Replacement video (optional)')).toBeVisible();
  await expect(again.getByText('English (en)')).toBeVisible();
  await press(again.getByRole('button', { name: 'Remove captions English (en)' }));
  await expect(again.getByText('removed when you save')).toBeVisible();
  await again
    .getByLabel('Replace captions Deutsch (de)')
    .setInputFiles(fixture('captions/subrip-utf8-bom.srt'));
  await expect(again.getByText('replaced when you save')).toBeVisible();
  await again.getByLabel('Name for trainees').fill('Deutsch, neu');
  await saveChanges(visitor, again);
  expect((await stored(company.id))[0]?.videos[0]?.captions).toMatchObject([
    { label: 'Deutsch, neu', language: 'de' },
  ]);
});

test('a video that some browsers do not play is known before its upload and on its module', async ({
  visit,
}) => {
  const company = await addCompany(portal, token, 'Quick Films');
  const visitor = await visit({ as: admin, device: PHONE });
  const { page, press } = visitor;
  const warning =
    'Some browsers do not play QuickTime files. Please save it as MP4 with H.264 video and AAC sound.';
  await openModules(visitor, company.id);
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await page.getByLabel('Module name').fill('Introduction');
  await page.getByLabel('Video').setInputFiles(fixture('clips/quicktime-1s.mov'));
  await expect(page.getByText(warning)).toBeVisible();
  await saveModule(visitor);
  const row = page.getByRole('region', { name: 'Modules' }).getByRole('listitem');
  await expect(row.getByText(warning)).toBeVisible();
  await examine(visitor, 'module-list-warning');
  await press(row.getByRole('link', { name: 'Introduction', exact: true }));
  const details = page.getByRole('dialog', { name: 'Introduction' });
  await expect(details.getByText(`${warning} Then replace the video by “Edit”.`)).toBeVisible();
  await examine(visitor, 'module-details-warning');
});

test('a quiz alone is a module, which trainees can pass', async ({ visit }) => {
  const company = await addCompany(portal, token, 'Questions Only');
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  await openModules(visitor, company.id);
  await press(page.getByRole('button', { name: 'Add First Module' }));
  await page.getByLabel('Module name').fill('House rules');
  await expect(page.getByText('Still needed: a video or a question')).toBeVisible();
  // As many options as a new question has.
  const options = [...HANDS.options, 'Eat something', 'Sit down'];
  await writeQuestion(visitor, { ...HANDS, options });
  await saveModule(visitor);
  await expect(
    page.getByText('Module and MCQs added successfully! (No video added)'),
  ).toBeVisible();
  const [module] = await stored(company.id);
  expect(module).toMatchObject({ name: 'House rules', draft: false, videos: [] });
  const tess = await addTrainee(portal, person('Quinn Passed'), company.name);
  await openQuiz(tess, module?.id ?? 0);
  expect(await call(portal, getDashboard, { token: tess.token })).toMatchObject({
    modulesCompleted: 1,
    averageScore: 100,
    currentModule: null,
  });
});

/** Opens the module as a trainee. A trainee with 'Passed' in the name passes it. */
async function openQuiz({ token, user }: Session, id: number): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  if (!user.name.includes('Passed')) return;
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, HANDS.answer]));
  await call(portal, submitQuiz, { id, token, body: { answers } });
}

async function reopenEditor({ page, press }: Visitor) {
  await press(page.getByRole('dialog').getByRole('button', { name: 'Edit' }));
  return page.getByRole('dialog', { name: 'Edit module' });
}

test('an address from before companies had tabs leads to the tab of modules', async ({ visit }) => {
  const company = await addCompany(portal, token, 'Old Addresses');
  const { id } = await addModule(portal, token, company.id, { name: 'Introduction' });
  const { page } = await visit({ as: admin });
  await page.goto(`/admin/company-modules?company=${company.id}&module=${id}`);
  await expect(page).toHaveURL(`/admin/company-modules/${company.id}/modules?module=${id}`);
  await expect(page.getByRole('dialog', { name: 'Introduction' })).toBeVisible();
});

test('a missing video file is reported, and can be uploaded again', async ({ visit }) => {
  const { company, film } = await makeCompany();
  const visitor = await visit({ as: admin });
  const { page, press } = visitor;
  const media = join(portal.dataDir, 'media');
  const [key = ''] = (await stored(company.id))[0]?.videos[0]?.url.split('?') ?? [];
  await rm(join(media, key));
  visitor.noise.expectComplaint(/^GET \/api\/uploads\/\S+ 404/);
  await page.goto(`/admin/company-modules?module=${film.id}`);
  const dialog = page.getByRole('dialog', { name: 'Introduction' });
  // The failed link is replaced automatically, and the new answer shows that the file is missing.
  await expect(dialog.getByText('The file of this video is missing')).toBeVisible();
  await examine(visitor, 'module-video-missing');
  await press(dialog.getByRole('button', { name: 'Close' }).last());
  await expect(page.getByText('Video missing', { exact: true })).toBeVisible();
});
