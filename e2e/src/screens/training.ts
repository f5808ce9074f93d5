/** The trainee's dashboard and quiz. */
import type { Locator } from 'playwright-core';
import type { Visitor } from '../harness/visitor.ts';

/** A module's card on the dashboard or on My Progress. */
export function moduleCard({ page }: Visitor, name: string): Locator {
  return page
    .getByRole('region', { name: /^(Training modules|Modules)$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
}

export async function startModule(visitor: Visitor, name: string): Promise<void> {
  const { page, press, see } = visitor;
  await press(moduleCard(visitor, name).getByRole('link', { name: /^Start/ }));
  await see(page.getByRole('heading', { name, level: 1 }));
}

/** Answers question after question and submits. */
export async function takeQuiz({ page, press }: Visitor, answers: readonly string[]) {
  for (const [index, answer] of answers.entries()) {
    await page.getByRole('radio', { name: answer }).check();
    const isLast = index === answers.length - 1;
    await press(page.getByRole('button', { name: isLast ? 'Submit Quiz' : 'Next', exact: true }));
  }
}
