import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { SearchableSelect } from './searchable-select.tsx';

it.for([
  ['others', { isComposing: true }],
  ['Safari', { isComposing: false }],
] as const)('an Enter of an input method chooses nothing in %s', async ([, state], { show }) => {
  const chosen = vi.fn<(value: string | null) => void>();
  const options = [{ value: '1', label: '日本語' }];
  show(<SearchableSelect label="Company" options={options} value={null} onChange={chosen} />);
  const field = page.getByRole('combobox', { name: 'Company' });
  await field.fill('日本');
  await expect.element(page.getByRole('option', { name: '日本語' })).toBeVisible();
  const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true, ...state };
  field.element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('1');
});
