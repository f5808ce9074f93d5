/** The trainee's dashboard and quiz. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

/** A module's card on the dashboard or on My Progress. */
export function moduleCard({ page }: Visitor, name: string): Locator {
  return page
    .getByRole('region', { name: /^(Training modules|Modules)$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
}

export async function startModule(visitor: Visitor, name: string): Promise<void> {
  const { page, press } = visitor;
  await press(moduleCard(visitor, name).getByRole('link', { name: /^Start/ }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Answers question after question, going on after each. */
export async function answerQuestions({ page, press }: Visitor, answers: readonly string[]) {
  for (const answer of answers) {
    await page.getByRole('radio', { name: answer }).check();
    await press(page.getByRole('button', { name: 'Next', exact: true }));
  }
}

/** Answers every question and submits. */
export async function takeQuiz(visitor: Visitor, answers: readonly string[]): Promise<void> {
  const { page, press } = visitor;
  await answerQuestions(visitor, answers.slice(0, -1));
  await page.getByRole('radio', { name: answers.at(-1) ?? '' }).check();
  await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
}
