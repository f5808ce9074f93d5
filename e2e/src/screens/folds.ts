import type { Visitor } from '../harness/visit.ts';

/** The width in px from which the filters and actions of a page are a row. */
const ROW_FROM = 640;

/** On a phone, opens the button into which secondary actions or the filters of a list are folded. */
export async function unfold(
  { page, press }: Visitor,
  name: 'More actions' | 'Filters' | 'View',
): Promise<void> {
  if ((page.viewportSize()?.width ?? ROW_FROM) >= ROW_FROM) return;
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await press(button);
}
