/** Two admins edit one module: nothing is replaced without asking, and nothing entered is lost. */
import { expect, type Locator } from '@playwright/test';
import {
  deleteModule,
  getModule,
  getModuleImpact,
  type Module,
  saveQuestions,
  updateModule,
} from '@portal/contract/modules';
import { addCompany, addModule, call, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';

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

let portal: Portal;
let token: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  token = (await signInAdmin(portal)).token;
});

let made = 0;

/** A module with two questions, and a video if given, open in this admin's editor. */
async function edited(visit: Visit, clip?: string) {
  made += 1;
  const company = await addCompany(portal, token, `Harbour ${made}`);
  const module = await addModule(portal, token, company.id, {
    name: 'Introduction',
    ...(clip !== undefined && { clip }),
    questions: [HANDS, LEAD],
  });
  const visitor = await visit({ as: await signInAdmin(portal) });
  await visitor.page.goto(`/admin/company-modules/${company.id}/modules?module=${module.id}&edit`);
  const editor = visitor.page.getByRole('dialog', { name: 'Edit module' });
  await expect(editor.getByLabel('Module name')).toBeVisible();
  return { id: module.id, visitor, editor };
}

const stored = (id: number): Promise<Module> => call(portal, getModule, { id, token });
const change = (id: number, body: { name?: string; description?: string }) =>
  call(portal, updateModule, { id, token, body });
const comparison = ({ page }: Visitor) =>
  page.getByRole('dialog', { name: 'This module has been changed elsewhere' });
const row = (dialog: Locator, field: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('heading', { name: field }) });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a save over the save of another admin is refused completely, shows both, and keeps mine', async ({
    visit,
  }) => {
    const { id, visitor, editor } = await edited(visit);
    const { page, press, noise } = visitor;
    await editor.getByLabel('Module name').fill('Name by B');
    await press(editor.getByRole('button', { name: 'Remove question 2' }));
    const theirs = [HANDS, { ...LEAD, question: 'Who is in charge?' }];
    await change(id, { name: 'Name by A', description: 'Written by A' });
    await call(portal, saveQuestions, { id, token, body: { mcqs: theirs } });

    noise.expect(updateModule, 409);
    await press(editor.getByRole('button', { name: 'Save Changes' }));
    const dialog = comparison(visitor);
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(row(dialog, 'Module name').getByText('Name by B')).toBeVisible();
    await expect(row(dialog, 'Module name').getByText('Name by A')).toBeVisible();
    await expect(row(dialog, 'Description').getByText('You have not changed it.')).toBeVisible();
    await expect(row(dialog, 'Question 2').getByText('No question')).toBeVisible();
    await expect(row(dialog, 'Question 2').getByText('Who is in charge?')).toBeVisible();
    await examine(visitor, 'module-versions-compared');
    expect(await stored(id)).toMatchObject({ name: 'Name by A', mcqs: [{}, {}] });

    await press(dialog.getByRole('button', { name: 'Back to editing' }));
    const note = editor.getByText('This module has been changed elsewhere since you opened it.');
    await expect(note).toBeVisible();
    await examine(visitor, 'module-changed-by-another-admin');
    await press(editor.getByRole('button', { name: 'Compare' }));
    await press(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(page.getByText('Module updated successfully')).toBeVisible();
    const after = await stored(id);
    expect(after).toMatchObject({ name: 'Name by B', description: 'Written by A' });
    expect(after.mcqs.map(({ question }) => question)).toEqual([HANDS.question]);
  });
});

test('a refused video is not sent again, and a lost answer is not a conflict', async ({
  visit,
}) => {
  const { id, visitor, editor } = await edited(visit, fixture('clips/intro-4s.mp4'));
  const { page, press, noise } = visitor;
  let uploads = 0;
  page.on('requestfinished', (request) => {
    uploads += new URL(request.url()).pathname.endsWith('/video-uploads') ? 1 : 0;
  });
  await editor
    .getByLabel('Replacement video (optional)')
    .setInputFiles(fixture('clips/tour-5s.webm'));
  await expect(page.getByText('Duration 0:05')).toBeVisible();
  await change(id, { name: 'Name by A' });
  noise.expect(updateModule, 409);
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await expect(row(comparison(visitor), 'Video').getByText('tour-5s.webm (0:05)')).toBeVisible();

  noise.expect(updateModule, 'failed');
  // The server saves it, but its answer is lost.
  await page.route(`**/api/admin/modules/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await press(comparison(visitor).getByRole('button', { name: 'Keep mine' }));
  await expect(page.getByText('Module updated successfully')).toBeVisible();
  expect(uploads).toBe(1);
  expect((await stored(id)).videos).toHaveLength(1);
});

test('when another admin deletes the module, my input stays so that it can be copied', async ({
  visit,
}) => {
  const { id, visitor, editor } = await edited(visit);
  const { page, press, noise, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.getByLabel('Description').fill('Written by B');
  await call(portal, deleteModule, { id, token });
  noise.expect(updateModule, 404);
  noise.expect(getModule, 404);
  noise.expect(getModuleImpact, 404);
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await expect(
    editor.getByText(/^This module has been deleted elsewhere, so it cannot be saved/),
  ).toBeVisible();
  await examine(visitor, 'module-deleted-by-another-admin');
  await expect(editor.getByLabel('Description')).toHaveValue('Written by B');
  await expect(editor.getByRole('button', { name: /^(Retry|Save Changes)$/ })).toHaveCount(0);
  await press(editor.getByRole('button', { name: 'Copy my text' }));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('Written by B');
  expect(await copied()).toContain(HANDS.question);
});
