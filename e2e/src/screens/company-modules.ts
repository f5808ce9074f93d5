/** The administrators' companies and modules. */
import { basename } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { QuestionForm } from '@portal/contract/questions';
import type { Visitor } from '../harness/visit.ts';

interface CompanyEntry {
  readonly name: string;
  /** Path of a picture. */
  readonly logo: string;
}

/** Creates a company, whose page then opens. */
export async function createCompany(visitor: Visitor, { name, logo }: CompanyEntry) {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await dialog.getByLabel('Company name').fill(name);
  await dialog.getByLabel('Logo').setInputFiles(logo);
  await expect(dialog.getByText(basename(logo))).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Create company' }));
  await expect(page.getByText('Company created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Companies' })).toBeVisible();
}

export interface ModuleEntry {
  readonly name: string;
  /** Path of a video. */
  readonly clip: string;
  /** As the panel shows it: m:ss. */
  readonly duration: string;
  readonly questions: readonly QuestionForm[];
}

/** Fills the panel up to, but without, Save Module. */
export async function fillModule(visitor: Visitor, entry: ModuleEntry): Promise<void> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await expect(page.getByRole('heading', { name: 'Add New Training Module' })).toBeVisible();
  await page.getByLabel('Module name').fill(entry.name);
  await page.getByLabel('Video').setInputFiles(entry.clip);
  await expect(page.getByText(`Duration ${entry.duration}`)).toBeVisible();
  for (const question of entry.questions) await writeQuestion(visitor, question);
}

/** Adds a question to the form of a module. */
export async function writeQuestion({ page, press }: Visitor, form: QuestionForm): Promise<void> {
  await press(page.getByRole('button', { name: /^Add (a|another) question$/ }));
  const editor = page.getByRole('group', { name: 'New question' });
  await editor.getByLabel('Question', { exact: true }).fill(form.question);
  for (const [index, option] of form.options.entries())
    await editor.getByRole('textbox', { name: `Option ${index + 1}` }).fill(option);
  const place = form.options.indexOf(form.answer) + 1;
  await editor.getByRole('radio', { name: `Option ${place} is correct` }).check();
  await press(editor.getByRole('button', { name: 'Add Question' }));
}

export async function saveModule({ page, press }: Visitor): Promise<void> {
  await press(page.getByRole('button', { name: 'Save Module' }));
}

/** Opens a company's modules by their address. */
export async function openModules({ page }: Visitor, companyId: number): Promise<void> {
  await page.goto(`/admin/company-modules/${companyId}/modules`);
  await expect(page.getByRole('link', { name: 'Back to Companies' })).toBeVisible();
}

/** The names in the list, or in reorder mode, as they are stored. */
export function moduleNames({ page }: Visitor): Promise<string[]> {
  const list = page.getByRole('region', { name: /^(Modules|Reorder Modules)$/ });
  return list.getByRole('listitem').getByRole('heading').allTextContents();
}

/** Opens a module's details and turns to changing it; resolves to the dialog. */
export async function openEditor({ page, press }: Visitor, name: string): Promise<Locator> {
  await press(page.getByRole('link', { name, exact: true }));
  await press(page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit' }));
  const editor = page.getByRole('dialog', { name: 'Edit module' });
  await expect(editor.getByLabel('Module name')).toBeVisible();
  return editor;
}

export async function saveChanges({ page, press }: Visitor, editor: Locator): Promise<void> {
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Module updated successfully').last()).toBeVisible();
  // The message of an earlier save may still be shown, but the editor closes only after this one.
  await expect(editor).toBeHidden();
}
