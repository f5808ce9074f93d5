/** The administrators' companies and modules. */
import { basename } from 'node:path';
import type { QuestionForm } from '@portal/contract/questions';
import type { Locator } from 'playwright-core';
import type { Visitor } from '../harness/visitor.ts';

interface CompanyEntry {
  readonly name: string;
  /** Path of a picture. */
  readonly logo: string;
}

export async function createCompany(visitor: Visitor, { name, logo }: CompanyEntry) {
  const { page, press, see } = visitor;
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await dialog.getByLabel('Company name').fill(name);
  await dialog.getByLabel('Logo').setInputFiles(logo);
  await see(dialog.getByText(basename(logo)));
  await press(dialog.getByRole('button', { name: 'Create company' }));
  await see('Company created successfully!', page.getByRole('link', { name }));
}

export async function openCompany({ page, press, see }: Visitor, name: string): Promise<void> {
  await press(page.getByRole('link', { name }));
  await see(
    page.getByRole('heading', { name, level: 1 }),
    page.getByRole('link', { name: 'Back to Companies' }),
  );
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
  const { page, press, see } = visitor;
  await press(page.getByRole('button', { name: 'Add Training Module' }));
  await see(page.getByRole('heading', { name: 'Add New Training Module' }));
  await page.getByLabel('Module name').fill(entry.name);
  await page.getByLabel('Video').setInputFiles(entry.clip);
  await see(`Duration ${entry.duration}`);
  for (const question of entry.questions) await writeQuestion(visitor, question);
}

async function writeQuestion({ page, press }: Visitor, form: QuestionForm): Promise<void> {
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
export async function openModules({ open, page }: Visitor, companyId: number): Promise<void> {
  await open(`/admin/company-modules?company=${companyId}`);
  await page.getByRole('link', { name: 'Back to Companies' }).waitFor();
}

/** The names in the list, or in reorder mode, as they are stored. */
export function moduleNames({ page }: Visitor): Promise<string[]> {
  const list = page.getByRole('region', { name: /^(Modules|Reorder Modules)$/ });
  return list.getByRole('listitem').getByRole('heading').allTextContents();
}

/** Opens a module's details and turns to changing it; resolves to the dialog. */
export async function openEditor({ page, press, see }: Visitor, name: string): Promise<Locator> {
  await press(page.getByRole('link', { name, exact: true }));
  await press(page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit' }));
  const editor = page.getByRole('dialog', { name: 'Edit module' });
  await see(editor.getByLabel('Module name'));
  return editor;
}

export async function saveChanges({ press, see }: Visitor, editor: Locator): Promise<void> {
  await press(editor.getByRole('button', { name: 'Save Changes' }));
  await see('Module updated successfully');
}
