import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { CopyField } from './copy-field.tsx';

const LINK = `https://training.brightwater-foods.example/signup-trainee/${'a1b2c3'.repeat(5)}`;

const field = page.getByRole('textbox', { name: 'Sign-up link' });
const copy = page.getByRole('button', { name: 'Copy' });

const box = (locator: typeof field) => locator.element().getBoundingClientRect();

describe('a text to copy', () => {
  it('is shown as a whole if it is a link', async ({ show }) => {
    show(<CopyField label="Sign-up link" value={LINK} action="Copy" mailto="mailto:" />);
    await expect.element(field).toHaveValue(LINK);
    expect(field.element().scrollWidth).toBeLessThanOrEqual(field.element().clientWidth);
    expect(box(copy).top).toBeGreaterThanOrEqual(box(field).bottom);
  });

  it('fits on a phone', async ({ show }) => {
    show(<CopyField label="Sign-up link" value={LINK} action="Copy" />, { width: 280 });
    await expect.element(field).toHaveValue(LINK);
    expect(box(field).right).toBeLessThanOrEqual(280);
  });

  it('is beside its button if it is short', async ({ show }) => {
    show(<CopyField label="Sign-up link" value="K7M2-P9Q4" action="Copy" />);
    await expect.element(copy).toBeVisible();
    expect(box(copy).top).toBe(box(field).top);
  });
});
