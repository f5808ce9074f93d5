import type { Visitor } from '../harness/visit.ts';

/** The width in px from which the filters and actions of a page are a row. */
const ROW_FROM = 640;

const isRow = ({ page }: Visitor) => (page.viewportSize()?.width ?? ROW_FROM) >= ROW_FROM;

/** On a phone, opens the button into which secondary actions or the filters of a list are folded. */
export async function unfold(
  visitor: Visitor,
  name: 'More actions' | 'Filters' | 'View',
): Promise<void> {
  if (isRow(visitor)) return;
  const { page, press } = visitor;
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await press(button);
}

/** On a phone, opens the completed modules of the dashboard, which are folded while others are open. */
export async function unfoldCompleted(visitor: Visitor): Promise<void> {
  if (isRow(visitor)) return;
  await visitor.press(visitor.page.getByText(/^\d+ completed modules?$/));
}
