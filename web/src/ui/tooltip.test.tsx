import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Dialog } from './dialog.tsx';
import { startIdleWork } from './idle-work.ts';
import { Tooltip } from './tooltip.tsx';

it('keeps a button that is pointed at when the code of tooltips arrives', async ({ show }) => {
  const clicks: string[] = [];
  const button = (name: string) => (
    <Tooltip label={`About ${name}`}>
      <button type="button" onClick={() => clicks.push(name)}>
        {name}
      </button>
    </Tooltip>
  );
  show(
    <>
      {button('First')}
      {button('Second')}
      <p>Elsewhere</p>
    </>,
  );
  const first = page.getByRole('button', { name: 'First' });
  await userEvent.hover(first);
  const [pointedAt, other] = page.getByRole('button').elements();
  // Browsers are never idle in a window that is covered.
  const idle = vi.spyOn(window, 'requestIdleCallback');
  idle.mockImplementation((work) => window.setTimeout(work));
  onTestFinished(() => void idle.mockRestore());
  startIdleWork();
  // The other button is replaced at the arrival.
  await expect.poll(() => other?.isConnected).toBe(false);
  expect(pointedAt?.isConnected).toBe(true);
  await first.click();
  expect(clicks).toEqual(['First']);
  await userEvent.hover(page.getByText('Elsewhere'));
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.poll(() => pointedAt?.isConnected).toBe(false);
  await userEvent.hover(first);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('About First');
});

it('is inside the dialog of its button, which is drawn together with it', async ({ show }) => {
  show(
    <Dialog open onOpenChange={() => undefined} title="Question">
      <Tooltip label="About it">
        <button type="button">Why?</button>
      </Tooltip>
    </Dialog>,
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Why?' }).hover();
  await expect.element(dialog.getByRole('tooltip')).toHaveTextContent('About it');
});
