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

/** The options of the shown question, in the order in which it shows them. */
export async function shownOptions({ page }: Visitor): Promise<string[]> {
  const radios = page.getByRole('radio');
  await expect(radios.first()).toBeVisible();
  return radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
}

/** Chooses the one of these options that the shown question has: questions come in any order. */
export async function chooseOneOf(visitor: Visitor, options: readonly string[]): Promise<string> {
  const shown = await shownOptions(visitor);
  const option = options.find((each) => shown.includes(each));
  if (option === undefined) throw new Error(`None of ${options} is among ${shown}`);
  await visitor.page.getByRole('radio', { name: option }).check();
  return option;
}

/** Answers `count` questions, each with the given option that it has, and goes on after each. */
export async function answerQuestions(
  visitor: Visitor,
  options: readonly string[],
  count: number,
): Promise<void> {
  const { page, press } = visitor;
  const question = page.locator('legend');
  for (let answered = 0; answered < count; answered += 1) {
    await chooseOneOf(visitor, options);
    const before = await question.innerText();
    await press(page.getByRole('button', { name: 'Next', exact: true }));
    await expect(question).not.toHaveText(before, { useInnerText: true });
  }
}

/** Answers the shown question and all later ones, each with the given option that it has, and submits. */
export async function takeQuiz(visitor: Visitor, options: readonly string[]): Promise<void> {
  const { page, press } = visitor;
  const place = await page.getByText(/^Question \d+ of \d+$/).innerText();
  const [at = 1, all = 1] = (place.match(/\d+/g) ?? []).map(Number);
  await answerQuestions(visitor, options, all - at);
  await chooseOneOf(visitor, options);
  await press(page.getByRole('button', { name: 'Submit Quiz', exact: true }));
}
