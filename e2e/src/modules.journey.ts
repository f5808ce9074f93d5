/** An administrator at work on a company's modules: changing, replacing, ordering, deleting them. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import {
  createVideoUpload,
  deleteModule,
  listModules,
  type Module,
  reorderModules,
  updateModule,
} from '@portal/contract/modules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo, untilFocused } from './harness/keyboard.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { moduleNames, openEditor, openModules, saveChanges } from './screens/company-modules.ts';

const HANDS = {
  question: 'What do you do first?',
  options: ['Go home', 'Wash your hands'],
  answer: 'Wash your hands',
  explanation: 'Clean hands come first.',
};
const LEAD = {
  question: 'Whom do you ask?',
  options: ['Nobody', 'Your shift lead'],
  answer: 'Your shift lead',
};
const clip = fixture('clips/intro-4s.mp4');

let browser: Browser;
let portal: Portal;
let token: string;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  token = (await signInAdmin(portal)).token;
});
afterAll(() => ended.disposeAsync());

let made = 0;

/** A company with a film with two questions, a quiz and a draft, and two trainees, one of whom has passed. */
async function makeCompany() {
  made += 1;
  const company = await addCompany(portal, token, `Brightwater ${made}`);
  const film = await addModule(portal, token, company.id, {
    name: 'Introduction',
    clip,
    questions: [HANDS, LEAD],
  });
  const quiz = await addModule(portal, token, company.id, {
    name: 'House rules',
    questions: [HANDS],
  });
  const draft = await addModule(portal, token, company.id, { name: 'Site tour' });
  return { company, film, quiz, draft };
}

const stored = async (companyId: number): Promise<Module[]> =>
  (await call(portal, listModules, { token })).filter((module) => module.companyId === companyId);

async function admin(device: Device = DESKTOP): Promise<Visitor> {
  const visitor = await visit(browser, portal, { device });
  await signIn(visitor, await signInAdmin(portal));
  return visitor;
}

describe.each([DESKTOP, PHONE])('on a $name', (device) => {
  it('a module is renamed, described and asked about anew', async () => {
    const { company } = await makeCompany();
    const [film] = await stored(company.id);
    await using visitor = await admin(device);
    const { page, press, see } = visitor;
    await openModules(visitor, company.id);
    await see('2 MCQs', '1 video', '0:04', 'Draft');
    const editor = await openEditor(visitor, 'Introduction');
    await examine(visitor, 'module-editor');

    const name = editor.getByLabel('Module name');
    await name.fill('  ');
    expect(await editor.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
    await name.fill('Welcome');
    await editor.getByLabel('Description').fill('What everybody should know.');

    await press(editor.getByRole('button', { name: 'Edit question 1' }));
    await editor.getByLabel('Question', { exact: true }).fill('');
    await press(editor.getByRole('button', { name: 'Update Question' }));
    await see('Please fill in both question and all options');
    await editor.getByLabel('Question', { exact: true }).fill('What comes first?');
    await press(editor.getByRole('button', { name: 'Update Question' }));
    await press(editor.getByRole('button', { name: 'Remove question 2' }));
    await see('No trainee has started this module yet.');
    await saveChanges(visitor, editor);

    const details = page.getByRole('dialog', { name: 'Welcome' });
    await see(
      details.getByText('What everybody should know.'),
      details.getByText('What comes first?'),
      details.getByText('Correct answer'),
      details.getByText('Clean hands come first.'),
    );
    const [after] = await stored(company.id);
    expect(after).toMatchObject({ name: 'Welcome', quizVersion: Number(film?.quizVersion) + 1 });
    expect(after?.mcqs.map(({ id }) => id)).toEqual([film?.mcqs[0]?.id]);
    await press(details.getByRole('button', { name: 'Close' }).last());
    await visitor.arriveAt(`/admin/company-modules?company=${company.id}`);
  });

  it('modules are put into another order', async () => {
    const { company } = await makeCompany();
    await using visitor = await admin(device);
    const { page, press, see } = visitor;
    await openModules(visitor, company.id);
    await press(page.getByRole('button', { name: 'Reorder Modules' }));
    expect(await page.getByText('Order Changed').isVisible()).toBe(false);
    await press(page.getByRole('button', { name: 'Move Site tour up' }));
    await see('Order Changed');
    await examine(visitor, 'module-reorder');
    expect(await moduleNames(visitor)).toEqual(['Introduction', 'Site tour', 'House rules']);
    await press(page.getByRole('button', { name: 'Cancel' }));
    expect(await moduleNames(visitor)).toEqual(['Introduction', 'House rules', 'Site tour']);

    await press(page.getByRole('button', { name: 'Reorder Modules' }));
    await drag(visitor, 'Site tour', 'Introduction');
    await see('Order Changed');
    expect(await moduleNames(visitor)).toEqual(['Site tour', 'Introduction', 'House rules']);
    await press(page.getByRole('button', { name: 'Save Order' }));
    await see('Module order saved successfully!');
    await see(page.getByRole('button', { name: 'Add Training Module' }));
    expect(await moduleNames(visitor)).toEqual(['Site tour', 'Introduction', 'House rules']);
    expect((await stored(company.id)).map(({ name }) => name)).toEqual(await moduleNames(visitor));
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
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number | null) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === null ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from.y + ((end.y - from.y) * step) / 8);
  // A finger that rests before it lifts: after a fling the browser takes the next tap for its end.
  await pause(200);
  await touch('touchMove', end.y);
  await touch('touchEnd', null);
  await finger.detach();
}

it('modules are put into another order by keys alone, each step is said', async () => {
  const { company } = await makeCompany();
  await using visitor = await admin();
  const { page, see } = visitor;
  const { keyboard } = page;
  await openModules(visitor, company.id);
  await see('Draft');
  await tabTo(page, page.getByRole('button', { name: 'Reorder Modules' }));
  await keyboard.press('Enter');
  const handle = page.getByRole('button', { name: /^Move House rules, position/ });
  await tabTo(page, handle);
  await keyboard.press('Space');
  const said = page.getByRole('region', { name: 'Reorder Modules' }).getByRole('status');
  await see(said.getByText(/^House rules lifted, position 2 of 3\./));
  await keyboard.press('ArrowUp');
  await see(said.getByText('House rules, position 1 of 3.'));
  await untilFocused(handle);
  expect(await moduleNames(visitor)).toEqual(['House rules', 'Introduction', 'Site tour']);
  await keyboard.press('Escape');
  await see(said.getByText('Cancelled. House rules is back, position 2 of 3.'));
  await keyboard.press('Space');
  await keyboard.press('End');
  await keyboard.press('Space');
  await see(said.getByText('House rules dropped, position 3 of 3.'));
  await untilFocused(handle);
  const save = page.getByRole('button', { name: 'Save Order' });
  await tabTo(page, save);
  await keyboard.press('Enter');
  await see('Module order saved successfully!');
  expect((await stored(company.id)).map(({ name }) => name)).toEqual([
    'Introduction',
    'Site tour',
    'House rules',
  ]);
});

it('an order that cannot be saved says why, and stays', async () => {
  const { company, draft } = await makeCompany();
  const empty = await addCompany(portal, token, 'Nothing to order');
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await openModules(visitor, empty.id);
  await see('No modules yet', page.getByRole('button', { name: 'Add First Module' }));
  await press(page.getByRole('button', { name: 'Reorder Modules' }));
  await see('No modules to reorder');

  await openModules(visitor, company.id);
  await press(page.getByRole('button', { name: 'Reorder Modules' }));
  await press(page.getByRole('button', { name: 'Move Site tour up' }));
  noise.expect(reorderModules, 'failed');
  await page.route('**/api/admin/modules/reorder', (route) => route.abort());
  await press(page.getByRole('button', { name: 'Save Order' }));
  await see('Failed to update module order. Please try again.');
  await page.unroute('**/api/admin/modules/reorder');

  // Another administrator deletes one meanwhile: the server refuses, the list mends itself.
  await call(portal, deleteModule, { id: draft.id, token });
  noise.expect(reorderModules, 400);
  await press(page.getByRole('button', { name: 'Save Order' }));
  await see('Somebody may have added or deleted one meanwhile.');
  await page.getByRole('button', { name: 'Move Site tour up' }).waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Move House rules up' }));
  await press(page.getByRole('button', { name: 'Save Order' }));
  await see('Module order saved successfully!');
});

it('says whom a new video and new questions touch, then does it', async () => {
  const company = await addCompany(portal, token, 'Harbour Logistics');
  const quiz = { name: 'Introduction', questions: [HANDS] };
  const { id } = await addModule(portal, token, company.id, quiz);
  for (const name of ['Tess Passed', 'Ned Begun'])
    await openQuiz(await addTrainee(portal, person(name), company.name), id);
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await openModules(visitor, company.id);
  const editor = await openEditor(visitor, 'Introduction');
  await editor.getByLabel('Video (optional)').setInputFiles(fixture('clips/tour-5s.webm'));
  await see('Duration 0:05', '1 passed keeps the pass; 1 in progress starts the new video.');
  await editor.getByLabel('Captions (optional)').setInputFiles(fixture('clips/intro-4s.mp4'));
  await see(editor.getByText('“intro-4s.mp4” cannot be used here.'));
  await editor.getByLabel('Captions (optional)').setInputFiles(fixture('captions/intro-4s.vtt'));
  await editor.getByLabel('Language of the captions').fill('en');

  noise.expect(createVideoUpload, 'failed');
  await page.route('**/api/admin/video-uploads', (route) => route.abort());
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await see(editor.getByText(/^Failed to update module: The server cannot be reached/));
  await examine(visitor, 'module-editor-stopped');
  await page.unroute('**/api/admin/video-uploads');
  await press(editor.getByRole('button', { name: 'Retry' }));
  await see('Module updated successfully');
  await see(page.getByText('0:05').first());
  const [after] = await stored(company.id);
  expect(after?.videos[0]?.captions).toMatchObject({ label: 'English', language: 'en' });

  const again = await reopenEditor(visitor);
  await see(again.getByLabel('Replacement video (optional)'), again.getByText('Captions: English'));
  await press(again.getByRole('button', { name: 'Remove captions' }));
  await see(again.getByText('removed when you save'));
  await saveChanges(visitor, again);
  expect((await stored(company.id))[0]?.videos[0]?.captions).toBeNull();
});

/** Opens the module as a trainee; who is called so passes it. */
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

it('what is not saved is not lost by a wrong key', async () => {
  const { company } = await makeCompany();
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await openModules(visitor, company.id);
  const editor = await openEditor(visitor, 'House rules');
  await editor.getByLabel('Module name').fill('Rules of the house');
  await page.keyboard.press('Escape');
  const guard = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(guard.getByRole('button', { name: 'Stay' }));
  expect(await editor.getByLabel('Module name').inputValue()).toBe('Rules of the house');

  noise.expect(updateModule, 500);
  await page.route('**/api/admin/modules/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'The disk is full.' } })
      : route.continue(),
  );
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await see('Failed to update module: The disk is full.');
  await press(editor.getByRole('button', { name: 'Cancel' }));
  await press(guard.getByRole('button', { name: 'Leave' }));
  await see(page.getByRole('dialog', { name: 'House rules' }).getByText('Clean hands come first.'));
});

it('a module is deleted with what it says of it', async () => {
  const { company, quiz } = await makeCompany();
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  await openModules(visitor, company.id);
  await press(page.getByRole('button', { name: 'Delete House rules' }));
  const dialog = page.getByRole('alertdialog', { name: 'Delete this module?' });
  await see(
    dialog.getByText('This action cannot be undone.'),
    dialog.getByText('No trainee has started this module yet.'),
  );
  await call(portal, deleteModule, { id: quiz.id, token });
  noise.expect(deleteModule, 404);
  await press(dialog.getByRole('button', { name: 'Delete module' }));
  await see('Failed to delete module: Module not found or already deleted');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await press(page.getByRole('button', { name: 'Discard Site tour' }));
  await press(dialog.getByRole('button', { name: 'Delete module' }));
  await see('Site tour deleted successfully!');
});

it('a list that cannot be read says so, and is read again', async () => {
  const { company } = await makeCompany();
  await using visitor = await admin();
  const { page, press, see, noise } = visitor;
  noise.expect(listModules, 403);
  await page.route('**/api/admin/modules?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'Not today.' } }),
  );
  await openModules(visitor, company.id);
  await see('Failed to load modules.', 'Not today.');
  await page.unroute('**/api/admin/modules?*');
  await press(page.getByRole('button', { name: 'Retry' }));
  await see('House rules');
});

it('a video whose file is gone says so, and asks for it again', async () => {
  const { company, film } = await makeCompany();
  await using visitor = await admin();
  const { page, press, see } = visitor;
  const media = join(portal.dataDir, 'media');
  const [key = ''] = (await stored(company.id))[0]?.videos[0]?.url.split('?') ?? [];
  await rm(join(media, key));
  visitor.noise.expectComplaint(/^GET \/api\/uploads\/\S+ 404/);
  await visitor.open(`/admin/company-modules?module=${film.id}`);
  const dialog = page.getByRole('dialog', { name: 'Introduction' });
  // The failed link is replaced by itself, and the fresh answer knows that the file is missing.
  await see(dialog.getByText('The file of this video is missing'));
  await examine(visitor, 'module-video-missing');
  await press(dialog.getByRole('button', { name: 'Close' }).last());
  await see(page.getByText('Video missing', { exact: true }));
});
