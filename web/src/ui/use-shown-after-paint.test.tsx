import { useState } from 'react';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { useShownAfterPaint } from './use-shown-after-paint.ts';

async function elementOf(button: Locator): Promise<HTMLElement> {
  await expect.element(button).toBeVisible();
  return button.element() as HTMLElement;
}

function Switch({ seen }: { seen: boolean[] }) {
  const [open, setOpen] = useState(false);
  const isShown = useShownAfterPaint(open);
  seen.push(isShown);
  return (
    <button type="button" aria-pressed={isShown} onClick={() => setOpen(!open)}>
      Switch
    </button>
  );
}

it('is shown after a frame, and hidden at once', async ({ show }) => {
  const seen: boolean[] = [];
  show(<Switch seen={seen} />);
  const button = page.getByRole('button', { name: 'Switch' });
  const element = await elementOf(button);
  element.click();
  await new Promise(requestAnimationFrame);
  expect(seen).not.toContain(true);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  element.click();
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  expect(element).toHaveAttribute('aria-pressed', 'false');
});

it('stays hidden if it is closed before the frame', async ({ show }) => {
  const seen: boolean[] = [];
  show(<Switch seen={seen} />);
  const button = await elementOf(page.getByRole('button', { name: 'Switch' }));
  button.click();
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  button.click();
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  expect(seen).not.toContain(true);
});

it('a menu and a dialog open, close and open again by keys', async ({ show }) => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu trigger={<button type="button">Menu</button>}>
          <DropdownItem>First</DropdownItem>
          <DropdownItem>Second</DropdownItem>
        </DropdownMenu>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Question">
          <input aria-label="Answer" />
        </Dialog>
      </>
    );
  }
  show(<Example />);
  const menu = page.getByRole('menu');
  const dialog = page.getByRole('dialog', { name: 'Question' });
  for (let times = 0; times < 3; times += 1) {
    const opener = page.getByRole('button', { name: 'Menu' });
    (await elementOf(opener)).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => menu.elements()).toEqual([]);
    await expect.element(opener).toHaveFocus();

    const ask = page.getByRole('button', { name: 'Ask' });
    (await elementOf(ask)).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByLabelText('Answer')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toEqual([]);
    await expect.element(ask).toHaveFocus();
  }
});
