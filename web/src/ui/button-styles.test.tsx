import type {} from '@vitest/browser-playwright';
import { expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';
import { FileDrop } from './file-drop.tsx';

const emulate = async (features: { name: string; value: string }[]): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { features });
};

const it = screenIt.extend('forcedColours', async ({ network: _ }, { onCleanup }) => {
  onCleanup(() => emulate([]));
  await emulate([{ name: 'forced-colors', value: 'active' }]);
});

/** The system colour as the browser computes it. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const lookOf = (element: Element) => {
  const { color, borderColor, opacity } = getComputedStyle(element);
  return { color, borderColor, opacity };
};

it('disabled buttons have the grey of disabled text in forced colours', async ({
  show,
  forcedColours: _,
}) => {
  const onFile = vi.fn();
  show(
    <>
      <Button disabled>Save</Button>
      <Button disabled variant="outline">
        Cancel
      </Button>
      <FileButton label="Replace" accept=".vtt" disabled onFile={onFile}>
        Replace
      </FileButton>
      <FileDrop label="Video" accept=".mp4" file={null} disabled onFile={onFile} />
      <Button>Enabled</Button>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Enabled' })).toBeVisible();
  const color = systemColour('GrayText');
  const disabled = [...document.querySelectorAll('button:disabled, label:has(:disabled)')];
  expect(disabled.map(({ textContent }) => textContent)).toEqual([
    'Save',
    'Cancel',
    'Replace',
    expect.stringMatching('Choose a file'),
  ]);
  for (const each of disabled)
    expect(lookOf(each), `${each.textContent}`).toEqual({
      color,
      borderColor: color,
      opacity: '1',
    });
  const enabled = page.getByRole('button', { name: 'Enabled' }).element();
  expect(lookOf(enabled).color).not.toBe(color);
});

it('a primary button that is switched off is not the strongest colour of the page', async ({
  show,
}) => {
  show(
    <>
      <Button disabled>Mark as Watched (0%)</Button>
      <Button>Start Quiz</Button>
    </>,
  );
  const backgroundOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.backgroundColor = 'var(--surface-sunken)';
  expect(backgroundOf('Mark as Watched (0%)')).toBe(getComputedStyle(probe).backgroundColor);
  expect(backgroundOf('Start Quiz')).not.toBe(backgroundOf('Mark as Watched (0%)'));
  probe.remove();
});
