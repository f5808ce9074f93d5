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

it('keeps names from being translated, but not its other options', async ({ show }) => {
  const options = [
    { value: 'ALL', label: 'All companies' },
    { value: '1', label: 'Farm Foods', isName: true },
  ];
  show(<SearchableSelect label="Company" options={options} value="1" onChange={() => undefined} />);
  const field = page.getByRole('combobox', { name: 'Company' });
  await expect.element(field).toHaveAttribute('translate', 'no');
  await field.click();
  const option = (name: string) => page.getByRole('option', { name }).getByText(name);
  await expect.element(option('Farm Foods')).toHaveAttribute('translate', 'no');
  await expect.element(option('All companies')).not.toHaveAttribute('translate');
});
