import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const WAYS_TO_CLOSE = [
  () => userEvent.keyboard('{Escape}'),
  () => button('Close').click(),
  () => button('Cancel').click(),
  () => userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true }),
];

/** The open dialog asks before a text in this field is lost, in every way to close it; then its user leaves. */
export async function expectQuestionBeforeLoss(field: Locator): Promise<void> {
  await field.fill('Half-typed');
  for (const close of WAYS_TO_CLOSE) {
    await close();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Half-typed');
  }
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(question).not.toBeInTheDocument();
}
