/** The feedback that trainees give on a module and administrators read. */
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';

export const LABELS = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;

export function feedbackDialog({ page }: Visitor): Locator {
  return page.getByRole('dialog', {
    name: /^(How was this module\?|You have completed your training!)$/,
  });
}

export function star(dialog: Locator, label: (typeof LABELS)[number]): Locator {
  return dialog.getByRole('radio', { name: label, exact: true });
}

/** Presses the label of the star, because the radio itself is invisible. */
export async function pressStar({ press }: Visitor, dialog: Locator, label: string) {
  await press(dialog.getByText(label, { exact: true }));
}

export function chosenStars(dialog: Locator): Promise<string[]> {
  return dialog
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
}

/** One of the figures above the list. */
export async function seeFigure({ page }: Visitor, label: string, value: string) {
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByText(label, { exact: true })).toBeVisible();
  const card = figures.getByText(label, { exact: true }).locator('..');
  await expect(card.getByText(value, { exact: true })).toHaveCount(1);
}
